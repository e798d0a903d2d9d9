import type { EpochMs, GameweekNumber, TeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import type { FantasyTeam, TeamGameweek, TeamPicks, TeamTransfer } from '../fpl/gameData';
import { teamsChannel } from '../season/gameState.queries';

export interface TeamKey {
  readonly season: string;
  readonly team_id: TeamId;
}

export async function saveTeamCard(
  db: Db,
  { season, team_id }: TeamKey,
  team: FantasyTeam,
  { phase, fetched_at }: { phase: string; fetched_at: EpochMs },
): Promise<void> {
  await db.run(sql`
    insert into fantasy_team (season, id, name, fullname, country, kit, started_gameweek, points, rank,
      gameweek_points, gameweek_rank, leagues, h2h_leagues, cup_matches, phase, fetched_at)
    values (${season}, ${team_id}, ${team.name}, ${team.fullname}, ${team.country},
      ${team.kit && JSON.stringify(team.kit)}::jsonb, ${team.started_gameweek}, ${team.points}, ${team.rank},
      ${team.gameweek_points}, ${team.gameweek_rank}, ${JSON.stringify(team.leagues)}::jsonb,
      ${JSON.stringify(team.h2h_leagues)}::jsonb, ${JSON.stringify(team.cup_matches)}::jsonb, ${phase},
      ${new Date(fetched_at)})
    on conflict (season, id) do update set name = excluded.name, fullname = excluded.fullname,
      country = excluded.country, kit = excluded.kit, started_gameweek = excluded.started_gameweek,
      points = excluded.points, rank = excluded.rank, gameweek_points = excluded.gameweek_points,
      gameweek_rank = excluded.gameweek_rank, leagues = excluded.leagues,
      h2h_leagues = excluded.h2h_leagues, cup_matches = excluded.cup_matches, phase = excluded.phase,
      fetched_at = excluded.fetched_at`);
  await db.notify(teamsChannel, '');
}

export async function saveHistory(db: Db, key: TeamKey, history: readonly TeamGameweek[]): Promise<void> {
  await db.run(sql`
    insert into team_gameweek (season, team_id, gameweek, points, total_points, rank, overall_rank, bank, value,
      transfers, transfers_cost, bench_points, chip)
    select ${key.season}, ${key.team_id}::int, row.*
    from jsonb_to_recordset(${JSON.stringify(history)}::jsonb) as row (
      gameweek smallint, points int, total_points int, rank int, overall_rank int, bank int, value int,
      transfers smallint, transfers_cost smallint, bench_points int, chip text)
    on conflict (season, team_id, gameweek) do update set points = excluded.points,
      total_points = excluded.total_points, rank = excluded.rank, overall_rank = excluded.overall_rank,
      bank = excluded.bank, value = excluded.value, transfers = excluded.transfers,
      transfers_cost = excluded.transfers_cost, bench_points = excluded.bench_points, chip = excluded.chip`);
}

export async function saveTransfers(db: Db, key: TeamKey, transfers: readonly TeamTransfer[]): Promise<void> {
  const rows = transfers.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  await db.run(sql`
    insert into team_transfer (season, team_id, gameweek, made_at, footballer_in, in_price, footballer_out, out_price)
    select ${key.season}, ${key.team_id}::int, row.gameweek, row.at, row."in", row.in_price, row."out", row.out_price
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      gameweek smallint, at timestamptz, "in" smallint, in_price smallint, "out" smallint, out_price smallint)
    on conflict do nothing`);
}

/** A squad is final at its deadline: a stored one is never overwritten. */
export async function saveSquads(
  db: Db,
  season: string,
  squads: readonly (TeamPicks & { team_id: TeamId })[],
): Promise<void> {
  if (squads.length === 0) return;
  await db.run(sql`
    insert into team_picks (season, gameweek, team_id, footballers, captain, vice_captain, chip, transfers_cost)
    select ${season}, row.gameweek, row.team_id,
      array(select jsonb_array_elements_text(row.footballers)::smallint), row.captain, row.vice_captain, row.chip,
      row.transfers_cost
    from jsonb_to_recordset(${JSON.stringify(squads)}::jsonb) as row (
      team_id int, gameweek smallint, footballers jsonb, captain smallint, vice_captain smallint, chip text,
      transfers_cost smallint)
    on conflict (season, gameweek, team_id) do nothing`);
  await db.notify(teamsChannel, '');
}

/** Gameweeks whose squad is stored. */
export async function listStoredSquads(db: Db, { season, team_id }: TeamKey): Promise<Set<GameweekNumber>> {
  const rows = await db.query(sql<{ gameweek: number }>`
    select gameweek from team_picks where season = ${season} and team_id = ${team_id}`);
  return new Set(rows.map(({ gameweek }) => gameweek));
}
