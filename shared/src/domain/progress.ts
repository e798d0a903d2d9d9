import type { MatchStats } from './points';

/**
 * State of a footballer in one match.
 *
 * `to_come`: not on the pitch yet, before kick-off or on the bench. `on_pitch`: playing now. `off`: substituted
 * or sent off, so the points are complete except for bonus and, for a red card, goals conceded. `finished`: full
 * time, including without an appearance.
 */
export type MatchState = 'to_come' | 'on_pitch' | 'off' | 'finished';

/** One fixture of a footballer's gameweek. */
export interface ProgressFixture {
  /** Full time has passed. */
  finished: boolean;
  /** Minutes of the footballer who has played longest in this match, from the same document. */
  lasted: number;
  stats: Pick<MatchStats, 'minutes' | 'starts' | 'red_cards'>;
}

/**
 * The source counts minutes and marks starters, but has no substitutions: a starter with fewer minutes than the
 * match has lasted was substituted. A substitute who was substituted again counts as on the pitch until full time.
 */
export function matchState({ finished, lasted, stats }: ProgressFixture): MatchState {
  if (finished) return 'finished';
  if (stats.red_cards > 0) return 'off';
  if (stats.minutes === 0) return 'to_come';
  return stats.starts > 0 && stats.minutes < lasted ? 'off' : 'on_pitch';
}

/**
 * Progress of a footballer in a gameweek.
 *
 * `playing`: on the pitch now. `to_come`: a fixture is still to be played, or they have not come on yet.
 * `played`: nothing is left to play, because all fixtures are over, they went off in the last one, or there is
 * none.
 */
export type Progress = 'played' | 'playing' | 'to_come';

/** Progress of a footballer, over all fixtures of one gameweek. Between two fixtures: `to_come`. */
export function progressIn(fixtures: readonly ProgressFixture[]): Progress {
  const states = fixtures.map(matchState);
  if (states.includes('on_pitch')) return 'playing';
  return states.includes('to_come') ? 'to_come' : 'played';
}

/** Length of a match without added time. */
const fullTime = 90;

/** Share of a match that a footballer has still to play, from 0 to 1. */
export function shareToPlay(fixture: ProgressFixture): number {
  const state = matchState(fixture);
  return state === 'to_come' || state === 'on_pitch' ? Math.max(0, 1 - fixture.lasted / fullTime) : 0;
}
