import type { EpochMs } from './units';

/** A minute of play as written: 45 and 2 for `45+2`. */
export interface MatchMinute {
  /** 1 to 90. */
  readonly minute: number;
  /** Minutes of added time after minute 45 or 90, else 0. */
  readonly added: number;
}

const minuteMs = 60_000;
/** Minutes of a half without added time. */
const half = 45;
/** Typical minutes from kick-off to the second half: added time of 2 minutes and a break of 15. */
const secondHalfAt = half + 2 + 15;
/**
 * Maximum added time. A goal that the source reports during the break belongs to the end of the first half.
 */
const mostAdded = { first: 5, second: 10 };

/**
 * The minute of play at an instant, derived from the scheduled kick-off alone. An estimate: the real added
 * time and break, and a delayed kick-off, are unknown.
 *
 * @returns undefined before kick-off
 */
export function matchMinuteAt(kickoff: EpochMs, seen: EpochMs): MatchMinute | undefined {
  if (seen < kickoff) return undefined;
  const played = Math.floor((seen - kickoff) / minuteMs) + 1;
  if (played <= half) return { minute: played, added: 0 };
  if (played <= secondHalfAt) return { minute: half, added: Math.min(played - half, mostAdded.first) };
  const inSecond = played - secondHalfAt;
  if (inSecond <= half) return { minute: half + inSecond, added: 0 };
  return { minute: 2 * half, added: Math.min(inSecond - half, mostAdded.second) };
}

/**
 * Whether a match is in the break between its halves, by the clock: the game says minute 45, and any added time is over.
 *
 * @param minute as the game gives it; it stays at 45 until the second half
 */
export function isBreakByClock(kickoff: EpochMs, minute: number | null, now: EpochMs): boolean {
  const played = (now - kickoff) / minuteMs;
  return minute === half && played > half + mostAdded.first && played <= secondHalfAt;
}
