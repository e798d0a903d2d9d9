import { type ClubId, type FootballerId, tickerDifficulty } from '@touchline/shared/domain';
import type { SeasonTicker } from '@touchline/shared/wire';
import type { Fixture } from '../../game/fpl/gameData';
import { fixtureCell, fixturesByGameweek } from '../../game/reports/fixtureCells';
import { perSeason } from '../../game/season/perSeason';
import type { Season } from '../../game/season/season';

type Row = SeasonTicker['rows'][number];

/** The fixtures of every club by gameweek. */
export const clubTicker = perSeason((season): SeasonTicker => ({
  kind: 'club',
  gameweeks: gameweeksOf(season),
  rows: season.clubs.map(({ id, name }) => ({ club_id: id, name, cells: cellsOf(season, id) })),
}));

/** The same for some footballers, by their clubs. */
export function footballerTicker(
  season: Season,
  kind: 'team' | 'watchlist',
  ids: readonly FootballerId[],
): SeasonTicker {
  const rows = ids.flatMap((id): Row[] => {
    const footballer = season.footballer(id);
    if (footballer === undefined) return [];
    const { club_id, name } = footballer;
    return [{ club_id, name, footballer_id: id, cells: cellsOf(season, club_id) }];
  });
  return { kind, gameweeks: gameweeksOf(season), rows };
}

const gameweeksOf = (season: Season) => season.gameweeks.map(({ id }) => id);

const cellsOf = perSeason((season, club: ClubId): Row['cells'] => {
  const gameweeks = fixturesByGameweek(season, club, gameweeksOf(season));
  const cells = gameweeks.map(
    ([id, fixtures]) => [id, fixtures.map((one) => cellOf(season, one, club))] as const,
  );
  return Object.fromEntries(cells);
});

function cellOf(season: Season, fixture: Fixture, club: ClubId): NonNullable<Row['cells'][string]>[number] {
  const cell = fixtureCell(season, fixture, club);
  return {
    ...cell,
    attack: tickerDifficulty(cell, 'attack', season.clubs),
    defence: tickerDifficulty(cell, 'defence', season.clubs),
  };
}
