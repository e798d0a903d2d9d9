// @ts-check
import { existsSync } from 'node:fs';
import { canUseApt, installPackages } from './apt.mjs';
import { bin, run } from './run.mjs';
import { step } from './terminal.mjs';

/** Chromium without a window first: the tests take a sixth less of the processor in it. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
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

async function installPackaged() {
  const install = (name) => installPackages([name, 'fonts-liberation']);
  // Older systems have no package of it.
  await install('chromium-headless-shell').catch(() => install('chromium'));
}

/**
 * Finds a Chromium, or installs one: Playwright's own where it can be fetched, else the system's package.
 *
 * @returns {Promise<string>} path of the browser
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  await step('Installing a browser', async () => {
    try {
      await run(bin('playwright'), ['install', 'chromium'], { quiet: true });
    } catch (error) {
      if (!canUseApt()) throw error;
      await installPackaged();
    }
  });
  const installed = await findBrowser();
  if (!installed) throw new Error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.');
  return installed;
}
