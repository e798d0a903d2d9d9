import type { Position } from '@touchline/shared/domain';
import type { SearchIndex } from '@touchline/shared/wire';
import type { Season } from '../../game/season/season';

/** Footballers by ownership, and fixtures, of one state of the season. */
export const indexOf = (season: Season): SearchIndex => ({
  footballers: [...season.footballers]
    .sort((a, b) => b.selected_by - a.selected_by || a.id - b.id)
    .map(({ id, name, fullname, club_id, position }) => ({
      id,
      name,
      fullname,
      club_id,
      position: position as Position,
    })),
  fixtures: season.fixtures.map(({ id, gameweek }) => ({ id, gameweek_id: gameweek })),
});
