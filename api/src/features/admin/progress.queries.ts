import { eliteViewTier, type GameweekNumber } from '@touchline/shared/domain';
import { sql } from 'kysely';
import { eliteLeague } from '../../game/season/eliteLeague';
import { phaseNumber } from '../../game/season/phase';
import { placeOf, type WantedAs } from '../../game/season/wantedTeams.queries';
import type { Db } from '../../platform/db/db';

/** Numbers of wanted and of read teams in a phase. */
export interface ReadingProgress {
  readonly read: number;
  readonly total: number;
}

export async function countTeamsRead(
  db: Db,
  season: string,
  phase: string,
): Promise<Record<WantedAs, ReadingProgress>> {
  const rows = await db.query(sql<{ place: number; read: number; total: number }>`
    select place, count(*)::int as total,
      count(*) filter (where read_phase >= ${phaseNumber(phase)})::int as read
    from wanted_team where season = ${season} group by place`);
  const at = (reason: WantedAs): ReadingProgress => {
    const { read = 0, total = 0 } = rows.find(({ place }) => place === placeOf(reason)) ?? {};
    return { read, total };
  };
  return { own: at('own'), rivals: at('rivals'), leagues: at('leagues') };
}
/** Number of elite squads that are stored, out of the target while the elite is not known yet. */
export async function countEliteRead(
  db: Db,
  season: string,
  { current, phase }: { readonly current: GameweekNumber; readonly phase: string },
): Promise<ReadingProgress> {
  const row = await db.findOne(sql<{ phase: string; total: number; read: number }>`
    select league.phase, count(member.team_id)::int as total, count(squad.team_id)::int as read
    from league left join league_member as member on member.season = league.season and member.league_id = league.id
    left join team_picks as squad on squad.season = league.season and squad.team_id = member.team_id
      and squad.gameweek = ${current}
    where league.season = ${season} and league.id = ${eliteLeague} group by league.phase`);
  if (row?.phase === phase) return { read: row.total, total: row.total };
  if (row?.phase === `${phase} partly`) return { read: row.read, total: row.total };
  return { read: 0, total: eliteViewTier };
}
