import type { EpochMs, GameweekNumber, LeagueId, TeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import type { FantasyTeam, StandingsMember, TeamGameweek, TeamPicks, TeamTransfer } from '../fpl/gameData';
import { grouped } from '../../platform/db/grouped';
import { teamsChannel } from '../season/gameState.queries';

/** Above this number the rows are not cached: it is the elite, which has a cache per epoch elsewhere. */
const mostKept = 100;

/** Rows of several teams, by id; cached for a short time. */
async function byTeam<Row>(
  db: Db,
  name: string,
  given: readonly TeamId[],
  idOf: (row: Row) => TeamId,
  load: (ids: readonly TeamId[]) => Promise<Row[]>,
): Promise<Row[]> {
  const ids = [...new Set(given)].sort((a, b) => a - b);
  if (ids.length === 0) return [];
  if (ids.length > mostKept) return load(ids);
  const rows = await db
    .kept(teamsChannel)
    .read(name, ids, async (missing) => grouped(await load(missing), idOf));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

export type StoredTeam = Omit<FantasyTeam, 'current_gameweek'> & { fetched_at: EpochMs; phase: string };

interface TeamRow extends Omit<StoredTeam, 'fetched_at'> {
  fetched_at: Date;
}

/** Stored teams, unordered. */
export function listTeams(db: Db, season: string, ids: readonly TeamId[]): Promise<StoredTeam[]> {
  return byTeam(
    db,
    `card ${season}`,
    ids,
    ({ id }) => id,
    (some) => readTeams(db, season, some),
  );
}

/** Three teams that a reader of the demo may link: the numbers of invented teams are unknown to users. */
export async function listDemoTeams(db: Db, season: string): Promise<Pick<FantasyTeam, 'id' | 'name'>[]> {
  const kept = await db.kept(teamsChannel).read('demo teams', [season], async () => {
    const teams = await db.query(sql<Pick<FantasyTeam, 'id' | 'name'>>`
      select id, name from fantasy_team where season = ${season} order by rank nulls last, id limit 3`);
    return new Map([[season, teams]]);
  });
  return [...(kept.get(season) ?? [])];
}

async function readTeams(db: Db, season: string, ids: readonly TeamId[]): Promise<StoredTeam[]> {
  const rows = await db.query(sql<TeamRow>`
    select id, name, fullname, country, kit, started_gameweek, points, rank, gameweek_points, gameweek_rank, leagues,
      h2h_leagues, cup_matches, phase, fetched_at
    from fantasy_team where season = ${season} and id = any(${asArray(ids)}::int[])`);
  return rows.map((row) => ({ ...row, fetched_at: row.fetched_at.getTime() }));
}

export async function findTeam(db: Db, season: string, id: TeamId): Promise<StoredTeam | undefined> {
  return (await listTeams(db, season, [id]))[0];
}

export interface SquadRow extends TeamPicks {
  team_id: TeamId;
}

/** Squads of several teams in one gameweek; teams without one are missing. */
export function listSquadsIn(
  db: Db,
  season: string,
  gameweek: GameweekNumber,
  ids: readonly TeamId[],
): Promise<SquadRow[]> {
  return byTeam(db, `squad ${season} ${gameweek}`, ids, teamOf, (some) =>
    db.query(sql<SquadRow>`
    select team_id, gameweek, footballers, captain, vice_captain, chip, transfers_cost
    from team_picks where season = ${season} and gameweek = ${gameweek} and team_id = any(${asArray(some)}::int[])`),
  );
}

const teamOf = ({ team_id }: { readonly team_id: TeamId }) => team_id;

/** All squads of one team, by gameweek. */
export function listSquadsOf(db: Db, season: string, id: TeamId): Promise<SquadRow[]> {
  return listAllSquads(db, season, [id]);
}

export interface HistoryRow extends TeamGameweek {
  team_id: TeamId;
}

/** The game's own history of several teams, by team and gameweek. */
export function listHistory(db: Db, season: string, ids: readonly TeamId[]): Promise<HistoryRow[]> {
  return byTeam(db, `history ${season}`, ids, teamOf, (some) =>
    db.query(sql<HistoryRow>`
    select team_id, gameweek, points, total_points, rank, overall_rank, bank, value, transfers, transfers_cost,
      bench_points, chip
    from team_gameweek where season = ${season} and team_id = any(${asArray(some)}::int[]) order by team_id, gameweek`),
  );
}

export interface TransferRow extends TeamTransfer {
  team_id: TeamId;
}

/** Transfers of several teams, newest first; of one gameweek, or of all. */
export async function listTransfers(
  db: Db,
  season: string,
  ids: readonly TeamId[],
  gameweek?: GameweekNumber,
): Promise<TransferRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.query(sql<Omit<TransferRow, 'at'> & { at: Date }>`
    select team_id, gameweek, made_at as at, footballer_in as "in", in_price, footballer_out as "out", out_price
    from team_transfer
    where season = ${season} and team_id = any(${asArray(ids)}::int[])
      and (${gameweek ?? null}::int is null or gameweek = ${gameweek ?? null})
    order by made_at desc, footballer_in`);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

export type LeagueMember = StandingsMember;

export interface StoredLeague {
  id: LeagueId;
  name: string;
  members: number | null;
  /** Phase of the gameweek when it was read, see `phaseOf`. */
  phase: string;
  fetched_at: EpochMs;
}

export async function findLeague(db: Db, season: string, id: LeagueId): Promise<StoredLeague | undefined> {
  const row = await db.findOne(sql<Omit<StoredLeague, 'fetched_at'> & { fetched_at: Date }>`
    select id, name, members, phase, fetched_at from league where season = ${season} and id = ${id}`);
  return row && { ...row, fetched_at: row.fetched_at.getTime() };
}

/** By rank; those without one last. */
export function listLeagueMembers(db: Db, season: string, id: LeagueId): Promise<LeagueMember[]> {
  return db.query(sql<LeagueMember>`
    select team_id, name, fullname, rank, last_rank, gameweek_points, total
    from league_member where season = ${season} and league_id = ${id} order by rank, team_id`);
}

const asArray = (ids: readonly number[]) => `{${ids.join(',')}}`;

/** All squads of several teams. */
export function listAllSquads(db: Db, season: string, ids: readonly TeamId[]): Promise<SquadRow[]> {
  return byTeam(db, `squads ${season}`, ids, teamOf, (some) =>
    db.query(sql<SquadRow>`
    select team_id, gameweek, footballers, captain, vice_captain, chip, transfers_cost
    from team_picks where season = ${season} and team_id = any(${asArray(some)}::int[]) order by team_id, gameweek`),
  );
}
