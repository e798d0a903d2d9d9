import { type RawBuilder, sql } from 'kysely';
import type { AccountId, EpochMs, Role } from '@touchline/shared/domain';
import type { AdminUser } from '@touchline/shared/wire';
import type { Db } from '../../platform/db/db';
import { listEventCounts } from '../general/countEvents';

interface UserRow extends Omit<AdminUser, 'created_at' | 'deletion_schedule'> {
  readonly created_at: Date;
  readonly deletion_schedule: Date | null;
}

const userColumns = sql`id, email, username, role, email_confirmed, onboarded, team_id, created_at, deletion_schedule`;

const toAdminUser = (row: UserRow): AdminUser => ({
  ...row,
  created_at: row.created_at.toISOString(),
  deletion_schedule: row.deletion_schedule?.toISOString() ?? null,
});

const pageSize = 50;

/** Newest first. The search matches a part of the email or username, or a whole id. */
export async function listUsers(db: Db, search: string, page: number) {
  const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const matches = sql`(${search} = '' or email like ${part} or lower(username) like ${part} or id::text = ${search})`;
  const [counted] = await db.query(
    sql<{ total: number }>`select count(*) as total from account where ${matches}`,
  );
  const rows = await db.query(sql<UserRow>`select ${userColumns} from account where ${matches}
    order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const total = counted?.total ?? 0;
  return { users: rows.map(toAdminUser), total, page, pages: Math.ceil(total / pageSize) };
}

export async function findUser(db: Db, id: AccountId): Promise<AdminUser | undefined> {
  const row = await db.findOne(sql<UserRow>`select ${userColumns} from account where id = ${id}`);
  return row && toAdminUser(row);
}

/**
 * A pass that comes with a role is for the current season; a ban keeps the season of an existing pass.
 * @returns undefined for an unknown id
 */
export async function setRole(
  db: Db,
  id: AccountId,
  role: Role,
  season: string,
): Promise<{ user: AdminUser; before: Role; demo: boolean } | undefined> {
  const row = await db.findOne(sql<UserRow & { before: Role; demo: boolean }>`
    update account set role = ${role},
      pass_season = case when ${role} in ('PREMIUM', 'DEMO_PREMIUM') then ${season} else pass_season end
    from (select id as old_id, role as before from account where id = ${id} for update) as old where id = old_id
    returning ${userColumns}, before, demo`);
  if (row === undefined) return undefined;
  const { before, demo, ...user } = row;
  return { user: toAdminUser(user), before, demo };
}

export async function readOverview(db: Db, now: EpochMs) {
  const roles = await db.query(sql<{ role: Role; count: number }>`
    select role, count(*) as count from account group by role order by count desc, role`);
  const [sessions] = await db.query(sql<{ count: number }>`select
    (select count(*) from session where expires_at > ${new Date(now)})
    - (select count(*) from session where revoked_at is not null and expires_at > ${new Date(now)}) as count`);
  return { roles, sign_ups: await listSignUps(db), active_sessions: sessions?.count ?? 0 };
}

const utcDay = (instant: RawBuilder<unknown>) => sql`date_trunc('day', ${instant}, 'UTC')`;

/**
 * Sign-ups of the last 30 days that have any, the oldest first. From the newest account on, each day is one range of the
 * index on `registered_at`, and the newest account before that range is the next day.
 */
const listSignUps = (db: Db) =>
  db.query(sql<{ day: string; count: number }>`
    with recursive newest (day, number) as (
      select ${utcDay(sql`max(registered_at)`)}, 1 from account
      union all
      select (select ${utcDay(sql`max(registered_at)`)} from account where registered_at < newest.day), number + 1
      from newest where number < 30 and newest.day is not null)
    select to_char(day at time zone 'UTC', 'YYYY-MM-DD') as day, (
        select count(*) from account where registered_at >= day and registered_at < day + interval '24 hours') as count
    from newest where day is not null order by newest.day`);

export async function listJobs(db: Db) {
  const rows = await db.query(sql<{
    id: number;
    kind: string;
    attempts: number;
    run_at: Date;
    last_error: string | null;
    dead: boolean;
    running: boolean;
  }>`select id, kind, attempts, run_at, last_error, dead_at is not null as dead,
      coalesce(lease_until > clock_timestamp(), false) as running
    from job where done_at is null order by dead_at is null, run_at limit 200`);
  return rows.map(({ dead, running, run_at, ...job }) => ({
    ...job,
    run_at: run_at.toISOString(),
    state: dead ? ('dead' as const) : running ? ('running' as const) : ('waiting' as const),
  }));
}

/** @returns false when there is no such dead job */
export async function retryJob(db: Db, id: number, now: EpochMs): Promise<boolean> {
  const retried = await db.run(sql`update job set dead_at = null, attempts = 0, run_at = ${new Date(now)}
    where id = ${id} and dead_at is not null`);
  return retried === 1;
}

export async function readEvents(db: Db) {
  const counts = await listEventCounts(db);
  const suggestions = await db.query(sql<{ id: number; at: Date; username: string | null; data: unknown }>`
    select event.id, at, username, data from event left join account on account.id = event.account_id
    where slug = 'suggestion' order by event.id desc limit 100`);
  return { counts, suggestions: suggestions.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

export interface AuditEntry {
  readonly actor: AccountId;
  readonly action: string;
  readonly target: string;
  readonly detail?: object;
}

/** Runs in the transaction of the change that it logs. */
export async function writeAudit(
  db: Db,
  now: EpochMs,
  { actor, action, target, detail = {} }: AuditEntry,
): Promise<void> {
  await db.run(sql`insert into audit_log (at, actor_id, action, target, detail)
    values (${new Date(now)}, ${actor}, ${action}, ${target}, ${JSON.stringify(detail)}::jsonb)`);
}

export async function listAudit(db: Db) {
  const rows = await db.query(sql<{
    id: number;
    at: Date;
    actor: string;
    action: string;
    target: string;
    detail: unknown;
  }>`
    select audit_log.id, at, coalesce(account.email, actor_name, actor_id::text) as actor, action, target, detail
    from audit_log left join account on account.id = actor_id order by audit_log.id desc limit 200`);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
