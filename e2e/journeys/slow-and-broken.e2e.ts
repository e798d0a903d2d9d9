import { recordCalls } from '../support/calls';
import { signInAs, test } from '../support/demo';
import { changedBuild, publish, readBuild, rollback } from '../support/releases';
import { expect } from '../support/test';

/** J15, parts 4, 6 and 7. */

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
