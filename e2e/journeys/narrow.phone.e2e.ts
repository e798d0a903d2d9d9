import type { Locator } from '@playwright/test';
import { signInAs, test } from '../support/demo';
import { seeAllOfHome } from '../support/home';
import { smallTargets } from '../support/targets';
import { expect } from '../support/test';

/** A coarse pointer and the narrowest width that we support. */
test.use({ isMobile: true, viewport: { width: 320, height: 640 } });

/** Texts of key figures that leave the content box of their card. */
const figuresOutside = (figures: Locator) =>
  figures.evaluateAll((lists) =>
    lists.flatMap((list) => {
      const end = list.getBoundingClientRect().right;
      return [...list.querySelectorAll('dt, dd')]
        .filter((text) => text.getBoundingClientRect().right > end + 1)
        .map((text) => text.textContent);
    }),
  );

/** Height in pixels of what opens a row: from its first to its last point that belongs to the link or button. */
const targetHeight = (name: Locator) =>
  name.evaluate((element) => {
    const cell = element.closest('th');
    if (!cell) return 0;
    const { left, top, bottom } = cell.getBoundingClientRect();
    let height = 0;
    for (let y = Math.ceil(top); y < bottom; y += 1)
      if (document.elementFromPoint(left + 60, y)?.closest('a, button') === element) height += 1;
    return height;
  });

test('on the narrowest phone key figures stay in their card', async ({ page, app }) => {
  await signInAs(page, app, 'pass');
  for (const path of ['/', '/team/live']) {
    await page.goto(path);
    await expect(page.locator('dl').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await figuresOutside(page.locator('main dl')), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('the name in a row is a large target, and leaves the checkbox beside it its own', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'pass');
  await page.goto('/rivals/rivals');
  const team = page.locator('tbody th button').nth(1);
  await team.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  expect(await targetHeight(team)).toBeGreaterThanOrEqual(44);

  await page.goto('/season_ticker');
  const club = page.locator('tbody th a').nth(1);
  await club.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  expect(await targetHeight(club)).toBeGreaterThanOrEqual(44);
  await page.locator('tbody th label').nth(1).tap();
  await expect(page.getByRole('checkbox', { name: /^Pin / }).first()).toBeChecked();
});

test('what a finger presses is large enough for it', async ({ page, app }) => {
  await signInAs(page, app, 'pass');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/team/next', '/footballers/list', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/') await seeAllOfHome(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await smallTargets(page), path).toEqual([]);
  }
});

test('on a phone on its side the figures and the filters leave the content room', async ({ page, app }) => {
  await signInAs(page, app, 'pass');
  await page.setViewportSize({ width: 844, height: 390 });
  const top = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
  await page.goto('/team');
  const pitchOrTable = page.getByRole('group', { name: 'Show' });
  await expect(pitchOrTable).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await top(pitchOrTable)).toBeLessThan(300);
  await page.goto('/footballers/list');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  const row = page.locator('tbody tr').first();
  await expect(row).toBeVisible();
  expect(await top(row)).toBeLessThan(340);
});
