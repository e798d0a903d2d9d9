import type { Locator, Page } from '@playwright/test';
import { signInAs, test } from '../support/demo';
import { exitsAsked, pressBack, pretendNative } from '../support/native';
import { expect } from '../support/test';

/** Presses what lies behind an open popup, as a notification or another part of the app might do it. */
const pressBehind = (button: Locator) => button.first().evaluate((element: HTMLElement) => element.click());
const someTeam = (page: Page) => page.locator('tbody button');
const switcher = (page: Page) => page.getByRole('button', { name: /^Rivals view/, includeHidden: true });

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

/** J14 */
test('the phone’s back button closes what lies on top, then goes back to where one was, then asks to leave', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  await pretendNative(page);
  await page.goto('/team');
  await expect(page.getByRole('list', { name: 'Bench' }).getByRole('listitem')).toHaveCount(4);
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => scrolledTo(page)).toBe(200);
  await page.getByRole('link', { name: 'Rivals' }).first().click();
  await expect(page.getByText('7 / 10 rivals')).toBeVisible();

  const dropdown = page.getByRole('menu');
  const team = page.getByRole('dialog').filter({ hasText: 'Gameweek' });
  const rivals = page.getByRole('dialog', { name: 'Rivals view' });
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await expect(dropdown).toBeVisible();
  await pressBehind(someTeam(page));
  await expect(team).toBeVisible();
  await pressBehind(switcher(page));
  await expect(rivals).toBeVisible();

  await pressBack(page);
  await expect(rivals).toHaveCount(0);
  await expect(team).toBeVisible();
  await pressBack(page);
  await expect(team).toHaveCount(0);
  await expect(dropdown).toBeVisible();
  await pressBack(page);
  await expect(dropdown).toHaveCount(0);
  await expect(page).toHaveURL(`${app.url}/rivals/rivals`);
  await pressBack(page);
  await expect(page).toHaveURL(`${app.url}/team`);
  await expect.poll(() => scrolledTo(page)).toBe(200);
  expect(await exitsAsked(page)).toBe(0);
  await pressBack(page);
  expect(await exitsAsked(page)).toBe(1);
  await expect(page).toHaveURL(`${app.url}/team`);
});

test('going somewhere closes the dropdown, the team popup and the rivals popup', async ({ page, app }) => {
  await signInAs(page, app, 'free');
  await page.goto('/rivals/rivals');
  await expect(page.getByText('7 / 10 rivals')).toBeVisible();
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await pressBehind(someTeam(page));
  await pressBehind(switcher(page));
  await expect(page.getByRole('dialog', { name: 'Rivals view' })).toBeVisible();
  await page.evaluate(() => {
    window.history.pushState({ idx: 1 }, '', '/about');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('the browser’s Back takes a filter away, and the way up is there past 400 pixels', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  await page.goto('/footballers/list');
  const inForce = page.getByRole('list', { name: 'Filters in force' });
  await expect(page.getByRole('row')).toHaveCount(21);
  const sheet = page.getByRole('button', { name: 'Filters' });
  if (await sheet.isVisible()) await sheet.click();
  await page.getByRole('group', { name: 'Positions' }).getByRole('button', { name: 'GKP' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/pos=GKP/);
  await expect(inForce).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/footballers/list`);
  await expect(inForce).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(21);

  const up = page.getByRole('button', { name: 'Go up' });
  await page.evaluate(() => void (document.body.style.minHeight = '3000px'));
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => scrolledTo(page)).toBe(400);
  await expect(up).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 401));
  await expect(up).toBeVisible();
  await up.click();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await expect(up).toHaveCount(0);
});
