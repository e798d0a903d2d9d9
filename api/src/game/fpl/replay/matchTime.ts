import type { EpochMs } from '@touchline/shared/domain';
import type { OfficialFixture } from '../official';

/**
 * State of a recorded match at an instant. Recordings have no times inside a match, so its schedule is our
 * assumption: 45 minutes and 2 more, 15 of break, 45 and 6 more.
 */
export type MatchPhase =
  | { readonly phase: 'before' }
  | { readonly phase: 'playing'; readonly minute: number }
  /** Over, without the official bonus. */
  | { readonly phase: 'full_time' }
  | { readonly phase: 'settled' };

const minuteMs = 60_000;
const firstHalfEnds = 47;
const secondHalfStarts = 62;
const matchEnds = 113;
/**
 * The game awards bonus about an hour after the end, and settles a gameweek about an hour after the last
 * bonus.
 */
const settling = 60;

export function matchPhase({ kickoff_time }: OfficialFixture, now: EpochMs): MatchPhase {
  if (kickoff_time === null) return { phase: 'before' };
  const since = Math.floor((now - Date.parse(kickoff_time)) / minuteMs);
  if (since < 0) return { phase: 'before' };
  if (since < firstHalfEnds) return { phase: 'playing', minute: Math.min(45, since) };
  if (since < secondHalfStarts) return { phase: 'playing', minute: 45 };
  if (since < matchEnds) return { phase: 'playing', minute: Math.min(90, 45 + since - secondHalfStarts) };
  return since < matchEnds + settling ? { phase: 'full_time' } : { phase: 'settled' };
}

/** When the gameweek of these fixtures is processed: automatic substitutions, ranks, averages. */
export function settledAt(fixtures: readonly OfficialFixture[]): EpochMs {
  const last = Math.max(...fixtures.map(({ kickoff_time }) => Date.parse(kickoff_time ?? '')));
  return last + (matchEnds + 2 * settling) * minuteMs;
}
