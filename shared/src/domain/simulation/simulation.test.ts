import { asFootballerId } from '../units';
import { createRandom as random } from './random';
import { bonusFromBps } from '../bonus';
import { noStats } from '../points';
import { projectMatch } from '../projection/projectMatch';
import { meanOf } from '../projection/distributions';
import type { FootballerRates } from '../projection/footballerRates';
import type { PlayingTime } from '../projection/playingTime';
import { profileOf } from '../seasonProfiles';
import { squadResult, type FootballerGameweek, type HandedInSquad } from '../squadResult';
import { chanceToBeat, placeChances } from './chances';
import type { SimulatedFootballer, SimulatedMatch, SimulationInput, SimulationTable } from './input';
import { awards } from './match';
import { meanPoints, simulate } from './simulate';
import { squadRuns } from './squadRuns';

const rules = profileOf('2025-26');
const positions = ['GKP', 'DEF', 'DEF', 'DEF', 'DEF', 'MID', 'MID', 'MID', 'MID', 'FWD', 'FWD'];
const ratesOf: Readonly<Record<string, FootballerRates>> = {
  GKP: { goals: 0, assists: 0.01, yellow: 0.05, red: 0.003, bps: 12, saves: 2, defensive: 0 },
  DEF: { goals: 0.04, assists: 0.06, yellow: 0.15, red: 0.005, bps: 11, saves: 0, defensive: 8 },
  MID: { goals: 0.1, assists: 0.11, yellow: 0.2, red: 0.005, bps: 10, saves: 0, defensive: 8 },
  FWD: { goals: 0.19, assists: 0.08, yellow: 0.16, red: 0.005, bps: 6, saves: 0, defensive: 4 },
};
const regular: PlayingTime = {
  start: 0.9,
  play: 0.95,
  long: 0.85,
  minutes: 76,
  minutesOfLong: 86,
  minutesOfShort: 25,
};
const substitute: PlayingTime = {
  start: 0.22,
  play: 0.6,
  long: 0.19,
  minutes: 25,
  minutesOfLong: 84,
  minutesOfShort: 22,
};

const one = (id: number, position: string, is_home: boolean, more: Partial<SimulatedFootballer> = {}) => ({
  ...{
    id: asFootballerId(id),
    position,
    is_home,
    rates: ratesOf[position] as FootballerRates,
    time: regular,
  },
  ...more,
});
/** Both sides: eleven regulars and five substitutes. Ids from 1, those of the away side from 101. */
const footballers = [0, 100].flatMap((first) =>
  [...positions, 'DEF', 'DEF', 'MID', 'MID', 'FWD'].map((position, index) =>
    one(first + index + 1, position, first === 0, { time: index < 11 ? regular : substitute }),
  ),
);
const match = (more: Partial<SimulatedMatch> = {}): SimulatedMatch => ({
  ...{ number: 7, minute: 0, home_expected: 1.8, away_expected: 1.1, footballers },
  ...more,
});
const input = (more: Partial<SimulationInput> = {}): SimulationInput => ({
  ...{ rules, runs: 4000, seed: 1, matches: [match()], settled: [] },
  ...more,
});
const valuesOf = ({ rows, points, runs }: SimulationTable, id: number) => {
  const row = rows.get(asFootballerId(id)) ?? 0;
  return [...points.slice(row * runs, (row + 1) * runs)];
};
const share = (table: SimulationTable, id: number) => {
  const row = table.rows.get(asFootballerId(id)) ?? 0;
  const values = table.played.slice(row * table.runs, (row + 1) * table.runs);
  return values.reduce((sum, value) => sum + value, 0) / table.runs;
};

