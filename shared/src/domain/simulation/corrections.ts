import type { FootballerId } from '../units';
import { simulationConstants, squadConstants } from './constants';
import type { SimulatedFootballer, SimulatedMatch, SimulationInput, SimulationTable } from './input';
import { chanceToComeOn } from './side';

/** Fixed points of a footballer's gameweek, and the remaining matches. */
interface Remainder {
  /** Points that are the same in every run. */
  fixed: number;
  matches: number;
  /** Matches to come, each by the chance to play and by the share that is left. */
  left: number;
}

/**
 * By row, what is added to a footballer's points in a squad in every run in which they play: the points to come are
 * drawn towards the usual ones (`squadConstants`). The mean of a footballer alone stays that of the projection.
 * @param table with all runs drawn
 */
export function correctionsOf(table: SimulationTable, { matches, settled }: SimulationInput): Float64Array {
  const remainders = new Map<FootballerId, Remainder>();
  const add = (id: FootballerId, fixed: number, left: number) => {
    const before = remainders.get(id) ?? { fixed: 0, matches: 0, left: 0 };
    remainders.set(id, {
      fixed: before.fixed + fixed,
      matches: before.matches + 1,
      left: before.left + left,
    });
  };
  for (const { id, points } of settled) add(id, points, 0);
  for (const match of matches)
    for (const footballer of match.footballers)
      add(footballer.id, footballer.so_far?.points ?? 0, leftOf(match, footballer));
  const corrections = new Float64Array(table.rows.size);
  for (const [id, row] of table.rows) {
    const remainder = remainders.get(id);
    if (remainder !== undefined && remainder.left > 0) corrections[row] = correctionOf(table, row, remainder);
  }
  return corrections;
}

/** Chance to play in the rest of a match, times its share of a match. */
function leftOf({ minute }: SimulatedMatch, footballer: SimulatedFootballer): number {
  const { time, so_far } = footballer;
  const share = Math.max(0, 1 - minute / simulationConstants.fullTime);
  if (so_far === undefined) return share * time.play;
  if (so_far.state === 'on_pitch') return share;
  return so_far.state === 'to_come' ? share * chanceToComeOn(footballer, minute) : 0;
}

function correctionOf({ points, played, runs }: SimulationTable, row: number, remainder: Remainder): number {
  let [sum, plays] = [0, 0];
  for (let place = row * runs; place < (row + 1) * runs; place += 1) {
    sum += points[place] ?? 0;
    plays += played[place] ?? 0;
  }
  if (plays === 0) return 0;
  const toCome = sum / runs - remainder.fixed;
  const meanPoints = squadConstants.meanPointsOfPick * (remainder.left / remainder.matches);
  return ((1 - squadConstants.kept) * (meanPoints - toCome) * runs) / plays;
}
