import type { FootballerId } from '../units';
import { simulationConstants } from './constants';
import { correctionsOf } from './corrections';
import type { SimulatedFootballer, SimulationInput, SimulationTable } from './input';
import { createMatchDraw } from './match';
import { createRandom } from './random';

/** Draws a gameweek in parts, so that the work can be split. */
export interface Simulator {
  /** Complete when the steps are over. */
  readonly table: SimulationTable;
  /** Parts of about the same work, each to be called once, in order. */
  readonly steps: readonly (() => void)[];
}

/** Runs of a match in one step: a few milliseconds. */
const runsAtOnce = 500;

/** Matches of a gameweek drawn together, run by run. Points are by the rules, and each match by its own stream. */
export function createSimulator(input: SimulationInput): Simulator {
  const { runs, rules, seed, settled } = input;
  const matches = input.matches.map((match) => ({
    ...match,
    footballers: match.footballers.filter(mayCount),
  }));
  const rows = rowsOf([
    ...settled.map(({ id }) => id),
    ...matches.flatMap(({ footballers }) => idsOf(footballers)),
  ]);
  const table: SimulationTable = {
    runs,
    rows,
    points: new Int16Array(rows.size * runs),
    played: new Uint8Array(rows.size * runs),
    corrections: new Float64Array(rows.size),
    rounding: Float64Array.from({ length: runs }, createRandom(seed).unit),
  };
  addSettled(settled, table);
  const draws = matches.flatMap((match) => {
    const draw = createMatchDraw(match, rules, { table, seed });
    return Array.from({ length: Math.ceil(runs / runsAtOnce) }, (_, part) => () => {
      const end = Math.min(runs, (part + 1) * runsAtOnce);
      for (let run = part * runsAtOnce; run < end; run += 1) draw(run);
    });
  });
  const correct = () => table.corrections.set(correctionsOf(table, { ...input, matches }));
  return { table, steps: [...draws, correct] };
}

/** The whole table at once: 10,000 runs take about a second. */
export function simulate(input: SimulationInput): SimulationTable {
  const { table, steps } = createSimulator(input);
  for (const step of steps) step();
  return table;
}

const mayCount = ({ time, so_far }: SimulatedFootballer): boolean =>
  time.play >= simulationConstants.leastChance || (so_far !== undefined && so_far.state !== 'to_come');

const idsOf = (footballers: readonly SimulatedFootballer[]) => footballers.map(({ id }) => id);

const rowsOf = (ids: readonly FootballerId[]): Map<FootballerId, number> =>
  new Map([...new Set(ids)].map((id, row) => [id, row]));

function addSettled(
  settled: SimulationInput['settled'],
  { rows, points, played, runs }: SimulationTable,
): void {
  for (const { id, points: scored, played: hasPlayed } of settled) {
    const from = (rows.get(id) ?? 0) * runs;
    for (let place = from; place < from + runs; place += 1) {
      points[place] = (points[place] ?? 0) + scored;
      if (hasPlayed) played[place] = 1;
    }
  }
}

/** Mean points of a footballer over the runs; 0 without a row. */
export function meanPoints({ rows, points, runs }: SimulationTable, id: FootballerId): number {
  const row = rows.get(id);
  if (row === undefined) return 0;
  let sum = 0;
  for (let place = row * runs; place < (row + 1) * runs; place += 1) sum += points[place] ?? 0;
  return sum / runs;
}
