import { jestProject } from '../jest.base.js';

export default jestProject({ name: 'shell', browser: true, roots: ['<rootDir>/src', '<rootDir>/worker'] });
