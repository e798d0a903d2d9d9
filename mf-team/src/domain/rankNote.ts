import { formatKickoff } from '@touchline/shared/format';
import type { TeamOverview } from '@touchline/shared/wire';

/**
 * `official, Sat 20 Jan · 13:30`: how old the game's own rank is. While a gameweek runs the game does not rank
 * teams anew, so beside live points it has to be said. Nothing once the gameweek is final.
 */
export function rankNote({ ranks_at }: Pick<TeamOverview, 'ranks_at'>): string | undefined {
  return ranks_at === null ? undefined : `official, ${formatKickoff(ranks_at)}`;
}
