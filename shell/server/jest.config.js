import { fileURLToPath } from 'node:url';
import { jestProject } from '@touchline/shared/testing/jestProject.js';

const { moduleNameMapper, ...project } = jestProject({ name: 'server' });

export default {
  ...project,
  moduleNameMapper: {
    ...moduleNameMapper,
    // It exports nothing for `require`, which is what Jest looks for.
    '^json-schema-faker$': fileURLToPath(import.meta.resolve('json-schema-faker')),
  },
};
