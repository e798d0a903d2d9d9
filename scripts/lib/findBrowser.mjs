// @ts-check
import { existsSync } from 'node:fs';

/** Chromium without a window: the tests take a tenth less time in it. */
export const headless = '/usr/bin/chromium-headless-shell';

const installedPaths = [
  headless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * A browser of this machine: the one named by `CHROMIUM_PATH`, a packaged one, or Playwright's own.
 *
 * @param {() => string} playwrightsOwn path of Playwright's own browser, whether it is there or not
 * @returns {string | undefined}
 */
export function findBrowser(playwrightsOwn) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return [...installedPaths, playwrightsOwn()].find((path) => existsSync(path));
}
