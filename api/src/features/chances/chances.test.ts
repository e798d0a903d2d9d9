import { asTeamId, type TeamId } from '@touchline/shared/domain';
import type { Season } from '../../game/season/season';
import type { RivalsView } from '../rivals/rivalPages';
import type { RivalFacts } from '../rivals/rivalRows';
import { chancesIn, chancesPage } from './chances';

const season = (current: { id: number; finished: boolean } | undefined) => ({ current }) as unknown as Season;

/** A team whose gameweek is over. */
const team = (id: number, nett_points: number | null): RivalFacts => ({
  ...{ id: asTeamId(id), name: `Team ${id}`, fullname: null, kit: null, rank: id, is_rival: true },
  ...{ history: [], known_total: 1000 - id, known_before: null },
  result: nett_points === null ? undefined : ({ gameweek: 2, nett_points } as RivalFacts['result']),
});

const view = (more: Partial<RivalsView>): RivalsView => ({
  season: season({ id: 2, finished: true }),
  config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
  own_id: asTeamId(1),
  isLocked: false,
  teams: [team(1, 50), team(2, 40), team(3, 50), team(4, 60), team(5, null)],
  ...more,
});

const pageOf = async (of: RivalsView, opponents?: ReadonlySet<TeamId>) =>
  chancesPage(of, await chancesIn(of), opponents);

it('before the first deadline there are no chances', async () => {
  expect(await pageOf(view({ season: season(undefined) }))).toMatchObject({
    ...{ state: 'not_started', places: null, rows: [] },
  });
});

it('without a squad of the manager there are none either', async () => {
  const page = await pageOf(view({ teams: [team(1, null), team(2, 40)] }));
  expect(page).toMatchObject({ state: 'no_squad', places: null, rows: [] });
});

it('a final gameweek has the result against each team, and none against a team without a squad', async () => {
  const { state, places, rows } = await pageOf(view({}));
  expect(state).toBe('final');
  expect(places).toEqual({ teams: 4, first: 0, expected: 2, low: 2, high: 2 });
  expect(new Map(rows.map(({ id, win, tie }) => [id, [win, tie]]))).toEqual(
    new Map([
      [2, [1, 0]],
      [3, [0, 1]],
      [4, [0, 0]],
      [5, [undefined, undefined]],
    ]),
  );
});

it('alone there is no place', async () => {
  expect(await pageOf(view({ teams: [team(1, 50)] }))).toMatchObject({ places: null, rows: [] });
});

it('without pass the chances against the first five others are told', async () => {
  const teams = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => team(id, 60 - id));
  const { rows } = await pageOf(view({ teams, isLocked: true }));
  expect(rows.map(({ id, locked = false }) => [id, locked])).toEqual([
    [2, false],
    [3, false],
    [4, false],
    [5, false],
    [6, false],
    [7, true],
    [8, true],
  ]);
  expect(rows.at(-1)).toEqual({ id: 8, locked: true });
  expect((await pageOf(view({ teams }))).rows.some(({ locked }) => locked)).toBe(false);
  // Their own page tells the chance against opponents.
  const withOpponent = await pageOf(view({ teams, isLocked: true }), new Set([asTeamId(8)]));
  expect(withOpponent.rows.filter(({ locked }) => locked).map(({ id }) => id)).toEqual([7]);
});
