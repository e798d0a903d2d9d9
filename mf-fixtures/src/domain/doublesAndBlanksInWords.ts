import type { GameweekSummary } from '@touchline/shared/wire';

/** `Double: ars, che · Blank: eve`; empty in a gameweek where every club plays once. */
export function doublesAndBlanksInWords({
  doubles,
  blanks,
}: Pick<GameweekSummary, 'doubles' | 'blanks'>): string {
  const parts = [
    ['Double', doubles],
    ['Blank', blanks],
  ] as const;
  return parts
    .filter(([, clubs]) => clubs.length > 0)
    .map(([name, clubs]) => `${name}: ${clubs.join(', ')}`)
    .join(' · ');
}
