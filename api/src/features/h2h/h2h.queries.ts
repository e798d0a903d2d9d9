import type { EpochMs, GameweekNumber, LeagueId, TeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import type { H2hMatch, H2hStanding } from '../../game/fpl/gameData';

/** When something was read. */
export interface ReadAt {
  /** Phase of the gameweek at that time, see `phaseOf`. */
  readonly phase: string;
  readonly fetched_at: EpochMs;
}

export interface StoredH2hLeague extends ReadAt {
  readonly id: LeagueId;
  readonly name: string;
  readonly started_gameweek: GameweekNumber;
  readonly is_large: boolean;
  /** By rank, as of the game's last count. */
  readonly rows: readonly H2hStanding[];
  /** Of the current gameweek. */
  readonly matches: readonly H2hMatch[];
}

export interface StoredH2hFixtures extends ReadAt {
  /** By gameweek. */
  readonly matches: readonly H2hMatch[];
}

type Row<Stored extends ReadAt> = Omit<Stored, 'fetched_at'> & { readonly fetched_at: Date };

export async function findH2hLeague(
  db: Db,
  season: string,
  id: LeagueId,
): Promise<StoredH2hLeague | undefined> {
  const row = await db.findOne(sql<Row<StoredH2hLeague>>`
    select id, name, started_gameweek, is_large, rows, matches, phase, fetched_at
    from h2h_league where season = ${season} and id = ${id}`);
  return row && { ...row, fetched_at: row.fetched_at.getTime() };
}

export async function findH2hFixtures(
  db: Db,
  season: string,
  league: LeagueId,
  team: TeamId,
): Promise<StoredH2hFixtures | undefined> {
  const row = await db.findOne(sql<Row<StoredH2hFixtures>>`
    select matches, phase, fetched_at
    from h2h_fixtures where season = ${season} and league_id = ${league} and team_id = ${team}`);
  return row && { ...row, fetched_at: row.fetched_at.getTime() };
}
