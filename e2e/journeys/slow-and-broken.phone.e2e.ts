import type { Page } from '@playwright/test';
import { recordCalls } from '../support/calls';
// The first requests of a page are slowed down and broken, so the browser has to make them.
import { browserTest as test, signInAs } from '../support/demo';
import { changedBuild, publish, readBuild, rollback } from '../support/releases';
import { expect } from '../support/test';

/** J15, parts 3, 4, 6 and 7. */

/** The bar of the whole app; a button that waits has a wheel of the same name. */
const topBar = (page: Page) => page.locator('[role=progressbar][aria-label=Loading]:not(button *)');

/** Records when the bar at the top appears, its height, and the layout shift of the page. */
async function watchPage(page: Page) {
  await page.addInitScript(() => {
    const seen = { barAfter: -1, barHeight: 0, shift: 0, asked: -1 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar][aria-label=Loading]:not(button *)');
      if (!bar || seen.barAfter >= 0) return;
      seen.barAfter = performance.now() - seen.asked;
      seen.barHeight = (bar as HTMLElement).offsetHeight;
    }).observe(document, { subtree: true, childList: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('click', () => (seen.asked = performance.now()), { capture: true });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { seen: { barAfter: number; barHeight: number; shift: number } }).seen,
    );
}

/** Answers wait for `released` until the test calls `release`. */
function heldBack() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}

test('a slow answer shows the bar after 200 ms and a skeleton that keeps the layout', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  const seen = await watchPage(page);
  // Nothing but the test may ask for anything: without a stream the next poll is a minute away.
  await page.route('**/v1/stream', (route) => route.fulfill({ status: 404, body: '' }));
  let answers = heldBack();
  await page.route('**/v1/team/**', async (route) => {
    await answers.released;
    await route.continue();
  });
  // The first answers are held back until the skeleton was seen: on a busy machine the page loads for seconds.
  await page.goto('/team');
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  answers.release();
  await expect(page.getByRole('list', { name: 'Bench' }).getByRole('listitem')).toHaveCount(4);
  expect((await seen()).shift).toBeLessThan(0.1);

  const refresh = page.getByRole('button', { name: /^Refresh/ }).first();
  // What the page asks for after its first answers is over too.
  await page.waitForTimeout(4000);
  await expect(topBar(page)).toHaveCount(0);
  await page.evaluate(() => Object.assign((window as unknown as { seen: object }).seen, { barAfter: -1 }));
  answers = heldBack();
  await refresh.click();
  await expect(topBar(page)).toBeVisible();
  answers.release();
  const { barAfter, barHeight } = await seen();
  expect(barAfter).toBeGreaterThanOrEqual(200);
  expect(barHeight).toBe(3);
  await expect(topBar(page)).toHaveCount(0);
});

for (const { name, fault } of [
  { name: 'answers 500', fault: '**/v1/micro/rivals' },
  { name: 'has no code', fault: '**/r/mf-rivals/**' },
])
  test(`a box of Home that ${name} says so in its place, and the others stand`, async ({
    page,
    app,
    watched,
  }) => {
    watched.allow(/mf-rivals|rivals/);
    await signInAs(page, app, 'free');
    await page.route(fault, (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
    );
    await page.goto('/');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toHaveCount(1);
    for (const heading of ['Fixtures', 'Transfers'])
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await page.unroute(fault);
    await again.click();
    await expect(again).toHaveCount(0);
  });

test('a refresh cookie that is worth nothing leads to the login, without a loop', async ({ page, app }) => {
  await page.context().addCookies([{ name: 'touchline_refresh', value: 'worth-nothing', url: app.url }]);
  let pages = 0;
  page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0));
  const calls = recordCalls(page);
  await page.goto('/team');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await page.waitForTimeout(2000);
  expect(pages).toBe(1);
  expect(calls.countOf('POST /v1/auth/refresh')).toBe(0);
  expect(await page.context().cookies(app.url)).toEqual([]);
});

test('Home says that the official game is down, with its words', async ({ page, app }) => {
  await signInAs(page, app, 'free');
  await page.route('**/v1/dashboard', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { payload: { status: object } };
    Object.assign(body.payload.status, { game_down: 'The game is being updated.' });
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/');
  await expect(
    page.getByText(
      'FPL API seems to be down right now; due to game updating, it might last 20-45 mins. The game is being updated.',
    ),
  ).toBeVisible();
});

test('a release that is published meanwhile is offered within an hour, once, and Reload brings it', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  await page.clock.install();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await publish(
    app,
    changedBuild(readBuild('mf-clubs'), (_name, text) => `${text}/* news */`),
  );
  try {
    const notice = page.getByText('A new version is ready');
    await page.clock.runFor('59:00');
    await expect(notice).toHaveCount(0);
    await page.clock.runFor('02:00');
    await expect(notice).toHaveCount(1);
    await page.clock.runFor('01:01:00');
    await expect(notice).toHaveCount(1);
    await page.evaluate(() => Object.assign(window, { before: true }));
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !('before' in window));
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  } finally {
    await rollback(app, 'mf-clubs');
  }
});
