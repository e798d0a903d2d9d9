import { expect, type Browser, type Page } from '@playwright/test';
import { releasesTest as test, signInAs } from '../support/demo';
import { expectAge, goOffline, lineIsDown, untilKept } from '../support/offline';
import type { RunningApp } from '../support/runningApp';
import { changedOnServer, fixturesWith, publish, readBuild, rollback } from '../support/releases';
import { openTakenOver, untilTakenOver } from '../support/takenOver';
import { call, watchForFaults } from '../support/test';

/** Pages that are rendered on the server, each with its main content. */
const pages = [
  { path: '/', content: 'main a[href^="/footballer/"]' },
  { path: '/clubs', content: 'main table tbody tr' },
  { path: '/footballers/list', content: 'main table tbody tr' },
  { path: '/footballers/points', content: 'main table tbody tr' },
  { path: '/fixtures/24', content: 'main a[href^="/fixture/"]' },
  { path: '/team', content: 'main ul[aria-label="Goalkeeper"] li' },
  { path: '/timeline', content: 'main article' },
  { path: '/rivals/rivals/chips', content: 'main table tbody tr' },
  { path: '/profile', content: 'main form' },
  { path: '/footballers/compare?ids=4,17', content: 'main table tbody tr' },
];

/** Pages with a chart in the first window, whose numbers a browser without scripts shows as a table. */
const charts = ['/team/points', '/footballer/19/transfers', '/rivals/rivals/season'];

/** What an earlier page has told the server of this phone. */
const tellScreen = (page: Page, app: RunningApp, screen = '390.0.Europe/London') =>
  page.context().addCookies([{ name: 'tl-screen', value: encodeURIComponent(screen), url: app.url }]);

const bootOf = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(document.querySelector('#touchline-boot')?.textContent ?? '{}') as {
        rendered?: { further?: object };
      },
  );

/** Opens a page until the server has rendered it: the first reader of a release does not wait for its code. */
async function openRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    expect((await bootOf(page)).rendered).toBeDefined();
  }).toPass({ timeout: 30_000 });
}

async function widen(page: Page, app: RunningApp): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await tellScreen(page, app, wideScreen);
}

/** Opens Home until the server has rendered all its widgets. */
async function openWholeHome(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/');
    expect(Object.keys((await bootOf(page)).rendered?.further ?? {})).toHaveLength(3);
  }).toPass({ timeout: 30_000 });
}

async function signedInWithoutScripts(browser: Browser, app: RunningApp, screen?: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  await signInAs(page, app, 'free');
  await tellScreen(page, app, screen);
  return page;
}

