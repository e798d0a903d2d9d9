import { jestProject } from '../jest.base.js';

export default jestProject({ name: 'mf-fixtures', browser: true });
