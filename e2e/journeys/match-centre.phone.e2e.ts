import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { live, moveClock, read, signInAs } from '../support/demo';
import type { RunningApp } from '../support/runningApp';
import { expect, testOn } from '../support/test';

/** An app of its own: its clock goes from before a match to long after it. */
const test = testOn({ CLOCK: live });

interface MatchList {
  readonly fixtures: readonly {
    readonly id: string;
    readonly kickoff: string | null;
    readonly started: boolean;
    readonly finished: boolean;
    readonly active: boolean;
  }[];
}

const minute = 60_000;
const tabs = ['Overview', 'Lineups', 'Rivals', 'Comments', 'Points', 'Bonus', 'Stats'];

/** A match of the gameweek that has not kicked off. */
async function matchToCome(app: RunningApp, session: string) {
  const { fixtures } = await read<MatchList>(app, session, '/v1/fixtures');
  const match = fixtures.find(({ started, kickoff }) => !started && kickoff !== null);
  if (!match?.kickoff) throw new Error('The demo season has no match to come at this moment.');
  return { pair: match.id, kickoff: Date.parse(match.kickoff) };
}

const openTab = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Fixture' }).getByRole('link', { name, exact: true }).click();
  await expect(
    page.getByRole('navigation', { name: 'Fixture' }).getByRole('link', { name, exact: true }),
  ).toHaveAttribute('aria-current', 'page');
};

/** J7 */
test('a match from before kick-off to the official bonus', async ({ page, app }, { project }) => {
  test.setTimeout(300_000);
  const isPhone = project.name === 'phone';
  const session = await signInAs(page, app, 'pass');
  const { pair, kickoff } = await matchToCome(app, session);
  const at = (minutes: number) => moveClock(app, new Date(kickoff + minutes * minute).toISOString());

  await test.step('Home and the gameweek lead to it', async () => {
    await page.goto('/');
    await expect(page.locator(`a[href="/fixture/${pair}"]`).first()).toBeVisible();
    await page.goto('/fixtures');
    await expect(page).toHaveURL(/\/fixtures\/\d+$/);
    await page.locator(`a[href="/fixture/${pair}"]`).first().click();
    await expect(page).toHaveURL(`${app.url}/fixture/${pair}`);
  });

  await test.step('before: a countdown, and nothing that has not happened', async () => {
    await expect(page.getByText(/^Kick-off in/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Strength' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Fixture' }).getByRole('link')).toHaveText(tabs);
    await expectAccessible(page);
    for (const name of ['Comments', 'Points', 'Bonus', 'Stats']) {
      await openTab(page, name);
      await expect(page.getByRole('heading', { name: 'fixture not started' })).toBeVisible();
    }
    await openTab(page, 'Lineups');
    await expect(page.getByText('Line-ups are not known yet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Likely line-ups' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('line-ups arrive by themselves, on a pitch that fits the screen', async () => {
    await at(-30);
    const sides = page.getByRole('list').filter({ has: page.getByRole('list', { name: 'Goalkeeper' }) });
    await expect(sides.first()).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('Line-ups are not known yet')).toHaveCount(0);
    const [first, second] = await Promise.all([sides.nth(0).boundingBox(), sides.nth(1).boundingBox()]);
    if (!first || !second) throw new Error('The pitch has no two sides.');
    if (isPhone) expect(second.y).toBeGreaterThan(first.y + first.height / 2);
    else expect(second.x).toBeGreaterThan(first.x + first.width / 2);
  });

  await test.step('in play: score and minute, and comments behind a pill, without a jump', async () => {
    await at(34);
    await expect(page.getByRole('heading', { level: 1, name: /, \d+'$/ })).toBeAttached({ timeout: 90_000 });
    await openTab(page, 'Comments');
    const feed = page.getByRole('feed', { name: 'Commentary' });
    await expect(feed).toBeVisible();
    const newest = await feed.getByRole('article').first().textContent();
    const top = (await feed.boundingBox())?.y;
    await at(44);
    const pill = page.getByRole('button', { name: /^\d+ new$/ });
    await expect(pill).toBeVisible({ timeout: 90_000 });
    expect(await feed.getByRole('article').first().textContent()).toBe(newest);
    expect((await feed.boundingBox())?.y).toBe(top);
    await expectAccessible(page);
    await pill.click();
    await expect(feed.getByRole('article').first()).not.toHaveText(newest ?? '');
    await expect(pill).toHaveCount(0);
  });

  await test.step('in play: bonus is marked provisional', async () => {
    await at(85);
    await openTab(page, 'Bonus');
    await expect(page.getByText('Provisional: the game settles it after the match')).toBeVisible();
    await expect(page.getByRole('cell', { name: '+3* provisional' }).first()).toBeVisible();
  });

  await test.step('after: exactly one extra read, which brings the official bonus', async () => {
    const calls = recordCalls(page);
    const bonusCall = `GET /v1/fixture/${pair}/bonus`;
    // 90 minutes, half-time and added time; the bonus is confirmed an hour later.
    await at(115);
    await expect(page.getByRole('heading', { level: 1, name: /full time/ })).toBeAttached({
      timeout: 90_000,
    });
    await expect(page.getByText('Provisional: the game settles it after the match')).toBeVisible();
    // The end's own messages have passed.
    await page.waitForTimeout(7000);
    calls.forget();
    await at(180);
    await expect(page.getByText('Official bonus')).toBeVisible({ timeout: 90_000 });
    expect(calls.countOf(bonusCall)).toBe(1);
    await at(200);
    await page.waitForTimeout(5000);
    expect(calls.countOf(bonusCall)).toBe(1);
  });

  await test.step('after: the events have their minutes, and the way leads back', async () => {
    await openTab(page, 'Overview');
    await expect(
      page
        .getByRole('list', { name: 'Match events' })
        .getByText(/^\d+(\+\d+)?'$/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'Most points' }).getByRole('listitem')).toHaveCount(5);
    await openTab(page, 'Stats');
    await expect(page.getByRole('group', { name: /^Shots, / })).toBeVisible();
    await openTab(page, 'Points');
    await expect(page.getByRole('region', { name: 'Points of each player by category' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^‹ Gameweek/ }).click();
    await expect(page).toHaveURL(/\/fixtures\/\d+$/);
  });
});

test('a pair that is no fixture has no page, and capitals are corrected', async ({ page, app }) => {
  const session = await signInAs(page, app, 'free');
  for (const path of ['/fixture/ars-xxx', '/fixture/ars-ars/bonus', '/fixture/1', '/fixtures/39/streaming']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  }
  const { fixtures } = await read<MatchList>(app, session, '/v1/fixtures');
  const pair = fixtures[0]?.id ?? '';
  await page.goto(`/fixture/${pair.toUpperCase()}/stats`);
  await expect(page).toHaveURL(`${app.url}/fixture/${pair}/stats`);
});
