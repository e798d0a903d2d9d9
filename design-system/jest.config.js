import { jestProject } from '@touchline/shared/testing/jestProject.js';

export default jestProject({ name: 'design-system', browser: true });
