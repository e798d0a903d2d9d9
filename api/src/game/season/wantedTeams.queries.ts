import type { EpochMs, GameweekNumber, TeamId } from '@touchline/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import { gameweekOf, phaseNumber } from './phase';

/** Reasons for reading a team, by priority: their index is `wanted_team.place`. */
export const wantedAs = ['own', 'rivals', 'leagues'] as const;
export type WantedAs = (typeof wantedAs)[number];

/** Value of the reason in `wanted_team.place`. */
export const placeOf = (reason: WantedAs) => wantedAs.indexOf(reason);

/** Adds a team for the reading loop, or raises its priority. Runs in the transaction of the link or the rival. */
export async function noteWanted(
  db: Db,
  { season, team, reason }: { season: string; team: TeamId; reason: WantedAs },
): Promise<void> {
  await db.run(sql`
    insert into wanted_team (season, team_id, place) values (${season}, ${team}, ${placeOf(reason)})
    on conflict (season, team_id) do update set place = excluded.place
      where wanted_team.place > excluded.place`);
}

/** Adds the stored members of a league, if an account has it as view. Runs after either was written. */
export async function noteLeagueWanted(db: Db, season: string, view: string): Promise<void> {
  await db.run(sql`
    insert into wanted_team (season, team_id, place)
    select season, team_id, ${placeOf('leagues')} from league_member
    where season = ${season} and league_id::text = ${view}
      and exists (select 1 from account_view where season = ${season} and view = ${view})
    order by team_id
    on conflict (season, team_id) do nothing`);
}

/** Teams of readers who are here in a gameweek are read before those of others. Changes a row once a gameweek. */
export async function noteSeen(
  db: Db,
  { season, teams, gameweek }: { season: string; teams: readonly TeamId[]; gameweek: GameweekNumber },
): Promise<void> {
  if (teams.length === 0) return;
  await db.run(sql`
    update wanted_team set seen_gameweek = ${gameweek} where season = ${season} and team_id in (
      select team_id from wanted_team
      where season = ${season} and team_id = any(${teams}::int[]) and seen_gameweek < ${gameweek}
      order by team_id for update)`);
}

/** Marks a team as read if every squad of its history is stored. Runs in the transaction that stores it. */
export async function noteRead(db: Db, season: string, team: TeamId, phase: string): Promise<void> {
  await db.run(sql`
    update wanted_team set read_phase = ${phaseNumber(phase)}, squad_gameweek = ${gameweekOf(phase)}, asked_at = null
    where season = ${season} and team_id = ${team} and not exists (
      select 1 from team_gameweek as played
      left join team_picks as squad on squad.season = played.season and squad.team_id = played.team_id
        and squad.gameweek = played.gameweek
      where played.season = ${season} and played.team_id = ${team} and squad.team_id is null)`);
}

/** Marks that the squad of a gameweek is stored. Runs in the transaction that stores it. */
export async function noteSquad(
  db: Db,
  season: string,
  team: TeamId,
  gameweek: GameweekNumber,
): Promise<void> {
  await db.run(sql`
    update wanted_team set squad_gameweek = ${gameweek}
    where season = ${season} and team_id = ${team} and squad_gameweek < ${gameweek}`);
}

/**
 * A reader waits for a team: it is read before all others, in the order of asking. Only a team that is linked or
 * followed: nobody can put others behind teams that they look at.
 *
 * @returns the number of teams before it; undefined for a team that is not wanted
 */
export async function noteAsked(
  db: Db,
  { season, team, at }: { season: string; team: TeamId; at: EpochMs },
): Promise<number | undefined> {
  const row = await db.findOne(sql<{ asked_at: Date }>`
    update wanted_team set asked_at = coalesce(asked_at, ${new Date(at)})
    where season = ${season} and team_id = ${team} returning asked_at`);
  if (row === undefined) return undefined;
  const before = await db.findOne(sql<{ count: number }>`
    select count(*)::int as count from wanted_team where season = ${season} and asked_at < ${row.asked_at}`);
  return before?.count ?? 0;
}

export interface TeamsDue {
  readonly season: string;
  readonly phase: string;
  /** Teams that were tried a moment ago. */
  readonly without: readonly TeamId[];
}

/** Teams of one batch; most are read for five seconds or longer. */
const batch = 20;

interface DueTeam {
  readonly team_id: TeamId;
  readonly place: number;
  readonly is_asked: boolean;
  /** The priority that holds now; null when nobody wants it any more. */
  readonly place_now: number | null;
  readonly read_phase: number;
}

/** Squads of the running gameweek come before all else of any team: live points need no more. */
type Stage = 'squads' | 'whole';

