import { jestProject } from '../jest.base.js';

/** The browser half and the server half need different worlds. */
export default {
  projects: [
    { ...jestProject({ name: 'shell', browser: true }), rootDir: import.meta.dirname, roots: ['<rootDir>/src'] },
    { ...jestProject({ name: 'shell/server' }), rootDir: import.meta.dirname, roots: ['<rootDir>/server'] },
  ],
};
