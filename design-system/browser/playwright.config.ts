import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../scripts/lib/chromiumFlags.mjs';

const jsonFile = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

/** The stories in a real browser. Started by `npm run stories`, which builds and serves the Storybook. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.browser.ts',
  outputDir: '../../.cache/stories',
  // Each worker keeps one page and goes through its stories in it.
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  forbidOnly: true,
  // A story that passes only on its second try is named at the end of the run.
  retries: 1,
  reporter: [['line'], ...(jsonFile ? [['json', { outputFile: jsonFile }] as const] : [])],
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: chromiumFlags,
    },
  },
});
