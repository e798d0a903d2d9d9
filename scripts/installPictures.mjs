// @ts-check
/**
 * Takes the pictures that a browser shows before it installs the app (`screenshots` of `shell/public/manifest.webmanifest`) from the
 * running demo season while two matches run: `npm run install-pictures`, after the look of these pages has changed. They are
 * committed, so that neither a build nor a start opens a browser.
 */
/* global document -- two functions below run in the page */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './lib/browser.mjs';
import { buildStale } from './lib/builds.mjs';
import { chromiumFlags } from './lib/chromiumFlags.mjs';
import { root } from './lib/run.mjs';
import { startServer } from './lib/server.mjs';
import { live } from './screens/moments.mjs';
import { makeReaders } from './screens/readers.mjs';

/** All of one form have one size, as the manifest wants it. */
const forms = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false },
};
const pages = {
  team: '/team',
  rivals: '/rivals/rivals/gameweek',
  fixtures: '/fixtures/24',
};

await buildStale();
const server = await startServer({ CLOCK: live, RENDER: 'browser' });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
try {
  for (const [form, screen] of Object.entries(forms)) {
    const readers = makeReaders(browser, server.url, {
      ...screen,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      serviceWorkers: 'block',
    });
    for (const [name, path] of Object.entries(pages))
      await readers.withPage('pass', async (page) => {
        await page.clock.setFixedTime(new Date(live));
        await page.goto(server.url + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const file = join(root, 'shell/public', `install-${name}-${form}.jpg`);
        await page.screenshot({ path: file, type: 'jpeg', quality: 80, animations: 'disabled' });
      });
    await readers.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
