import { jestProject } from '@touchline/shared/testing/jestProject.js';

export default jestProject({ name: 'shell', browser: true, roots: ['<rootDir>/src', '<rootDir>/worker'] });
