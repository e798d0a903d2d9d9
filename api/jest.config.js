import { jestProject } from '@touchline/shared/testing/jestProject.js';

export default jestProject({
  name: 'api',
  globalSetup: '<rootDir>/src/testing/startPostgres.ts',
  globalTeardown: '<rootDir>/src/testing/stopPostgres.ts',
});
