import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { read, signInAs, test } from '../support/demo';
import type { RunningApp } from '../support/runningApp';

/** J4: rivals are added and removed up to the limit. */

const list = (page: Page) => page.getByRole('table').first();
const meter = (page: Page) => page.getByRole('meter', { name: 'Rivals followed' });

async function openList(page: Page) {
  await page.goto('/rivals/rivals');
  await expect(list(page)).toBeVisible();
}

/** Opens the popup of a team in the list on screen. */
async function openTeam(page: Page, name: string) {
  await list(page).getByRole('button', { name, exact: true }).click();
  const popup = page.getByRole('dialog', { name });
  await expect(popup.getByText('Net points')).toBeVisible();
  return popup;
}

const rivalsOf = async (app: RunningApp, session: string) =>
  (await read<{ rival_ids: number[] }>(app, session, '/v1/rivals/state')).rival_ids;

interface ListPage {
  rows: { id: number; name: string; locked?: boolean }[];
}

test('who follows ten can follow no more, until one goes', async ({ page, app }) => {
  const session = await signInAs(page, app, 'full');
  const calls = recordCalls(page);
  const rivals = await rivalsOf(app, session);
  const { rows } = await read<ListPage>(app, session, '/v1/rivals/list/rivals');
  const rival = rows.find(({ id }) => rivals.includes(id));
  const elite = await read<ListPage>(app, session, '/v1/rivals/list/elite');
  const stranger = elite.rows.find(({ id, locked }) => !locked && !rivals.includes(id));
  if (!rival || !stranger) throw new Error('The demo season has no such teams.');

  await test.step('the meter is full, and a stranger cannot be added', async () => {
    await openList(page);
    await expect(page.getByText('10 / 10 rivals')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/rivals/elite');
    const popup = await openTeam(page, stranger.name);
    const add = popup.getByRole('button', { name: `Limit reached: ${stranger.name}` });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(
      popup.getByText('You follow 10 rivals. Remove one or get the season pass for 50.'),
    ).toBeVisible();
    await add.click({ force: true });
    await expectAccessible(page);
    expect(calls.calls.filter(({ name }) => name.startsWith('POST /v1/rivals'))).toEqual([]);
  });

  await test.step('a removed rival is gone from the list, and from the ownership on the cards', async () => {
    await openList(page);
    const popup = await openTeam(page, rival.name);
    const answered = page.waitForResponse((response) => response.url().includes('/rivals/remove/'));
    await popup.getByRole('button', { name: `Rival: ${rival.name}` }).click();
    const { ownership } = (await (await answered).json()) as {
      ownership: Record<string, { count: number; total: number }>;
    };
    expect(calls.countOf(`DELETE /v1/rivals/remove/${rival.id}?ownership=true`)).toBe(1);
    await expect(page.getByText('Rival removed')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('9 / 10 rivals')).toBeVisible();
    await expect(list(page).getByRole('button', { name: rival.name, exact: true })).toHaveCount(0);
    await expectOwnershipOnCards(page, app, session, ownership);
  });

  await test.step('what is no number of a team is refused', async () => {
    await openList(page);
    for (const wrong of ['abc', '0']) {
      await page.getByLabel('Team ID').fill(wrong);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText('Invalid id')).toBeVisible();
    }
  });

  await test.step('a removal that fails is only logged, and the rivals are read again', async () => {
    await expectSilentFailure(
      page,
      calls,
      rows.find(({ id }) => id !== rival.id && rivals.includes(id))?.name,
    );
  });

  await test.step('the removed one comes back', async () => {
    await page.getByLabel('Team ID').fill(String(rival.id));
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Rival added')).toBeVisible();
    expect(calls.countOf(`POST /v1/rivals/add/${rival.id}?ownership=true`)).toBe(1);
    await expect(meter(page)).toHaveAttribute('aria-valuenow', '10');
    await expect(list(page).getByRole('button', { name: rival.name, exact: true })).toBeVisible();
  });
});

test.beforeEach(({ watched }) => watched.allow(/could not be removed/));

async function expectSilentFailure(page: Page, calls: ReturnType<typeof recordCalls>, name = '') {
  const popup = await openTeam(page, name);
  await page.route('**/v1/rivals/remove/**', (route) => route.fulfill({ status: 500, body: '' }));
  const before = calls.countOf('GET /v1/rivals/state');
  await popup.getByRole('button', { name: `Rival: ${name}` }).click();
  await expect.poll(() => calls.countOf('GET /v1/rivals/state')).toBeGreaterThan(before);
  await expect(popup.getByRole('button', { name: `Rival: ${name}` })).toBeEnabled();
  await expect(page.getByText(/ERROR|removed/)).toHaveCount(0);
  await page.unroute('**/v1/rivals/remove/**');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
}

interface Main {
  team: { pitch: { id: number; name: string }[][] };
}

/** The card shows the reply's data of a footballer without a reload of the page. */
async function expectOwnershipOnCards(
  page: Page,
  app: RunningApp,
  session: string,
  ownership: Record<string, { count: number; total: number }>,
) {
  const { team } = await read<Main>(app, session, '/v1/team/main');
  const owned = team.pitch.flat().find(({ id }) => (ownership[String(id)]?.count ?? 0) > 0);
  if (!owned) throw new Error('None of the eleven is owned by a rival.');
  await page.getByRole('link', { name: 'My Team' }).first().click();
  await page.getByRole('radio', { name: 'Rivals' }).click();
  const share = ownership[String(owned.id)];
  const card = page
    .getByRole('region', { name: /^Your team/ })
    .getByRole('button', { name: `${owned.name},` });
  await expect(card).toContainText(`${share?.count}/9`);
}

test('a pass holder has room for fifty', async ({ page, app }) => {
  await signInAs(page, app, 'pass');
  await openList(page);
  await expect(meter(page)).toHaveAttribute('aria-valuemax', '50');
  await expect(page.getByText(/^\d+ \/ 50 rivals$/)).toBeVisible();
});
