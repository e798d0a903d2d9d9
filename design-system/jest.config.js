import { jestProject } from '../jest.base.js';

export default jestProject({ name: 'design-system', browser: true });
