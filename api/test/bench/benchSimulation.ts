/**
 * `npm run bench -- simulation`: a whole gameweek of ten matches drawn 10,000 times, and the points of fifty squads
 * in every run. Prints one line of JSON.
 */
import { asFootballerId, profileOf, type SquadPick } from '@touchline/shared/domain';
import type { FootballerRates, PlayingTime } from '@touchline/shared/projection';
import { type SimulatedMatch, simulate, squadRuns } from '@touchline/shared/simulation';

/** Milliseconds: the fastest of several. */
export interface SimulationBench {
  readonly runs: number;
  readonly squads: number;
  readonly draw: number;
  readonly count: number;
}

const [runs, squads, rounds] = [10_000, 50, 5];
const rules = profileOf('2025-26');

const rates: FootballerRates = {
  ...{ goals: 0.09, assists: 0.09, yellow: 0.15, red: 0.005, bps: 10, saves: 2, defensive: 7 },
};
const regular: PlayingTime = {
  ...{ start: 0.9, play: 0.95, long: 0.85, minutes: 76, minutesOfLong: 86, minutesOfShort: 25 },
};
const substitute: PlayingTime = {
  ...{ start: 0.1, play: 0.35, long: 0.09, minutes: 12, minutesOfLong: 84, minutesOfShort: 22 },
};
const codes: Readonly<Record<string, string>> = { D: 'DEF', M: 'MID', F: 'FWD' };
const positions = ['GKP', ...'DDDDMMMMFF', 'GKP', ...'DDDMMMMFFFDM'].map((code) => codes[code] ?? code);

const matches = Array.from({ length: 10 }, (_, number): SimulatedMatch => ({
  ...{ number, minute: 0, home_expected: 1.6, away_expected: 1.2 },
  footballers: [true, false].flatMap((is_home, side) =>
    positions.map((position, index) => ({
      id: asFootballerId(number * 100 + side * 50 + index + 1),
      ...{ position, is_home, rates, time: index < 11 ? regular : substitute },
    })),
  ),
}));

/** Fifteen of the regulars: two keepers, five, five and three. */
function aSquad(seed: number): SquadPick[] {
  const regulars = matches.flatMap(({ footballers }) => footballers).filter(({ time }) => time === regular);
  const some = (position: string, count: number) => {
    const all = regulars.filter((one) => one.position === position);
    return Array.from({ length: count }, (_, index) => all[(seed * 7 + index * 5) % all.length]?.id ?? 0);
  };
  const [keepers, backs, middle, front] = [some('GKP', 2), some('DEF', 5), some('MID', 5), some('FWD', 3)];
  const inOrder = (ids: readonly number[], position: string) =>
    ids.map((id) => ({ id: asFootballerId(id), position }));
  const [first, second] = [inOrder(keepers.slice(0, 1), 'GKP'), inOrder(keepers.slice(1), 'GKP')];
  const [lineup, bench] = [
    [
      ...inOrder(backs.slice(0, 4), 'DEF'),
      ...inOrder(middle.slice(0, 4), 'MID'),
      ...inOrder(front.slice(0, 2), 'FWD'),
    ],
    [
      ...inOrder(backs.slice(4), 'DEF'),
      ...inOrder(middle.slice(4), 'MID'),
      ...inOrder(front.slice(2), 'FWD'),
    ],
  ];
  return [...first, ...lineup, ...second, ...bench].map(({ id, position }, index) => ({
    ...{ footballer_id: asFootballerId(id), position, slot: index + 1 },
    ...{ is_captain: index === 10, is_vice_captain: index === 5 },
  }));
}

function measure(): Pick<SimulationBench, 'draw' | 'count'> {
  const begun = performance.now();
  const table = simulate({ rules, runs, seed: 1, matches, settled: [] });
  const drawn = performance.now();
  for (let squad = 0; squad < squads; squad += 1)
    squadRuns(table, { picks: aSquad(squad), active_chip: null, transfers_cost: 0 }, rules);
  return { draw: drawn - begun, count: performance.now() - drawn };
}

const measured = Array.from({ length: rounds }, measure);
const fastest = measured.reduce((best, one) => (one.draw + one.count < best.draw + best.count ? one : best));
process.stdout.write(`${JSON.stringify({ runs, squads, ...fastest } satisfies SimulationBench)}\n`);
