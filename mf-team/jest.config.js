import { jestProject } from '../jest.base.js';

export default jestProject({ name: 'mf-team', browser: true });
