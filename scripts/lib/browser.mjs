// @ts-check
import { existsSync } from 'node:fs';
import { canUseApt, installPackages } from './apt.mjs';
import { bin, run } from './run.mjs';
import { step } from './terminal.mjs';

/** Chromium without a window: the tests take a tenth less time in it. */
const headless = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  headless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A browser of this machine: the one named by `CHROMIUM_PATH`, a packaged one, or Playwright's own. */
async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const packaged = usualPlaces.find((path) => existsSync(path));
  if (packaged) return packaged;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

const withFonts = (name) => installPackages([name, 'fonts-liberation']);

/** Beside another browser too, where that is one command; older systems have no package of it. */
async function installHeadless() {
  if (process.env.CHROMIUM_PATH || existsSync(headless) || !canUseApt()) return;
  await step('Installing a browser without a window', () => withFonts('chromium-headless-shell')).catch(
    () => undefined,
  );
}

/**
 * Finds a Chromium, or installs one: the system's package without a window, else Playwright's own, else the system's usual one.
 *
 * @returns {Promise<string>} path of the browser
 */
export async function ensureBrowser() {
  await installHeadless();
  const found = await findBrowser();
  if (found) return found;
  await step('Installing a browser', async () => {
    try {
      await run(bin('playwright'), ['install', 'chromium'], { quiet: true });
    } catch (error) {
      if (!canUseApt()) throw error;
      await withFonts('chromium');
    }
  });
  const installed = await findBrowser();
  if (!installed) throw new Error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.');
  return installed;
}
