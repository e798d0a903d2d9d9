import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../../../../scripts/lib/chromiumFlags.mjs';
import { findBrowser } from '../../../../scripts/lib/findBrowser.mjs';
import { screenCookie, screenValue } from '../../../src/app/rendering/readerScreen';
import { watchBuiltIns } from '../../../src/services/platform/builtIns';
import type { StartedTrial } from '../trials';
import { fillAddress, inOrder } from './addresses';
import {
  type Finding,
  findingOfError,
  findingOfFault,
  findingsOfBoth,
  findingsOfChanged,
  findingsOfLeft,
  hasTimed,
  type TriedPage,
  newFindings,
} from './findings';
import { busiestMs, longTasksIn, taskCategories } from './longTasks';
import { type LeftBehind, type PageWatch, watchPage } from './watchPage';

/** A page that one of the tried releases draws. */
export interface PatternToTry {
  readonly pattern: string;
  /** Whether all of the page is the tried release's. On others only what is new counts. */
  readonly isOwn: boolean;
}

export interface TrialToRun {
  readonly url: string;
  readonly started: StartedTrial;
  readonly patterns: readonly PatternToTry[];
  /** The remote that is tried; absent for the shell. */
  readonly remote?: string;
  /** Finds also what is live now shows: a fault that is looked for in what was live before. */
  readonly countsLive?: boolean;
  /** Folder for the pictures of pages on which something was found. */
  readonly pictures: string;
  readonly onPage?: (page: TriedPage) => void;
}

const limits = {
  loadMs: 20_000,
  shownMs: 10_000,
  quietMs: 500,
  mostQuietMs: 5000,
  longestTaskMs: 1000,
  /** When the shell calls a page busy, `shell/src/app/busyWatch.ts`: the second visit is long enough for it to find out. */
  busyMs: 2000,
  busyPeriodMs: 5000,
  timedVisitMs: 11_000,
  leftMs: 700,
};
/** A screen on which all widgets of Home are drawn. */
const viewport = { width: 1280, height: 1600 };
const zone = 'Europe/London';

/** @returns nothing where this machine has no browser */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findBrowser(() => chromium.executablePath());
  if (executablePath === undefined) return undefined;
  return chromium.launch({ executablePath, args: chromiumFlags });
}

/** `name=value; Path=/` as the browser's storage of cookies has it. */
function cookieOf(header: string, url: string) {
  const [pair = ''] = header.split(';');
  const end = pair.indexOf('=');
  const place = /;\s*secure/i.test(header) ? url.replace(/^http:/, 'https:') : url;
  return { name: pair.slice(0, end), value: pair.slice(end + 1), url: place };
}

