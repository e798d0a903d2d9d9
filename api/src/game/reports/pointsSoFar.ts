import type { FootballerRound } from '../season/round';

/** Null before the footballer's first fixture has started. */
export function pointsSoFar(round: FootballerRound | undefined): number | null {
  if (round === undefined || !round.matches.some(({ fixture }) => fixture.started)) return null;
  return round.base + round.provisional_bonus;
}
