import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { signInAs, test } from '../support/demo';

/** J9: who is bought and sold, and what of the lists only pass holders see. */

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const isLocked = (row: Locator) =>
  row.getByRole('button', { name: 'Season pass content', exact: true }).isVisible();

/** Which places of the list, from 0, are locked on this page. */
async function lockedPlaces(page: Page, first = 0): Promise<number[]> {
  await expect(rows(page).first()).toBeVisible();
  const shown = await rows(page).all();
  const locked = await Promise.all(shown.map(isLocked));
  return locked.flatMap((is, at) => (is ? [first + at] : []));
}

// The paywall's index rules, as the specification words them.
const ptsHidden = (index: number) => index > 1 && index % 6 !== 0;
const eliteHidden = (index: number) => (index < 3 ? true : index <= 9 ? index % 2 !== 0 : index % 3 === 0);
/** Of the transfers: all of page 1 is open, then every sixth row. */
const transferHidden = (index: number) => index >= 20 && index % 6 !== 0;

const places = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

test(
  'without pass: the rules of the lists, and a lock that leads to the pass',
  { tag: '@phone' },
  async ({ page, app }) => {
    // Nine pages, three of them looked through by axe.
    test.slow();
    await signInAs(page, app, 'free');
    const calls = recordCalls(page);

    await test.step('the ways to who is bought and sold, each with its top name', async () => {
      await page.goto('/transfers');
      for (const way of ['In', 'Out', 'Nett'])
        await expect(page.getByRole('link', { name: new RegExp(`^${way}: \\S`) })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('twenty rows that everybody sees, balances short and signed', async () => {
      await page.getByRole('link', { name: /^In: / }).click();
      await expect(page).toHaveURL(/\/transfers\/in$/);
      await expect.poll(() => calls.countOf('GET /v1/transfers/in')).toBeGreaterThan(0);
      await expect(rows(page)).toHaveCount(20);
      expect(await lockedPlaces(page)).toEqual([]);
      await expect(rows(page).first()).toContainText(/[+-]\d+(\.\dm|k)?/);
      await expectAccessible(page);
    });

    await test.step('on page 2 every sixth one', async () => {
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByText(/^Showing 21–40/)).toBeVisible();
      // A footballer whom another of the three lists shows openly is open here too: it is the same row.
      const locked = await lockedPlaces(page, 20);
      expect(locked.length).toBeGreaterThan(0);
      expect(locked.filter((place) => !transferHidden(place))).toEqual([]);
    });

    await test.step('a lock opens the card with the exact words, and is reported; the focus is in it', async () => {
      await page.getByRole('button', { name: 'Season pass content', exact: true }).first().click();
      const card = page.getByRole('dialog', { name: 'Season pass content' });
      await expect(
        card.getByText('This feature is fully available to season pass holders only.'),
      ).toBeVisible();
      await expect
        .poll(() => calls.reports('sp_notif'))
        .toContainEqual(expect.objectContaining({ location: 'transfers', step: 'in' }));
      await expect.poll(() => card.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
    });

    for (const path of ['/elite_picks', '/elite_transfers'])
      await test.step(`${path}: hidden 0, 1, 2, 3, 5, 7, 9, 12, 15, 18`, async () => {
        await page.goto(path);
        await expect(rows(page).first()).toBeVisible();
        const count = await rows(page).count();
        expect(await lockedPlaces(page)).toEqual(places(0, count).filter(eliteHidden));
      });

    for (const path of [
      '/footballers/points',
      '/footballers/points/gameweek',
      '/footballers/points/fixtures',
    ])
      await test.step(`${path}: shown 0, 1, 6, 12, 18 and the own players`, async () => {
        await page.goto(path);
        await expect(rows(page)).toHaveCount(20);
        const own = await rows(page).evaluateAll((all) =>
          all.flatMap((row, at) => (row.hasAttribute('data-mine') ? [at] : [])),
        );
        const hidden = places(0, 20).filter((at) => ptsHidden(at) && !own.includes(at));
        expect(await lockedPlaces(page)).toEqual(hidden);
      });

    await test.step('on the pitch about a quarter of the cards show their cost, the same after a reload', async () => {
      await page.goto('/team?metric=cost');
      const radio = page.getByRole('radio', { name: /^Cost/ });
      await radio.click();
      const costs = () => page.getByText(/^\d+\.\dm$/).allTextContents();
      const locks = page.getByRole('button', { name: /Season pass content/ });
      await expect(locks.first()).toBeVisible();
      const before = await costs();
      await page.reload();
      await radio.click();
      await expect(locks.first()).toBeVisible();
      expect(await costs()).toEqual(before);
    });
  },
);

test('with pass there is no lock anywhere on the way', { tag: '@desktop' }, async ({ page, app }) => {
  await signInAs(page, app, 'pass');
  for (const path of [
    '/transfers/in?page=2',
    '/elite_picks',
    '/elite_transfers',
    '/footballers/points',
    '/footballers/list',
    '/footballers/predictions',
    '/footballers/season',
    '/footballers/transfers',
  ]) {
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Season pass content/ })).toHaveCount(0);
  }
});

test('an order that does not exist is not found', { tag: '@phone' }, async ({ page, app }) => {
  await signInAs(page, app, 'free');
  await page.goto('/transfers/sideways');
  await expect(page.getByText('Page Not Found')).toBeVisible();
});
