import { limitsFor } from '@touchline/shared/domain';

export interface RivalLimit {
  readonly used: number;
  readonly max: number;
  /** Why no more can be followed; absent while there is room. */
  readonly reason?: string;
}

/** How many teams may be followed, and at the limit what to do about it. */
export function rivalLimit(used: number, pass: boolean): RivalLimit {
  const max = limitsFor(pass).rivals;
  if (used < max) return { used, max };
  const wayOut = pass
    ? 'Remove one first.'
    : `Remove one or get the season pass for ${limitsFor(true).rivals}.`;
  return { used, max, reason: `You follow ${used} rivals. ${wayOut}` };
}
