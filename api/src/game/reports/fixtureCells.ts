import {
  type ClubId,
  type FootballerId,
  type GameweekNumber,
  tickerDifficulty,
} from '@touchline/shared/domain';
import type { FixtureCell, UpcomingFixture } from '@touchline/shared/wire';
import type { Fixture } from '../fpl/gameData';
import { matchesOfSeason } from '../season/badgesOfSeason';
import { instantOf } from '../season/instant';
import type { Season } from '../season/season';

/** Opponent and difficulty, from one club's side. */
export function sideOf(season: Season, { home, away }: Fixture, club: ClubId) {
  const is_home = home === club;
  const opponent_id = is_home ? away : home;
  return {
    opponent_id,
    is_home,
    difficulty: tickerDifficulty({ opponent_id, is_home }, 'overall', season.clubs),
  };
}

export function upcomingFixture(season: Season, fixture: Fixture, club: ClubId): UpcomingFixture {
  return { id: fixture.id, kickoff: instantOf(fixture.kickoff), ...sideOf(season, fixture, club) };
}

/** A fixture as a table cell, with the result once it is over. */
export function fixtureCell(season: Season, fixture: Fixture, club: ClubId): FixtureCell {
  const { home, home_score, away_score, finished } = fixture;
  const [own, other] = home === club ? [home_score, away_score] : [away_score, home_score];
  return {
    fixture_id: fixture.id,
    gameweek_id: fixture.gameweek,
    kickoff: instantOf(fixture.kickoff),
    ...sideOf(season, fixture, club),
    ...(finished && own !== null && other !== null ? { result: `${own}–${other}` } : {}),
  };
}

/** A footballer's last fixtures, newest first, each from the side of their club at that time. */
export function lastFixtures(season: Season, footballer: FootballerId, most: number): FixtureCell[] {
  const matches = matchesOfSeason(season).get(footballer) ?? [];
  return matches
    .slice(-most)
    .reverse()
    .map(({ fixture, is_home, points, stats }) => {
      const side = is_home ? fixture.home : fixture.away;
      return { ...fixtureCell(season, fixture, side), points, minutes: stats.minutes };
    });
}

/** The coming gameweeks, from the next deadline on. */
export function comingGameweeks(season: Season, count: number): GameweekNumber[] {
  const first = season.next?.id;
  if (first === undefined) return [];
  return season.gameweeks.map(({ id }) => id).filter((id) => id >= first && id < first + count);
}

/**
 * At its start a season has only the fixtures of its first gameweeks: a later gameweek without any is
 * unknown, not blank. A gameweek that has started without any has lost them, and is a blank for every club.
 */
export const hasKnownFixtures = (season: Season, gameweek: GameweekNumber): boolean =>
  gameweek <= (season.current?.id ?? 0) || season.fixturesIn(gameweek).length > 0;

/** A club's fixtures by gameweek; a blank gameweek has an empty list, and an unknown one is missing. */
export function fixturesByGameweek(
  season: Season,
  club: ClubId,
  gameweeks: readonly GameweekNumber[],
): [GameweekNumber, Fixture[]][] {
  const own = season.fixturesOf(club);
  return gameweeks
    .filter((id) => hasKnownFixtures(season, id))
    .map((id) => [id, own.filter(({ gameweek }) => gameweek === id)]);
}

/** Fixtures of a club that have not started and have a date. */
export function fixturesToCome(season: Season, club: ClubId): Fixture[] {
  return season.fixturesOf(club).filter(({ started, kickoff }) => !started && kickoff !== null);
}
