import type { MatchChance } from '@touchline/shared/wire';

/** The chance to win, draw and lose a match in a sentence, or why there is none. */
export function matchChanceText({ opponent, win, tie = 0, is_knockout }: MatchChance): string {
  if (opponent.id === null) return 'No chance is computed against the average.';
  if (win === undefined) return `A chance shows as soon as the squad of ${opponent.name} is known.`;
  const [won, drawn, lost] = ofHundred([win, tie, Math.max(0, 1 - win - tie)]);
  if (is_knockout)
    return `You win in ${won} and lose in ${lost} of 100 simulations of this gameweek; in ${drawn} the points are equal, and the game’s tie-break decides.`;
  return `You win in ${won}, draw in ${drawn} and lose in ${lost} of 100 simulations of this gameweek.`;
}

/** Whole numbers that add up to 100, with words at the ends: simulations cannot say that something is certain. */
function ofHundred(chances: readonly number[]): string[] {
  const floors = chances.map((chance) => Math.floor(chance * 100));
  const missing = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const byRest = chances
    .map((chance, index) => ({ index, rest: chance * 100 - (floors[index] ?? 0) }))
    .sort((one, other) => other.rest - one.rest)
    .slice(0, missing);
  const raised = new Set(byRest.map(({ index }) => index));
  return chances.map((chance, index) => {
    if (chance < 0.01) return 'fewer than 1';
    if (chance > 0.99) return 'more than 99';
    return String((floors[index] ?? 0) + Number(raised.has(index)));
  });
}
