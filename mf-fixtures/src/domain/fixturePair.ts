import type { FixtureId } from '@touchline/shared/domain';

/** Whether a text is a fixture as in links: two club codes in lower case, home first. */
export const isFixturePair = (text: string): text is FixtureId => /^[a-z]{3}-[a-z]{3}$/.test(text);

/** The club codes of `ars-mci`. */
export function clubsOfPair(pair: FixtureId): readonly [home: string, away: string] {
  const [home = '', away = ''] = pair.split('-');
  return [home, away];
}
