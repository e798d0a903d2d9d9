import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../scripts/lib/chromiumFlags.mjs';

const jsonFile = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.cache/e2e',
  // Each worker runs an app and a browser of its own; two keep two cores busy (docs/decisions/0085).
  workers: 2,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A journey that passes only on its second try is named at the end of the run, with its trace kept.
  retries: 1,
  reporter: [['line'], ...(jsonFile ? [['json', { outputFile: jsonFile }] as const] : [])],
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: chromiumFlags,
    },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Only where the worker is the matter: a page with one does not show its requests to `page.route`.
    serviceWorkers: 'block',
    // A mark that pulses is painted again and again by the processor. The journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey would be a sixth of a whole run's work.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    // `.phone.e2e.ts`: looks the same at any width (sessions, releases, faults, the network), so it runs once, at
    // the size that most have. `.desktop.e2e.ts`: needs pitch and table side by side, or sets its own widths. In all
    // other files a test says it by its tag, `@phone` or `@desktop`; one without a tag runs at both.
    {
      name: 'phone',
      testIgnore: '**/*.desktop.e2e.ts',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.e2e.ts',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
