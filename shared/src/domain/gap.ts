import type { Points } from './units';

/**
 * The one sign of every gap and swing: the manager's own points minus the others'. Positive is good for them, and
 * is drawn in green. Null where either side is not known.
 */
export function gapToMe(mine: Points, theirs: Points): Points;
export function gapToMe(mine: Points | null, theirs: Points | null): Points | null;
export function gapToMe(mine: Points | null, theirs: Points | null): Points | null {
  return mine === null || theirs === null ? null : mine - theirs + 0;
}
