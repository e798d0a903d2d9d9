import { jestProject } from '../jest.base.js';

export default jestProject({ name: 'mf-clubs', browser: true });
