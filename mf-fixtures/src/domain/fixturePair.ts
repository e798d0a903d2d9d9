import type { FixtureId } from '@touchline/shared/domain';
/** Whether an address names a fixture as links write it: two club codes in small letters, home first. */
export const isFixturePair = (text: string): boolean => /^[a-z]{3}-[a-z]{3}$/.test(text);

/** The club codes of `ars-mci`. */
export function clubsOfPair(pair: FixtureId): readonly [home: string, away: string] {
  const [home = '', away = ''] = pair.split('-');
  return [home, away];
}
