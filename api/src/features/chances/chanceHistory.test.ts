import { asTeamId } from '@touchline/shared/domain';
import type { RivalsChanceHistory, RivalsChances } from '@touchline/shared/wire';
import { sql } from 'kysely';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import { forgetSeason } from '../../game/season/gameState.queries';
import type { Season } from '../../game/season/season';
import type { RivalsView } from '../rivals/rivalPages';
import type { RivalFacts } from '../rivals/rivalRows';
import { historyPage } from './chanceHistory';
import { type ChanceMoment, listChances, saveChances } from './chanceHistory.queries';

const chances = '/v1/rivals/chances/rivals';
const history = '/v1/rivals/chance_history/rivals';

async function openAt(now: string, rivals = [102, 103]): Promise<{ app: GameApp; person: Person }> {
  const app = await buildGameApp({ folder: writeTinySeason(), now });
  const person = await app.signUp({ team: asTeamId(101) });
  for (const rival of rivals) await person.ask('POST', `/v1/rivals/add/${rival}`);
  return { app, person };
}

const read = (person: Person) => person.read<RivalsChanceHistory>(history);
const countOf = async ({ db }: GameApp) =>
  (await db.query(sql<{ at: Date }>`select at from chance_moment`)).length;

describe('through a gameweek', () => {
  let app: GameApp;
  let person: Person;
  beforeAll(async () => ({ app, person } = await openAt(tinySeason.inPlay)), 60_000);
  afterAll(() => app.close());

  it('begins when the chances are first computed for the reader, with those of now', async () => {
    expect(await countOf(app)).toBe(0);
    const now = await person.read<RivalsChances>(chances);
    const { state, gameweek, times, first, rows } = await read(person);
    expect({ state, gameweek: gameweek?.id, times }).toEqual({
      ...{ state: 'running', gameweek: 2, times: ['2023-08-19T14:30:00.000Z'] },
    });
    expect(first[0]).toBeCloseTo(now.places?.first ?? -1, 3);
    expect(rows.map(({ id }) => id)).toEqual(now.rows.map(({ id }) => id));
    for (const [index, { win, name }] of rows.entries()) {
      expect(win?.[0]).toBeCloseTo(now.rows[index]?.win ?? -1, 3);
      expect(name).not.toBe('');
    }
  });

  it('the same chances are kept once, however often they are asked for', async () => {
    for (const call of [chances, history, '/v1/rivals/chances/stored', history]) await person.read(call);
    expect(await countOf(app)).toBe(1);
    expect((await read(person)).times).toHaveLength(1);
  });

  it('after a goal there is another, also without the history having been asked for', async () => {
    await app.moveTo(tinySeason.betweenMatches);
    await person.read<RivalsChances>(chances);
    expect((await read(person)).times).toEqual(['2023-08-19T14:30:00.000Z', '2023-08-19T16:30:00.000Z']);
  });

  it('of another reader is their own', async () => {
    const other = await app.signUp({ team: asTeamId(102) });
    await other.ask('POST', '/v1/rivals/add/101');
    expect((await read(other)).times).toEqual(['2023-08-19T16:30:00.000Z']);
    expect((await read(person)).times).toHaveLength(2);
  });

  it('the first place among other teams is not told', async () => {
    await person.ask('DELETE', '/v1/rivals/remove/103');
    const without = await read(person);
    expect(without.first).toEqual([null, expect.any(Number)]);
    expect(without.rows.map(({ id, win }) => [id, win])).toEqual([
      [102, [expect.any(Number), expect.any(Number)]],
    ]);
  });

  it('is deleted with the account', async () => {
    await app.db.run(sql`delete from account where id = ${person.id}`);
    const left = await app.db.query(sql`select 1 from chance_moment where account_id = ${person.id}`);
    expect(left).toEqual([]);
  });

  it('a view that does not exist is not found, and a league and the elite need the pass', async () => {
    const reader = await app.signUp({ team: asTeamId(103) });
    expect((await reader.ask('GET', '/v1/rivals/chance_history/friends')).status).toBe(404);
    for (const scope of ['elite', `league/${tinySeason.league}`])
      expect((await reader.ask('GET', `/v1/rivals/chance_history/${scope}`)).body.error).toBe('pass_needed');
  });
});

it('once the gameweek is settled the line is as it was kept', async () => {
  const { app, person } = await openAt(tinySeason.inPlay);
  const running = await read(person);
  await app.moveTo(tinySeason.settled);
  const { state, times, first } = await read(person);
  expect({ state, times, first }).toEqual({
    ...{ state: 'final' },
    times: running.times,
    first: running.first,
  });
  await app.close();
}, 60_000);

