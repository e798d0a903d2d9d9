import { meanDifficulty, type GameweekNumber, type TickerDifficulty } from '@touchline/shared/domain';
import type { SeasonTicker } from '@touchline/shared/wire';

export type TickerRow = SeasonTicker['rows'][number];
export type TickerCell = NonNullable<TickerRow['cells'][string]>[number];

/** Difficulty of a fixture by the selected kind: 1 easy to 5 hard. */
export const difficultyOf = (cell: TickerCell, kind: TickerDifficulty): number =>
  kind === 'overall' ? cell.difficulty : cell[kind];

/** Gameweeks from the first to the last, both included. */
export const gameweeksBetween = (from: GameweekNumber, to: GameweekNumber): GameweekNumber[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/**
 * Mean difficulty of a run: both fixtures of a double count, a blank counts 5.5, and a gameweek with unknown
 * fixtures does not count. Null when none is known.
 */
export function runMean(
  row: TickerRow,
  gameweeks: readonly GameweekNumber[],
  kind: TickerDifficulty,
): number | null {
  const difficulties = gameweeks.flatMap((gameweek) => {
    const cells = row.cells[gameweek];
    return cells === undefined ? [] : [cells.map((cell) => difficultyOf(cell, kind))];
  });
  return difficulties.length === 0 ? null : meanDifficulty(difficulties);
}

/** Whether there is a fixture in these gameweeks. */
export const hasFixtures = (rows: readonly TickerRow[], gameweeks: readonly GameweekNumber[]): boolean =>
  rows.some((row) => gameweeks.some((gameweek) => (row.cells[gameweek] ?? []).length > 0));
