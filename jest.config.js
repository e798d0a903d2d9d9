export default {
  // A worker keeps what its test files leave behind and becomes slow: past this it is started anew.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/scripts/lib/longTestsFirst.cjs',
  projects: [
    '<rootDir>/shared',
    '<rootDir>/design-system',
    '<rootDir>/api',
    '<rootDir>/shell',
    '<rootDir>/shell/server',
    '<rootDir>/mf-*',
  ],
};
