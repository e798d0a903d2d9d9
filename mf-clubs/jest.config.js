import { jestProject } from '@touchline/shared/testing/jestProject.js';

export default jestProject({ name: 'mf-clubs', browser: true });
