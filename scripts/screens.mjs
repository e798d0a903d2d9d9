// @ts-check
/**
 * `npm run screens`: pictures of every state and popup of the shell and the six remotes, light and dark, phone and desktop,
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
import { makeNewcomers } from './screens/accounts.mjs';
import { screensOf } from './screens/list.mjs';
import { live, moments } from './screens/moments.mjs';
import { makeReaders } from './screens/readers.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Screen } from './screens/list.mjs' */
/** @typedef {ReturnType<typeof makeReaders>} Readers */

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
// The browser renders: in HTML from the server the data is there already, and no call of it can be held back or fail.
const server = await startServer({ CLOCK: live, RENDER: 'browser' });
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
    for (const [size, viewport] of sizes)
      await step(`Screens: ${state}, ${size}`, () =>
        inParallel(
          here.filter(({ only = size }) => only === size),
          () => readersAt(size, viewport),
          (screen, readers) => takeBoth(screen, size, readers, team),
        ),
      );
  }
  for (const [size, { columns }] of sizes)
    for (const scheme of schemes) await contactSheets(`${size}-${scheme}`, columns);
} finally {
  await browser.close();
  await server.stop();
}

/**
 * Each worker has readers of its own, which it keeps from screen to screen.
 *
 * @param {readonly Screen[]} queue @param {() => Readers} makeThem
 * @param {(screen: Screen, readers: Readers) => Promise<void>} take
 */
async function inParallel(queue, makeThem, take) {
  const left = [...queue];
  const worker = async () => {
    const readers = makeThem();
    for (let screen = left.shift(); screen; screen = left.shift()) await take(screen, readers);
    await readers.close();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** @param {string} size @param {{ width: number, height: number }} viewport */
function readersAt(size, { width, height }) {
  return makeReaders(browser, server.url, {
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    hasTouch: size === 'phone',
    // It would answer for a remote that a screen takes away.
    serviceWorkers: 'block',
  });
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
 * @param {Screen} screen @param {string} size @param {Readers} readers
 * @param {string} team id of a team that can be linked
 */
async function takeBoth(screen, size, readers, team) {
  /** @param {unknown} error */
  const report = (error) => process.stderr.write(`${screen.name} (${size}): ${error}\n`);
  await readers
    .withPage(screen.account, async (page, userId) => {
      await open(page, screen, userId);
      await screen.show?.(page, team).catch(report);
      await page.waitForTimeout(700);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.waitForTimeout(250);
        await page.evaluate(coloursSettled);
        await page.screenshot({ path: fileOf(screen, size, scheme) });
      }
    })
    .catch(report);
}

/** Runs in the page: colours take a moment to change, longer when three pages change at once. */
async function coloursSettled() {
  const changing = document.getAnimations().filter(({ constructor }) => constructor === CSSTransition);
  await Promise.all(changing.map(({ finished }) => finished.catch(() => undefined)));
}

/** @param {Page} page @param {Screen} screen @param {string} [userId] */
async function open(page, { path = '/', native, fresh, before }, userId) {
  page.setDefaultTimeout(10_000);
  // A load that is given up has exchanged the session all the same: its successor is lost with the answer.
  page.setDefaultNavigationTimeout(60_000);
  await page.emulateMedia({ colorScheme: 'light' });
  if (userId && !fresh)
    await page.addInitScript((key) => {
      if (localStorage.getItem(key) === null)
        localStorage.setItem(key, JSON.stringify({ alerts: { rivals_recommended: true } }));
    }, `tl-choices:${userId}`);
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
