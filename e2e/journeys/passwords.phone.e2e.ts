import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { test } from '../support/demo';
import { newManager, signIn } from '../support/managers';
import { codeFor, expect } from '../support/test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillIn(page: Page, old: string, next: string, confirm = next) {
  await field(page, 'Old password').fill(old);
  await field(page, 'New password').fill(next);
  await field(page, 'Confirm new password').fill(confirm);
  await page.getByRole('button', { name: 'Change password' }).click();
}

/** J11 */
test('a manager changes the password, and every way to get it wrong is said', async ({ page, app }) => {
  const manager = await newManager(page, app);
  await signIn(page, app, manager);
  await page.clock.install();
  await page.goto('/profile/change_pass');
  await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
  await expectAccessible(page);
  const calls = recordCalls(page);
  const changed = 'PUT /v1/auth/change_pass';

  // 1. Old and new the same.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await fillIn(page, manager.password, manager.password);
  const same = page.getByRole('alert').filter({ hasText: 'New password cannot be the same as old password' });
  await page.clock.runFor(7900);
  await expect(same).toBeVisible();
  await page.clock.runFor(600);
  await expect(same).toHaveCount(0);
  expect(calls.countOf(changed)).toBe(0);
  await page.clock.resume();

  // 2. The confirmation differs; then the old one is wrong.
  await fillIn(page, manager.password, 'extra-time-at-five-88', 'extra-time-at-six-88');
  await expect(page.getByText('The passwords are not the same')).toBeVisible();
  await expect(field(page, 'Confirm new password')).toHaveAttribute('aria-invalid', 'true');
  expect(calls.countOf(changed)).toBe(0);
  await fillIn(page, 'not-the-old-one-77', 'extra-time-at-five-88');
  await expect(field(page, 'Old password')).toHaveAttribute('aria-invalid', 'true');
  await page.route('**/v1/auth/change_pass', (route) => route.fulfill({ status: 500, body: 'no' }), {
    times: 1,
  });
  await fillIn(page, manager.password, 'extra-time-at-five-88');
  await expect(page.getByText('Error changing password').first()).toBeVisible();

  // 3. Right.
  await page.clock.pauseAt(new Date(Date.now() + 180_000));
  await fillIn(page, manager.password, 'extra-time-at-five-88');
  const done = page.getByText('Password changed!');
  await expect.poll(() => calls.countOf(changed)).toBe(3);
  expect(calls.to(changed).at(-1)?.body).toEqual({
    old_password: manager.password,
    new_password: 'extra-time-at-five-88',
  });
  await page.clock.runFor(1000);
  await expect(done).toBeVisible();
  await page.clock.runFor(6500);
  await expect(done).toBeVisible();
  await page.clock.runFor(1500);
  await expect(done).toHaveCount(0);
  for (const label of ['Old password', 'New password', 'Confirm new password'])
    await expect(field(page, label)).toHaveValue('');
});

/** J13 */
test('who forgot the password sets a new one with a code and logs in with it', async ({ page, app }) => {
  const manager = await newManager(page, app);
  const calls = recordCalls(page);
  await page.goto('/login');

  // 1. The user requests a code.
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await expectAccessible(page);
  await field(page, 'Email').fill(manager.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(field(page, 'Code')).toBeVisible();
  expect(calls.to('POST /v1/auth/forgot_password')[0]?.body).toEqual({ email: manager.email });
  await expect(page.getByText('Code sent!')).toBeVisible();
  await expectAccessible(page);

  // 2. Back to asking, and on without asking again.
  await page.getByRole('button', { name: 'resend' }).click();
  await expect(field(page, 'Code')).toHaveCount(0);
  await page.getByRole('button', { name: 'I already have a code' }).click();
  await expect(field(page, 'Code')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(manager.email);
  expect(calls.countOf('POST /v1/auth/forgot_password')).toBe(1);

  // 3. Letters and a confirmation that differs are not sent.
  await field(page, 'Code').fill('letters');
  await field(page, 'New password').fill('extra-time-at-five-88');
  await field(page, 'Confirm new password').fill('extra-time-at-six-88');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The code has digits only')).toBeVisible();
  await expect(page.getByText('The passwords are not the same')).toBeVisible();
  expect(calls.countOf('POST /v1/auth/set_password')).toBe(0);

  // 4. A wrong code is refused in the server's words, the right one leads to the login.
  const code = await codeFor(app, manager.email);
  await field(page, 'Code').fill(code === '11111111' ? '22222222' : '11111111');
  await field(page, 'Confirm new password').fill('extra-time-at-five-88');
  const refused = page.waitForResponse('**/v1/auth/set_password');
  await page.getByRole('button', { name: 'Change password' }).click();
  const { message } = (await (await refused).json()) as { message: string };
  await expect(page.getByText(message).first()).toBeVisible();
  await field(page, 'Code').fill(code);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed!')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Login', selected: true })).toBeVisible();
  expect(calls.to('POST /v1/auth/set_password').at(-1)?.body).toEqual({
    email: manager.email,
    code,
    password: 'extra-time-at-five-88',
    password_confirm: 'extra-time-at-five-88',
  });
  await field(page, 'Email').fill(manager.email);
  await field(page, 'Password').fill('extra-time-at-five-88');
  await page.getByRole('button', { name: 'Log in' }).click();
  // A user without rivals sees the recommendation first, above Home.
  await expect(page.getByRole('heading', { name: 'Add your first rivals' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});
