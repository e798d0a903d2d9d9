import {
  type AccountId,
  defaultExpectedKind,
  type EpochMs,
  type ExpectedKind,
  type FootballerId,
  type TeamId,
} from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import { noteLeagueWanted, noteWanted } from '../season/wantedTeams.queries';

/** Notified by every change of an account's choices, in the same transaction. */
const chosenChannel = 'chosen';

/** An account's choices in a season. */
export interface Personal {
  /** In the order in which they were added. */
  readonly rivals: readonly TeamId[];
  /** Newest first. */
  readonly watchlist: readonly FootballerId[];
  /** `rivals`, `elite` or the id of a league, as stored. */
  readonly view: string;
  /** Whose expected points the account reads; of the account, not of the season. */
  readonly expected: ExpectedKind;
}

/**
 * Cached only with the built-in database, which has a single process. With PostgreSQL it is queried each
 * time: a change on one process must be visible on another immediately.
 */
export async function findPersonal(db: Db, account: AccountId, season: string): Promise<Personal> {
  if (db.engine === 'postgres') return readPersonal(db, account, season);
  const load = async () => new Map([[account, [await readPersonal(db, account, season)]]]);
  const [personal] = (await db.kept(chosenChannel).read(season, [account], load)).get(account) ?? [];
  return personal ?? nothing;
}

const nothing: Personal = { rivals: [], watchlist: [], view: 'rivals', expected: defaultExpectedKind };

async function readPersonal(db: Db, account: AccountId, season: string): Promise<Personal> {
  const row = await db.findOne(sql<{
    rivals: TeamId[] | null;
    watchlist: FootballerId[] | null;
    view: string | null;
    expected: ExpectedKind | null;
  }>`
    select
      (select array_agg(team_id order by added_at, team_id) from account_rival
        where account_id = ${account} and season = ${season}) as rivals,
      (select array_agg(footballer_id order by added_at desc, footballer_id) from account_watch
        where account_id = ${account} and season = ${season}) as watchlist,
      (select view from account_view where account_id = ${account} and season = ${season}) as view,
      (select expected_points from account where id = ${account}) as expected`);
  const { rivals, watchlist, view, expected } = row ?? {};
  return {
    rivals: rivals ?? [],
    watchlist: watchlist ?? [],
    view: view ?? nothing.view,
    expected: expected ?? nothing.expected,
  };
}

interface OwnerOf {
  readonly account: AccountId;
  readonly season: string;
}

/** Result of an addition. Concurrent additions cannot exceed the limit. */
export type RivalAdded = 'added' | 'limit reached' | 'own team';

/** Adds a rival unless the limit is reached. Idempotent; a team cannot follow itself. */
export function addRival(
  db: Db,
  { account, season }: OwnerOf,
  team: TeamId,
  { limit, at }: { limit: number; at: EpochMs },
): Promise<RivalAdded> {
  return db.transaction(async () => {
    // Locks the account's row: two additions, or an addition and a change of team, are serialised.
    const own = await db.findOne(sql<{ team_id: TeamId | null }>`
      select team_id from account where id = ${account} for update`);
    if (own?.team_id === team) return 'own team';
    const rivals = await db.query(sql<{ team_id: number }>`
      select team_id from account_rival where account_id = ${account} and season = ${season}`);
    if (rivals.some(({ team_id }) => team_id === team)) return 'added';
    if (rivals.length >= limit) return 'limit reached';
    await db.run(sql`
      insert into account_rival (account_id, season, team_id, added_at)
      values (${account}, ${season}, ${team}, ${new Date(at)})`);
    await noteWanted(db, { season, team, reason: 'rivals' });
    await db.notify(chosenChannel, '');
    return 'added';
  });
}

/** @returns false when it was no rival */
export async function removeRival(db: Db, { account, season }: OwnerOf, team: TeamId): Promise<boolean> {
  const removed = await db.run(sql`
    delete from account_rival where account_id = ${account} and season = ${season} and team_id = ${team}`);
  await db.notify(chosenChannel, '');
  return removed === 1;
}

export async function saveView(db: Db, { account, season }: OwnerOf, view: string): Promise<void> {
  await db.transaction(async () => {
    await db.run(sql`
      insert into account_view (account_id, season, view) values (${account}, ${season}, ${view})
      on conflict (account_id, season) do update set view = excluded.view`);
    await noteLeagueWanted(db, season, view);
    await db.notify(chosenChannel, '');
  });
}

export async function saveExpectedKind(db: Db, account: AccountId, kind: ExpectedKind): Promise<void> {
  await db.transaction(async () => {
    await db.run(sql`update account set expected_points = ${kind} where id = ${account}`);
    await db.notify(chosenChannel, '');
  });
}

export async function addToWatchlist(
  db: Db,
  { account, season }: OwnerOf,
  footballer: FootballerId,
  at: EpochMs,
): Promise<void> {
  await db.run(sql`
    insert into account_watch (account_id, season, footballer_id, added_at)
    values (${account}, ${season}, ${footballer}, ${new Date(at)}) on conflict do nothing`);
  await db.notify(chosenChannel, '');
}

export async function removeFromWatchlist(
  db: Db,
  { account, season }: OwnerOf,
  footballer: FootballerId,
): Promise<void> {
  await db.run(sql`
    delete from account_watch
    where account_id = ${account} and season = ${season} and footballer_id = ${footballer}`);
  await db.notify(chosenChannel, '');
}

/**
 * Links a team of the season to the account. It is removed from the rivals, because a team cannot follow
 * itself.
 */
export async function linkTeam(db: Db, { account, season }: OwnerOf, team: TeamId): Promise<void> {
  await db.transaction(async () => {
    await db.run(sql`
      update account set team_id = ${team}, team_season = ${season}, unlinked_season = null, unlinked_team = null
      where id = ${account}`);
    await db.run(sql`
      delete from account_rival where account_id = ${account} and season = ${season} and team_id = ${team}`);
    await noteWanted(db, { season, team, reason: 'own' });
    await db.notify(chosenChannel, '');
  });
}

/** @returns false when the account has no team yet */
export async function finishOnboarding(db: Db, account: AccountId): Promise<boolean> {
  return (
    (await db.run(sql`update account set onboarded = true where id = ${account} and team_id is not null`)) ===
    1
  );
}
