import type { Points } from '@touchline/shared/domain';
import type { ExplainedPoints, GameweekInfo } from '@touchline/shared/wire';

interface Standing {
  readonly gameweek: GameweekInfo | null;
  readonly explained: ExplainedPoints | null;
}

/** Net points of the gameweek; null while nothing can have been scored, which is different from 0. */
export function pointsSoFar({ gameweek, explained }: Standing): Points | null {
  if (!gameweek || !explained) return null;
  const nothingPlayed = ['open', 'locked', 'empty'].includes(gameweek.state);
  return nothingPlayed ? null : explained.nett;
}
