import { formatKickoff } from '@touchline/shared/format';
import type { TeamOverview } from '@touchline/shared/wire';

/**
 * `official, Sat 20 Jan · 13:30`: time of the game's own rank. The game does not update ranks while a
 * gameweek runs, so beside live points the time must be shown. Nothing once the gameweek is final.
 */
export function rankNote({ ranks_at }: Pick<TeamOverview, 'ranks_at'>): string | undefined {
  return ranks_at === null ? undefined : `official, ${formatKickoff(ranks_at)}`;
}
