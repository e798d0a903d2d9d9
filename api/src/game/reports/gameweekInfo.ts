import {
  type DoublesAndBlanks,
  doublesAndBlanks,
  type EpochMs,
  gameweekState,
} from '@touchline/shared/domain';
import type { GameweekInfo, GameweekSummary } from '@touchline/shared/wire';
import type { Gameweek } from '../fpl/gameData';
import { isActive } from '../season/fixtureState';
import { instantOf } from '../season/instant';
import type { Season } from '../season/season';
import { hasKnownFixtures } from './fixtureCells';

export function gameweekInfo(season: Season, gameweek: Gameweek, now: EpochMs): GameweekInfo {
  const fixtures = season
    .fixturesIn(gameweek.id)
    .map((fixture) => ({ ...fixture, active: isActive(fixture) }));
  return {
    id: gameweek.id,
    label: `Gameweek ${gameweek.id}`,
    state: gameweekState({ ...gameweek, fixtures }, now),
    finished: gameweek.finished,
    deadline: instantOf(gameweek.deadline),
  };
}

/** The same for a gameweek that may be undefined. */
export function infoOrNull(
  season: Season,
  gameweek: Gameweek | undefined,
  now: EpochMs,
): GameweekInfo | null {
  return gameweek === undefined ? null : gameweekInfo(season, gameweek, now);
}

export function gameweekSummary(season: Season, gameweek: Gameweek, now: EpochMs): GameweekSummary {
  return {
    ...gameweekInfo(season, gameweek, now),
    // While a gameweek runs the game counts a day's matches in the evening: its average would be 1 where
    // teams have 19.
    average_points: gameweek.finished ? gameweek.average_points : null,
    highest_points: gameweek.finished ? gameweek.highest_points : null,
    fixtures: season.fixturesIn(gameweek.id).length,
    ...doublesAndBlanksIn(season, gameweek),
  };
}

/** No blanks while the gameweek's fixtures are unknown. */
export function doublesAndBlanksIn(season: Season, { id }: Gameweek): DoublesAndBlanks {
  if (!hasKnownFixtures(season, id)) return { doubles: [], blanks: [] };
  const fixtures = season.fixtures.map(({ home, away, gameweek }) => ({ home, away, gameweek_id: gameweek }));
  return doublesAndBlanks(
    season.clubs.map((club) => club.id),
    fixtures,
    id,
  );
}
