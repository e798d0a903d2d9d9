import type { EpochMs, GameweekNumber, TeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import { teamsChannel } from '../../game/season/gameState.queries';

interface RankLineKey {
  readonly season: string;
  readonly gameweek: GameweekNumber;
}

/** The rank from one minute on. */
interface RankMoment {
  readonly at: EpochMs;
  readonly rank: number;
}

/** Teams that accounts are linked to, by id. */
export async function listLinkedTeams(db: Db, season: string): Promise<TeamId[]> {
  const rows = await db.query(sql<{ team_id: TeamId }>`
    select distinct team_id from account where team_season = ${season} and team_id is not null order by team_id`);
  return rows.map(({ team_id }) => team_id);
}

/** Stores the ranks that differ from the last stored ones; deletes those of earlier gameweeks. */
export async function saveRanks(
  db: Db,
  { season, gameweek }: RankLineKey,
  at: EpochMs,
  ranks: readonly { readonly team_id: TeamId; readonly rank: number }[],
): Promise<void> {
  await db.run(sql`delete from rank_moment where season = ${season} and gameweek <> ${gameweek}`);
  await db.run(sql`
    insert into rank_moment (season, gameweek, team_id, at, rank)
    select ${season}, ${gameweek}::smallint, row.team_id, ${new Date(at)}, row.rank
    from jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb) as row (team_id int, rank int)
    where row.rank is distinct from (
      select known.rank from rank_moment as known
      where known.season = ${season} and known.gameweek = ${gameweek} and known.team_id = row.team_id
      order by known.at desc limit 1)
    on conflict (season, gameweek, team_id, at) do update set rank = excluded.rank`);
  await db.notify(teamsChannel, '');
}

/** A team's ranks in a gameweek, the oldest first; cached for a short time. */
export async function listRankLine(
  db: Db,
  { season, gameweek }: RankLineKey,
  team: TeamId,
): Promise<readonly RankMoment[]> {
  const lines = await db.kept(teamsChannel).read(`rank line ${season} ${gameweek}`, [team], async () => {
    const rows = await db.query(sql<{ at: Date; rank: number }>`
      select at, rank from rank_moment
      where season = ${season} and gameweek = ${gameweek} and team_id = ${team} order by at`);
    return new Map([[team, rows.map(({ at, rank }): RankMoment => ({ at: at.getTime(), rank }))]]);
  });
  return lines.get(team) ?? [];
}
