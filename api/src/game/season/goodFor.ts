import type { EpochMs, GameweekState } from '@touchline/shared/domain';

const minute = 60_000;

/** TTL of a read in the app's time; a deadline or kick-off ends it earlier. */
export const goodFor: Record<GameweekState, number> = {
  live: minute,
  locked: 5 * minute,
  between: 5 * minute,
  provisional: 10 * minute,
  open: 30 * minute,
  final: 30 * minute,
  empty: 30 * minute,
};

/** Number of reads that may be missed before data counts as stale, plus time for a slow one. */
const missedReadings = 3;
const longestReadingMs = 5 * minute;

/** Parameters: the age up to which the game is not yet stale. */
interface Age {
  readonly as_of: EpochMs;
  readonly now: EpochMs;
  readonly gameweek: GameweekState;
  /** Rate of the app's clock: on a fast clock a read ages while it runs. */
  readonly rate: number;
}

/** Whether reads have failed for so long that clients must be told. */
export function isOverdue({ as_of, now, gameweek, rate }: Age): boolean {
  const allowed = Math.max(longestReadingMs, missedReadings * goodFor[gameweek]);
  return now - as_of > allowed * Math.max(1, rate);
}
