import type { UpcomingFixture } from '@touchline/shared/wire';

/** The next fixtures, by gameweek: blanks are skipped, doubles count as two. */
export function nextFixtures(
  byGameweek: Readonly<Record<string, readonly UpcomingFixture[]>>,
  count: number,
): UpcomingFixture[] {
  const gameweeks = Object.keys(byGameweek).sort((a, b) => Number(a) - Number(b));
  return gameweeks.flatMap((gameweek) => byGameweek[gameweek] ?? []).slice(0, count);
}
