import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { read, signInAs, test } from '../support/demo';

/** J6: a manager looks for footballers with filters and the watchlist, and reads all about one. */

const list = 'GET /v1/footballers/index/default';
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name });
const chips = (page: Page) => page.getByRole('list', { name: 'Filters in force' }).getByRole('listitem');

/** Filters stand in the page on a wide screen and in a sheet on a phone. */
async function inFilters(page: Page, act: () => Promise<void>) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) await page.getByRole('button', { name: /Filters/ }).click();
  await act();
  if (isPhone) await page.getByRole('button', { name: 'Show', exact: true }).click();
}

const chooseCategory = (page: Page, label: string) =>
  inFilters(page, async () => {
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label });
  });

test('the list: pages and order', { tag: '@phone' }, async ({ page, app }) => {
  await signInAs(page, app, 'pass');

  await test.step('twenty rows and a pager', async () => {
    await page.goto('/footballers/list');
    await expect(rows(page)).toHaveCount(20);
    await expect(page.getByText(/^Showing 1–20 of \d+$/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('by form, then the other way round', async () => {
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    await expect(page).toHaveURL(/order_by=form&order=desc/);
    await expect(heading(page, 'Form')).toHaveAttribute('aria-sort', 'descending');
    const place = await heading(page, 'Form').evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
    const formOf = async (at: number) =>
      Number(
        await rows(page)
          .nth(at)
          .getByRole('cell')
          .nth(place - 1)
          .textContent(),
      );
    expect(await formOf(0)).toBeGreaterThanOrEqual(await formOf(1));
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    await expect(heading(page, 'Form')).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/order_by=form&order=asc/);
  });
});

test(
  'filters and search: in the address, so that reload, Back and another tab keep them',
  { tag: '@desktop' },
  async ({ page, app }) => {
    // Seven visits of the heaviest list.
    test.slow();
    await signInAs(page, app, 'pass');
    const calls = recordCalls(page);

    await test.step('midfielders who always start; a reload keeps it, Back takes one filter away at a time', async () => {
      await page.goto('/footballers/list');
      await inFilters(page, () => page.getByRole('button', { name: 'MID', exact: true }).click());
      await expect(page).toHaveURL(/pos=MID$/);
      await expect(chips(page)).toHaveText(['MID']);
      await chooseCategory(page, 'Nailed');
      await expect.poll(() => calls.to(list).some(({ name }) => name.includes('badge=nailed'))).toBe(true);
      await expect(chips(page)).toHaveText(['MID', 'Nailed']);
      await expect(rows(page).filter({ hasNotText: '· MID' })).toHaveCount(0);
      await page.reload();
      await expect(chips(page)).toHaveText(['MID', 'Nailed']);
      await page.goBack();
      await expect(chips(page)).toHaveText(['MID']);
      await page.goBack();
      await expect(chips(page)).toHaveCount(0);
    });

    await test.step('a limit on the cost', async () => {
      await page.goto('/footballers/list?pos=MID&cost_max=6.5');
      await expect(page.getByText('Up to 6.5m')).toBeVisible();
      await expect(rows(page).first()).toBeVisible();
      const place = await heading(page, 'Cost').evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
      const costs = await rows(page)
        .locator(`:nth-child(${place + 1})`)
        .filter({ hasText: /^\d+\.\dm$/ })
        .allTextContents();
      expect(costs.length).toBeGreaterThan(0);
      for (const cost of costs) expect(parseFloat(cost)).toBeLessThanOrEqual(6.5);
    });

    await test.step('the filters go along to another tab', async () => {
      await page
        .getByRole('navigation', { name: 'Players' })
        .getByRole('link', { name: 'Predictions' })
        .click();
      await expect(page).toHaveURL(/\/footballers\/predictions\?pos=MID&cost_max=6.5$/);
      await expect(chips(page)).toHaveText(['MID', 'Up to 6.5m']);
    });

    await test.step('search ignores accents, and says when nobody matches', async () => {
      await page.goto('/footballers/list');
      await page.getByRole('searchbox', { name: 'Search players' }).fill('brnvic');
      await expect(page.getByRole('link', { name: 'Brnvić' })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search players' }).fill('zzz');
      await expect(page.getByText('No players match.')).toBeVisible();
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect(rows(page)).toHaveCount(20);
    });

    await test.step('an address that somebody edited', async () => {
      await page.goto('/footballers/list?page=abc&order=up&order_by=form%3Cscript%3E');
      await expect(rows(page)).toHaveCount(20);
      await expect(page.getByText(/^Showing 1–20 of/)).toBeVisible();
      await expect(heading(page, 'Total')).toHaveAttribute('aria-sort', 'descending');
    });
  },
);

test(
  'the watchlist: one request for each change, an empty list says how to fill it',
  { tag: '@phone' },
  async ({ page, app }) => {
    await signInAs(page, app, 'full');
    const calls = recordCalls(page);

    await page.goto('/footballers/list');
    const stars = page.getByRole('button', { name: /^Watch /, pressed: false });
    await expect(rows(page)).toHaveCount(20);
    const names: string[] = [];
    for (let nth = 0; nth < 3; nth++) {
      const star = stars.first();
      const name = (await star.getAttribute('aria-label')) ?? '';
      names.push(name);
      await star.click();
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    }
    expect(calls.calls.filter(({ name }) => name.startsWith('POST /v1/watch/footballer'))).toHaveLength(3);

    await chooseCategory(page, 'Watchlist');
    await expect.poll(() => calls.to(list).at(-1)?.name).toContain('watchlist=true');
    expect(calls.to(list).at(-1)?.name).not.toContain('badge=');
    for (const name of names) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    }
    expect(calls.calls.filter(({ name }) => name.startsWith('DELETE /v1/watch/footballer'))).toHaveLength(3);

    await chooseCategory(page, 'All');
    await expect(page).not.toHaveURL(/watchlist=|badge=/);
    await expect(rows(page)).toHaveCount(20);
  },
);

test(
  'without pass: what is gated is a lock, and its value is nowhere in the page',
  { tag: '@phone' },
  async ({ page, app }) => {
    const session = await signInAs(page, app, 'free');
    const { rows: answered } = await read<{
      rows: { locked?: true; form?: number; cost: number; name: string }[];
    }>(app, session, '/v1/footballers/index/default');
    await page.goto('/footballers/list');
    const locked = answered.filter((row) => row.locked);
    expect(locked.length).toBeGreaterThan(0);
    for (const { name, form, cost } of locked.slice(0, 3)) {
      expect(form).toBeUndefined();
      const row = rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(row.getByRole('button', { name: /Season pass content/ })).toBeVisible();
      await expect(row).toContainText(`${cost.toFixed(1)}m`);
    }
  },
);

test('two footballers side by side, without a call', async ({ page, app }) => {
  await signInAs(page, app, 'pass');
  const calls = recordCalls(page);
  await page.goto('/footballers/list');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await calls.untilQuiet();
  calls.forget();
  await page.getByRole('button', { name: 'Show side by side' }).click();
  const sheet = page.getByRole('dialog', { name: 'Side by side' });
  await expect(sheet.getByRole('row', { name: /Total points/ })).toBeVisible();
  await expectAccessible(page);
  expect(calls.calls.filter(({ name }) => name.startsWith('GET /v1/footballer'))).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
});

const tabs = [
  'Overview',
  'Fixtures',
  'Gameweeks',
  'Points',
  'Stats',
  'Predictions',
  'Rivals',
  'Transfers',
  'Seasons',
  'Details',
  'News',
];

for (const [account, tag] of [
  ['free', '@phone'],
  ['pass', '@desktop'],
] as const)
  test(`all eleven pages of a footballer, ${account}`, { tag }, async ({ page, app }) => {
    // Eleven pages, each looked through by axe.
    test.slow();
    const session = await signInAs(page, app, account);
    const { rows: players } = await read<{ rows: { id: number; fullname: string }[] }>(
      app,
      session,
      '/v1/footballers/index/default',
    );
    const { id, fullname } = players[0]!;
    await page.goto(`/footballer/${id}`);
    for (const tab of tabs) {
      const link = page
        .getByRole('navigation', { name: fullname })
        .getByRole('link', { name: tab, exact: true });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1, name: fullname })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText(/^Loading /)).toHaveCount(0);
      await expectAccessible(page);
    }
  });

test(
  'a footballer that does not exist is not found, on every page',
  { tag: '@phone' },
  async ({ page, app }) => {
    await signInAs(page, app, 'free');
    for (const path of ['0', 'abc', '999999', '0/stats', '999999/rivals', '999999/transfers']) {
      await page.goto(`/footballer/${path}`);
      await expect(page.getByText('Page Not Found')).toBeVisible();
    }
  },
);
