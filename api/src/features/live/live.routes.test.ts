import { sql } from 'kysely';
import { asTeamId, nothingSet, rankModel, statsFrom, whatIfWorld } from '@touchline/shared/domain';
import type { LiveDanger, LiveRank, TimelineList, WhatIfData } from '@touchline/shared/wire';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import type { FplSource } from '../../game/fpl/source';
import { ingestRankSample } from '../../game/ingest/ingestRankSample';
import { findSampleReading } from '../../game/season/rankSample.queries';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';

/**
 * A Saturday of the demo. The true ranks are those of all managers, the estimates are from a sample of 500.
 */
let app: GameApp;
let free: Person;
let pass: Person;
let own: number;

const read = (
  wanted: number,
  more: Partial<Parameters<typeof ingestRankSample>[1]> = {},
  fpl: FplSource = app.fpl,
) =>
  ingestRankSample(
    { db: app.db, clock: app.clock, fpl },
    { current: gameweek, managers: 2_500, wanted, isStopping: () => false, ...more },
  );
let gameweek = 0;

beforeAll(async () => {
  app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => testDemo(clock),
  });
  own = app.fpl.teamsForDemoAccounts?.()[0]?.teamId ?? 0;
  free = await app.signUp({ team: asTeamId(own) });
  pass = await app.signUp({ team: asTeamId(own), role: 'PREMIUM' });
  gameweek = (await free.read<LiveRank>('/v1/live/rank')).gameweek?.id ?? 0;
}, 120_000);
afterAll(() => app.close());

const rankOf = (person: Person) => person.read<LiveRank>('/v1/live/rank');

it('has the points and the rank before, but no live rank while nobody was read', async () => {
  const rank = await rankOf(free);
  expect(rank).toMatchObject({ status: 'reading', now: null, safety: null, sample: null });
  expect(rank.before).toBeGreaterThan(0);
  expect(rank.points).not.toBeNull();
});

it('goes on with what is missing after a reading was cut short, and asks for nothing twice', async () => {
  const asked: string[] = [];
  const counting: FplSource = {
    ...app.fpl,
    get: (path) => {
      asked.push(path);
      return app.fpl.get(path);
    },
  };
  let turns = 0;
  await read(500, { isStopping: () => (turns += 1) > 25 }, counting);
  const cut = asked.length;
  expect((await findSampleReading(app.db, app.fpl.season))?.is_done).toBe(false);
  await read(500, {}, counting);
  expect(asked.length).toBeGreaterThan(cut + 200);
  expect(new Set(asked).size).toBe(asked.length);
  expect(await findSampleReading(app.db, app.fpl.season)).toMatchObject({ is_done: true, gameweek });
  expect(await read(500, {}, counting)).toBe(0);
}, 30_000);

it('estimates the rank with an interval, and what keeps it', async () => {
  const rank = await rankOf(free);
  expect(rank.status).toBe('estimated');
  const { now, safety, points, before, move, total, ended } = rank;
  expect(now && now.low <= now.rank && now.rank <= now.high).toBe(true);
  expect(move).toBe((before ?? 0) - (now?.rank ?? 0));
  expect(safety?.margin).toBe((points ?? 0) - (safety?.needed ?? 0));
  expect(total).toBeGreaterThan(points ?? 0);
  expect(ended?.rank.rank).toBeGreaterThan(0);
});

it('has the true rank within its interval, once everybody is read', async () => {
  const estimated = await rankOf(free);
  await app.db.run(sql`delete from rank_sample_reading`);
  await app.db.run(sql`delete from rank_sample`);
  await read(10_000);
  const exact = await rankOf(free);
  expect(exact.status).toBe('exact');
  expect(exact.now?.low).toBe(exact.now?.high);
  const truth = exact.now?.rank ?? 0;
  expect(Math.abs((estimated.now?.rank ?? 0) - truth) / truth).toBeLessThanOrEqual(0.1);
}, 60_000);