describe('a match that has not begun', () => {
  const table = simulate(input());

  it('is the same for the same seed, and another one for another', () => {
    expect(simulate(input())).toEqual(table);
    expect(simulate(input({ seed: 2 })).points).not.toEqual(table.points);
  });

  it('has everybody play as often as was expected', () => {
    expect(share(table, 3)).toBeCloseTo(0.95, 1);
    expect(share(table, 12)).toBeCloseTo(0.6, 1);
  });

  it('has the mean points that the projection expects, within 0.3', () => {
    for (const { id, position, is_home, rates, time } of footballers) {
      const [scores, concedes] = is_home ? [1.8, 1.1] : [1.1, 1.8];
      const { points } = projectMatch({ position, rules, rates, time, scores, concedes });
      expect([id, Math.abs(meanPoints(table, asFootballerId(id)) - meanOf(points)) < 0.3]).toEqual([
        id,
        true,
      ]);
    }
  });

  it('draws a side together: its keeper and its defenders keep a clean sheet in the same runs', () => {
    const [keeper, back, forward] = [valuesOf(table, 1), valuesOf(table, 2), valuesOf(table, 110)];
    expect(correlation(keeper, back)).toBeGreaterThan(0.25);
    expect(correlation(keeper, forward)).toBeLessThan(-0.05);
  });

  it('gives everybody of a double gameweek the points of both matches', () => {
    const double = simulate(input({ matches: [match(), match({ number: 8 })] }));
    expect(meanPoints(double, asFootballerId(10))).toBeCloseTo(2 * meanPoints(table, asFootballerId(10)), 0);
    expect(share(double, 3)).toBeGreaterThan(share(table, 3));
  });

  it('has no row for who cannot play', () => {
    const out = { ...regular, start: 0, play: 0, long: 0, minutes: 0 };
    const without = simulate(
      input({ matches: [match({ footballers: [one(1, 'GKP', true, { time: out })] })], runs: 10 }),
    );
    expect(without.rows.size).toBe(0);
    expect(meanPoints(without, asFootballerId(1))).toBe(0);
  });
});

describe('a running match', () => {
  const goalAtHalf = (more: object) => ({ ...noStats, minutes: 45, starts: 1, bps: 20, ...more });
  const running = (minute: number) =>
    simulate(
      input({
        matches: [
          match({
            minute,
            footballers: [
              one(1, 'FWD', true, {
                so_far: {
                  state: 'on_pitch',
                  stats: goalAtHalf({ goals_scored: 1, minutes: minute }),
                  points: 5,
                },
              }),
              one(2, 'DEF', true, { so_far: { state: 'off', stats: goalAtHalf({ bps: 3 }), points: 1 } }),
              one(3, 'MID', true, { so_far: { state: 'to_come', stats: noStats, points: 0 } }),
              one(4, 'FWD', false, {
                so_far: { state: 'on_pitch', stats: goalAtHalf({ minutes: minute }), points: 1 },
              }),
            ],
          }),
        ],
      }),
    );

  it('keeps the points that are scored', () => {
    // A yellow card and a red one are all that he can lose.
    expect(Math.min(...valuesOf(running(45), 1))).toBeGreaterThanOrEqual(1);
    expect(meanPoints(running(45), asFootballerId(1))).toBeGreaterThan(6);
  });

  it('gives who went off nothing more but a bonus', () => {
    const values = valuesOf(running(45), 2);
    expect(new Set(values).size).toBeLessThanOrEqual(4);
    expect(Math.min(...values)).toBe(1);
    expect(Math.max(...values)).toBeLessThanOrEqual(4);
  });

  it('has less and less to come, and nothing but the bonus after 90 minutes', () => {
    expect(meanPoints(running(80), asFootballerId(4))).toBeLessThan(
      meanPoints(running(45), asFootballerId(4)),
    );
    expect(new Set(valuesOf(running(90), 1))).toEqual(new Set([8]));
    expect(share(running(90), 3)).toBe(0);
  });
});

it('a match that is over is the same in every run', () => {
  const table = simulate(
    input({ matches: [], settled: [{ id: asFootballerId(5), points: 7, played: true }], runs: 20 }),
  );
  expect(new Set(valuesOf(table, 5))).toEqual(new Set([7]));
  expect(share(table, 5)).toBe(1);
});

it('the bonus is by the rule of the game, ties included', () => {
  const { unit } = random(3);
  for (let round = 0; round < 500; round += 1) {
    const scores = Array.from({ length: 8 }, (_, id) => ({
      footballer_id: asFootballerId(id),
      bps: Math.floor(unit() * 9) - 2,
    }));
    const expected = bonusFromBps(scores);
    const drawn = awards(scores.map(({ bps }) => bps));
    expect(drawn).toEqual(
      scores.map(({ footballer_id }) => expected.get(asFootballerId(footballer_id)) ?? 0),
    );
  }
});

