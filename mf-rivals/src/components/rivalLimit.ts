import { limitsFor } from '@touchline/shared/domain';

export interface RivalLimit {
  readonly used: number;
  readonly max: number;
  /** Reason why no more can be followed; absent below the limit. */
  readonly reason?: string;
}

/** The limit of followed teams, and what to do once it is reached. */
export function rivalLimit(used: number, pass: boolean): RivalLimit {
  const max = limitsFor(pass).rivals;
  if (used < max) return { used, max };
  const wayOut = pass
    ? 'Remove one first.'
    : `Remove one or get the season pass for ${limitsFor(true).rivals}.`;
  return { used, max, reason: `You follow ${used} rivals. ${wayOut}` };
}
