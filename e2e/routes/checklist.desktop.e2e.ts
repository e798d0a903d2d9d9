import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { call, expect, keepCookies, watchForFaults } from '../support/test';
import { demoPassword, emailOf, read, test as demoTest } from '../support/demo';
import type { RunningApp } from '../support/runningApp';
import { checkedRoutes, declaredRoutes, isChecked, routesOfTheTable, type Ids } from '../support/routes';

/**
 * The route checklist: every route of the product × free and pass × phone and desktop. Each page answers 200, has its
 * h1 and title, reports no error (nor that server and browser rendered it differently), keeps what the server rendered, is no wider than
 * the screen, and links only to pages that exist. axe looks at each once, on phones and at desks in turn: what it finds lies in the parts of a page, which the
 * stories show it in both schemes. Other addresses of the same page (tiers, segments, fixtures) are opened by one account.
 */

const accounts = ['free', 'pass'] as const;
type Account = (typeof accounts)[number] | 'admin';

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

type Size = (typeof sizes)[number]['name'];

/** The size at which axe looks at what an account sees: the slowest check. */
const axeOn: Readonly<Record<Account, Size>> = { free: 'phone', pass: 'desktop', admin: 'desktop' };

/** A fixture before, in play and after are three screens; tiers and segments are the same one with other data. */
const isScreenEach = (pattern: string) => pattern.startsWith('/fixture/');

interface SignedIn {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: readonly string[];
}

interface Checklist {
  readonly ids: Ids;
  /** Of the app. */
  readonly url: string;
  signedIn(account: Account): Promise<SignedIn>;
  /** Status of a link, asked once for all pages that have it. */
  statusOf(path: string): Promise<number>;
}

/** What an earlier page has told the server: a window of a phone's size that wants little motion, with a mouse. */
const screenCookie = encodeURIComponent(`${sizes[0].width}x${sizes[0].height}.1.1.Europe/London`);

/** Pages come from the server where they can, however busy it is: what the browser makes of them is checked too. */
const test = demoTest.extend<object, { checklist: Checklist; situations: { count: number } }>({
  checklist: [
    async ({ app, browser }, use) => {
      const readers = new Map<Account, Promise<SignedIn>>();
      const statuses = new Map<string, Promise<number>>();
      const signedIn = (account: Account) => {
        const reader = readers.get(account) ?? signIn(account);
        readers.set(account, reader);
        return reader;
      };
      const signIn = async (account: Account): Promise<SignedIn> => {
        const context = await browser.newContext({
          baseURL: app.url,
          serviceWorkers: 'block',
          locale: 'en-GB',
          timezoneId: 'Europe/London',
        });
        await context.addInitScript(rememberHtml);
        const page = await context.newPage();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const { cookies } = await logIn(app, account);
        await keepCookies(page, app, cookies);
        return { page, context, faults: watchForFaults(page, app) };
      };
      const statusOf = (path: string) => {
        const status = statuses.get(path) ?? fetch(app.url + path, { redirect: 'manual' }).then(statusIn);
        statuses.set(path, status);
        return status;
      };
      await use({ ids: await findIds(app), url: app.url, signedIn, statusOf });
      for (const reader of readers.values()) await (await reader).context.close();
    },
    { scope: 'worker' },
  ],
  situations: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the object pattern
    async ({}, use) => {
      const situations = { count: 0 };
      await use(situations);
      process.stdout.write(
        `\nRoute checklist, one worker's part of ${checkedRoutes.length} routes: ${situations.count} situations.\n`,
      );
    },
    { scope: 'worker' },
  ],
});

const statusIn = async (answer: Response) => {
  await answer.body?.cancel();
  return answer.status;
};

const logIn = (app: RunningApp, account: Account) =>
  call(app, 'POST', '/v1/auth/login', { email: emailOf(account), password: demoPassword, remember: true });

