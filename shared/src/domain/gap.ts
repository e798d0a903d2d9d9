import type { Points } from './units';

/**
 * The sign of every gap and swing: the manager's own points minus the others'. Positive is good for the
 * manager and shown in green. Null if either side is unknown.
 */
export function gapToMe(mine: Points, theirs: Points): Points;
export function gapToMe(mine: Points | null, theirs: Points | null): Points | null;
export function gapToMe(mine: Points | null, theirs: Points | null): Points | null {
  return mine === null || theirs === null ? null : mine - theirs + 0;
}
