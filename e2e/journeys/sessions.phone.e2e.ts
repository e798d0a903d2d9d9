import { expect, type Route } from '@playwright/test';
import { demoPassword, emailOf, read, signInAs, test } from '../support/demo';

test('who logs out in one tab is logged out in the other', async ({ page, app, context }) => {
  await signInAs(page, app, 'admin');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(tab.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  for (const tab of [page, other])
    await expect(
      tab.getByRole('link', { name: 'Log in' }).or(tab.getByRole('tab', { name: 'Login' })),
    ).toBeVisible();
});

test('what is chosen in one tab is not lost in the other', async ({ page, app, context }) => {
  await signInAs(page, app, 'pass');
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/team');
  await other.getByRole('radio', { name: 'Form' }).click();
  await expect(page.getByRole('radio', { name: 'Form' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Form' })).toBeChecked();
});

test('a session that is over in the middle of a form keeps what was typed, and saves it', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'pass');
  await page.goto('/profile');
  const username = page.getByLabel('Username');
  await username.fill('Pat ⚽️ <b>Pass</b>');
  let isOver = true;
  await page.route('**/v1/**', (route) => {
    if (!isOver || route.request().url().includes('/auth/refresh')) return route.continue();
    isOver = false;
    const body = JSON.stringify({ success: false, error: 'signed_out', message: 'The session is over.' });
    return route.fulfill({ status: 401, contentType: 'application/json', body });
  });
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Profile updated!')).toBeVisible();
  await expect(username).toHaveValue('Pat ⚽️ <b>Pass</b>');
  expect(isOver).toBe(false);
});

test('a session that cannot be renewed leads to the login, and what was typed is there again after it', async ({
  page,
  app,
}) => {
  const text = 'The ticker forgets its range ⚽️ <b>each time</b>.';
  await signInAs(page, app, 'pass');
  await page.goto('/suggestions/fault');
  const field = page.getByRole('textbox', { name: 'Your suggestion' });
  await field.fill(text);
  const over = JSON.stringify({ success: false, error: 'signed_out', message: 'The session is over.' });
  const refuse = (route: Route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: over });
  await page.route('**/v1/event/suggestion', refuse);
  await page.route('**/v1/auth/refresh', refuse);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await page.unroute('**/v1/event/suggestion');
  await page.unroute('**/v1/auth/refresh');

  await page.getByLabel('Email', { exact: true }).fill(emailOf('pass'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByText('What you typed before your session ended is kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(field).toHaveValue(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('countdowns follow the server, whatever the device says', async ({ page, app }) => {
  const session = await signInAs(page, app, 'free');
  const { status } = await read<{ status: { now: string; next_gameweek: { deadline: string } } }>(
    app,
    session,
    '/v1/dashboard',
  );
  const left = Date.parse(status.next_gameweek.deadline) - Date.parse(status.now);
  const days = Math.floor(left / 86_400_000);
  const hours = Math.floor((left % 86_400_000) / 3_600_000);
  for (const wrongBy of [86_400_000, -86_400_000]) {
    await page.clock.setSystemTime(Date.parse(status.now) + wrongBy);
    await page.goto('/');
    await expect(
      page.getByText(new RegExp(`^${days}d ${String(hours).padStart(2, '0')}h`)).first(),
    ).toBeVisible();
  }
});
