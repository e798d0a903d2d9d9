import type { Page } from '@playwright/test';
import { recordCalls, silenceStream } from '../support/calls';
import { live, moveClock, read, signInAs } from '../support/demo';
import { seeAllOfHome } from '../support/home';
import { expectAge, goOffline, goOnline, lineIsDown } from '../support/offline';
import type { RunningApp } from '../support/runningApp';
import { call, expect, testOn } from '../support/test';

/** An app of its own, because its clock is moved on: matches go on, and points with them. */
const test = testOn({ CLOCK: live });

const minute = 60_000;
let now = Date.parse(live);
const letMatchesRun = (app: RunningApp, minutes: number) =>
  moveClock(app, new Date((now += minutes * minute)).toISOString());

/** Notes every word that the live points say to who cannot see them, and every time they move. */
async function watchPoints(page: Page) {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role=status]')) {
        const text = status.textContent ?? '';
        if (text.startsWith('Gameweek points') && announced.at(-1) !== text) announced.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('points move by themselves: one stream, one request, one announcement; and a hidden tab asks for nothing', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  const calls = recordCalls(page);
  await page.clock.install();
  await page.goto('/team');
  await expect(page.getByRole('list', { name: 'Bench' }).getByRole('listitem')).toHaveCount(4);
  await expect.poll(() => calls.countOf('GET /v1/stream')).toBe(1);
  const announced = await watchPoints(page);

  for (let step = 0; step < 12 && (await announced()).length === 0; step += 1) {
    calls.forget();
    const asked = page.waitForResponse('**/v1/team/overview');
    await letMatchesRun(app, 5);
    await asked;
    await page.waitForTimeout(500);
  }
  const [news = ''] = await announced();
  expect(news).toMatch(/^Gameweek points −?\d+, [+−]\d+$/);
  await page.waitForTimeout(3000);
  expect(await announced()).toHaveLength(1);
  expect(calls.countOf('GET /v1/team/overview')).toBe(1);
  expect(calls.countOf('GET /v1/team/main')).toBe(1);
  expect(calls.countOf('GET /v1/stream')).toBe(0);

  await setHidden(page, true);
  calls.forget();
  await letMatchesRun(app, 5);
  await page.clock.runFor('03:00');
  expect(calls.calls).toEqual([]);
  await setHidden(page, false);
  await expect.poll(() => calls.countOf('GET /v1/stream')).toBe(1);
  await expect.poll(() => calls.countOf('GET /v1/team/main')).toBe(1);
});

test('a stream that dies is asked for less and less often, and a poll a minute stands in for it', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/ERR_/);
  await signInAs(page, app, 'free');
  await page.route('**/v1/stream', (route) => route.abort());
  const calls = recordCalls(page);
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByText('LIVE').first()).toBeVisible();
  // A script that is still on its way would be given up as too slow once the clock runs on.
  await seeAllOfHome(page);
  await calls.untilQuiet();
  calls.forget();
  for (let passed = 0; passed < 10; passed += 1) {
    await page.clock.runFor('01:00');
    await calls.untilQuiet();
  }
  expect(calls.countOf('GET /v1/stream')).toBeLessThanOrEqual(13);
  expect(calls.countOf('GET /v1/dashboard')).toBeGreaterThanOrEqual(5);
  const often = [...new Set(calls.calls.map(({ name }) => name))].filter(
    (name) => !name.includes('/stream') && calls.to(name).length > 12,
  );
  expect(often, 'asked more than once a minute').toEqual([]);
});

test('a change in another tab is seen once in each, and the tabs do not set each other off', async ({
  page,
  context,
  app,
}) => {
  const session = await signInAs(page, app, 'free');
  const { rival_ids } = await read<{ rival_ids: number[] }>(app, session, '/v1/rivals/state');
  const other = await context.newPage();
  const tabs = [page, other];
  const recorded = tabs.map(recordCalls);
  for (const tab of tabs) {
    await tab.goto('/about');
    await expect(tab.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  }
  for (const calls of recorded) await expect.poll(() => calls.countOf('GET /v1/stream')).toBe(1);
  const change = (method: string, what: string) =>
    call(app, method, `/v1/rivals/${what}/${rival_ids[0] ?? 0}?ownership=true`, undefined, session);
  await change('DELETE', 'remove');
  for (const calls of recorded) await expect.poll(() => calls.countOf('GET /v1/rivals/state')).toBe(1);
  await change('POST', 'add');
  for (const calls of recorded) await expect.poll(() => calls.countOf('GET /v1/rivals/state')).toBe(2);
  await page.waitForTimeout(3000);
  for (const calls of recorded) {
    expect(calls.countOf('GET /v1/rivals/state')).toBe(2);
    expect(calls.countOf('GET /v1/stream')).toBe(1);
  }
});

test('after a loss of the network Home asks for each of its parts once', async ({
  page,
  context,
  app,
  watched,
}) => {
  watched.allow(lineIsDown);
  await signInAs(page, app, 'free');
  await silenceStream(context);
  const calls = recordCalls(page);
  await page.goto('/');
  await expect(page.getByText('LIVE').first()).toBeVisible();
  // Parts of Home that are still coming would ask although the line is gone.
  await seeAllOfHome(page);
  await calls.untilQuiet();
  await goOffline(page);
  await expectAge(page);
  await calls.untilQuiet();
  calls.forget();
  await goOnline(page);
  for (const name of ['GET /v1/dashboard', 'GET /v1/stream'])
    await expect.poll(() => calls.countOf(name), name).toBe(1);
  await calls.untilQuiet();
  const names = calls.calls.map(({ name }) => name);
  expect([...names].sort()).toEqual([...new Set(names)].sort());
});
