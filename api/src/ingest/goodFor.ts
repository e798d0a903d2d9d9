import type { EpochMs, GameweekState } from '@touchline/shared/domain';

const minute = 60_000;

/** How long, in the app's time, what was read stays good; a deadline or kick-off ends it earlier. */
export const goodFor: Record<GameweekState, number> = {
  live: minute,
  locked: 5 * minute,
  between: 5 * minute,
  provisional: 10 * minute,
  open: 30 * minute,
  final: 30 * minute,
  empty: 30 * minute,
};

/** So many readings may be missed, and so much time for one that takes long, before what is stored counts as old. */
const missedReadings = 3;
const longestReadingMs = 5 * minute;

/** What to ask: the age that is still no reason to call the game stale. */
interface Age {
  readonly as_of: EpochMs;
  readonly now: EpochMs;
  readonly gameweek: GameweekState;
  /** Of the app's clock: one that runs fast makes a reading old while it is made. */
  readonly rate: number;
}

/** Whether readings have failed to come for so long that readers must be told. */
export function isOverdue({ as_of, now, gameweek, rate }: Age): boolean {
  const allowed = Math.max(longestReadingMs, missedReadings * goodFor[gameweek]);
  return now - as_of > allowed * Math.max(1, rate);
}
