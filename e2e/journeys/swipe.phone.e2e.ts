import type { Page } from '@playwright/test';
import { signInAs, test } from '../support/demo';
import { swipe } from '../support/touch';
import { expect } from '../support/test';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Its content is there: a touch ends with the element on which it began. */
async function expectSettled(page: Page, name: string) {
  await expect(title(page, name)).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

test('a swipe turns gameweeks, and tabs on pages without gameweeks', async ({ page, app }) => {
  await signInAs(page, app, 'free');
  await page.goto('/fixtures/24');
  await expectSettled(page, 'Gameweek 24');
  await swipe(page, { from: 300, to: 120, y: 500 });
  await expect(page).toHaveURL(`${app.url}/fixtures/25`);
  await expectSettled(page, 'Gameweek 25');
  await swipe(page, { from: 120, to: 300, y: 500 });
  await expect(page).toHaveURL(`${app.url}/fixtures/24`);

  await page.goto('/clubs/lineups?club=ars');
  await expect(page.getByRole('region', { name: 'Line-up of Arsenal' })).toBeVisible();
  await swipe(page, { from: 300, to: 120, y: 500 });
  await expect(page).not.toHaveURL(/club=ars/);

  await page.goto('/team');
  await expect(page.getByRole('list', { name: 'Bench' }).getByRole('listitem')).toHaveCount(4);
  await swipe(page, { from: 300, to: 120, y: 600 });
  await expect(page).toHaveURL(`${app.url}/team/next`);
});

test('a swipe at the edge, on tabs, on a table and in a popup does not turn the page', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  await page.goto('/rivals/rivals');
  const table = page.getByRole('table').first();
  await expect(table).toBeVisible();
  const middleOf = async (name: 'table' | 'tabs') => {
    const box = await (
      name === 'table' ? table : page.getByRole('navigation', { name: 'Pages of this view' })
    ).boundingBox();
    return (box?.y ?? 0) + Math.min(60, (box?.height ?? 0) / 2);
  };
  const heading = await title(page, 'Rivals').boundingBox();
  await swipe(page, { from: 380, to: 120, y: heading?.y ?? 0 });
  await swipe(page, { from: 300, to: 120, y: await middleOf('tabs') });
  await swipe(page, { from: 300, to: 120, y: await middleOf('table') });
  await expect(page).toHaveURL(`${app.url}/rivals/rivals`);

  await page.goto('/team');
  await page.getByRole('list', { name: 'Bench' }).getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await swipe(page, { from: 300, to: 120, y: 700 });
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/team`);
});

test('a long press on a footballer opens the sheet and asks the native app for a light impact', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'free');
  await page.addInitScript(() => {
    const impacts: number[] = [];
    Object.assign(window, { impacts });
    window.addEventListener('touchline:impact', () => impacts.push(Date.now()));
  });
  await page.goto('/team');
  const card = page.getByRole('list', { name: 'Bench' }).getByRole('button').first();
  // Not below the bar at the bottom.
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await card.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('dialog')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { impacts: number[] }).impacts.length)).toBe(1);
});