it('locks the danger table without pass but for the own footballers and the five largest of others', async () => {
  const [without, withPass] = [
    await free.read<LiveDanger>('/v1/live/danger'),
    await pass.read<LiveDanger>('/v1/live/danger'),
  ];
  const isLocked = (row: LiveDanger['rows'][number]) => 'locked' in row;
  expect(withPass.rows.some(isLocked)).toBe(false);
  const open = withPass.rows.map((row) => (isLocked(row) ? undefined : row));
  const others = open.filter((row) => row?.multiplier === 0);
  const freeOfOthers = new Set(others.slice(0, 5).map((row) => row?.place));
  expect(without.rows.map(isLocked)).toEqual(
    open.map((row) => row?.multiplier === 0 && !freeOfOthers.has(row.place)),
  );
  expect(without.rows.filter(isLocked).length).toBeGreaterThan(0);
  expect(without.rows.find(isLocked)).toEqual({ place: expect.any(Number) as number, locked: true });
  expect(without.rows[0]).toEqual(withPass.rows[0]);
  expect(withPass.group.teams).toBeGreaterThanOrEqual(99);
});

it('has the largest difference first, each (multiplier − effective ownership) × points', async () => {
  const { rows } = await pass.read<LiveDanger>('/v1/live/danger');
  const open = rows.flatMap((row) => ('locked' in row ? [] : [row]));
  expect(open.length).toBeGreaterThan(10);
  for (const { swing, multiplier, effective, points } of open)
    expect(Math.abs(swing - (multiplier - effective / 100) * points)).toBeLessThanOrEqual(
      0.05 + 0.0005 * Math.abs(points) + 1e-9,
    );
  const sizes = open.map(({ swing, to_come }) => Math.abs(swing) + Math.abs(to_come));
  // Both are rounded to a tenth.
  sizes.forEach((size, index) => expect(size).toBeLessThanOrEqual((sizes[index - 1] ?? size) + 0.2));
  expect(open.some(({ to_come }) => to_come !== 0)).toBe(true);
  expect(open.some(({ is_captain }) => is_captain)).toBe(true);
});

it('refuses a group that there is not', async () => {
  expect((await free.ask('GET', '/v1/live/danger?group=friends')).status).toBe(400);
});

it('tells of each event of the gameweek how many places it won or cost', async () => {
  const { items } = await pass.read<TimelineList>('/v1/timeline/list?filter=team');
  const moved = items.filter(({ places }) => places !== undefined);
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.every((item) => item.gameweek_id === gameweek)).toBe(true);
  // The sample is complete: a goal of the own captain, owned less by others, gains ranks.
  const goals = moved.filter(({ kind, points = 0 }) => kind === 'goal' && points > 0);
  expect(goals.every(({ places = 0 }) => Number.isInteger(places))).toBe(true);
});

it('tells what an event did to the gap to rivals with the pass alone', async () => {
  const rivals = app.fpl.teamsForDemoAccounts?.()[0]?.rivalIds.slice(0, 6) ?? [];
  for (const person of [free, pass])
    for (const rival of rivals) await person.ask('POST', `/v1/rivals/add/${rival}`);
  const gapsOf = async (person: Person) =>
    (await person.read<TimelineList>('/v1/timeline/list')).items.flatMap(({ gaps = [] }) => gaps);
  expect(await gapsOf(free)).toEqual([]);
  const gaps = await gapsOf(pass);
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps.every(({ id, points }) => rivals.includes(id) && points !== 0)).toBe(true);
});

it('gives the browser what it takes to come to the same points and the same rank', async () => {
  const rank = await rankOf(pass);
  const data = await pass.read<WhatIfData>('/v1/live/what_if');
  const footballers = data.footballers.map((one) => ({
    ...one,
    matches: one.matches.map(({ finished, lasted, counts, points, bonus }) => ({
      finished,
      lasted,
      stats: statsFrom(counts),
      points,
      provisional_bonus: bonus,
    })),
  }));
  const world = whatIfWorld(footballers, nothingSet, data.rules);
  const net = data.own === null ? 0 : world.resultOf(data.own).nett_points;
  expect(net).toBe(rank.points);
  const sample = (data.managers?.sample ?? []).map((one) => ({
    place: one.place,
    counted: one.counted,
    total: one.before + world.resultOf(one).nett_points,
  }));
  const { low, high } = rankModel(sample, data.managers?.in_all ?? 0).estimate((data.own?.before ?? 0) + net);
  const truth = rank.now?.rank ?? 0;
  expect([low <= truth, truth <= high]).toEqual([true, true]);
  expect(data.rivals?.teams.length).toBeGreaterThan(0);
  expect((await free.read<WhatIfData>('/v1/live/what_if')).rivals).toBeNull();
});