/** Refuses to wait for a page that answers nothing any more. */
const within = <Answer>(ms: number, asked: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The page did not answer for ${ms / 1000} seconds.`)), ms);
  });
  // A failure after the time is up is not an unhandled rejection.
  asked.catch(() => undefined);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};

/** Resolves when the page has asked for nothing for a moment. Its stream of events stays open. */
async function untilQuiet(page: Page) {
  const end = Date.now() + limits.mostQuietMs;
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note).on('requestfinished', note);
  while (Date.now() - last < limits.quietMs && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 100));
  page.off('request', note).off('requestfinished', note);
}

/** Contrast is that of colours at rest. */
const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { iterations = 1 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && iterations !== Infinity;
      })
      .map(({ finished }) => finished);
    await Promise.race([Promise.allSettled(running), new Promise((resolve) => setTimeout(resolve, 2000))]);
  });

async function accessibilityOf(page: Page): Promise<Finding[]> {
  await untilAtRest(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      kind: 'accessibility',
      text: `${id}: ${help}. ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(', ')}`,
    }));
}

const findingOfTask = (ms: number): Finding => ({
  kind: 'long task',
  text: `The page was held up for ${Math.round(ms)} ms.`,
});

interface Seen {
  readonly findings: readonly Finding[];
  readonly links: readonly string[];
}

/** What the page is about stands in its main part; a page that stays empty is read all the same. */
async function untilShown(page: Page): Promise<Finding[]> {
  const main = page.locator('main').filter({ hasText: /\S/ }).first();
  const isShown = await main.waitFor({ timeout: limits.shownMs }).then(
    () => true,
    // Becomes a finding.
    () => false,
  );
  return isShown
    ? []
    : [{ kind: 'not loaded', text: `Nothing was shown within ${limits.shownMs / 1000} seconds.` }];
}

/** @param isTimed the page is left alone, so that nothing of the trial runs in its thread */
async function readPage(page: Page, isTimed: boolean): Promise<Seen> {
  const empty = await untilShown(page);
  if (isTimed) await page.waitForTimeout(limits.timedVisitMs);
  await untilQuiet(page);
  const { violations, longTasks, changed, links } = await page.evaluate(() => {
    const { touchlineTrial } = globalThis as unknown as { touchlineTrial: PageWatch };
    return {
      violations: touchlineTrial.violations,
      longTasks: touchlineTrial.longTasks,
      changed: touchlineTrial.changes(),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname),
    };
  });
  return {
    links,
    findings: [
      ...empty,
      ...violations.map((text) => ({ kind: 'policy', text }) as const),
      ...longTasks.map(findingOfTask),
      ...findingsOfChanged(changed),
      ...(isTimed ? [] : await accessibilityOf(page)),
    ],
  };
}

/** A page of the shell without anything of a remote. */
const elsewhere = '/about';

/** Goes to another page as a link does, and reads what the one before has left there. */
async function leavePage(page: Page): Promise<readonly LeftBehind[]> {
  const main = page.locator('main').first();
  const before = await main.innerText();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, elsewhere);
  const end = Date.now() + limits.shownMs;
  while ((await main.innerText()) === before && Date.now() < end) await page.waitForTimeout(50);
  // What is put away when the page leaves the screen may need a moment.
  await page.waitForTimeout(limits.leftMs / 2);
  await page.evaluate(() => (globalThis as unknown as { touchlineTrial: PageWatch }).touchlineTrial.leave());
  await page.waitForTimeout(limits.leftMs);
  return page.evaluate(() =>
    (globalThis as unknown as { touchlineTrial: PageWatch }).touchlineTrial.leftBehind(),
  );
}

const inWords = (error: unknown) =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

/** What a trial does with a page besides opening it. */
interface VisitOptions {
  readonly picture?: string;
  readonly remote?: string | undefined;
  /** Only the time that it takes is of interest. */
  readonly isTimed?: boolean;
}

/** The findings count; a picture is an addition. */
const drawn = async (page: Page, picture: string | undefined, findings: readonly Finding[]) =>
  picture !== undefined &&
  findings.length > 0 &&
  page.screenshot({ path: picture, timeout: 5000 }).then(
    () => true,
    () => false,
  );

const isLeavable = ({ findings }: Seen, url: string) =>
  new URL(url).pathname !== elsewhere && !findings.some(({ kind }) => kind === 'not loaded');

/** A page that cannot be left says so by its other findings. */
const whatIsLeft = (page: Page) => within(limits.loadMs, leavePage(page)).catch(() => []);

/** Opens an address and looks at what it becomes. Whatever happens to the page is a finding, and no error. */
async function visit(
  context: BrowserContext,
  url: string,
  { picture, remote, isTimed = false }: VisitOptions = {},
) {
  const page = await context.newPage();
  const reported: Finding[] = [];
  page.on('pageerror', ({ message }) => reported.push(findingOfError(message)));
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('remote_fault')) return;
    const fault = findingOfFault(request.postData());
    if (fault) reported.push(fault);
  });
  let seen: Seen = { findings: [], links: [] };
  try {
    const answer = await page.goto(url, { waitUntil: 'load', timeout: limits.loadMs });
    const status = answer?.status() ?? 0;
    if (status >= 400) reported.push({ kind: 'not loaded', text: `The server answered ${status}.` });
    else seen = await within(limits.loadMs + limits.shownMs + limits.timedVisitMs, readPage(page, isTimed));
  } catch (error) {
    reported.push({ kind: 'not loaded', text: inWords(error) });
  }
  const isPictured = await drawn(page, picture, [...reported, ...seen.findings]);
  const left = !isTimed && isLeavable(seen, url) ? findingsOfLeft(await whatIsLeft(page), remote) : [];
  const findings = [...reported, ...seen.findings, ...left];
  const isDrawn = isPictured || (await drawn(page, picture, left));
  // A page in an endless loop does not close by itself.
  await within(5000, page.close()).catch(() => undefined);
  return { findings, links: seen.links, ...(isDrawn && { picture }) };
}

const fileNameOf = (address: string) =>
  `${address.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}.png`;

/**
 * Visits a page; one that was busy or had a long task once more, with a trace that tells its own time from what the machine gave to
 * others, and without the trial's own work in it.
 */
async function visitFairly(context: BrowserContext, url: string, options: VisitOptions) {
  const first = await visit(context, url, options);
  const browser = context.browser();
  if (!hasTimed(first.findings) || !browser) return first;
  await browser.startTracing(undefined, { categories: taskCategories });
  const second = await visit(context, url, { remote: options.remote, isTimed: true });
  const trace = (await browser.stopTracing()).toString('utf8');
  const isBusy = busiestMs(trace, limits.busyPeriodMs) >= limits.busyMs;
  const timed = [
    ...longTasksIn(trace, limits.longestTaskMs).map(findingOfTask),
    ...second.findings.filter(({ kind }) => isBusy && kind === 'busy'),
  ];
  return { ...first, findings: findingsOfBoth(first.findings, second.findings, timed) };
}

/**
 * Opens each page in a real browser, as a reader who sees the tried release inside what is live.
 *
 * @returns what was found, page by page
 */
export async function tryInBrowser(
  browser: Browser,
  { url, started, patterns, remote, countsLive = false, pictures, onPage }: TrialToRun,
): Promise<readonly TriedPage[]> {
  mkdirSync(pictures, { recursive: true });
  const context = await browser.newContext({
    viewport,
    locale: 'en-GB',
    timezoneId: zone,
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
  });
  await context.addInitScript(`(${String(watchPage)})(${limits.longestTaskMs}, ${String(watchBuiltIns)})`);
  // What the server needs to know of a screen to render its pages. The page itself tells it when it is idle, which may be too late here.
  const screen = screenValue({ width: viewport.width, isCalm: false, zone });
  await context.addCookies([cookieOf(started.session, url), cookieOf(`${screenCookie}=${screen}`, url)]);
  const see = (composition: 'candidate' | 'live') =>
    context.addCookies([cookieOf(started[composition], url)]);
  await see('live');
  const home = await visit(context, `${url}/`);
  const builtIns = countsLive ? [] : home.findings.filter(({ kind }) => kind === 'built-in');
  const links = new Set(home.links);

  async function tryAt(address: string, isOwn: boolean): Promise<TriedPage> {
    const picture = join(pictures, fileNameOf(address));
    await see('candidate');
    const { findings, ...rest } = await visitFairly(context, url + address, { picture, remote });
    for (const link of rest.links) links.add(link);
    let baseline: readonly Finding[] = builtIns;
    if (!isOwn && findings.length > 0) {
      await see('live');
      baseline = (await visit(context, url + address, { remote })).findings;
    }
    const left = newFindings(findings, baseline);
    return {
      address,
      findings: left,
      ...(left.length > 0 && rest.picture !== undefined && { picture: rest.picture }),
    };
  }

  const own = new Map(patterns.map(({ pattern, isOwn }) => [pattern, isOwn]));
  const tried: TriedPage[] = [];
  for (const pattern of inOrder([...own.keys()])) {
    const address = fillAddress(pattern, links);
    if (tried.some((page) => page.address === address)) continue;
    const page = await tryAt(address, own.get(pattern) ?? true);
    onPage?.(page);
    tried.push(page);
  }
  await context.close();
  return tried;
}
