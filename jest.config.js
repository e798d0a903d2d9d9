export default {
  projects: [
    '<rootDir>/shared',
    '<rootDir>/design-system',
    '<rootDir>/api',
    '<rootDir>/shell',
    '<rootDir>/shell/server',
    '<rootDir>/mf-*',
  ],
};
