// @ts-check
/* global window, document -- some functions below run in the page */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../lib/browser.mjs';
import { buildStale } from '../lib/builds.mjs';
import { chromiumFlags } from '../lib/chromiumFlags.mjs';
import { fail } from '../lib/terminal.mjs';
import { startServer } from '../lib/server.mjs';
import { clock, pages } from './rendering.mjs';
import { medians, openPhone, openUntilContent, row, slowDown } from './slowPhone.mjs';

const repeats = 7;

/** Limits of a page that answers at once; ratios are against the other build. */
const budgets = { blockedFirst: 0.4, blockedAgain: 0.35, longestAgain: 100, paint: 1200, press: 200 };

/** Milliseconds after which a press that was not answered counts as lost. */
const lostAfter = 10_000;

/** Sums long tasks, and keeps the longest one and the largest paint. Runs in the page, before its scripts. */
function watchPage() {
  window.seen = { blocked: 0, longest: 0, paint: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.seen.blocked += Math.max(0, duration - 50);
      window.seen.longest = Math.max(window.seen.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.seen.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** The phone made slow, and watched. */
async function openWatched(browser, url) {
  const { context, tab } = await openPhone(browser, url);
  await slowDown(context, tab);
  await tab.addInitScript(watchPage);
  return { context, tab };
}

async function open(tab, url, { path, content }) {
  const contentMs = await openUntilContent(tab, url + path, content);
  await tab.waitForTimeout(3000);
  return { content: contentMs, ...(await tab.evaluate(() => window.seen)) };
}

/** A first visit, and the same page once more. */
async function visit(browser, url, page) {
  const { context, tab } = await openWatched(browser, url);
  const first = await open(tab, url, page);
  const again = await open(tab, url, page);
  await context.close();
  return {
    content: first.content,
    paint: first.paint,
    blocked: first.blocked,
    contentAgain: again.content,
    blockedAgain: again.blocked,
    longestAgain: again.longest,
  };
}

/** Presses the metric beside the chosen one of `/team` 300 ms after its content. @returns milliseconds until it is chosen */
async function press(browser, url) {
  const { context, tab } = await openWatched(browser, url);
  await openUntilContent(tab, `${url}/team`, '[role=radiogroup] [role=radio]');
  await tab.waitForTimeout(300);
  const option = tab.locator('[role=radiogroup] [aria-checked=true] + [role=radio]');
  const place = await option.boundingBox();
  if (place === null) throw new Error('The metric to press is not on the screen.');
  await tab.evaluate(() => {
    const chosen = () => document.querySelector('[role=radiogroup] [aria-checked=true]')?.textContent;
    const before = chosen();
    window.answered = new Promise((resolve) => {
      window.addEventListener('pointerdown', ({ timeStamp }) => {
        const look = () =>
          chosen() === before ? window.requestAnimationFrame(look) : resolve(performance.now() - timeStamp);
        look();
      });
    });
  });
  await tab.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  const answered = await Promise.race([
    tab.evaluate(() => window.answered),
    new Promise((resolve) => setTimeout(resolve, lostAfter, lostAfter)),
  ]);
  await context.close();
  return { press: answered };
}

const ms = (figures) => Object.values(figures).map((figure) => Math.round(figure));

/** @returns a sentence for each exceeded limit */
function judge({ path }, here, there) {
  process.stdout.write(row([`${path} this build`, ...ms(here)]));
  process.stdout.write(row([`${path} the other`, ...ms(there)]));
  const figures = {
    blockedFirst: here.blocked / Math.max(1, there.blocked),
    blockedAgain: here.blockedAgain / Math.max(1, there.blockedAgain),
    longestAgain: here.longestAgain,
    paint: here.paint,
  };
  return Object.entries(figures)
    .filter(([name, figure]) => figure > budgets[name])
    .map(([name, figure]) => `${path}: ${name} ${figure.toFixed(2)} of ${budgets[name]}`);
}

/** `--page /team`: one of the five. */
function chosenPages() {
  const given = process.argv.indexOf('--page');
  return given < 0 ? pages : pages.filter(({ path }) => path === process.argv[given + 1]);
}

/** Every page in turn on both builds, so that a busy minute of the machine meets both. */
async function benchPages(browser, urls) {
  process.stdout.write(`\nA slow phone, milliseconds, medians of ${repeats}\n`);
  process.stdout.write(row(['', 'content', 'paint', 'blocked', 'again:', 'blocked', 'longest']));
  const missed = [];
  for (const page of chosenPages()) {
    const visits = { here: [], there: [] };
    for (let turn = 0; turn < repeats; turn += 1)
      for (const [name, url] of Object.entries(urls)) visits[name].push(await visit(browser, url, page));
    missed.push(...judge(page, medians(visits.here), medians(visits.there)));
  }
  return missed;
}

async function benchPress(browser, urls) {
  const presses = { here: [], there: [] };
  for (let turn = 0; turn < repeats; turn += 1)
    for (const [name, url] of Object.entries(urls)) presses[name].push(await press(browser, url));
  const [here, there] = [medians(presses.here), medians(presses.there)];
  process.stdout.write(
    '\nA press on a metric 300 ms after the content of /team: milliseconds until it is chosen\n',
  );
  process.stdout.write(row(['this build, the other', ...ms(here), ...ms(there)]));
  process.stdout.write(row(['each press here', ...presses.here.flatMap(ms)]));
  return here.press > budgets.press ? [`/team: press ${Math.round(here.press)} of ${budgets.press} ms`] : [];
}

/**
 * Five pages on a slow phone, against another commit that was checked out and built: `npm run bench -- against --checkout
 * ../before`, of one page with `--page /team`.
 *
 * @returns {Promise<string[]>} a sentence for each exceeded limit
 */
export async function benchAgainst() {
  const given = process.argv.indexOf('--checkout');
  const checkout = process.argv[given + 1];
  if (given < 0 || checkout === undefined)
    fail('This part needs another commit, checked out and built: --checkout ../before');
  await buildStale();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
  // Each visit is one of pages from the server, however busy the machine is.
  const env = { CLOCK: clock, RENDER: 'server', RENDER_LIMIT: '5000' };
  const servers = [await startServer(env), await startServer(env, { root: resolve(checkout) })];
  try {
    const urls = { here: servers[0].url, there: servers[1].url };
    // The first reader of a release does not wait for its code.
    for (const url of Object.values(urls)) for (const page of pages) await visit(browser, url, page);
    return [...(await benchPages(browser, urls)), ...(await benchPress(browser, urls))];
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
  }
}
