import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { moveClock } from '../support/demo';
import { recordedMatch } from '../support/recordedTeam';
import { recordedSeason } from '../support/runningApp';
import { expect, hasRecording, signInAsManager, testOn } from '../support/test';

/** An app of its own on the recorded season: its clock goes from before a match to long after it. */
const test = testOn({ FPL_SOURCE: `replay:${recordedSeason}`, CLOCK: '2023-12-16T14:00:00Z@0' });
test.skip(!hasRecording, 'The recorded season is not there.');

const match = '/fixture/mci-cry';

const bonusRows = (page: Page) =>
  page.getByRole('table', { name: 'Bonus points' }).locator('tbody tr[data-bonus]');
const namesAndBonus = async (page: Page) => {
  const rows = await bonusRows(page).all();
  return Promise.all(
    rows.map(async (row) => ({
      name: await row.getByRole('link').textContent(),
      value: Number((await row.getByRole('cell').last().textContent())?.match(/\d/)?.[0]),
    })),
  );
};

/** J7 on the recorded season */
test('a recorded match from before kick-off to the bonus that was awarded', async ({ page, app }) => {
  test.setTimeout(300_000);
  const recorded = recordedMatch('MCI', 'CRY');
  await signInAsManager(page, app);

  await test.step('before: a countdown, and nothing that has not happened', async () => {
    await page.goto(match);
    await expect(page.getByText(/^Kick-off in/)).toBeVisible();
    for (const tab of ['points', 'bonus', 'stats']) {
      await page.goto(`${match}/${tab}`);
      await expect(page.getByRole('heading', { name: 'fixture not started' })).toBeVisible();
    }
    await page.goto(match);
  });

  await test.step('in play: the minute runs in the page that is open, and bonus is provisional', async () => {
    await moveClock(app, '2023-12-16T15:34:00Z', 0);
    await expect(page.getByRole('heading', { level: 1, name: /, \d+'$/ })).toBeAttached({ timeout: 90_000 });
    await page.goto(`${match}/bonus`);
    await expect(page.getByText('Provisional: the game settles it after the match')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('after: one extra read brings the bonus of the recording', async () => {
    const calls = recordCalls(page);
    await moveClock(app, '2023-12-16T17:10:00Z', 0);
    await expect(page.getByRole('heading', { level: 1, name: /full time/ })).toBeAttached({
      timeout: 90_000,
    });
    await page.waitForTimeout(7000);
    calls.forget();
    await moveClock(app, '2023-12-17T09:00:00Z', 0);
    await expect(page.getByText('Official bonus')).toBeVisible({ timeout: 90_000 });
    expect(calls.countOf('GET /v1/fixture/mci-cry/bonus')).toBe(1);
    expect((await namesAndBonus(page)).sort(byName)).toEqual(recorded.bonus.sort(byName));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(recorded.score.join('\\D+')));
  });
});

const byName = (one: { name: string | null }, other: { name: string | null }) =>
  String(one.name).localeCompare(String(other.name));
