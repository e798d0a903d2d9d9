import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/axe';
// The native app brings its own HTML, without anything of the server in it.
import { browserTest as test, demoPassword, emailOf } from '../support/demo';
import { pretendNative } from '../support/native';
import { expect } from '../support/test';

/** J15, part 5: the start of the native app. */
const silent = () => undefined;
const answering = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
const fine = (more: object = {}) => ({ success: true, alert: '', app_support: '1.0', ...more });

/**
 * The app on a phone that has a refresh token, while its first request is not answered. The clock is stopped at
 * the start and only goes on as the test lets it.
 */
async function startSlowly(page: Page, check: (route: Route) => unknown) {
  await pretendNative(page);
  await page.addInitScript(() => {
    localStorage.setItem('tl-refresh-token', 'kept');
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector('p[aria-live=polite]')?.textContent;
      if (text && said.at(-1) !== text) said.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.route('**/v1/auth/refresh', silent);
  await page.route('**/v1/check', (route) => void check(route));
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goto('/');
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.getByText('Version 1.0.0')).toBeVisible({ timeout: 100 });
  }).toPass();
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test('a start that takes long says what it waits for, in order, and gives up after 30 seconds', async ({
  page,
}) => {
  await startSlowly(page, answering(200, fine()));
  await page.clock.runFor(7000);
  expect(await said(page)).toEqual([]);
  for (const text of ['Checking server', 'Server checked', 'Checking app version', 'Loading']) {
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await said(page)).toContain(text);
    }).toPass();
  }
  expect(await said(page)).toEqual(['Checking server', 'Server checked', 'Checking app version', 'Loading']);
  await page.clock.runFor(22_000);
  await expect(page.getByText('Problem fetching data. Please restart the app.')).toBeVisible();
  // The check itself waits by the page's clock.
  await page.clock.resume();
  await expectAccessible(page);
});

const refusals = [
  {
    name: 'is down',
    check: answering(503, { success: false, error: 'unavailable', message: '' }),
    text: 'Server is currently down for maintenance. Please try again later.',
  },
  {
    name: 'answers 404',
    check: answering(404, { success: false, error: 'not_found', message: '' }),
    text: 'The server could not be found. Please turn the app off and on again. If it stays, contact the admin: help@touchline.example',
  },
  {
    name: 'wants a newer app',
    check: answering(200, fine({ app_support: '1.4' })),
    text: 'Please update your app to the latest version (current: 1.0.0, supported: >1.4)',
  },
];
for (const { name, check, text } of refusals)
  test(`a start at a server that ${name} says so`, async ({ page }) => {
    await startSlowly(page, check);
    await page.clock.runFor(8000);
    // The answer comes in real time, the statuses before the last one by the page's clock.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(page.getByText(text)).toBeVisible({ timeout: 100 });
    }).toPass();
    // Final: no request is repeated in the background.
    let asked = 0;
    page.on('request', (request) => (asked += request.url().endsWith('/v1/check') ? 1 : 0));
    await page.clock.runFor(60_000);
    await expect(page.getByText(text)).toBeVisible();
    expect(asked).toBe(0);
  });

test('a silent server is asked again every two seconds, and its alert is shown once it answers', async ({
  page,
  watched,
}) => {
  watched.allow(/ERR_FAILED/);
  let asked = 0;
  await startSlowly(page, (route) => {
    asked += 1;
    return asked < 3 ? route.abort() : answering(200, fine({ alert: 'We move house tonight.' }))(route);
  });
  for (const times of [1, 2]) {
    await expect.poll(() => asked).toBe(times);
    // The refusal has to arrive before its two seconds begin.
    await page.waitForTimeout(200);
    await page.clock.runFor(1000);
    expect(asked).toBe(times);
    await page.clock.runFor(1100);
  }
  await expect(page.getByRole('alertdialog').getByText('We move house tonight.')).toBeVisible();
  expect(asked).toBe(3);
});

test('the native app keeps its refresh token itself, and is signed in again at the next start', async ({
  page,
  context,
  app,
}) => {
  await pretendNative(page);
  const kept = () => page.evaluate(() => localStorage.getItem('tl-refresh-token'));
  const logins = page.waitForRequest('**/v1/auth/login');
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill(emailOf('free'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  expect((await logins).headers()['x-client']).toBe('native');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(await context.cookies(app.url)).toEqual([]);
  const first = await kept();
  expect(first).not.toBeNull();

  const renewals = page.waitForRequest('**/v1/auth/refresh');
  await page.reload();
  expect((await renewals).postDataJSON()).toEqual({ refreshToken: first });
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(await kept()).not.toBe(first);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});
