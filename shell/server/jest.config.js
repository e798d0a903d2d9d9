import { jestProject } from '../../jest.base.js';

export default jestProject({ name: 'server' });
