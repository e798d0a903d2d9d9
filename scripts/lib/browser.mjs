// @ts-check
import { existsSync } from 'node:fs';
import { canUseApt, installPackages } from './apt.mjs';
import { findBrowser, headless } from './findBrowser.mjs';
import { bin, run } from './run.mjs';
import { step } from './terminal.mjs';

const findHere = async () => {
  const { chromium } = await import('@playwright/test');
  return findBrowser(() => chromium.executablePath());
};

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
  const found = await findHere();
  if (found) return found;
  await step('Installing a browser', async () => {
    try {
      await run(bin('playwright'), ['install', 'chromium'], { quiet: true });
    } catch (error) {
      if (!canUseApt()) throw error;
      await withFonts('chromium');
    }
  });
  const installed = await findHere();
  if (!installed) throw new Error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.');
  return installed;
}
