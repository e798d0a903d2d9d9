import { asFootballerId, asTeamId } from '@touchline/shared/domain';
import type { TeamReview } from '@touchline/shared/wire';
import { sql } from 'kysely';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import { noteExpectations } from './expectationJobs';
import { listKnownAt, saveExpectations } from './expectations.queries';

let app: GameApp;
let pass: Person;
let free: Person;
const season = '2023-24';

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.beforeGameweek2 });
  pass = await app.signUp({ team: asTeamId(tinySeason.teams[0]), role: 'PREMIUM' });
  free = await app.signUp({ team: asTeamId(tinySeason.teams[1]) });
}, 60_000);
afterAll(() => app.close());

const note = () => {
  const { db, clock, fpl, games } = app;
  return noteExpectations({ db, clock, fpl, game: games.of(season) }, () => false);
};
const review = (person: Person) => person.read<TeamReview>('/v1/team/review');
const decisionsIn = ({ rows }: TeamReview, gameweek: number) =>
  rows.find(({ gameweek_id }) => gameweek_id === gameweek)?.known?.decisions ?? [];

/** Expected points of gameweek 2: 1 for everybody but these. */
const expectInGameweek2 = (more: Record<number, number>) =>
  saveExpectations(app.db, {
    season,
    gameweek: 2,
    knownAt: Date.parse(tinySeason.beforeGameweek2),
    points: new Map(
      Array.from({ length: 32 }, (_, index) => [asFootballerId(index + 1), more[index + 1] ?? 1]),
    ),
  });

it('has no gameweek whose expected points were never known, and says so', async () => {
  const { rows, sum } = await review(pass);
  expect(rows.map(({ gameweek_id, known }) => [gameweek_id, known])).toEqual([[1, null]]);
  expect(sum).toBeNull();
});

it('keeps what is expected of the coming gameweek, and computes what was known at earlier deadlines', async () => {
  await note();
  const storedAt = await listKnownAt(app.db, season);
  expect([...storedAt.keys()].sort()).toEqual([1, 2]);
  expect(storedAt.get(2)).toBe(Date.parse(tinySeason.beforeGameweek2));
  expect((await review(pass)).rows[0]?.known?.expected).toBeGreaterThan(0);
});

it('replaces it near the deadline, and not after it', async () => {
  await app.moveTo('2023-08-19T12:15:00Z');
  await note();
  const near = (await listKnownAt(app.db, season)).get(2);
  expect(near).toBe(Date.parse('2023-08-19T12:15:00Z'));
  await app.moveTo(tinySeason.inPlay);
  await note();
  expect((await listKnownAt(app.db, season)).get(2)).toBe(near);
});

describe('a settled gameweek', () => {
  beforeAll(async () => {
    await app.moveTo(tinySeason.settled);
  });

  it('compares the captain with the starter of the most expected points, here the vice-captain', async () => {
    await expectInGameweek2({ 8: 6, 5: 4 });
    const [captain] = decisionsIn(await review(pass), 2);
    expect(captain).toMatchObject({
      kind: 'captain',
      chosen: [{ id: 5 }],
      instead: [{ id: 8 }],
      expected: -2,
    });
    const [chosen, instead] = [captain?.chosen[0]?.points ?? 0, captain?.instead[0]?.points ?? 0];
    expect(captain?.came).toBe(chosen - instead);
  });

  it('compares who started with the best eleven by expected points', async () => {
    await expectInGameweek2({ 5: 9, 8: 8, 14: 5, 7: 0 });
    const bench = decisionsIn(await review(pass), 2).find(({ kind }) => kind === 'bench');
    expect(bench).toMatchObject({ chosen: [{ id: 7, points: null }], instead: [{ id: 14 }], expected: -5 });
    // Midfielder 7 never plays, so 14 came on anyway.
    expect(bench?.came).toBe(0);
  });

  it('says that the best eleven started', async () => {
    await expectInGameweek2({ 1: 9, 2: 9, 3: 9, 10: 9, 11: 9, 5: 9, 6: 9, 7: 9, 13: 9, 8: 9, 16: 9 });
    const bench = decisionsIn(await review(pass), 2).find(({ kind }) => kind === 'bench');
    expect(bench).toMatchObject({ chosen: [], instead: [], expected: 0, came: 0 });
  });

  it('counts luck as the points that were not expected, and everything in the sum', async () => {
    await expectInGameweek2({ 5: 4 });
    const { rows, sum } = await review(pass);
    const [newest, first] = rows;
    // Ten starters of 1, and a captain of 4 twice.
    expect(newest?.known?.expected).toBe(18);
    expect(newest?.known?.luck).toBe((newest?.nett_points ?? 0) - 18);
    expect(newest?.average).toBe(40);
    expect(sum).toMatchObject({
      gameweeks: 2,
      unknown: 0,
      over_average: (newest?.nett_points ?? 0) + (first?.nett_points ?? 0) - 80,
    });
    expect(sum?.luck).toBeCloseTo((newest?.known?.luck ?? 0) + (first?.known?.luck ?? 0));
  });

  it('is told without pass if it is the last one; earlier ones have their place only', async () => {
    const { rows, sum } = await review(free);
    expect(rows.map(({ gameweek_id, locked }) => [gameweek_id, locked])).toEqual([
      [2, undefined],
      [1, true],
    ]);
    expect(Object.keys(rows[1] ?? {})).toEqual(['gameweek_id', 'locked']);
    expect(sum?.gameweeks).toBe(1);
  });

  it('is not in the sum when nothing is known of its deadline', async () => {
    await app.db.run(sql`delete from deadline_expected where gameweek = 1`);
    const { rows, sum } = await review(pass);
    expect(rows[1]?.known).toBeNull();
    expect(sum).toMatchObject({ gameweeks: 1, unknown: 1 });
  });
});
