import { sql } from 'kysely';
import { type AccountId, type Role, type TeamId, hasPass, isBanned } from '@touchline/shared/domain';
import type { AuthUser } from '@touchline/shared/wire';
import type { Db } from '../../platform/db/db';
import { flagsFor } from '../featureFlags/audience';
import { listDecisions } from '../featureFlags/featureFlags.queries';
import { signedOut } from '../../platform/http/problems';

/** An account as stored. */
export interface AccountRow {
  readonly id: AccountId;
  readonly email: string;
  readonly username: string;
  readonly pending_email: string | null;
  /** `2001-02-09` */
  readonly birthday: string;
  readonly password_hash: string;
  readonly role: Role;
  readonly email_confirmed: boolean;
  readonly onboarded: boolean;
  readonly team_id: TeamId | null;
  readonly seasonpass_at: Date | null;
  readonly deletion_schedule: Date | null;
  readonly created_at: Date;
  /** Season and name of the team that a new season unlinked; null once another is linked. */
  readonly unlinked_season: string | null;
  readonly unlinked_team: string | null;
}

const columns = sql`id, email, username, pending_email, birthday, password_hash, role, email_confirmed, onboarded,
  team_id, seasonpass_at, deletion_schedule, created_at, unlinked_season, unlinked_team`;

/** Demo accounts are usable in demo mode only, because their passwords are public. */
export const usableIn = (demoMode: boolean) => (demoMode ? sql`true` : sql`not account.demo`);

export function findAccount(db: Db, id: AccountId): Promise<AccountRow | undefined> {
  return db.findOne(sql<AccountRow>`select ${columns} from account where id = ${id}`);
}

/**
 * Reads an account and locks its row until the transaction ends, so that writes are based on current data.
 * @throws signed out, when the account has just been deleted
 */
export async function holdAccount(db: Db, id: AccountId): Promise<AccountRow> {
  const row = await db.findOne(sql<AccountRow>`select ${columns} from account where id = ${id} for update`);
  if (row === undefined) throw signedOut();
  return row;
}

/** Locks an address until the transaction ends, so that two accounts cannot take it at once. */
export const holdAddress = (db: Db, address: string) =>
  db.query(sql`select pg_advisory_xact_lock(hashtext(${address}))`);

/** The account for a login with this address: the confirmed one, else the newest unconfirmed one. */
export function findAccountByEmail(
  db: Db,
  email: string,
  demoMode: boolean,
): Promise<AccountRow | undefined> {
  return db.findOne(sql<AccountRow>`select ${columns} from account
    where email = ${email} and ${usableIn(demoMode)} order by email_confirmed desc, id desc limit 1`);
}

/** The account that has confirmed the address. */
export async function findOwner(db: Db, email: string, demoMode: boolean): Promise<AccountId | undefined> {
  const row = await db.findOne(sql<{ id: AccountId }>`
    select id from account where email = ${email} and email_confirmed and ${usableIn(demoMode)}`);
  return row?.id;
}

/** Specification section 3, "Auth user". */
function toAuthUser(row: AccountRow, flags: string[]): AuthUser {
  return {
    id: row.id,
    role: row.role,
    username: row.username,
    email: row.email,
    birthday: row.birthday,
    banned: isBanned(row.role),
    onboarded: row.onboarded,
    email_confirmed: row.email_confirmed,
    deletion_schedule: row.deletion_schedule?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    seasonpass_at: row.seasonpass_at?.toISOString() ?? null,
    pass: hasPass(row.role),
    flags,
    ...(row.unlinked_season === null
      ? {}
      : { unlinked: { season: row.unlinked_season, team: row.unlinked_team } }),
  };
}

/**
 * The account in the client's format. Replies that change it contain it under `state.user`.
 * @throws signed out, when the account has just been deleted
 */
export async function readAuthUser(db: Db, id: AccountId): Promise<AuthUser> {
  const row = await findAccount(db, id);
  if (row === undefined) throw signedOut();
  return toAuthUser(row, flagsFor(await listDecisions(db), row));
}