it('nothing is kept of a view without other teams', async () => {
  const { app, person } = await openAt(tinySeason.inPlay, []);
  expect(await read(person)).toMatchObject({ times: [], first: [], rows: [] });
  expect(await countOf(app)).toBe(0);
  await app.close();
}, 60_000);

it('chances are told although they cannot be kept', async () => {
  const { app, person } = await openAt(tinySeason.inPlay);
  await app.db.script('alter table chance_moment add constraint full_disk check (gameweek = 0)');
  expect((await person.read<RivalsChances>(chances)).state).toBe('running');
  expect((await read(person)).times).toEqual([]);
  await app.close();
}, 60_000);

describe('what is kept', () => {
  let app: GameApp;
  let account: Person['id'];
  beforeAll(async () => {
    const opened = await openAt(tinySeason.inPlay, []);
    app = opened.app;
    account = opened.person.id;
  }, 60_000);
  afterAll(() => app.close());

  const key = () => ({
    ...{ account: account as never, season: '2023-24', gameweek: 2, view: 'rivals', team: asTeamId(101) },
  });
  const at = (minute: number) => Date.UTC(2023, 7, 19, 15, minute);
  const moment = (minute: number, first: number, among = 'a') => ({
    ...{ at: at(minute), writtenAt: at(minute), among, chances: { first, win: { 102: 0.4 } } },
  });

  it('is a row where chances or the teams have changed, and the later one of a minute', async () => {
    for (const one of [moment(0, 0.3), moment(1, 0.3), moment(2, 0.5), moment(2, 0.6), moment(3, 0.6, 'b')])
      await saveChances(app.db, key(), one);
    expect((await listChances(app.db, key())).map((one) => [one.at, one.chances.first, one.among])).toEqual([
      [at(0), 0.3, 'a'],
      [at(2), 0.6, 'a'],
      [at(3), 0.6, 'b'],
    ]);
  });

  it('of another view is beside it, and both end when another gameweek begins', async () => {
    await saveChances(app.db, { ...key(), view: '7' }, moment(4, 0.1));
    expect(await countOf(app)).toBe(4);
    await saveChances(app.db, { ...key(), gameweek: 3 }, moment(5, 0.2));
    expect(await countOf(app)).toBe(1);
    expect(await listChances(app.db, key())).toEqual([]);
  });

  it('is forgotten when the game starts again at an earlier instant', async () => {
    await saveChances(app.db, key(), moment(0, 0.3));
    await forgetSeason(app.db, '2023-24');
    expect(await countOf(app)).toBe(0);
  });
});

describe('without pass', () => {
  const team = (id: number): RivalFacts => ({
    ...{ id: asTeamId(id), name: `Team ${id}`, fullname: null, kit: null, rank: id, is_rival: true },
    ...{ history: [], known_total: 1000 - id, known_before: null, result: undefined },
  });
  const view = (isLocked: boolean): RivalsView => ({
    ...{ season: { current: { id: 2 } } as unknown as Season, own_id: asTeamId(1), isLocked },
    config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
    teams: [1, 2, 3, 4, 5, 6, 7, 8].map(team),
  });
  const rows = [2, 3, 4, 5, 6, 7, 8].map((id) => ({ id: asTeamId(id), win: 0.5, tie: 0 }));
  const moments: ChanceMoment[] = [
    { at: 0, among: 'a', chances: { first: 0.2, win: { 2: 0.4, 7: 0.6, 8: 0.7 } } },
  ];
  const pageOf = (isLocked: boolean, opponents: readonly number[] = []) =>
    historyPage(
      view(isLocked),
      { state: 'running', places: null, rows },
      moments,
      new Set(opponents.map((id) => asTeamId(id))),
    );

  it('the line against the first five others is told, and that of the first place', () => {
    const page = pageOf(true);
    expect(page.first).toEqual([0.2]);
    expect(page.rows.map(({ locked = false }) => locked)).toEqual([
      ...[false, false, false, false, false],
      ...[true, true],
    ]);
    expect(page.rows.at(-1)).toEqual({ id: 8, locked: true });
    expect(page.rows[0]).toEqual({ id: 2, name: 'Team 2', win: [0.4] });
    expect(page.rows[1]?.win).toEqual([null]);
  });

  it('that against an opponent of the gameweek is told too, with pass those against all', () => {
    expect(pageOf(true, [8]).rows.at(-1)).toEqual({ id: 8, name: 'Team 8', win: [0.7] });
    expect(pageOf(false).rows.some(({ locked }) => locked)).toBe(false);
  });
});
