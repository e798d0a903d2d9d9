import { asTeamId } from '@touchline/shared/domain';
import type {
  RivalRow,
  RivalsGameweek,
  RivalsList,
  RivalsSeason,
  TeamMain,
  TeamOverview,
  TeamPoints,
  TeamPopup,
  TimelineItem,
  TimelineList,
} from '@touchline/shared/wire';
import type { Instants } from '../oracle/instants';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { describeSeason, type RecordedSeason } from '../support/recordedSeason';

/** Numbers that must be equal wherever they are shown: for the demo and for the recorded seasons. */

export const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, one) => sum + (one ?? 0), 0);

export const cardsOf = ({ pitch, subs }: TeamMain['team']) => ({
  lineup: pitch.flat(),
  subs,
  all: [...pitch.flat(), ...subs],
});

const counting = (chip: string | null | undefined) => (chip === 'bboost' ? 15 : 11);

/** Played, playing and to come: 11, or 15 with the bench boost. */
export function expectCountsToAddUp(rows: readonly RivalRow[]): void {
  for (const { name, chip, played = 0, playing = 0, left = 0 } of rows)
    expect([name, played + playing + left]).toEqual([name, counting(chip)]);
}

/** The gap is the own total minus theirs, in every row; before the first deadline there is none. */
export function expectGapsToBeMineMinusTheirs(rows: readonly RivalRow[]): void {
  const mine = rows.find((row) => row.mine)?.total ?? null;
  for (const { name, gap = null, total = null } of rows)
    expect([name, gap]).toEqual([name, mine === null || total === null ? null : mine - total]);
}

/** A row of the table against the popup of its team: net points, bench on the pitch, who is in a match. */
export async function expectPopupToAgree(
  person: Person,
  row: RivalsGameweek['rows'][number],
): Promise<TeamPopup> {
  const popup = await person.read<TeamPopup>(`/v2/team/popup/${row.id}`);
  const { lineup, subs, all } = cardsOf(popup.pitch.team);
  expect(popup.explained?.nett).toBe(row.nett_points);
  expect(popup.explained?.bench).toBe(row.bench_points);
  if (row.chip !== 'bboost') expect(sumOf(subs.map(({ points }) => points.nominal))).toBe(row.bench_points);
  expect(sumOf(all.map(({ pick }) => pick?.points.real ?? null)) - (row.hits ?? 0)).toBe(row.nett_points);
  const those = row.chip === 'bboost' ? all : lineup;
  expect(those.filter(({ pick }) => pick?.gameweek.playing_now)).toHaveLength(row.playing ?? 0);
  return popup;
}

/** My Team points and Rivals season: average, best, worst and total of the own team. */
export async function expectOwnSeasonToAgree(person: Person): Promise<RivalsSeason> {
  const { kpis } = await person.read<TeamPoints>('/v1/team/points');
  const season = await person.read<RivalsSeason>('/v1/rivals/season/');
  const mine = season.rows.find((row) => row.mine);
  const seasonOf = [mine?.average ?? null, mine?.best ?? null, mine?.worst ?? null];
  expect(seasonOf).toEqual([kpis.average, kpis.best?.nett_points ?? null, kpis.worst?.nett_points ?? null]);
  expect(mine?.total).toBe(kpis.total);
  return season;
}

/** Items of a filter, newest first, from as many pages as it takes to get `back` to an instant. */
async function feedOf(person: Person, filter: string, back: string): Promise<readonly TimelineItem[]> {
  const items: TimelineItem[] = [];
  for (let before = ''; ;) {
    const page = await person.read<TimelineList>(`/v1/timeline/list?filter=${filter}&before=${before}`);
    items.push(...page.items);
    if (page.older === null || (items.at(-1)?.at ?? '') < back) return items;
    before = page.older;
  }
}

/** The newest price changes are in All too. @returns how many were compared */
export async function expectAllToHavePrices(person: Person): Promise<number> {
  const { items: prices } = await person.read<TimelineList>('/v1/timeline/list?filter=prices&before=');
  const oldest = prices.at(-1);
  if (oldest === undefined) return 0;
  const all = new Set((await feedOf(person, 'all', oldest.at)).map(({ id }) => id));
  expect(prices.filter(({ id }) => !all.has(id))).toEqual([]);
  return prices.length;
}

/**
 * Declares the tests of a recorded season at its instants. One manager is recorded in full: the tables have his
 * row alone.
 */
export function describeSums(recorded: RecordedSeason, instants: Instants): void {
  describeSeason(`sums of the recorded season ${recorded.name}`, recorded, () => {
    let app: GameApp;
    let person: Person;

    beforeAll(async () => {
      const now = instants[0]?.[1] ?? '';
      // Other tests check the replies against their schemas.
      app = await buildGameApp({ folder: recorded.folder, now, checkReplies: false });
      person = await app.signUp({ team: asTeamId(recorded.team), role: 'PREMIUM' });
    }, 240_000);
    afterAll(() => app.close());

    it.each(instants)(
      'agree %s',
      async (_, instant) => {
        await app.moveTo(instant);
        await expectAllSums(person);
      },
      240_000,
    );
  });
}

async function expectAllSums(person: Person): Promise<void> {
  const { gameweek, played, playing, left } = await person.read<TeamOverview>('/v1/team/overview');
  const list = await person.read<RivalsList>('/v1/rivals/list/rivals');
  expectGapsToBeMineMinusTheirs(list.rows);
  await expectAllToHavePrices(person);
  if (gameweek === null) return;
  const { rows } = await person.read<RivalsGameweek>('/v1/rivals/gameweek/');
  expect(rows).toMatchObject([{ mine: true, played, playing, left }]);
  expectCountsToAddUp(rows);
  for (const row of rows) await expectPopupToAgree(person, row);
  await expectOwnSeasonToAgree(person);
}
