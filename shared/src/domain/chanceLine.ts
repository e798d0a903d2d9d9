import type { EpochMs } from './units';

/** A chance, 0 to 1, from an instant on. */
export interface ChanceAt {
  readonly at: EpochMs;
  readonly chance: number;
}

/** The chances that are known, as an API reply has them: one for each time, or null. */
export const chanceLine = (times: readonly string[], chances: readonly (number | null)[]): ChanceAt[] =>
  times.flatMap((time, index) => {
    const chance = chances[index] ?? null;
    return chance === null ? [] : [{ at: Date.parse(time), chance }];
  });

/** Below it a chance has not moved: one of 4,000 simulations has a standard error of up to 0.8 points. */
export const leastMove = 0.02;

/** The first chance, and each that differs by `least` from the one before it in the result. */
export function movesOf(line: readonly ChanceAt[], least = leastMove): ChanceAt[] {
  const moves: ChanceAt[] = [];
  for (const point of line) {
    const last = moves.at(-1);
    if (last === undefined || Math.abs(point.chance - last.chance) >= least) moves.push(point);
  }
  return moves;
}

/** The largest moves that are not more than `most`, for text. */
export function largestMoves(line: readonly ChanceAt[], most: number): ChanceAt[] {
  let least = leastMove;
  while (movesOf(line, least).length > most) least *= 1.5;
  return movesOf(line, least);
}

/** The largest difference between two chances that follow each other; undefined if there are no two. */
export function largestStep(line: readonly ChanceAt[]): { from: number; to: ChanceAt } | undefined {
  const steps = line.slice(1).map((to, index) => ({ from: line[index]?.chance ?? to.chance, to }));
  const sizeOf = ({ from, to }: (typeof steps)[number]) => Math.abs(to.chance - from);
  return steps.sort((a, b) => sizeOf(b) - sizeOf(a))[0];
}

const longestGapMs = 30 * 60_000;

/**
 * The line as values at even distances in time. A chance holds until the next one. Longer than half an hour without a new
 * one is half an hour: a gameweek is some hours of matches on three or four days.
 */
export function evenValues(line: readonly ChanceAt[], count: number): number[] {
  let end = 0;
  const starts = line.map(({ at }, index) => {
    const before = line[index - 1]?.at ?? at;
    end += Math.min(at - before, longestGapMs);
    return end;
  });
  return Array.from({ length: line.length === 0 ? 0 : count }, (_, index) => {
    const at = count < 2 ? end : (end * index) / (count - 1);
    return line[starts.findLastIndex((start) => start <= at)]?.chance ?? 0;
  });
}

/** `evenValues` as shares of their range, 0 the least and 1 the most, so that a chart without axes fills its height. */
export function evenShares(line: readonly ChanceAt[], count: number): number[] {
  const chances = line.map(({ chance }) => chance);
  const [least, most] = [Math.min(...chances), Math.max(...chances)];
  return evenValues(line, count).map((value) => (most === least ? 0.5 : (value - least) / (most - least)));
}
