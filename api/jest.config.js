import { jestProject } from '@touchline/shared/testing/jestProject.js';

export default jestProject({
  name: 'api',
  globalSetup: '<rootDir>/test/support/startPostgres.ts',
  globalTeardown: '<rootDir>/test/support/stopPostgres.ts',
});