describe('a squad', () => {
  const { unit } = random(11);
  const bench = ['GKP', 'DEF', 'MID', 'FWD'];
  const chips = [null, 'bboost', '3xc', 'freehit'];

  /** A random line-up in which about every fourth footballer does not play. */
  const aCase = () => {
    const ids = Array.from({ length: 15 }, (_, index) => index + 1);
    const field = ['DEF', 'DEF', 'DEF', 'MID', 'MID', 'FWD'];
    while (field.length < 10) field.push(['DEF', 'MID', 'MID', 'FWD'][Math.floor(unit() * 4)] ?? 'MID');
    const codes = ['GKP', ...field, 'GKP', ...bench.slice(1).sort(() => unit() - 0.5)];
    const captain = 1 + Math.floor(unit() * 11);
    const squad: HandedInSquad = {
      picks: ids.map((id, index) => ({
        footballer_id: asFootballerId(id),
        position: codes[index] ?? 'MID',
        slot: id,
        is_captain: id === captain,
        is_vice_captain: id === (captain % 11) + 1,
      })),
      active_chip: chips[Math.floor(unit() * chips.length)] ?? null,
      transfers_cost: unit() < 0.2 ? 4 : 0,
    };
    const weeks = ids.map((id) => ({
      id: asFootballerId(id),
      points: Math.floor(unit() * 12) - 1,
      played: unit() < 0.75,
    }));
    return { squad, weeks };
  };
  const gameweekOf = (points: number, played: boolean): FootballerGameweek => ({
    base: played ? points : 0,
    provisional_bonus: 0,
    participation: played ? 'played' : 'absent',
    progress: 'played',
    is_unfinished: false,
  });

  it('gets what the rules give it, in any of 2,000 gameweeks', () => {
    for (let round = 0; round < 2000; round += 1) {
      const { squad, weeks } = aCase();
      const settled = weeks
        .filter(({ played }) => played)
        .map(({ id, points }) => ({ id: asFootballerId(id), points, played: true }));
      const table = simulate({ rules, runs: 1, seed: 1, matches: [], settled });
      const byRule = squadResult(
        squad,
        new Map(weeks.map(({ id, points, played }) => [id, gameweekOf(points, played)])),
        rules,
      );
      expect([round, ...squadRuns(table, squad, rules)]).toEqual([round, byRule.nett_points]);
    }
  });
});

describe('a squad before its matches', () => {
  const star = one(10, 'FWD', true, { rates: { ...(ratesOf['FWD'] as FootballerRates), goals: 0.5 } });
  const others = footballers.filter(({ id }) => id !== 10);
  const table = simulate(input({ matches: [match({ footballers: [...others, star] })] }));
  const captained = (id: number): HandedInSquad => ({
    picks: [
      {
        footballer_id: asFootballerId(id),
        position: 'FWD',
        slot: 1,
        is_captain: true,
        is_vice_captain: false,
      },
    ],
    active_chip: null,
    transfers_cost: 0,
  });
  const meanOfSquad = (id: number) =>
    squadRuns(table, captained(id), rules).reduce((sum, net) => sum + net, 0) / table.runs;

  it('is nearer to the usual points than its footballers are expected to be', () => {
    const [drawn, mean] = [meanPoints(table, asFootballerId(10)), 4.5 * 0.95];
    expect(drawn).toBeGreaterThan(mean + 1);
    expect(meanOfSquad(10) / 2).toBeCloseTo(mean + 0.55 * (drawn - mean), 1);
    expect(meanOfSquad(2) / 2).toBeGreaterThan(meanPoints(table, asFootballerId(2)));
  });

  it('has whole points, and the same as its equal in every run', () => {
    const runs = squadRuns(table, captained(10), rules);
    expect(chanceToBeat({ runs }, { runs: squadRuns(table, captained(10), rules) })).toEqual({
      win: 0,
      tie: 1,
    });
  });
});

describe('chances', () => {
  const runs = (...points: number[]) => ({ runs: Int16Array.from(points) });
  const mine = runs(50, 60, 40, 55);
  const theirs = runs(49, 60, 45, 50);

  it('count the runs in which I have more points, and those with the same', () => {
    expect(chanceToBeat(mine, theirs)).toEqual({ win: 0.5, tie: 0.25 });
    expect(chanceToBeat({ ...mine, before: 10 }, theirs)).toEqual({ win: 1, tie: 0 });
  });

  it('know the place: first when nobody has more', () => {
    const places = placeChances(mine, [theirs, runs(70, 10, 10, 10)]);
    expect(places).toEqual({ first: 0.5, expected: 1.5, low: 1, high: 2 });
    expect(placeChances(mine, [])).toMatchObject({ first: 1, expected: 1 });
  });

  it('need the same runs of everybody', () => {
    expect(() => chanceToBeat(mine, runs(1))).toThrow(RangeError);
    expect(() => placeChances(runs(), [])).toThrow(RangeError);
  });
});

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const sum = (of: (index: number) => number) => a.reduce((total, _, index) => total + of(index), 0);
  const da = (index: number) => (a[index] ?? 0) - meanA;
  const db = (index: number) => (b[index] ?? 0) - meanB;
  return sum((i) => da(i) * db(i)) / Math.sqrt(sum((i) => da(i) ** 2) * sum((i) => db(i) ** 2));
}
