import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { moveClock } from '../support/demo';
import {
  deadlineOf,
  matchesAt,
  meetingsIn,
  pointsByGameweek,
  pointsOfCategory,
  recordedChip,
  recordedHistory,
  recordedPicks,
  recordedSubstitutions,
  type RecordedPick,
} from '../support/recordedTeam';
import { startApp, recordedSeason, type RunningApp } from '../support/runningApp';
import { readFigures, readPitch, readTable, type ShownCard } from '../support/teamScreen';
import { hasRecording, signInAsManager, watchForFaults } from '../support/test';

/**
 * The recorded season on screen, at instants in their order: the app reads on, never back. One reader and one
 * page see all of them; after a failure a new app starts and moves on from the first instant.
 */
const test = base.extend<object, { season: { app: RunningApp; page: Page } }>({
  season: [
    async ({ browser }, use) => {
      const app = await startApp({ FPL_SOURCE: `replay:${recordedSeason}`, CLOCK: '2023-12-15T17:00:00Z@0' });
      const page = await browser.newPage({ baseURL: app.url, viewport: { width: 1280, height: 800 } });
      const faults = watchForFaults(page, app);
      await signInAsManager(page, app);
      await use({ app, page });
      expect(faults).toEqual([]);
      await page.close();
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.skip(!hasRecording, 'The recorded season is not beside the project, so this was left out.');

const labelOf = (gameweek: number) => `Your team in gameweek ${gameweek}`;
const withTrueMinus = (points: number) => String(points).replace('-', '−');
const grouped = (count: number) => new Intl.NumberFormat('en-GB').format(count);
const inMillions = (tenths: number) => `${(tenths / 10).toFixed(1)}m`;
const historyOf = (gameweek: number) => {
  const row = recordedHistory().find(({ event }) => event === gameweek);
  if (!row) throw new Error(`The recording has no gameweek ${gameweek}.`);
  return row;
};

/** Moves on to an instant, and waits until the page shows the gameweek in the state it is in then. */
async function see({ app, page }: { app: RunningApp; page: Page }, instant: string, sight: [number, string]) {
  await moveClock(app, instant, 0);
  const [gameweek, state] = sight;
  await expect(async () => {
    await page.goto('/team');
    await expect(page.getByRole('region', { name: labelOf(gameweek) })).toBeVisible({ timeout: 4_000 });
    await expect(page.getByRole('banner').getByText(state)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('radio', { name: 'GW points' }).click();
}

/** A card as name and value, as they are seen. */
const seen = ({ name, value }: ShownCard) => `${name} ${value}`;

/** Expected text of a card: points times the multiplier; on the bench the points alone; a dash in a blank. */
function due({ footballer, multiplier, points }: RecordedPick): string {
  const value = points === undefined ? '–' : withTrueMinus(points * Math.max(1, multiplier));
  return `${footballer.web_name} ${value}`;
}

/** Header, sum, pitch, bench, armband, substitutions and tables of a gameweek that is over. */
async function expectFinal(page: Page, gameweek: number) {
  const picks = recordedPicks(gameweek);
  const row = historyOf(gameweek);
  const nett = row.points - row.event_transfers_cost;

  await expect
    .poll(() => readFigures(page))
    .toMatchObject({
      'GW points': withTrueMinus(nett),
      Total: grouped(row.total_points),
      'GW rank': `#${grouped(row.rank)}`,
      'Transfers cost': String(row.event_transfers_cost),
    });
  expect((await readFigures(page))['Overall rank']).toContain(`#${grouped(row.overall_rank)}`);
  await expect(
    page.getByText(`Squad ${inMillions(row.value - row.bank)} · Bank ${inMillions(row.bank)}`),
  ).toBeVisible();
  await expect(
    page.getByText(
      row.event_transfers_cost === 0
        ? `${row.points} points`
        : `${row.points} − ${row.event_transfers_cost} hits = ${nett}`,
      { exact: true },
    ),
  ).toBeVisible();

  const { lineup, bench } = await readPitch(page, labelOf(gameweek));
  expect([...lineup, ...bench].map(seen).sort()).toEqual(picks.map(due).sort());
  await expectArmband([...lineup, ...bench], picks);
  await expectListTable(page, gameweek);
  return { picks, lineup, bench };
}

/** Only footballers with a multiplier of two or three have the mark. */
async function expectArmband(cards: readonly ShownCard[], picks: readonly RecordedPick[]) {
  const captain = picks.find(({ multiplier }) => multiplier > 1)?.footballer.web_name;
  const marked = cards.filter(({ said }) => /, (triple )?captain,/.test(said)).map(({ name }) => name);
  expect(marked).toEqual(captain === undefined ? [] : [captain]);
}

const nameIn = (row: Record<string, string>) => (row['Player'] ?? '').split('\n')[0]?.trim();

/** Each row of the table beside the pitch, by the name in it. */
async function tableByName(page: Page, view: string) {
  const rows = await readTable(page, `Your squad: ${view}`);
  return new Map(rows.map((row) => [nameIn(row), row]));
}

async function expectListTable(page: Page, gameweek: number) {
  await expect(page.getByRole('table', { name: 'Your squad: List' })).toBeVisible();
  const rows = await tableByName(page, 'List');
  const shown = recordedPicks(gameweek).map(({ footballer: { web_name } }) => ({
    name: web_name,
    'Sel %': rows.get(web_name)?.['Sel %'],
    Cost: rows.get(web_name)?.Cost,
    GW: rows.get(web_name)?.GW,
    Total: rows.get(web_name)?.Total,
  }));
  expect(shown).toEqual(
    recordedPicks(gameweek).map(
      ({ footballer: { id, web_name, now_cost, selected_by_percent }, points }) => ({
        name: web_name,
        'Sel %': `${selected_by_percent}%`,
        Cost: inMillions(now_cost),
        GW: points === undefined ? '–\nNot yet played' : withTrueMinus(points),
        Total: withTrueMinus(pointsByGameweek(id, gameweek).reduce((sum, one) => sum + one)),
      }),
    ),
  );
}

const sentences = (gameweek: number) =>
  recordedSubstitutions(gameweek).map((made) => `▲ ${made.in} for ▼ ${made.out}`);
const substitutionsOn = (page: Page) =>
  page.getByRole('list', { name: 'Automatic substitutions' }).getByRole('listitem');

test('before a deadline: the gameweek before stands final, and the next one counts down', async ({
  season,
}) => {
  const { page } = season;
  await see(season, '2023-12-15T17:00:00Z', [16, 'Deadline in']);
  await expectFinal(page, 16);
  await page.goto('/team/next');
  const deadline = page.locator(`main time[datetime^="${deadlineOf(17)?.slice(0, 16)}"]`);
  await expect(deadline).toHaveText('Fri 15 Dec · 18:30');
  const doubtful = recordedPicks(16).filter(
    ({ footballer }) => (footballer.chance_of_playing_next_round ?? 100) < 100,
  );
  await expect(page.getByRole('list', { name: 'Doubts' }).getByRole('listitem')).toHaveCount(doubtful.length);
  for (const { footballer } of doubtful)
    await expect(page.getByRole('list', { name: 'Doubts' })).toContainText(footballer.news);
});

test('just after it: the squad as handed in, nobody with points, the total that of the week before', async ({
  season,
}) => {
  const { page } = season;
  await see(season, '2023-12-15T18:45:00Z', [17, 'Locked']);
  await expect
    .poll(() => readFigures(page))
    .toMatchObject({ 'GW points': '–', Total: grouped(historyOf(16).total_points), 'GW rank': '–' });
  const { lineup, bench } = await readPitch(page, labelOf(17));
  expect([...lineup, ...bench].map(({ value }) => value)).toEqual(Array(15).fill('–'));
  const wentOff = recordedSubstitutions(17).map((made) => made.out);
  const cameOn = recordedSubstitutions(17).map((made) => made.in);
  expect(lineup.map(({ name }) => name)).toEqual(expect.arrayContaining(wentOff));
  expect(bench.map(({ name }) => name)).toEqual(expect.arrayContaining(cameOn));
  expect(lineup.filter(({ said }) => said.includes(', captain,')).map(({ name }) => name)).toEqual([
    'Haaland',
  ]);
});

test('during matches: what is over is as recorded, what is ahead has no points, the header is the sum', async ({
  season,
}) => {
  const { page } = season;
  const instant = '2023-12-16T15:40:00Z';
  await see(season, instant, [17, 'LIVE']);
  const { lineup, bench } = await readPitch(page, labelOf(17));
  const shown = new Map([...lineup, ...bench].map((card) => [card.name, card]));
  const courses = recordedPicks(17).map((pick) => ({
    pick,
    value: shown.get(pick.footballer.web_name)?.value,
    courses: matchesAt(pick.footballer.team, 17, instant),
  }));
  const inCourse = (course: string) => courses.filter((one) => one.courses[0] === course);
  expect(inCourse('over').map(({ value }) => value)).toEqual(
    inCourse('over').map(({ pick }) => withTrueMinus(pick.points ?? NaN)),
  );
  expect(inCourse('ahead').map(({ value }) => value)).toEqual(inCourse('ahead').map(() => '–'));
  expect(inCourse('running').length).toBeGreaterThan(1);
  for (const { value } of inCourse('running')) expect(value).toMatch(/^−?\d+\*?$/);

  const sum = lineup.reduce(
    (points, { value }) => points + Number(value.replace('−', '-').replace(/[–*]/, '')),
    0,
  );
  expect((await readFigures(page))['GW points']).toBe(withTrueMinus(sum));
});

test('a match ends: who did not play in it is substituted, in the page that is open', async ({ season }) => {
  const { app, page } = season;
  await see(season, '2023-12-16T19:15:00Z', [17, 'LIVE']);
  // Haaland surely does not play: until somebody before him does not either, the first of the bench is his.
  await expect(substitutionsOn(page)).toHaveCount(1);
  await expect(substitutionsOn(page)).toContainText('for ▼ Haaland');
  const taylor = async () => {
    const { lineup, bench } = await readPitch(page, labelOf(17));
    return [...lineup, ...bench].find(({ name }) => name === 'Taylor')?.said;
  };
  expect(await taylor()).toContain('0 points');

  await moveClock(app, '2023-12-16T19:26:00Z', 0);
  const preview = page.getByRole('listitem').filter({ hasText: 'for ▼ Taylor' });
  await expect(preview).toContainText('can still change', { timeout: 75_000 });
  expect(await taylor()).toContain('substituted out');
});

test('provisional: the points are those that will be confirmed, with the bonus marked as such', async ({
  season,
}) => {
  const { page } = season;
  await see(season, '2023-12-17T18:40:00Z', [17, 'Bonus pending']);
  const row = historyOf(17);
  await expect
    .poll(() => readFigures(page))
    .toMatchObject({ 'GW points': String(row.points), Total: grouped(row.total_points), 'GW rank': '–' });
  const { lineup, bench } = await readPitch(page, labelOf(17));
  const values = [...lineup, ...bench].map(({ name, value }) => `${name} ${value.replace('*', '')}`);
  expect(values.sort()).toEqual(recordedPicks(17).map(due).sort());
  await expect(substitutionsOn(page)).toHaveText(sentences(17));
});

test('final: squad, bench in its order, substitutions, the vice-captain’s armband and all seven tables', async ({
  season,
}) => {
  const { page } = season;
  await see(season, '2023-12-18T12:00:00Z', [17, 'Deadline in']);
  const { picks, bench, lineup } = await expectFinal(page, 17);
  expect(lineup.map(({ name }) => name)).toEqual(
    picks.slice(0, 11).map(({ footballer }) => footballer.web_name),
  );
  expect(bench.map(({ name }) => name)).toEqual(picks.slice(11).map(({ footballer }) => footballer.web_name));
  await expect(substitutionsOn(page)).toHaveText(sentences(17));
  await expectOtherTables(page, 17);
});

/** The row of tabs moves by itself to show the chosen one: a click in the middle of that meets another tab. */
async function untilStill(tab: Locator) {
  await tab.scrollIntoViewIfNeeded();
  let before = await tab.boundingBox();
  await expect(async () => {
    await tab.page().waitForTimeout(250);
    const now = await tab.boundingBox();
    const stood = before?.x === now?.x;
    before = now;
    expect(stood).toBe(true);
  }).toPass();
}

/** The six views beside the list, as far as the recording has what they show and it is free. */
async function expectOtherTables(page: Page, gameweek: number) {
  const picks = recordedPicks(gameweek);
  const open = async (tab: string) => {
    const choice = page.getByRole('tab', { name: tab, exact: true });
    await untilStill(choice);
    await choice.click();
    await expect(page.getByRole('table', { name: `Your squad: ${tab}` })).toBeVisible();
    const rows = await tableByName(page, tab);
    return (of: RecordedPick, column: string) => rows.get(of.footballer.web_name)?.[column];
  };

  const points = await open('Points');
  for (const [column, identifier] of categories)
    expect(
      picks.map((pick) => points(pick, column)),
      column,
    ).toEqual(
      picks.map(({ footballer: { id } }) => withTrueMinus(pointsOfCategory(id, identifier, gameweek))),
    );

  const byGameweek = await open('GW points');
  for (const before of [0, 1, 2, 3, 4, 5])
    expect(
      picks.map((pick) =>
        byGameweek(pick, `GW${gameweek - before}`)
          ?.split('\n')[0]
          ?.replace('–', '0'),
      ),
    ).toEqual(
      picks.map(({ footballer: { id } }) => withTrueMinus(pointsByGameweek(id, gameweek)[before] ?? NaN)),
    );

  const last = await open('Fixture points');
  const lastMatch = picks.map((pick) => {
    // The opponent's difficulty is between the score and the points.
    const [opponent, score, , own] = last(pick, 'Last')?.split('\n') ?? [];
    return [opponent, score, own];
  });
  expect(lastMatch).toEqual(
    picks.map(({ footballer, points: own }) => [
      meetingsIn(footballer.team, gameweek).at(-1)?.opponent,
      meetingsIn(footballer.team, gameweek).at(-1)?.score,
      withTrueMinus(own ?? NaN),
    ]),
  );

  const transfers = await open('Transfers');
  expect(picks.map((pick) => transfers(pick, 'Cost'))).toEqual(
    picks.map(({ footballer: { now_cost } }) => inMillions(now_cost)),
  );
  // Prices are recorded just before each deadline: since it, none is known to have changed.
  expect(picks.map((pick) => transfers(pick, 'Change'))).toEqual(picks.map(() => '0.0'));

  const predictions = await open('Predictions');
  expect(picks.map((pick) => /\d+/.exec(predictions(pick, 'Status') ?? '')?.[0] ?? '')).toEqual(
    picks.map(({ footballer: { chance_of_playing_next_round: chance } }) =>
      chance === null || chance === 100 || chance === 0 ? '' : String(chance),
    ),
  );

  const ticker = await open('Season');
  expect(picks.map((pick) => ticker(pick, 'Mean'))).toEqual(picks.map(() => locked));
}

/** What a cell says to who has no pass. */
const locked = 'Pass';

const categories = [
  ['Goals', 'goals_scored'],
  ['Assists', 'assists'],
  ['Minutes', 'minutes'],
  ['Bonus', 'bonus'],
  ['Clean sheets', 'clean_sheets'],
  ['Yellow cards', 'yellow_cards'],
  ['Goals conceded', 'goals_conceded'],
  ['Red cards', 'red_cards'],
  ['Saves', 'saves'],
] as const;

test('free hit: that gameweek’s squad, its chip, and that it is for this gameweek only', async ({
  season,
}) => {
  const { page } = season;
  await see(season, '2024-02-22T12:00:00Z', [25, 'Deadline in']);
  await expectFinal(page, 25);
  expect(recordedChip(25)).toBe('freehit');
  expect((await readFigures(page)).Chip).toContain('FH');
  await expect(page.getByText(/your usual squad is back after this gameweek/)).toBeVisible();
});

test('the week after a free hit: the squad from before it is back', async ({ season }) => {
  const { page } = season;
  await see(season, '2024-02-27T12:00:00Z', [26, 'Deadline in']);
  const { lineup, bench } = await expectFinal(page, 26);
  const names = [...lineup, ...bench].map(({ name }) => name);
  const before = recordedPicks(24).map(({ footballer }) => footballer.web_name);
  expect(names.filter((name) => before.includes(name)).length).toBeGreaterThan(12);
  expect(await readFigures(page)).not.toHaveProperty('Chip');
});

test('blank: who has no fixture shows a dash, and the line-ups name him', async ({ season }) => {
  const { page } = season;
  await see(season, '2024-03-18T12:00:00Z', [29, 'Deadline in']);
  const { picks } = await expectFinal(page, 29);
  const blanks = picks.filter(({ points }) => points === undefined);
  expect(blanks.length).toBeGreaterThan(4);
  await page.goto('/team/lineups');
  const without = page.getByRole('list', { name: 'No fixture this gameweek' }).getByRole('link');
  await expect(without).toHaveCount(blanks.length);
  expect((await without.allTextContents()).sort()).toEqual(
    blanks.map(({ footballer }) => footballer.web_name).sort(),
  );
});

test('triple captain: his points count three times, and the hit is in the sum', async ({ season }) => {
  const { page } = season;
  await see(season, '2024-04-26T10:00:00Z', [34, 'Deadline in']);
  const { picks, lineup } = await expectFinal(page, 34);
  const captain = picks.find(({ multiplier }) => multiplier === 3);
  const card = lineup.find(({ name }) => name === captain?.footballer.web_name);
  expect(card?.said).toContain(
    `triple captain, ${captain?.points} points tripled to ${3 * (captain?.points ?? NaN)}`,
  );
  expect((await readFigures(page)).Chip).toContain('3xC');
});

test('double: both matches count, and both stand in the line-ups', async ({ season }) => {
  const { page } = season;
  await see(season, '2024-05-16T12:00:00Z', [37, 'Deadline in']);
  const { picks } = await expectFinal(page, 37);
  await expect(substitutionsOn(page)).toHaveText(sentences(37));
  const twice = picks.find(({ footballer }) => footballer.web_name === 'Haaland');
  expect(meetingsIn(twice?.footballer.team ?? NaN, 37)).toHaveLength(2);
  await page.goto('/team/lineups');
  await expect(page.getByRole('main').getByRole('link', { name: 'Haaland' })).toHaveCount(2);
});

test('bench boost: all fifteen count; the season’s history is the recorded one to the last row', async ({
  season,
}) => {
  const { page } = season;
  await see(season, '2024-05-20T12:00:00Z', [38, 'Final']);
  await expectFinal(page, 38);
  await expect(page.getByText('Bench boost: the bench counts')).toBeVisible();

  await page.goto('/team/points');
  await expect(page.getByRole('table', { name: 'Your points by gameweek' })).toBeVisible();
  const shown = await readTable(page, 'Your points by gameweek');
  expect(shown).toHaveLength(38);
  expect(
    shown.map((row) => [
      row.GW,
      row['Net points'],
      row['Transfers cost'],
      row.Bench,
      row.Total,
      row['GW rank'],
      row['Overall rank'],
    ]),
  ).toEqual(
    [...recordedHistory()]
      .reverse()
      .map((row) => [
        `GW${row.event}`,
        withTrueMinus(row.points - row.event_transfers_cost),
        String(row.event_transfers_cost),
        withTrueMinus(row.points_on_bench),
        grouped(row.total_points),
        `#${grouped(row.rank)}`,
        `#${grouped(row.overall_rank)}`,
      ]),
  );
  const totals = recordedHistory();
  const sumOf = (value: (row: (typeof totals)[number]) => number) =>
    totals.reduce((sum, row) => sum + value(row), 0);
  await expect(page.getByText(`${sumOf((row) => row.points_on_bench)}`, { exact: true })).toBeVisible();
  await expect(
    page.getByText(`${sumOf((row) => row.event_transfers_cost)}`, { exact: true }).first(),
  ).toBeVisible();
});