export interface NextTeam {
  readonly id: TeamId;
  /** `squad`: the rest is as it was when the gameweek before was settled, and is read later. */
  readonly needs: 'squad' | 'all';
}

/** The team to read next: one that a reader waits for, one without the running gameweek's squad, or any that is due. */
export async function findNextTeam(db: Db, due: TeamsDue): Promise<NextTeam | undefined> {
  const settledBefore = 2 * gameweekOf(due.phase) - 1;
  const [first] = await listWanted(db, due, 'squads');
  if (first !== undefined) {
    const isSquad = !first.is_asked && first.read_phase === settledBefore;
    return { id: first.team_id, needs: isSquad ? 'squad' : 'all' };
  }
  const [id] = await listTeamsToRead(db, due);
  return id === undefined ? undefined : { id, needs: 'all' };
}

/**
 * Teams whose last whole reading was of another phase: first those that readers wait for, then linked teams, rivals
 * and members of leagues; of each those whose readers were here last. Removes what is not wanted any more.
 */
export async function listTeamsToRead(db: Db, due: TeamsDue): Promise<TeamId[]> {
  return (await listWanted(db, due, 'whole')).map(({ team_id }) => team_id);
}

async function listWanted(db: Db, due: TeamsDue, stage: Stage): Promise<DueTeam[]> {
  for (;;) {
    const found = await listDue(db, due, stage);
    const changed = found.filter(({ place, place_now, is_asked }) => place !== place_now && !is_asked);
    await correctPlaces(db, due.season, changed);
    const wanted = found.filter(({ place_now, is_asked }) => is_asked || place_now !== null);
    if (wanted.length > 0 || found.length === 0) return wanted;
  }
}

/**
 * Goes through the index by priority and by gameweek of the last visit, at most `batch` rows of each: as many gameweeks
 * as a season has, however many accounts there are.
 */
const listDue = (db: Db, { season, phase, without }: TeamsDue, stage: Stage): Promise<DueTeam[]> => {
  const isOpen = sql`season = ${season} and team_id <> all(${without}::int[])`;
  const isUnread = sql`read_phase < ${phaseNumber(phase)}`;
  const [read, isDue] = {
    squads: [sql`squad_gameweek`, sql`squad_gameweek < ${gameweekOf(phase)}`],
    whole: [sql`read_phase`, isUnread],
  }[stage] as [RawBuilder<unknown>, RawBuilder<unknown>];
  return db.query(sql<DueTeam>`
    with asked as (
      select team_id, place, asked_at, read_phase from wanted_team
      where ${isOpen} and ${isUnread} and asked_at is not null
      order by asked_at limit ${batch}
    ), others as (
      select found.team_id, found.place, slot.gameweek, found.read_phase, found.read
      from generate_series(0, ${wantedAs.length - 1}::int) as slot_place,
        lateral (select gameweek from generate_series(0, ${phaseNumber(phase)}::int / 2) as gameweek) as slot,
        lateral (
          select team_id, place, read_phase, ${read} as read from wanted_team
          where ${isOpen} and ${isDue} and asked_at is null and place = slot_place and seen_gameweek = slot.gameweek
          order by ${read}, team_id limit ${batch}) as found
      order by found.place, slot.gameweek desc, found.read, found.team_id limit ${batch}
    ), due as (
      select team_id, place, read_phase, true as is_asked, row_number() over (order by asked_at) as turn from asked
      union all
      select team_id, place, read_phase, false, ${batch} + row_number() over (
        order by place, gameweek desc, read, team_id) from others
    )
    select team_id, place, read_phase, is_asked, case
      when exists (select 1 from account where account.team_id = due.team_id and team_season = ${season}) then 0
      when exists (
        select 1 from account_rival as rival where rival.season = ${season} and rival.team_id = due.team_id) then 1
      when exists (
        select 1 from league_member as member
        join account_view as chosen on chosen.season = member.season and chosen.view = member.league_id::text
        where member.season = ${season} and member.team_id = due.team_id) then 2 end as place_now
    from due order by turn limit ${batch}`);
};

async function correctPlaces(db: Db, season: string, changed: readonly DueTeam[]): Promise<void> {
  const gone = changed.filter(({ place_now }) => place_now === null).map(({ team_id }) => team_id);
  if (gone.length > 0)
    await db.run(sql`delete from wanted_team where season = ${season} and team_id = any(${gone}::int[])
      and asked_at is null`);
  for (const { team_id, place_now } of changed)
    if (place_now !== null)
      await db.run(
        sql`update wanted_team set place = ${place_now} where season = ${season} and team_id = ${team_id}`,
      );
}
