import type { MatchStats } from './points';

/**
 * Whether a footballer takes part in a gameweek.
 *
 * `played`: a minute or a card in one of the fixtures. `absent`: all fixtures of the gameweek are finished
 * without either, or the club has no fixture. `pending`: not known yet.
 */
export type Participation = 'played' | 'absent' | 'pending';

/** One fixture of a footballer's gameweek. */
export interface Appearance {
  /** Full time has passed. */
  finished: boolean;
  stats: Pick<MatchStats, 'minutes' | 'yellow_cards' | 'red_cards'>;
}

/**
 * Whether a footballer played, over all fixtures of one gameweek.
 *
 * "Playing" is at least one minute, or a yellow or red card (a substitute can be booked on the bench). In a
 * double gameweek nobody is absent before the second fixture is finished.
 * Source: the game's rules page, "Substitutions" and "Captaincy".
 */
export function participationIn(appearances: readonly Appearance[]): Participation {
  if (appearances.some(tookPart)) return 'played';
  return appearances.every(({ finished }) => finished) ? 'absent' : 'pending';
}

function tookPart({ stats }: Appearance): boolean {
  return stats.minutes > 0 || stats.yellow_cards > 0 || stats.red_cards > 0;
}
