// @ts-check
/* global window, document, Element, PointerEvent, MutationObserver, DOMMatrix, requestAnimationFrame -- some functions below run in the page */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../lib/browser.mjs';
import { root, run } from '../lib/run.mjs';
import { portOf, serveFolder } from '../lib/serveFolder.mjs';

/** Milliseconds, with the processor four times slower than this machine's. Source: the design system's issue. */
const budgets = { sort: 100, frame: 50 };
const slowdown = 4;
/** Milliseconds that a finger or a button is down for in a quick press. */
const pressed = 80;
const story = 'data-datatable--eight-hundred-rows';

/** By a mouse six more rows are in sight than by a finger, which needs higher ones. */
const pointers = {
  'a mouse': {},
  'a finger': { hasTouch: true, isMobile: true },
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * The table of 800 rows and 12 columns on a slow phone: first paint, sort and scroll.
 *
 * @returns {Promise<string[]>} a sentence for each budget that is missed
 */
export async function benchTable() {
  const built = join(root, 'storybook-static');
  await run(process.execPath, ['scripts/storybook.mjs', 'build'], { quiet: true });
  const server = await serveFolder(built);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const missed = [];
    for (const [pointer, options] of Object.entries(pointers)) {
      const measured = async (rate) => {
        const page = await browser.newPage({ viewport: { width: 390, height: 844 }, ...options });
        const figures = await measure(page, `http://127.0.0.1:${portOf(server)}`, rate);
        await page.close();
        return figures;
      };
      missed.push(...report(pointer, await measured(slowdown), await measured(1)));
    }
    return missed;
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} rate how many times slower the processor is
 */
async function measure(page, url, rate) {
  await page.addInitScript(withoutHighlighter);
  // Another story of the same file first, so that code and fonts are there and only the table is timed.
  await page.goto(`${url}/iframe.html?id=data-datatable--one-row&viewMode=story`);
  await page.getByRole('table').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const firstPaint = await page.evaluate(openStory, story);
  // Storybook's own look at the story, by axe, would be part of the first sort.
  await page.evaluate(() => window['storyIsFinished']);
  const sorts = [];
  const orders = [];
  for (const column of ['Total', 'Cost', 'Rank', 'goals', 'Player'])
    for (let press = 0; press < 2; press += 1) {
      sorts.push(await page.evaluate(sortBy, { label: column, pressed }));
      orders.push(await page.evaluate(rowsAsHtml));
    }
  const frames = await page.evaluate(scrollThrough);
  await page.evaluate(replaceByCopy, orders);
  const byHand = { sorts: [], frames: undefined };
  for (const rows of orders) byHand.sorts.push(await page.evaluate(writeRows, rows));
  byHand.frames = await page.evaluate(scrollThrough);
  return { firstPaint, sorts, frames, byHand };
}

/**
 * Runs in the page: Storybook's highlighter reads the style of every element whenever the story changes, which is
 * more than a sort takes and is nothing that a reader of the app has.
 */
function withoutHighlighter() {
  const observe = MutationObserver.prototype.observe;
  MutationObserver.prototype.observe = function (target, options) {
    if (target instanceof Element && target.id === 'storybook-root') return;
    observe.call(this, target, options);
  };
}

function report(pointer, { firstPaint, sorts, frames, byHand }, unslowed) {
  const worst = Math.max(...sorts);
  const say = (text) => process.stdout.write(`${text}\n`);
  const ratio = (ours, theirs) => (ours / theirs).toFixed(2);
  say(`Table of 800 rows and 12 columns, processor ${slowdown} times slower, by ${pointer}`);
  say(`  first paint ${firstPaint.toFixed(0)} ms`);
  say(`  sort ${median(sorts).toFixed(0)} ms (median of ${sorts.length}), worst ${worst.toFixed(0)} ms`);
  say(
    `  scroll: ${frames.slow} of ${frames.count} frames over 50 ms, the longest ${frames.longest.toFixed(0)} ms; usually ${frames.usual.toFixed(0)} ms`,
  );
  say(
    `  the same rows as plain HTML, without a library: sort ${median(byHand.sorts).toFixed(0)} ms, a frame usually ${byHand.frames.usual.toFixed(0)} ms, ` +
      `${byHand.frames.slow} over 50 ms; we take ${ratio(median(sorts), median(byHand.sorts))} and ${ratio(frames.usual, byHand.frames.usual)} of that`,
  );
  // The browser slows by interrupting: on a virtual machine that costs more than the time it takes away.
  say(
    `  at full speed: sort ${median(unslowed.sorts).toFixed(0)} ms, worst ${Math.max(...unslowed.sorts).toFixed(0)} ms; as plain HTML ${median(unslowed.byHand.sorts).toFixed(0)} ms`,
  );
  const missed = [];
  if (worst >= budgets.sort)
    missed.push(`sorting 800 rows by ${pointer}: ${worst.toFixed(0)} of ${budgets.sort} ms`);
  if (frames.longest > budgets.frame)
    missed.push(
      `a frame while scrolling 800 rows by ${pointer}: ${frames.longest.toFixed(0)} of ${budgets.frame} ms`,
    );
  return missed;
}

/** Runs in the page: milliseconds from the wish for a story to its table's paint. */
function openStory(storyId) {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  window['storyIsFinished'] = new Promise((resolve) =>
    channel.on('storyFinished', (finished) => finished.storyId === storyId && resolve(undefined)),
  );
  return new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (!document.querySelector('table[aria-rowcount="801"] tbody td')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Runs in the page: milliseconds from the end of a press on a heading, as a hand presses, to the paint of the new order. */
async function sortBy({ label, pressed }) {
  const button = [...document.querySelectorAll('thead button')].find((one) =>
    one.textContent?.startsWith(label),
  );
  if (!button) throw new Error(`No column is called ${label}.`);
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  // Not in the middle of what the last press still has to do.
  await wait(300);
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await wait(pressed);
  const start = performance.now();
  button.click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}

/** Runs in the page: the rows that are drawn now. */
function rowsAsHtml() {
  return document.querySelector('table[aria-rowcount="801"] tbody')?.innerHTML ?? '';
}

/**
 * Runs in the page: the yardstick. In the table's place comes a copy that no library looks after, in the first of the
 * orders: as one scrolls, a row that has left at the top is written anew and moved to the end.
 */
function replaceByCopy(orders) {
  const root = document.querySelector('#storybook-root');
  const copy = document.createElement('div');
  copy.innerHTML = root?.innerHTML ?? '';
  root?.replaceWith(copy);
  const body = copy.querySelector('tbody');
  const region = copy.querySelector('.scroll');
  if (!body || !region) throw new Error('There is no table to copy.');
  const texts = orders.flatMap((order) => {
    body.innerHTML = order;
    return [...body.rows].map((row) => row.innerHTML);
  });
  const height = body.rows[0]?.offsetHeight ?? 0;
  const placeOf = (row) => new DOMMatrix(row.style.transform).m42;
  let next = 0;
  region.addEventListener('scroll', () => {
    for (const row of body.rows) {
      if (placeOf(row) > region.scrollTop - 4 * height) continue;
      row.style.transform = `translateY(${placeOf(row) + body.rows.length * height}px)`;
      row.innerHTML = texts[next++ % texts.length];
    }
  });
}

/** Runs in the page: milliseconds from writing these rows to their paint. */
function writeRows(rows) {
  const body = document.querySelector('table[aria-rowcount="801"] tbody');
  if (!body) throw new Error('There is no table.');
  return new Promise((resolve) =>
    setTimeout(() => {
      const start = performance.now();
      body.innerHTML = rows;
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    }, 300),
  );
}

/**
 * Runs in the page: a fling through the table, and the frames in it that took longer than 50 ms. The browser
 * tells of no shorter ones, so `longest` is 0 when there was none. `usual` is the median of all.
 */
async function scrollThrough() {
  const region = document.querySelector('.scroll');
  if (!region) throw new Error('The table does not scroll.');
  // Not the frame of the last sort.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const slow = [];
  const observer = new PerformanceObserver((list) =>
    slow.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'long-animation-frame' });
  const perFrame = 160;
  const frames = [];
  let before = performance.now();
  while (region.scrollTop + region.clientHeight < region.scrollHeight - perFrame && frames.length < 180) {
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    frames.push(now - before);
    before = now;
    region.scrollTop += perFrame;
  }
  const usual = frames.sort((a, b) => a - b)[Math.floor(frames.length / 2)] ?? 0;
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.disconnect();
  return { count: frames.length, usual, slow: slow.length, longest: Math.max(0, ...slow) };
}