test('with scripts off, the first rows of each page can be read', async ({ browser, app }) => {
  const page = await signedInWithoutScripts(browser, app);
  for (const { path, content } of pages)
    await expect(async () => {
      await page.goto(path);
      await expect(page.locator(content).first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
  await page.context().close();
});

test('Back before the scripts have come shows the page that it leads to', async ({ page, app }) => {
  await signInAs(page, app, 'free');
  await tellScreen(page, app);
  await openRendered(page, '/footballers/list?pos=MID');
  await page.goto('/footballers/list');
  const filters = page.getByRole('list', { name: 'Filters in force' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('group', { name: 'Positions' }).getByRole('button', { name: 'MID' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?pos=MID$/);
  await expect(filters).toHaveText('MID');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/s/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(filters).toHaveText('MID');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/list$/);
  release();
  await expect(filters).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('with scripts off, a short address opens the page that it stands for, with its query', async ({
  browser,
  app,
}) => {
  const page = await signedInWithoutScripts(browser, app);
  for (const [address, opened, content] of [
    ['/fixtures', '/fixtures/24', 'main a[href^="/fixture/"]'],
    ['/rivals?sort=name', '/rivals/rivals?sort=name', 'main nav'],
    ['/my-team', '/team', 'main ul[aria-label="Goalkeeper"] li'],
  ] as const)
    await expect(async () => {
      await page.goto(address);
      expect(page.url()).toBe(app.url + opened);
      await expect(page.locator(content).first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
  await page.context().close();
});

/** Where more than the first widget of Home is in view. */
const wideScreen = '1280.0.Europe/London';

/** What each widget of Home has to read, in its order. */
const homeContents = [
  'main a[href^="/footballer/"]',
  'main nav[aria-label="Pages of the rivals"] a',
  'main a[href^="/fixture/"]',
  'main [aria-label="Suggested players"] a',
  'main ol[aria-label="Most moved players"] li',
  'main a[href*="category="]',
];

test('with scripts off, Home can be read as a whole in a wide window', async ({ browser, app }) => {
  const page = await signedInWithoutScripts(browser, app, wideScreen);
  await expect(async () => {
    await page.goto('/');
    for (const content of homeContents)
      await expect(page.locator(content).first()).toBeVisible({ timeout: 500 });
    await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
  }).toPass({ timeout: 30_000 });
  await page.context().close();
});

/** Sets how old a page is when it opens. It then ages slowly, so that the age does not depend on the machine. */
const setAge = (page: Page, milliseconds: number) =>
  page.addInitScript((age) => {
    const now = performance.now.bind(performance);
    performance.now = () => age + now() / 20;
  }, milliseconds);

/** The calls for data of Home from now on, by path. No message of the match that is running makes one. */
async function watchCallsOfHome(page: Page): Promise<string[]> {
  await holdFiles(page, /\/v1\/stream/);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/v1\/(dashboard|team\/|micro|fixtures)/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

/** Opens Home and marks a button of a further widget. @returns the button: its mark is gone when it is drawn anew */
async function openMarkedHome(page: Page) {
  await page.goto('/');
  const order = page.getByRole('group', { name: 'Order' }).getByRole('button', { name: 'Out' });
  await order.evaluate((element) => element.setAttribute('data-from-server', ''));
  return order;
}

test('each widget of Home is taken over when its code has loaded; its HTML and its data stay', async ({
  page,
  app,
}) => {
  await setAge(page, 0);
  await signInAs(page, app, 'free');
  await widen(page, app);
  const faults = watchForFaults(page, app);
  await openWholeHome(page);
  const letThrough = await holdFiles(page, /\/r\/mf-(rivals|fixtures|footballers)\//);
  const calls = await watchCallsOfHome(page);
  const order = await openMarkedHome(page);
  // The frame is hydrated, and the further widgets are not.
  await page.getByRole('button', { name: /^Profile of/ }).click();
  const entry = page.getByRole('menuitem', { name: 'Log out' });
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
  for (const content of homeContents) await expect(page.locator(content).first()).toBeVisible();
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
  letThrough();
  await expect(async () => {
    await order.click();
    await expect(order).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await expect(order).toHaveAttribute('data-from-server', '');
  await page.getByRole('button', { name: 'Switch view' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(calls).toEqual([]);
  expect(faults).toEqual([]);
});

test('ten seconds after the page, a widget of Home keeps its HTML and loads its data again', async ({
  page,
  app,
}) => {
  await setAge(page, 10_000);
  await signInAs(page, app, 'free');
  await widen(page, app);
  await openWholeHome(page);
  const calls = await watchCallsOfHome(page);
  const order = await openMarkedHome(page);
  await expect
    .poll(() => [...new Set(calls)].sort())
    .toEqual(['/v1/fixtures', '/v1/micro/footballers', '/v1/micro/rivals', '/v1/micro/transfers']);
  await expect(order).toHaveAttribute('data-from-server', '');
});

test('a further widget of Home whose code does not load becomes an error card with a retry', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/ERR_FAILED|RemoteFault/);
  await signInAs(page, app, 'free');
  await widen(page, app);
  await openWholeHome(page);
  await page.route(/\/r\/mf-rivals\//, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('could not be loaded here.')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('main a[href^="/fixture/"]').first()).toBeVisible();
  await page.unroute(/\/r\/mf-rivals\//);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main nav[aria-label="Pages of the rivals"] a').first()).toBeVisible();
});

test('with scripts off, the numbers of a chart stand in its place, and nothing that only scripts can press', async ({
  browser,
  app,
}) => {
  const page = await signedInWithoutScripts(browser, app);
  for (const path of charts)
    await expect(async () => {
      await page.goto(path);
      const chart = page.locator('main figure').first();
      await expect(chart.locator('tbody tr').first()).toBeVisible({ timeout: 500 });
      await expect(chart.getByText('Show as table')).toBeHidden();
    }).toPass({ timeout: 30_000 });
  await page.context().close();
});

test('the browser draws a chart in place of its numbers without a word', async ({ page, app }) => {
  await signInAs(page, app, 'free');
  await tellScreen(page, app);
  const faults = watchForFaults(page, app);
  for (const path of charts) {
    await openRendered(page, path);
    await expect(page.locator('main figure svg rect, main figure svg path').first()).toBeVisible();
    await expect(page.locator('main figure tbody')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test('a chart far below asks for nothing until it is near, and nothing moves when it comes', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'pass');
  await tellScreen(page, app);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const isIdle = page.waitForRequest(/\/v1\/event\/page_view$/);
  await openRendered(page, '/rivals/rivals/gameweek');
  await isIdle;
  const ofTheChart = () => files.filter((url) => /GameweekChart|ChanceSparkline|charts/.test(url));
  expect(ofTheChart()).toEqual([]);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(
    page
      .getByRole('img', { name: /^Net points/ })
      .or(page.locator('main figure svg'))
      .first(),
  ).toBeVisible();
  expect(ofTheChart()).not.toEqual([]);
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  );
  expect(moved).toBeLessThan(0.02);
});

test('the browser takes each page over without a word, and asks for nothing again', async ({ page, app }) => {
  await holdFiles(page, /\/v1\/stream/);
  await signInAs(page, app, 'free');
  await tellScreen(page, app);
  const faults = watchForFaults(page, app);
  for (const { path, content } of pages) {
    await openRendered(page, path);
    await expect(page.locator(content).first()).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/v1\/(clubs|footballers|fixtures|dashboard|team\/|timeline|templates)/.test(request.url()))
        calls.push(request.url());
    });
    await untilTakenOver(page);
    expect(calls).toEqual([]);
    page.removeAllListeners('request');
  }
  expect(faults).toEqual([]);
});

test('a window of another width or time zone than before is drawn by the browser', async ({ page, app }) => {
  await signInAs(page, app, 'free');
  await tellScreen(page, app);
  await openRendered(page, '/clubs');
  await tellScreen(page, app, '1280.0.Pacific/Auckland');
  await openRendered(page, '/clubs');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
});

/** Holds files back. @returns lets them through */
async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

/** Opens a page of which only the HTML has arrived. */
async function openHeld(page: Page, path: string, content: string): Promise<() => void> {
  await openRendered(page, path);
  const letThrough = await holdFiles(page, /\/s\/main\.\w+\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator(content).first()).toBeVisible();
  return letThrough;
}

test('what is pressed before the scripts have come is done when they have, once', async ({ page, app }) => {
  await signInAs(page, app, 'free');
  const letThrough = await openHeld(page, '/footballers/list', 'main table tbody tr');
  const order = page.getByRole('columnheader', { name: 'Total' }).getByRole('button');
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await order.click();
  letThrough();
  await expect(page).toHaveURL(/order=asc/);
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('link', { name: 'Season Ticker' })).toBeHidden();
});

test('what is entered before the scripts have come is heard when they have', async ({ page, app }) => {
  await signInAs(page, app, 'free');
  const typed = await openHeld(page, '/footballers/list', 'main table tbody tr');
  const search = page.getByRole('searchbox', { name: 'Search players' });
  await search.pressSequentially('oost');
  typed();
  await expect(page).toHaveURL(/q=oost/);
  await expect(search).toHaveValue('oost');

  const chosen = await openHeld(page, '/fixtures/24', 'main a[href^="/fixture/"]');
  await page.getByRole('combobox', { name: 'Gameweek' }).selectOption('4');
  chosen();
  await expect(page).toHaveURL(/\/fixtures\/4$/);
  await expect(page.getByRole('combobox', { name: 'Gameweek' })).toHaveValue('4');
});

test('a first visit, whose screen nobody has told, comes from the server too, for a phone and for a desk', async ({
  browser,
  app,
}) => {
  const phone =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
  for (const { viewport, ...kind } of [
    { viewport: { width: 412, height: 915 }, userAgent: phone, isMobile: true, hasTouch: true },
    { viewport: { width: 1440, height: 900 } },
  ]) {
    const context = await browser.newContext({
      baseURL: app.url,
      viewport,
      ...kind,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const faults = watchForFaults(page, app);
    await signInAs(page, app, 'free');
    await context.clearCookies({ name: 'tl-screen' });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { html: document.querySelector('#root > *') }),
      ),
    );
    await openTakenOver(page, '/fixtures/24');
    expect((await bootOf(page)).rendered).toBeDefined();
    expect(await page.evaluate(() => (window as { html?: Element }).html?.isConnected)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('a session that ends between the HTML and its scripts leads to the login with the next call, without a fault', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  await tellScreen(page, app);
  const faults = watchForFaults(page, app);
  const letThrough = await openHeld(page, '/clubs', 'main table tbody tr');
  const token = await page.evaluate(
    () =>
      (
        JSON.parse(document.querySelector('#touchline-boot')?.textContent ?? '{}') as {
          session: { sessionToken: string };
        }
      ).session.sessionToken,
  );
  const [cookie] = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
  await call(app, 'POST', '/v1/auth/logout', { refreshToken: cookie?.value }, token);
  // What came with the page is not asked for again: the next call says that the session has ended.
  await page.getByRole('button', { name: 'Refresh' }).click();
  letThrough();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a release that goes live between the HTML and its scripts changes nothing for the open page', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  await tellScreen(page, app);
  const faults = watchForFaults(page, app);
  const letThrough = await openHeld(page, '/fixtures/24', 'main a[href^="/fixture/"]');
  await publish(app, fixturesWith('Another heading'));
  letThrough();
  await untilTakenOver(page);
  expect(faults).toEqual([]);
  await rollback(app, 'mf-fixtures');
});

test('a browser in another country, in the dark and by its own choice, takes a page over without a word', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({
    baseURL: app.url,
    locale: 'de-DE',
    timezoneId: 'Pacific/Auckland',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const faults = watchForFaults(page, app);
  await signInAs(page, app, 'free');
  await tellScreen(page, app, '390.0.Pacific/Auckland');
  await openRendered(page, '/timeline');
  await openRendered(page, '/profile');
  await page.getByRole('button', { name: 'Light' }).click();
  await openRendered(page, '/profile');
  await expect(page.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true');
  expect(faults).toEqual([]);
  await context.close();
});

test('a page from the server opens again without a network, with its age', async ({ browser, app }) => {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const faults = watchForFaults(page, app);
  await signInAs(page, app, 'free');
  await tellScreen(page, app);
  await openRendered(page, '/clubs');
  await untilKept(page);
  await goOffline(page);
  await page.reload();
  await expectAge(page);
  await expect(page.locator('main table tbody tr')).toHaveCount(20);
  expect(faults.filter((fault) => !lineIsDown.test(fault))).toEqual([]);
  await context.close();
});

test('a build that cannot be rendered on the server is refused with words, and the live one stays', async ({
  app,
}) => {
  const build = readBuild('mf-fixtures');
  await expect(publish(app, changedOnServer(build, 'window.innerWidth;'))).rejects.toThrow(
    /answered 409.*of mf-fixtures cannot be loaded on the server: ReferenceError: window is not defined\./,
  );
  // Throws at the first element of a page, not when it is loaded.
  const throwing =
    "const { jsx } = require('react/jsx-runtime'); require = ((all) => (name) => name === 'react/jsx-runtime' ? { ...all(name), jsx: () => window.innerWidth } : all(name))(require);";
  await expect(publish(app, changedOnServer(build, throwing))).rejects.toThrow(
    /answered 409.*\/fixtures\/:gameweek of mf-fixtures cannot be rendered on the server before its data is there: .*window is not defined/,
  );
});
