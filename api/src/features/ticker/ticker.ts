import { type ClubId, type FootballerId, tickerDifficulty } from '@touchline/shared/domain';
import type { SeasonTicker } from '@touchline/shared/wire';
import type { Fixture } from '../../game/fpl/gameData';
import { fixtureCell, fixturesByGameweek } from '../../game/reports/fixtureCells';
import type { Season } from '../../game/season/season';

type Row = SeasonTicker['rows'][number];

/** The fixtures of every club by gameweek. */
export function clubTicker(season: Season): SeasonTicker {
  return season.once('ticker', () => ({
    kind: 'club' as const,
    gameweeks: gameweeksOf(season),
    rows: season.clubs.map(({ id, name }) => ({ club_id: id, name, cells: cellsOf(season, id) })),
  }));
}

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

function cellsOf(season: Season, club: ClubId): Row['cells'] {
  return season.once(`ticker of ${club}`, () => {
    const gameweeks = fixturesByGameweek(season, club, gameweeksOf(season));
    const cells = gameweeks.map(
      ([id, fixtures]) => [id, fixtures.map((one) => cellOf(season, one, club))] as const,
    );
    return Object.fromEntries(cells);
  });
}

function cellOf(season: Season, fixture: Fixture, club: ClubId): NonNullable<Row['cells'][string]>[number] {
  const cell = fixtureCell(season, fixture, club);
  return {
    ...cell,
    attack: tickerDifficulty(cell, 'attack', season.clubs),
    defence: tickerDifficulty(cell, 'defence', season.clubs),
  };
}
