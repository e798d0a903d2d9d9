import { expect, test as base } from '@playwright/test';
import { startApp, type RunningApp } from '../support/runningApp';

/** The app as `npm start` gives it with nothing configured: the demo season, in a live gameweek. */
const test = base.extend<object, { app: RunningApp }>({
  app: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the object pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});

test('a fresh start with nothing configured shows a living season to a demo account', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto('/');
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email', { exact: true }).fill('free@touchline.test');
  await page.getByLabel('Password', { exact: true }).fill('kick-off-at-three');
  await page.getByRole('button', { name: 'Log in' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByText('LIVE').first()).toBeVisible();

  await page.goto('/team');
  await expect(page.getByRole('heading', { level: 1, name: 'My team' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bench' }).getByRole('listitem')).toHaveCount(4);

  await page.goto('/rivals/rivals');
  await expect(page.getByText('7 / 10 rivals')).toBeVisible();

  await page.goto('/fixtures/24');
  await expect(page.getByText('ARS').first()).toBeVisible();
  await expect(page.getByText('NEW').first()).toBeVisible();
  expect(faults).toEqual([]);
});
