import type { SquadRuns } from './squadRuns';

/** Chances from 0 to 1. */
export interface ChanceToBeat {
  /** To have more points. */
  readonly win: number;
  /** To have the same. */
  readonly tie: number;
}

/** A team of a group by run. */
export interface GroupRuns {
  readonly runs: SquadRuns;
  /** Points before the gameweek, for places by the total; 0 for places in the gameweek alone. */
  readonly before?: number;
}

/** Places of one team in its group, 1 the best. Equal points share the better place. */
export interface PlaceChances {
  /** Chance from 0 to 1 that no other team has more points. */
  readonly first: number;
  readonly expected: number;
  /** Places that 10 and 90 % of the runs reach at most. */
  readonly low: number;
  readonly high: number;
}

/** How often the first has more points than the second. @throws RangeError without runs, or with other numbers of them */
export function chanceToBeat(mine: GroupRuns, theirs: GroupRuns): ChanceToBeat {
  const runs = sharedRuns([mine, theirs]);
  const ahead = (mine.before ?? 0) - (theirs.before ?? 0);
  let [wins, ties] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const gap = ahead + (mine.runs[run] ?? 0) - (theirs.runs[run] ?? 0);
    if (gap > 0) wins += 1;
    else if (gap === 0) ties += 1;
  }
  return { win: wins / runs, tie: ties / runs };
}

/** Places of `mine` among the others. @throws RangeError as `chanceToBeat` */
export function placeChances(mine: GroupRuns, others: readonly GroupRuns[]): PlaceChances {
  const runs = sharedRuns([mine, ...others]);
  const better = new Uint16Array(runs);
  for (const other of others) {
    const ahead = (mine.before ?? 0) - (other.before ?? 0);
    for (let run = 0; run < runs; run += 1)
      if (ahead + (mine.runs[run] ?? 0) < (other.runs[run] ?? 0)) better[run] = (better[run] ?? 0) + 1;
  }
  const sorted = better.slice().sort();
  const placeAt = (share: number) => 1 + (sorted[Math.min(runs - 1, Math.floor(share * runs))] ?? 0);
  let [firsts, sum] = [0, 0];
  for (const count of sorted) {
    if (count === 0) firsts += 1;
    sum += count;
  }
  return { first: firsts / runs, expected: 1 + sum / runs, low: placeAt(0.1), high: placeAt(0.9) };
}

function sharedRuns(teams: readonly GroupRuns[]): number {
  const runs = teams[0]?.runs.length ?? 0;
  if (runs === 0 || teams.some((team) => team.runs.length !== runs))
    throw new RangeError('Chances need the same runs of every team, at least one.');
  return runs;
}
