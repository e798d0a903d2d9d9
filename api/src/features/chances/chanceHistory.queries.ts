import type { AccountId, EpochMs, GameweekNumber, TeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';

/** Whose chances, among which teams, and when. */
export interface ChanceHistoryKey {
  readonly account: AccountId;
  readonly season: string;
  readonly gameweek: GameweekNumber;
  /** `rivals`, `elite` or the number of a league. */
  readonly view: string;
  /** The reader's own team. */
  readonly team: TeamId;
}

/** Chances as stored, 0 to 1. */
interface StoredChances {
  readonly first: number;
  /** By team. */
  readonly win: Readonly<Record<string, number>>;
}

export interface ChanceMoment {
  readonly at: EpochMs;
  /** Which other teams the chance of the first place is among. */
  readonly among: string;
  readonly chances: StoredChances;
}

interface NewMoment extends ChanceMoment {
  readonly writtenAt: EpochMs;
}

/**
 * Stores chances that differ from the last ones, and deletes the account's of other gameweeks: in one statement, so that
 * nothing is ever half done. Of two in a minute the later stays.
 */
export async function saveChances(
  db: Db,
  { account, season, gameweek, view, team }: ChanceHistoryKey,
  { at, among, chances, writtenAt }: NewMoment,
): Promise<void> {
  const stored = JSON.stringify(chances);
  await db.run(sql`
    with earlier as (
      delete from chance_moment where account_id = ${account} and (season, gameweek) <> (${season}, ${gameweek}))
    insert into chance_moment (account_id, season, gameweek, view, team_id, at, written_at, among, chances)
    select ${account}::uuid, ${season}, ${gameweek}::smallint, ${view}, ${team}::int, ${new Date(at)}::timestamptz,
      ${new Date(writtenAt)}::timestamptz, ${among}, ${stored}::jsonb
    where not exists (
      select 1 from (
        select among, chances from chance_moment
        where account_id = ${account} and season = ${season} and gameweek = ${gameweek}
          and view = ${view} and team_id = ${team}
        order by at desc limit 1) as last
      where last.among = ${among} and last.chances = ${stored}::jsonb)
    on conflict (account_id, season, gameweek, view, team_id, at)
      do update set written_at = excluded.written_at, among = excluded.among, chances = excluded.chances`);
}

/** The oldest first. */
export async function listChances(
  db: Db,
  { account, season, gameweek, view, team }: ChanceHistoryKey,
): Promise<ChanceMoment[]> {
  const rows = await db.query(sql<{ at: Date; among: string; chances: StoredChances }>`
    select at, among, chances from chance_moment
    where account_id = ${account} and season = ${season} and gameweek = ${gameweek}
      and view = ${view} and team_id = ${team}
    order by at`);
  return rows.map(({ at, ...moment }) => ({ ...moment, at: at.getTime() }));
}
