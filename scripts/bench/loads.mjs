// @ts-check
/* global window -- some functions below run in the page */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../lib/browser.mjs';
import { buildStale, remotes } from '../lib/builds.mjs';
import { chromiumFlags } from '../lib/chromiumFlags.mjs';
import { bin, root, run } from '../lib/run.mjs';
import { startServer } from '../lib/server.mjs';
import { step } from '../lib/terminal.mjs';
import { budgets } from './sizes.mjs';
import { medians, openUntilContent, row, signIn, slowDown } from './slowPhone.mjs';

const repeats = 7;
const mostWaves = 2;
const mostAgainstOnePiece = 1.1;

/** Pages, each with the selector of its main content. */
const pages = [
  { path: '/', content: 'main ul[aria-label=GKP] li' },
  { path: '/team', content: '[data-card], [data-testid=player-card], section ul button' },
  { path: '/footballers/list', content: 'main table tbody tr' },
];

/** The same app with every remote inside the shell's build: what federation is measured against. */
async function buildOnePiece() {
  const folder = join(root, '.cache/one-piece');
  mkdirSync(folder, { recursive: true });
  const loaders = remotes
    .map(
      (name) =>
        `  '${name}': () => import(/* webpackChunkName: "${name}" */ '${join(root, name, 'src/remote.ts')}'),`,
    )
    .join('\n');
  const source = `const loaders = {\n${loaders}\n};\nexport const remoteSource = { load: (remote) => loaders[remote]() };\n`;
  writeFileSync(join(folder, 'onePieceRemotes.js'), source);
  await run(bin('webpack'), ['--config', 'shell/webpack.config.js'], {
    quiet: true,
    env: { NODE_ENV: 'production', ONE_PIECE: join(folder, 'onePieceRemotes.js') },
  });
}

/** How many requests stand one behind the other: the document is the first wave. */
function depthOf(requests) {
  const depth = new Map();
  for (const { url, parent } of requests)
    depth.set(url, parent === undefined ? 1 : (depth.get(parent) ?? 1) + 1);
  return Math.max(...depth.values());
}

/** Requests after the page is loaded: the event stream and reports of user actions. */
const afterwards = /\/v1\/(stream|event\/)/;

const isScript = ({ type, url }) => type === 'Script' || url.endsWith('.js');

/** Waits until no script has been on its way for a while. */
async function allScriptsCame(requests) {
  const pollMs = 100;
  for (let quietMs = 0; quietMs < 500; quietMs += pollMs) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    if ([...requests.values()].some((request) => request.isUnderWay && isScript(request))) quietMs = 0;
  }
}

/** Milliseconds within which a page is idle after its content is on screen. */
const idleMs = 1500;

/** What a page has brought for itself so far. */
const arrived = (requests) =>
  [...requests.values()].filter(({ bytes, url }) => bytes > 0 && !afterwards.test(url));

const scriptKb = (list) => list.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** One cold load. @returns numbers of one visit: ms, KB, counts */
async function load(browser, { url, cookies }, { path, content }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const client = await slowDown(context, page);

  const requests = new Map();
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    if (!request.url.startsWith(url) || type === 'Ping') return;
    const stack = initiator.stack?.callFrames[0]?.url;
    requests.set(requestId, {
      url: request.url,
      type,
      parent: type === 'Document' ? undefined : (initiator.url ?? stack ?? url + path),
      bytes: 0,
      isUnderWay: true,
    });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // 0 bytes for a file that a preload has just downloaded.
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength, isUnderWay: false });
  });
  client.on('Network.loadingFailed', ({ requestId }) => {
    Object.assign(requests.get(requestId) ?? {}, { isUnderWay: false });
  });
  await page.addInitScript(() => {
    window.paints = { fcp: 0, lcp: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'first-contentful-paint') window.paints.fcp = entry.startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.paints.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const contentMs = await openUntilContent(page, url + path, content);
  await allScriptsCame(requests);
  const paints = await page.evaluate(() => window.paints);
  const list = arrived(requests);
  const jsKb = scriptKb(list);
  // What the page loads when it is idle (shell/src/services/loading); code of other pages is loaded later.
  await page.waitForTimeout(idleMs);
  await allScriptsCame(requests);
  const idleKb = scriptKb(arrived(requests));
  await context.close();
  return {
    requests: list.length,
    waves: depthOf(list),
    jsKb,
    idleKb,
    twice: list.length - new Set(list.map(({ url: address }) => address)).size,
    fcp: paints.fcp,
    lcp: paints.lcp,
    content: contentMs,
  };
}

function print(results) {
  process.stdout.write(
    `\nCold loads on a slow phone (1.6 Mbps, 150 ms, CPU 4x slower), medians of ${repeats}\n`,
  );
  process.stdout.write(
    row(['', 'requests', 'waves', 'twice', 'JS KB', 'idle KB', 'FCP s', 'LCP s', 'content s']),
  );
  for (const { name, path, values: v } of results)
    process.stdout.write(
      row([
        `${path} ${name}`,
        v.requests,
        v.waves,
        v.twice,
        v.jsKb.toFixed(1),
        v.idleKb.toFixed(1),
        (v.fcp / 1000).toFixed(2),
        (v.lcp / 1000).toFixed(2),
        (v.content / 1000).toFixed(2),
      ]),
    );
}

/** Every budget of a first page beside its figure. @returns a sentence for each exceeded budget */
function judge(path, federated, onePiece) {
  const figures = [
    ['JavaScript, KB', federated.jsKb, budgets.firstPageKb],
    ['waves of requests', federated.waves, mostWaves],
    ['files loaded twice', federated.twice, 0],
    ['bytes against one piece', federated.jsKb / onePiece.jsKb, mostAgainstOnePiece],
    ['time to content against one piece', federated.content / onePiece.content, mostAgainstOnePiece],
  ];
  process.stdout.write(row([`${path} cold`, 'figure', 'budget']));
  for (const [what, figure, budget] of figures)
    process.stdout.write(row([`  ${what}`, short(figure), short(budget), figure > budget ? 'over' : 'ok']));
  return figures
    .filter(([, figure, budget]) => figure > budget)
    .map(([what, figure, budget]) => `${path}: ${what} ${short(figure)} of ${short(budget)}`);
}

/** Counts as they are, the rest with two digits. */
const short = (figure) => (Number.isInteger(figure) ? String(figure) : figure.toFixed(2));

/** @returns {Promise<string[]>} a sentence for each exceeded budget */
export async function benchLoads() {
  await buildStale();
  await step('Building the app in one piece, for comparison', buildOnePiece);
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const servers = {
    federated: await startServer(),
    'one piece': await startServer({ ONE_PIECE: '1' }),
  };
  try {
    const sides = Object.entries(servers).map(([name, { url }]) => ({ name, url }));
    const missed = [];
    const results = [];
    for (const page of pages) {
      const visits = Object.fromEntries(sides.map(({ name }) => [name, []]));
      for (let turn = 0; turn < repeats; turn += 1)
        for (const side of sides)
          visits[side.name].push(
            await load(browser, { url: side.url, cookies: await signIn(side.url) }, page),
          );
      for (const { name } of sides) results.push({ name, path: page.path, values: medians(visits[name]) });
    }
    print(results);
    for (const { path } of pages) {
      const of = (name) => results.find((result) => result.path === path && result.name === name).values;
      missed.push(...judge(path, of('federated'), of('one piece')));
    }
    return missed;
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) await server.stop();
  }
}
