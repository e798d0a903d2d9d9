import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { signInAs, test } from '../support/demo';
import { escaped } from '../support/escaped';

/**
 * A manager's evening before a deadline: three gameweeks with a hit and a wildcard, a second draft without them, the two
 * compared, and one sent to somebody who has no account.
 */

const transfers = (page: Page) => page.getByRole('list', { name: 'Transfers' }).getByRole('listitem');
const figure = (page: Page, name: string) =>
  page.locator('main dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) });
const gameweek = (page: Page, id: number) =>
  page.getByRole('group', { name: 'Gameweek' }).getByRole('button', { name: new RegExp(`^GW${id}`) });

const brokenRules = (page: Page) => page.getByTitle('Breaks a rule of the game');

/**
 * Sells the first footballer of a line who is not new, for the best of those who break no rule of the game. Whoever was
 * sold in this gameweek does not come back: the two transfers would be one.
 */
async function sellOneOf(page: Page, line: Locator): Promise<void> {
  const already = await transfers(page).count();
  const sold = (await transfers(page).locator('> span').allTextContents()).map(
    (text) => text.split(' → ')[0] ?? text,
  );
  for (let next = 0; ; next += 1) {
    await line.getByRole('button').filter({ hasNotText: 'New' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Transfer out' }).click();
    const candidates = dialog.getByRole('list', { name: 'Footballers' }).getByRole('button');
    await sold
      .reduce((left, name) => left.filter({ hasNotText: new RegExp(`^${escaped(name)} `) }), candidates)
      .nth(next)
      .click();
    await expect(dialog).toBeHidden();
    await expect(transfers(page)).toHaveCount(already + 1);
    if ((await brokenRules(page).count()) === 0) return;
    // The best may be a fourth footballer of a club.
    await transfers(page).getByRole('button').last().click();
    await expect(transfers(page)).toHaveCount(already);
  }
}

const save = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`"${name}" is saved.`)).toBeVisible();
};

/** Nothing is wider than the screen, so that the page does not scroll sideways. */
const expectToFit = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

test('an evening of plans: a hit and a wildcard, two drafts compared, one opened without an account', async ({
  page,
  app,
  browser,
}) => {
  test.slow();
  await signInAs(page, app, 'pass');
  await page.goto('/team/plan');

  await test.step('gameweek 25: a transfer more than are free costs four points', async () => {
    // The first to ask waits until our expected points are computed.
    await expect(figure(page, 'Free transfers')).toContainText('2', { timeout: 60_000 });
    for (const line of ['Forward', 'Midfielder', 'Defender'])
      await sellOneOf(page, page.getByRole('list', { name: line }));
    await expect(figure(page, 'Hits')).toContainText('−4');
  });

  await test.step('gameweek 26: with the wildcard every transfer is free', async () => {
    await gameweek(page, 26).click();
    await page.getByRole('combobox', { name: 'Chip' }).selectOption('Wildcard');
    for (const line of ['Forward', 'Midfielder', 'Defender', 'Defender'])
      await sellOneOf(page, page.getByRole('list', { name: line }));
    await expect(figure(page, 'Hits')).toContainText('0');
    await expect(figure(page, 'Free transfers')).toContainText('All');
  });

  await test.step('gameweek 27: a free transfer, and another captain', async () => {
    await gameweek(page, 27).click();
    await sellOneOf(page, page.getByRole('list', { name: 'Midfielder' }));
    await expect(figure(page, 'Hits')).toContainText('0');
    await expect(page.getByText(/8 transfers, 4 points in hits/)).toBeVisible();
    await expect(brokenRules(page)).toHaveCount(0);
    await expectToFit(page);
    await expectAccessible(page);
    await save(page, 'Wildcard in 26');
  });

  await test.step('the second draft waits with the wildcard', async () => {
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('"Wildcard in 26 (copy)" is saved.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Wildcard in 26 (copy)');
    await gameweek(page, 26).click();
    for (let left = 4; left > 0; left -= 1) await transfers(page).getByRole('button').last().click();
    await page.getByRole('combobox', { name: 'Chip' }).selectOption('No chip');
    await save(page, 'Wildcard kept');
    await expect(page.getByRole('combobox', { name: 'Draft' })).toHaveValue(/./);
  });

  await test.step('the two side by side', async () => {
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('Wildcard in 26');
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await expect(comparison).toContainText(/This plan .*, Wildcard in 26 .* expected points/);
    await expect(comparison.getByRole('row', { name: /^GW25/ })).toContainText('0.0');
    await comparison.scrollIntoViewIfNeeded();
    await expectToFit(page);
    await expectAccessible(page);
  });

  await test.step('the link opens in a private window, which knows nobody', async () => {
    await page.getByRole('combobox', { name: 'Draft' }).selectOption('Wildcard in 26');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Wildcard in 26');
    const shared = page.waitForResponse((reply) => reply.url().endsWith('/share'));
    await page.getByRole('button', { name: 'Share' }).click();
    const { payload } = (await (await shared).json()) as { payload: { share_token: string } };
    await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
    await gameweek(page, 26).click();
    const captain = await page
      .getByRole('button', { name: / \(C\)/ })
      .locator('b')
      .locator('..')
      .innerText();

    const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: app.url });
    const stranger = await context.newPage();
    await stranger.goto(`/v1/plans/page/${payload.share_token}`);
    await expect(stranger.getByRole('heading', { name: 'Wildcard in 26', level: 1 })).toBeVisible();
    await expect(stranger.getByRole('heading', { name: 'Gameweek 26: Wildcard' })).toBeVisible();
    await expect(stranger.getByText(/hits −4/)).toHaveCount(1);
    const wildcard = stranger.locator('section', { has: stranger.getByText('Gameweek 26: Wildcard') });
    await expect(wildcard).toContainText(captain.replace(/\s*\(C\)/, ' (captain)'));
    await expect(stranger.getByText(/expected/i)).toHaveCount(0);
    await expectToFit(stranger);
    await expectAccessible(stranger);

    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByText('The link does not work any more.')).toBeVisible();
    expect((await stranger.reload())?.status()).toBe(404);
    await context.close();
  });
});
