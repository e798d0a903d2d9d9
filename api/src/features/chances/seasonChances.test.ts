import { asTeamId } from '@touchline/shared/domain';
import type { RivalsSeasonChances } from '@touchline/shared/wire';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import type { Season } from '../../game/season/season';
import type { RivalsView } from '../rivals/rivalPages';
import type { RivalFacts } from '../rivals/rivalRows';
import { seasonChancesPage } from './seasonChances';

const call = '/v1/rivals/season_chances/rivals';

async function openAt(now: string): Promise<{ app: GameApp; person: Person }> {
  const app = await buildGameApp({ folder: writeTinySeason(), now });
  const person = await app.signUp({ team: asTeamId(101) });
  for (const rival of [102, 103]) await person.ask('POST', `/v1/rivals/add/${rival}`);
  return { app, person };
}

/** A team with so many points before gameweek 2, and in it. */
const team = (id: number, before: number, nett_points: number | null, more: object = {}): RivalFacts => ({
  ...{ id: asTeamId(id), name: `Team ${id}`, fullname: null, kit: null, rank: id, is_rival: true },
  ...{ history: [], known_total: before, known_before: before },
  result:
    nett_points === null
      ? undefined
      : ({
          gameweek: 2,
          nett_points,
          squad: [],
          active_chip: null,
          ...more,
        } as unknown as RivalFacts['result']),
});

/** Gameweek 2 is over, so nothing is drawn of it. */
const viewWith = (gameweeks: number, more: Partial<RivalsView> = {}): RivalsView => ({
  season: {
    current: { id: 2, finished: true },
    gameweeks: Array.from({ length: gameweeks }, (_, index) => ({ id: index + 1 })),
    rules: { squad: { lineup: 11 }, chips: [] },
    derived: new Map(),
  } as unknown as Season,
  config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
  own_id: asTeamId(1),
  isLocked: false,
  teams: [team(1, 100, 50), team(2, 80, 40), team(3, 100, 50), team(4, 0, null)],
  ...more,
});

describe('while a gameweek runs', () => {
  let app: GameApp;
  let person: Person;
  beforeAll(async () => ({ app, person } = await openAt(tinySeason.inPlay)), 60_000);
  afterAll(() => app.close());

  it('there is a chance to end ahead of each rival, and the place at the end', async () => {
    const page = await person.read<RivalsSeasonChances>(call);
    expect(page).toMatchObject({ state: 'running', gameweeks_left: 1, gameweek: { id: 2 } });
    expect(page.rows.map(({ id }) => id).sort()).toEqual([102, 103]);
    for (const { win = -1, tie = -1 } of page.rows) {
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win + tie).toBeLessThanOrEqual(1);
    }
    expect(page.places).toMatchObject({ teams: 3 });
    expect(await person.read<RivalsSeasonChances>(call)).toEqual(page);
  });

  it('they are the other way round for the rival', async () => {
    const mine = await person.read<RivalsSeasonChances>(call);
    const other = await app.signUp({ team: asTeamId(102) });
    await other.ask('POST', '/v1/rivals/add/101');
    const [theirs] = (await other.read<RivalsSeasonChances>(call)).rows;
    const against = mine.rows.find(({ id }) => id === 102);
    expect((theirs?.win ?? 0) + (theirs?.tie ?? 0) + (against?.win ?? 0)).toBeCloseTo(1, 3);
  });

  it('a view that does not exist is not found, and a league and the elite need the pass', async () => {
    expect((await person.ask('GET', '/v1/rivals/season_chances/friends')).status).toBe(404);
    for (const scope of ['elite', `league/${tinySeason.league}`])
      expect((await person.ask('GET', `/v1/rivals/season_chances/${scope}`)).body.error).toBe('pass_needed');
  });
});

it('when the season is over, the totals decide', async () => {
  const { app, person } = await openAt(tinySeason.over);
  const { state, rows, places } = await person.read<RivalsSeasonChances>(call);
  expect(state).toBe('final');
  for (const { win, tie } of rows) expect([win, tie].every((one) => one === 0 || one === 1)).toBe(true);
  expect(places?.low).toBe(places?.high);
  await app.close();
}, 60_000);

it('between gameweeks the points are final and the later gameweeks open', async () => {
  const { state, gameweeks_left, rows, places } = await seasonChancesPage(viewWith(10));
  expect({ state, gameweeks_left, teams: places?.teams }).toEqual({
    ...{ state: 'running', gameweeks_left: 8, teams: 3 },
  });
  const chances = new Map(rows.map(({ id, win }) => [id, win]));
  expect(chances.get(asTeamId(2))).toBeGreaterThan(0.7);
  expect(chances.get(asTeamId(2))).toBeLessThan(0.9);
  expect(chances.get(asTeamId(3))).toBeCloseTo(0.5, 1);
  expect(chances.get(asTeamId(4))).toBeUndefined();
});

it('a lead is safer near the end', async () => {
  const winIn = async (gameweeks: number) => {
    const { rows } = await seasonChancesPage(viewWith(gameweeks));
    return rows.find(({ id }) => id === 2)?.win ?? 0;
  };
  expect(await winIn(3)).toBeGreaterThan((await winIn(38)) + 0.15);
  expect(await winIn(2)).toBe(1);
});

it('a squad that is given back after a free hit is not shared afterwards', async () => {
  const squad = Array.from({ length: 15 }, (_, index) => ({
    ...{ footballer_id: index + 1, slot: index + 1, is_captain: index === 0 },
  }));
  const winAgainst = async (active_chip: string | null) => {
    const teams = [team(1, 110, 50, { squad }), team(2, 100, 50, { squad, active_chip })];
    return (await seasonChancesPage(viewWith(3, { teams }))).rows[0]?.win ?? 0;
  };
  expect(await winAgainst(null)).toBeGreaterThan((await winAgainst('freehit')) + 0.05);
});

it('before the first deadline, and without a squad of the manager, there are none', async () => {
  const begun = viewWith(3);
  const season = { ...begun.season, current: undefined } as unknown as Season;
  const none = { places: null, rows: [] };
  expect(await seasonChancesPage({ ...begun, season })).toMatchObject({
    ...none,
    ...{ state: 'not_started', gameweeks_left: 3 },
  });
  const teams = [team(1, 0, null), team(2, 0, 40)];
  expect(await seasonChancesPage(viewWith(3, { teams }))).toMatchObject({ ...none, state: 'no_squad' });
});

it('alone there is no place', async () => {
  expect(await seasonChancesPage(viewWith(3, { teams: [team(1, 0, 50)] }))).toMatchObject({
    ...{ places: null, rows: [] },
  });
});

it('without pass the chances against the first five others are told', async () => {
  const teams = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => team(id, 0, 60 - id));
  const { rows } = await seasonChancesPage(viewWith(3, { teams, isLocked: true }));
  expect(rows.map(({ locked = false }) => locked)).toEqual([false, false, false, false, false, true, true]);
  expect(rows.at(-1)).toEqual({ id: 8, locked: true });
});
