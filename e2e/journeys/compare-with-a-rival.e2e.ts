import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { read, signInAs, test } from '../support/demo';

/** J3: a rival is compared with the own team while matches are played. */

interface GameweekRows {
  rows: { id: number; name: string; mine: boolean; nett_points: number; gw_points: number; swing?: number }[];
}

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
const tableOf = (page: Page) => page.getByRole('region', { name: /^Teams in Gameweek/ });

test('from the gameweek table to the popup, its differences and the line-ups', async ({ page, app }) => {
  const session = await signInAs(page, app, 'free');
  const { rows } = await read<GameweekRows>(app, session, '/v1/rivals/gameweek/');
  const mine = rows.find((row) => row.mine);
  const rival = rows.find((row) => !row.mine);
  if (!mine || !rival) throw new Error('The account has no rival.');
  const calls = recordCalls(page);
  await page.goto('/rivals/rivals/gameweek');

  await test.step('the own row is marked, and a gap is mine minus theirs', async () => {
    await expect(tableOf(page).getByRole('row', { name: new RegExp(mine.name) })).toHaveAttribute(
      'data-mine',
    );
    const row = tableOf(page).getByRole('row', { name: new RegExp(rival.name) });
    await expect(row.locator('[data-tone="better"], [data-tone="worse"]').first()).toHaveText(/[+−]\d/);
    await expect(row.getByRole('img', { name: /played, \d+ playing, \d+ to come/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('differences open in view with their names, and add up to the swing', async () => {
    await page.getByRole('button', { name: `Show differences with ${rival.name}` }).click();
    const differences = page.getByRole('group', { name: `Differences with ${rival.name}` });
    await expect(differences.getByText(rival.name)).toBeInViewport();
    await expect(differences.getByRole('list', { name: 'Only they have' })).toBeVisible();
    await expect(differences.getByRole('list', { name: 'Only I have' })).toBeVisible();
    await expect(differences).toContainText(signed(mine.gw_points - rival.gw_points));
    await expectAccessible(page);
  });

  await test.step('the popup steps through the gameweeks', async () => {
    await tableOf(page).getByRole('button', { name: rival.name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: rival.name });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: /rival/i }).first()).toBeVisible();
    const bars = dialog.getByRole('list', { name: 'Net points by gameweek' }).getByRole('button');
    const current = await bars.count();
    expect(current).toBeGreaterThan(3);
    await expect(dialog.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect.poll(() => calls.countOf(`GET /v2/team/popup/${rival.id}/${current - 1}`)).toBe(1);
    await bars.nth(1).click();
    await expect(dialog.getByRole('button', { name: 'Previous', exact: true })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('two line-ups, mine first, each card reached by the keyboard', async () => {
    await page.getByRole('link', { name: 'Lineups', exact: true }).click();
    await page.getByRole('combobox', { name: 'Show' }).selectOption(String(rival.id));
    await expect(page).toHaveURL(new RegExp(`vs=${rival.id}`));
    const pitch = page.getByRole('region', { name: new RegExp(`^${mine.name} against ${rival.name}`) });
    await expect(pitch).toBeVisible();
    // Points move with the matches while the page is open: names are read with the figures of the same moment.
    await expect(async () => {
      const now = await read<GameweekRows>(app, session, '/v1/rivals/gameweek/');
      for (const { name, nett_points } of now.rows.filter(({ id }) => [mine.id, rival.id].includes(id))) {
        const side = `${name} ${nett_points}`.replace('-', '−');
        const listOf = (list: string) =>
          pitch.getByRole('list', { name: list, exact: true }).getByRole('button');
        await expect(listOf(side)).toHaveCount(11, { timeout: 1000 });
        await expect(listOf(`${side} bench`)).toHaveCount(4, { timeout: 1000 });
      }
    }).toPass({ timeout: 75_000 });
    await expect(page.getByRole('region', { name: 'Players who start on one side only' })).toBeVisible();
    await expect(page.getByRole('tablist', { name: 'Views of the squad' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a team that does not come says so', async () => {
    await page.route('**/v2/team/popup/**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/rivals/rivals');
    await page.getByRole('button', { name: rival.name, exact: true }).click();
    await expect(page.getByText('No footballer found')).toBeVisible();
    await page.unroute('**/v2/team/popup/**');
  });

  await test.step('the own team has links in place of the rival button', async () => {
    await page.goto('/rivals/rivals');
    await page.getByRole('button', { name: mine.name }).first().click();
    const dialog = page.getByRole('dialog', { name: mine.name });
    await expect(dialog.getByRole('link', { name: 'My team' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Next GW' })).toBeVisible();
  });
});

test('the view that is picked opens on the same page', { tag: '@phone' }, async ({ page, app }) => {
  await signInAs(page, app, 'pass');
  await page.goto('/rivals/rivals/season');
  await page.getByRole('button', { name: 'Switch view' }).click();
  await page
    .getByRole('dialog', { name: 'Rivals view' })
    .getByRole('button', { name: /^Elite/ })
    .click();
  await expect(page).toHaveURL(/\/rivals\/elite\/season$/);
  await page.goto('/rivals/elite/season');
  await page.getByRole('button', { name: 'Switch view' }).click();
  await page
    .getByRole('dialog', { name: 'Rivals view' })
    .getByRole('button', { name: /^Rivals/ })
    .click();
  await expect(page).toHaveURL(/\/rivals\/rivals\/season$/);
});

test.describe('the season page', () => {
  test('does not move while its chart comes', async ({ page, app }) => {
    await signInAs(page, app, 'pass');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/rivals/rivals/season');
    await expect(page.getByRole('region', { name: 'The season by team' })).toBeVisible();
    await expect(page.locator('svg .MuiLineChart-line, svg .MuiLineElement-root').first()).toBeVisible();
    await page.waitForTimeout(500);
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(moved).toBeLessThan(0.02);
  });
});
