// @ts-check
/**
 * `npm run screens`: pictures of every state and popup of the shell, mf-team and mf-clubs, light and dark, phone and desktop,
 * in .cache/screens, with contact sheets. For eyes, not for comparison by machine. `npm run screens -- shell` takes
 * one part's, `npm run screens -- desktop popup` those whose name has the word, at that size only.
 */
/* global document, CSSTransition -- a function below runs in the page */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './lib/browser.mjs';
import { buildStale } from './lib/builds.mjs';
import { root } from './lib/run.mjs';
import { startServer } from './lib/server.mjs';
import { step } from './lib/terminal.mjs';
import { makeNewcomers, signIn } from './screens/accounts.mjs';
import { screensOf } from './screens/list.mjs';
import { live, moments } from './screens/moments.mjs';

/** @import { BrowserContext, Page } from '@playwright/test' */
/** @import { Screen } from './screens/list.mjs' */

const out = join(root, '.cache/screens');
const allSizes = {
  phone: { width: 390, height: 844, columns: 6 },
  desktop: { width: 1280, height: 800, columns: 4 },
};
const schemes = /** @type {const} */ (['light', 'dark']);
/** How many screens are taken at once; and how many stand on one contact sheet. */
const atOnce = 3;
const onASheet = 12;

const words = process.argv.slice(2);
const sizes = Object.entries(allSizes).filter(
  ([size]) => words.includes(size) || !words.some((word) => word in allSizes),
);
const owners = Object.keys(screensOf).filter(
  (owner) => words.includes(owner) || !words.some((word) => word in screensOf),
);
const parts = words.filter((word) => !(word in allSizes) && !(word in screensOf));
const wanted = owners
  .flatMap((owner) => screensOf[owner] ?? [])
  .filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));

await buildStale();
const server = await startServer({ CLOCK: live });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
try {
  const team = await makeNewcomers(server.url);
  for (const [state, now] of Object.entries({ live: undefined, ...moments })) {
    const here = wanted.filter((screen) => (screen.state ?? 'live') === state);
    if (here.length === 0) continue;
    if (now) await moveClock(now);
    for (const [size, { width, height }] of sizes)
      await step(`Screens: ${state}, ${size}`, () =>
        inParallel(
          here.filter(({ only = size }) => only === size),
          (screen) => takeBoth(screen, size, { width, height }, team),
        ),
      );
  }
  for (const [size, { columns }] of sizes)
    for (const scheme of schemes) await contactSheets(`${size}-${scheme}`, columns);
} finally {
  await browser.close();
  await server.stop();
}

/** @param {readonly Screen[]} queue @param {(screen: Screen) => Promise<void>} take */
async function inParallel(queue, take) {
  const left = [...queue];
  const worker = async () => {
    for (let screen = left.shift(); screen; screen = left.shift()) await take(screen);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** @param {string} now */
async function moveClock(now) {
  await fetch(`${server.url}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now, rate: 1 }),
  });
  // The season is read again at its new moment.
  await new Promise((resolve) => setTimeout(resolve, 3000));
}

/** @param {Screen} screen @param {string} size @param {string} scheme */
function fileOf({ name }, size, scheme) {
  return join(out, `${name.replaceAll(/[ ,]+/g, '-')}.${size}-${scheme}.png`);
}

/**
 * A screen by day and by night: the page follows the device.
 *
 * @param {Screen} screen @param {string} size @param {{ width: number, height: number }} viewport
 * @param {string} team the number of one that can be linked
 */
async function takeBoth(screen, size, viewport, team) {
  const context = await browser.newContext({
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    hasTouch: size === 'phone',
    // It would answer for a remote that a screen takes away.
    serviceWorkers: 'block',
  });
  try {
    const page = await open(context, screen);
    await screen
      .show?.(page, team)
      .catch((error) => process.stderr.write(`${screen.name} (${size}): ${error}\n`));
    await page.waitForTimeout(700);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForTimeout(250);
      await page.evaluate(coloursSettled);
      await page.screenshot({ path: fileOf(screen, size, scheme) });
    }
  } catch (error) {
    process.stderr.write(`${screen.name} (${size}): ${error}\n`);
  } finally {
    await context.close();
  }
}

/** Runs in the page: colours take a moment to change, longer when three pages change at once. */
async function coloursSettled() {
  const changing = document.getAnimations().filter(({ constructor }) => constructor === CSSTransition);
  await Promise.all(changing.map(({ finished }) => finished.catch(() => undefined)));
}

/** @param {BrowserContext} context @param {Screen} screen */
async function open(context, { account, path = '/', native, fresh, before }) {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  if (account) {
    const { cookies, userId } = await signIn(server.url, account);
    await context.addCookies(cookies);
    if (!fresh)
      await page.addInitScript((key) => {
        if (localStorage.getItem(key) === null)
          localStorage.setItem(key, JSON.stringify({ alerts: { rivals_recommended: true } }));
      }, `tl-choices:${userId}`);
  }
  if (native)
    await page.addInitScript(() =>
      Object.assign(globalThis, {
        Capacitor: { isNativePlatform: () => true, getPlatform: () => 'android' },
      }),
    );
  await before?.(page);
  await page.goto(server.url + path);
  // The event stream never ends, so the network is never idle. The native start has no heading.
  if (!native) await page.locator('h1').first().waitFor();
  await page.waitForTimeout(native ? 300 : 1200);
  return page;
}

/** @param {string} kind @param {number} columns */
async function contactSheets(kind, columns) {
  const [size = '', scheme = ''] = kind.split('-');
  const ofThisSize = wanted.filter(({ only = size }) => only === size);
  for (let first = 0; first < ofThisSize.length; first += onASheet) {
    const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
    const figures = ofThisSize.slice(first, first + onASheet).map((screen) => {
      const file = fileOf(screen, size, scheme);
      // One that could not be taken has said so already.
      const picture = existsSync(file) ? readFileSync(file).toString('base64') : '';
      return `<figure style="margin:0"><img style="width:100%" src="data:image/png;base64,${picture}"><figcaption>${screen.name}</figcaption></figure>`;
    });
    await page.setContent(
      `<body style="margin:8px;display:grid;gap:8px;font:16px sans-serif;grid-template-columns:repeat(${columns},1fr);background:#888">
       ${figures.join('')}</body>`,
    );
    const number = String(first / onASheet + 1).padStart(2, '0');
    await page.screenshot({ path: join(out, `sheet-${number}.${kind}.png`), fullPage: true });
    await page.close();
  }
}
