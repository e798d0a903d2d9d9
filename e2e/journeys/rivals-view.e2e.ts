import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { read, signInAs, test } from '../support/demo';
import type { RunningApp } from '../support/runningApp';
import { openTakenOver } from '../support/takenOver';
import { call } from '../support/test';

/** J5: the rivals view is switched to the elite and to a league. */

const switcher = (page: Page) => page.getByRole('dialog', { name: 'Rivals view' });
const openSwitcher = async (page: Page) => {
  await page.getByRole('button', { name: /^Rivals view:/ }).click();
  await expect(switcher(page)).toBeVisible();
};
const setView = (app: RunningApp, session: string, view: string) =>
  call(app, 'PUT', `/v1/rivals/set_default/${view}`, undefined, session);

/** A closed popup goes back over its history entry a moment later: a `goto` before that would be cancelled by it. */
const untilPopupEntryIsGone = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => (history.state as { popup?: number } | null)?.popup ?? 'none'))
    .toBe('none');

interface Leagues {
  leagues: { id: number; name: string; trackable: boolean }[];
}

test('a free account finds leagues locked, and follows the elite', async ({ page, app }) => {
  const session = await signInAs(page, app, 'free');
  const calls = recordCalls(page);
  await page.goto('/');

  await test.step('a league is for pass holders', async () => {
    await openSwitcher(page);
    await expect.poll(() => calls.countOf('POST /v1/event/rivals_button_on')).toBe(1);
    await expectAccessible(page);
    await switcher(page)
      .getByRole('button', { name: /Season pass/ })
      .first()
      .click();
    await expect(
      switcher(page).getByText('Tracking leagues is limited to users with season pass'),
    ).toBeVisible();
    await expect.poll(() => calls.reports('sp_notif').length).toBe(1);
    expect(calls.calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
    const { leagues } = await read<Leagues>(app, session, '/v1/leagues/all');
    const named = switcher(page)
      .getByRole('listitem')
      .filter({ hasNot: page.getByRole('button') });
    for (const name of await named.allTextContents())
      expect(leagues.map((league) => cutToTwenty(league.name))).toContain(name);
    expect(await named.count()).toBeGreaterThan(0);
    await expectAccessible(page);
  });

  await test.step('a failure leaves everything as it was, and says so', async () => {
    await page.route('**/v1/rivals/set_default/**', (route) => route.fulfill({ status: 500, body: '' }));
    await switcher(page)
      .getByRole('button', { name: /^Elite/ })
      .click();
    await expect(switcher(page).getByText('Not saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rivals view: Rivals', includeHidden: true })).toHaveCount(
      1,
    );
    await page.unroute('**/v1/rivals/set_default/**');
  });

  await test.step('the elite is saved, and the menu goes', async () => {
    await switcher(page)
      .getByRole('button', { name: /^Elite/ })
      .click();
    await expect.poll(() => calls.countOf('PUT /v1/rivals/set_default/elite')).toBe(2);
    await expect(switcher(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Rivals view: Elite' })).toBeVisible();
    await expect
      .poll(() => calls.reports('rivals_menu'))
      .toContainEqual(expect.objectContaining({ value: 'elite' }));
    await untilPopupEntryIsGone(page);
    await page.goto('/rivals');
    await expect(page).toHaveURL(/\/rivals\/elite$/);
    // The row of metrics is moved to the chosen one when the page is taken over.
    await openTakenOver(page, '/team');
    // The metric has the name of the view.
    await page.getByRole('radio', { name: 'Elite' }).click();
    // The elite are the best thousand.
    await expect(
      page
        .getByRole('region', { name: /^Your team/ })
        .getByText(/\/1,?000\b/)
        .first(),
    ).toBeVisible();
  });
  await setView(app, session, 'rivals');
});

test(
  'the menu is gone a quarter of a second after the choice, and not before',
  { tag: '@phone' },
  async ({ page, app }) => {
    const session = await signInAs(page, app, 'pass');
    // No remote is on its way here, whose file would be late when the clock goes on by a minute.
    await page.goto('/about');
    await openSwitcher(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const saved = page.waitForResponse((response) => response.url().includes('/set_default/'));
    await switcher(page)
      .getByRole('button', { name: /^Elite/ })
      .click();
    await saved;
    await expect(page.getByRole('button', { name: 'Rivals view: Elite', includeHidden: true })).toHaveCount(
      1,
    );
    await page.clock.runFor(240);
    await expect(switcher(page)).toBeVisible();
    await page.clock.runFor(10);
    await page.clock.resume();
    await expect(switcher(page)).toBeHidden();
    await setView(app, session, 'rivals');
  },
);

test('a pass holder follows a league', { tag: '@desktop' }, async ({ page, app }) => {
  const session = await signInAs(page, app, 'pass');
  const { leagues } = await read<Leagues>(app, session, '/v1/leagues/all');
  const league = leagues.find(({ trackable }) => trackable);
  if (!league) throw new Error('The account has no league that can be tracked.');
  const calls = recordCalls(page);
  await page.goto('/');
  await openSwitcher(page);
  await switcher(page)
    .getByRole('button', { name: cut(league.name) })
    .click();
  await expect(switcher(page)).toBeHidden();
  await expect(page.getByRole('button', { name: `Rivals view: ${league.name}` })).toBeVisible();
  await untilPopupEntryIsGone(page);
  await page.goto(`/rivals/${league.id}/points/phase`);
  await expect(page.getByRole('table').first()).toBeVisible();
  // The server asked for it, or the page did, once.
  expect(calls.countOf(`GET /v1/leagues/classic/${league.id}/points_phase`)).toBeLessThanOrEqual(1);
  await page.goto('/rivals/xyz');
  await expect(page.getByText(/^\d+ \/ 50 rivals$/)).toBeVisible();
  // How many there are is known before the list is asked for.
  await calls.untilQuiet();
  expect(calls.countOf('GET /v1/rivals/list/rivals')).toBeLessThanOrEqual(1);
  await setView(app, session, 'rivals');
});

/** In the paywall, names over 20 characters are cut to 19 and an ellipsis. */
const cutToTwenty = (name: string) => (name.length > 20 ? `${name.slice(0, 19)}…` : name);

/** Labels over 25 characters are cut to 20 and an ellipsis (specification section 5). */
const cut = (name: string) => (name.length > 25 ? `${name.slice(0, 20)}…` : name);

test(
  'the report keeps its order, ignores one that does not exist, and marks what is rare',
  { tag: '@phone' },
  async ({ page, app }) => {
    const session = await signInAs(page, app, 'pass');
    await page.goto('/rivals/rivals/report?order_by=handsome');
    await expect(page.getByRole('button', { name: 'Overall' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Captain' }).click();
    await expect(page).toHaveURL(/order_by=c$/);
    await page.goto('/rivals/rivals/report');
    await expect(page.getByRole('button', { name: 'Captain' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Overall' }).click();

    await openTakenOver(page, '/team');
    await page.getByRole('radio', { name: 'Rivals' }).click();
    const { ownership } = await read<{ ownership: Record<string, { count_share: number }> }>(
      app,
      session,
      '/v1/rivals/state',
    );
    const { team } = await read<{ team: { pitch: { id: number; name: string }[][] } }>(
      app,
      session,
      '/v1/team/main',
    );
    const share = (id: number) => ownership[String(id)]?.count_share ?? 0;
    const rare = team.pitch.flat().find(({ id }) => share(id) > 0 && share(id) <= 25);
    const common = team.pitch.flat().find(({ id }) => share(id) > 25);
    const colourOf = (name: string) =>
      page
        .getByRole('region', { name: /^Your team/ })
        .getByRole('button', { name: `${name},` })
        .getByText(/%$/)
        .last()
        .evaluate((element) => getComputedStyle(element).color);
    if (common) expect(await colourOf(common.name)).toBe('rgb(255, 255, 255)');
    if (rare) {
      const [red = 0, green = 0, blue = 0] = (await colourOf(rare.name)).match(/\d+/g)?.map(Number) ?? [];
      expect(red).toBeGreaterThan(Math.max(green, blue) + 40);
    }
    expect(common ?? rare).toBeDefined();
  },
);
