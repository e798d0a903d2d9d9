// @ts-check
/* global window -- some functions below run in the page */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../lib/browser.mjs';
import { buildStale } from '../lib/builds.mjs';
import { chromiumFlags } from '../lib/chromiumFlags.mjs';
import { startServer } from '../lib/server.mjs';
import { medians, openPhone, openUntilContent, row, screen, signIn, slowDown } from './slowPhone.mjs';

const repeats = 7;
/** Source: section 5b of the design. */
const budgets = { cold: 0.4, again: 0.5, blocking: 1, pagesPerSecond: 60, p99Ms: 200 };

/** The five pages of the design, each with its main content. */
export const pages = [
  { path: '/', content: 'main a[href^="/footballer/"]' },
  { path: '/team', content: 'main ul[aria-label="Goalkeeper"] li' },
  { path: '/fixtures/24', content: 'main a[href^="/fixture/"]' },
  { path: '/footballers/list', content: 'main table tbody tr' },
  { path: '/rivals/rivals/gameweek', content: 'main table tbody tr' },
];

/** An instant of a running gameweek. */
export const clock = '2024-01-20T13:40:00Z';

/** One opening of a page. @returns milliseconds to its content, and of the main thread being blocked */
async function open(page, url, { path, content }) {
  const contentMs = await openUntilContent(page, url + path, content);
  await page.waitForTimeout(3000);
  return { content: contentMs, blocked: await page.evaluate(() => window.blockedMs) };
}

/** A first visit with an empty cache, and the same page once more. */
async function visit(browser, url, page) {
  const { context, tab } = await openPhone(browser, url);
  await slowDown(context, tab);
  await tab.addInitScript(() => {
    window.blockedMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.blockedMs += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  const cold = await open(tab, url, page);
  const again = await open(tab, url, page);
  await context.close();
  return { cold: cold.content, blocked: cold.blocked, again: again.content, blockedAgain: again.blocked };
}

const seconds = (ms) => (ms / 1000).toFixed(2);

/** @returns a sentence for each exceeded limit */
function judge({ path }, rendered, browserAlone) {
  const ratios = {
    cold: rendered.cold / browserAlone.cold,
    again: rendered.again / browserAlone.again,
    blocking: rendered.blocked / Math.max(1, browserAlone.blocked),
  };
  for (const [name, v] of Object.entries({ 'from the server': rendered, 'browser alone': browserAlone }))
    process.stdout.write(
      row([`${path} ${name}`, ...[v.cold, v.again, v.blocked, v.blockedAgain].map(seconds)]),
    );
  process.stdout.write(
    row([`${path} ratio`, ratios.cold.toFixed(2), ratios.again.toFixed(2), ratios.blocking.toFixed(2)]),
  );
  return Object.entries(ratios)
    .filter(([what, ratio]) => ratio > budgets[what])
    .map(([what, ratio]) => `${path}: ${what} ${ratio.toFixed(2)} of ${budgets[what]}`);
}

async function benchPages(browser, servers) {
  process.stdout.write(
    `\nPages on a slow phone with and without rendering on the server, seconds, medians of ${repeats}\n`,
  );
  process.stdout.write(row(['', 'cold', 'again', 'blocked', 'again']));
  const missed = [];
  for (const page of pages) {
    const visits = { rendered: [], alone: [] };
    for (let turn = 0; turn < repeats; turn += 1)
      for (const [name, { url }] of Object.entries(servers))
        visits[name].push(await visit(browser, url, page));
    missed.push(...judge(page, medians(visits.rendered), medians(visits.alone)));
  }
  return missed;
}

/** Megabytes that the rendering process holds: the server's child. */
function renderingMegabytes(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children.map((child) => {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  });
}

/** A reader's browser as far as cookies go: every page renews the session. */
async function createReader(url) {
  const cookies = new Map((await signIn(url)).map(({ name, value }) => [name, value]));
  cookies.set('tl-screen', screen);
  return async (path) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url + path, { headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer.text();
  };
}

/** Two readers ask for pages, each for one after the other. @returns how long each took, and how many were rendered */
async function askFor(url, count) {
  const times = [];
  let rendered = 0;
  let next = 0;
  const ask = async () => {
    const read = await createReader(url);
    for (let at = next++; at < count; at = next++) {
      const { path } = pages[at % pages.length];
      const since = performance.now();
      const html = await read(path);
      times.push(performance.now() - since);
      if (html.includes('"rendered":{')) rendered += 1;
    }
  };
  await Promise.all([ask(), ask()]);
  return { times: times.sort((a, b) => a - b), rendered };
}

async function benchThroughput({ url, pid }, count) {
  await askFor(url, 50);
  const before = renderingMegabytes(pid);
  const since = performance.now();
  const { times, rendered } = await askFor(url, count);
  const perSecond = count / ((performance.now() - since) / 1000);
  const at = (share) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  process.stdout.write(`\n${count} pages, two at a time, with the readers on the same machine\n`);
  process.stdout.write(row(['rendered on the server', `${rendered}`]));
  process.stdout.write(row(['pages a second', perSecond.toFixed(1)]));
  process.stdout.write(row(['ms: p50, p99', at(0.5), at(0.99)]));
  process.stdout.write(
    row(['MB of the rendering processes', before.join('+'), renderingMegabytes(pid).join('+')]),
  );
  return [
    perSecond < budgets.pagesPerSecond &&
      `${perSecond.toFixed(1)} of ${budgets.pagesPerSecond} pages a second`,
    at(0.99) > budgets.p99Ms && `pages: p99 ${at(0.99)} of ${budgets.p99Ms} ms`,
  ].filter((sentence) => typeof sentence === 'string');
}

/**
 * Pages that the server renders, against the same pages rendered by the browser alone; and how many pages a
 * second it renders. `--pages 20000` asks for more of them.
 *
 * @returns {Promise<string[]>} a sentence for each exceeded budget
 */
export async function benchRendering() {
  await buildStale();
  const given = process.argv.indexOf('--pages');
  const count = given > 0 ? Number(process.argv[given + 1]) : 1000;
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const servers = {
    rendered: await startServer({ CLOCK: clock, RENDER: 'server' }),
    alone: await startServer({ CLOCK: clock, RENDER: 'browser' }),
  };
  try {
    // The first reader of a release does not wait for its code.
    await askFor(servers.rendered.url, 50);
    const missed = given > 0 ? [] : await benchPages(browser, servers);
    return [...missed, ...(await benchThroughput(servers.rendered, count))];
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) await server.stop();
  }
}