async function findIds(app: RunningApp): Promise<Ids> {
  const session = (await logIn(app, 'pass')).reply.sessionToken ?? '';
  const [{ fixtures }, { rows }, { leagues }, h2h] = await Promise.all([
    read<{ fixtures: { id: string; finished: boolean; active: boolean }[] }>(app, session, '/v1/fixtures/24'),
    read<{ rows: { id: number }[] }>(app, session, '/v1/footballers/index/default'),
    read<{ leagues: { id: number; trackable: boolean }[] }>(app, session, '/v1/leagues/all'),
    read<{ leagues: { id: number; trackable: boolean }[] }>(app, session, '/v1/leagues/h2h'),
  ]);
  const pair = (is: (row: { finished: boolean; active: boolean }) => boolean) => need(fixtures.find(is)).id;
  return {
    gameweek: 24,
    club: need(pair(({ active }) => active).split('-')[0]),
    footballer: need(rows[0]).id,
    league: need(leagues.find(({ trackable }) => trackable)).id,
    h2h: need(h2h.leagues.find(({ trackable }) => trackable)).id,
    pairs: {
      before: pair(({ finished, active }) => !finished && !active),
      live: pair(({ active }) => active),
      after: pair(({ finished }) => finished),
    },
  };
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The demo season has nothing of a kind that the checklist needs.');
  return value;
}

// The longest file by far: all workers share it.
test.describe.configure({ mode: 'parallel' });

test('every route of the table of pages and of the remotes is on the checklist', () => {
  expect([...routesOfTheTable(), ...declaredRoutes()].filter((route) => !isChecked(route))).toEqual([]);
});

for (const [place, { pattern, open, h1, access }] of checkedRoutes.entries())
  test(`${pattern} stands for free and pass, on phone and desktop, and all its links lead somewhere`, async ({
    checklist,
    situations,
  }) => {
    test.setTimeout(180_000);
    const readers: readonly Account[] = access === 'admin' ? ['admin'] : accounts;
    // The one who sees all of this page; the next page is the other one's.
    const thorough = readers[place % readers.length];
    for (const account of readers)
      for (const [nth, path] of open(checklist.ids).entries()) {
        if (nth > 0 && account !== thorough) continue;
        const hasAxe = account === thorough && (nth === 0 || isScreenEach(pattern));
        situations.count += await checkPage(
          await checklist.signedIn(account),
          checklist,
          path,
          h1,
          hasAxe ? axeOn[account] : undefined,
        );
      }
  });

interface WithHtml extends Window {
  /** The element that the page's HTML came with. */
  html?: Element | null;
}

/** Runs in the page. */
function rememberHtml() {
  document.addEventListener('DOMContentLoaded', () => {
    (window as WithHtml).html = document.querySelector('#root > *');
  });
}

/** Whether the page that the server rendered, if it did, is still there: a browser that finds another screen renders all of it anew. */
const keepsItsHtml = (page: Page) =>
  page.evaluate(() => {
    const boot = document.querySelector('#touchline-boot')?.textContent ?? '{}';
    const isRendered = 'rendered' in (JSON.parse(boot) as object);
    return !isRendered || (window as WithHtml).html?.isConnected === true;
  });

/** @returns how many situations were checked */
async function checkPage(
  { page, faults }: SignedIn,
  checklist: Checklist,
  path: string,
  h1: RegExp,
  axeOn: Size | undefined,
) {
  const before = faults.length;
  await page.setViewportSize(sizes[0]);
  await page.context().addCookies([{ name: 'tl-screen', value: screenCookie, url: checklist.url }]);
  // Sent when the page is idle, which it is once it is taken over: a window that changes its size before is rendered anew.
  const isIdle = page.waitForRequest((request) => request.url().endsWith('/v1/event/page_view'));
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await isIdle;
  for (const { name, width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('heading', { level: 1 }), `${path} on a ${name}`).toHaveText(h1);
    await expect(page.getByText('Page Not Found'), path).toHaveCount(0);
    await untilLoaded(page);
    expect(await page.title(), path).toMatch(/\S+ · \S+/);
    expect(await sidewaysScroll(page), `${path} scrolls sideways on a ${name}`).toBe(0);
    expect(await keepsItsHtml(page), `${path} keeps the HTML of the server`).toBe(true);
    if (name === axeOn) await expectAccessible(page);
    expect(await deadLinks(page, checklist), `${path}: links that lead nowhere`).toEqual([]);
  }
  expect(faults.slice(before), path).toEqual([]);
  return sizes.length;
}

/** Nothing on the page still waits for its data. */
async function untilLoaded(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

async function deadLinks(page: Page, checklist: Checklist): Promise<string[]> {
  const paths = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const own = links.filter(({ origin }) => origin === location.origin);
    return [...new Set(own.map(({ pathname }) => pathname))];
  });
  const dead: string[] = [];
  for (const path of paths) {
    const status = await checklist.statusOf(path);
    if (status !== 200 && !(status >= 300 && status < 400)) dead.push(`${path} answers ${status}`);
  }
  return dead;
}
