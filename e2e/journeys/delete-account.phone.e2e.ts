import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { signInAs, test } from '../support/demo';
import { newManager, signIn } from '../support/managers';
import { call, expect } from '../support/test';

/** J12 */
test('a manager asks for the account to be deleted, thinks better of it, and it stays', async ({
  page,
  app,
}) => {
  const manager = await newManager(page, app);
  await signIn(page, app, manager);
  const calls = recordCalls(page);
  const banner = page.getByText(/^Your account will be deleted on [^.]+\.$/);
  const countdown = page.getByText(/^\d+d \d\dh \d\dm \d\ds$/);
  const request = page.getByRole('button', { name: 'Request deletion' });

  // 1. Only who types the username means it.
  await page.goto('/profile/delete');
  await expect(page.getByRole('heading', { level: 1, name: 'Delete account' })).toBeVisible();
  await expect(request).toBeDisabled();
  await page.getByLabel('Type your username').fill('Somebody');
  await expect(request).toBeDisabled();
  await page.getByLabel('Type your username').fill(manager.username);
  await expectAccessible(page);

  // 4. One that fails says so, and changes nothing.
  await page.route('**/v1/auth/delete/set', (route) => route.fulfill({ status: 500, body: 'no' }), {
    times: 1,
  });
  await request.click();
  await expect(page.getByText('Error requesting deletion')).toBeVisible();
  await expect(countdown).toHaveCount(0);

  // 2. The deadline counts down, and every page says so.
  const asked = page.waitForResponse('**/v1/auth/delete/set');
  await request.click();
  const { payload } = (await (await asked).json()) as { payload: { deadline: string } };
  await expect(countdown).toBeVisible();
  await expect(page.getByText(/^13d 23h/)).toBeVisible();
  await expect(page.locator(`time[datetime="${payload.deadline}"]`).first()).toBeVisible();
  expect(calls.countOf('PUT /v1/auth/delete/set')).toBe(2);
  await expectAccessible(page);
  await page.goto('/about');
  await expect(banner).toBeVisible();

  // 3. Still so after a reload, until it is cancelled.
  await page.getByRole('link', { name: 'Cancel deletion' }).click();
  await expect(countdown).toBeVisible();
  await page.reload();
  await expect(countdown).toBeVisible();
  await page.getByRole('button', { name: 'Cancel deletion' }).click();
  await expect(request).toBeDisabled();
  await expect(countdown).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  expect(calls.countOf('PUT /v1/auth/delete/stop')).toBe(1);
});

/** J12, part 4 */
for (const role of ['BANNED', 'DELETED'])
  test(`for a ${role} account every address leads to /404, with nothing of the app around it`, async ({
    page,
    app,
  }) => {
    const manager = await newManager(page, app);
    const admin = await signInAs(page, app, 'admin');
    await page.context().clearCookies();
    await page.goto('/login');
    // The role is changed while signed out, and takes effect at the login.
    await call(app, 'PUT', `/v1/admin/users/${manager.id}/role`, { role }, admin);
    await page.getByRole('tab', { name: 'Login' }).click();
    await page.getByLabel('Email', { exact: true }).fill(manager.email);
    await page.getByLabel('Password', { exact: true }).fill(manager.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    for (const path of ['/', '/team', '/rivals/rivals', '/profile']) {
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expect(page).toHaveURL(`${app.url}/404`);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await page.goto(path);
    }
    await expectAccessible(page);
  });
