import { sql } from 'kysely';
import type { AccountId, AlertKind, EpochMs, QuietHours, TeamId } from '@touchline/shared/domain';
import type { Db } from '../db/db';
import { uuidv7 } from '../db/uuid';

/** A device that gets alerts. */
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly AlertKind[];
  readonly quiet: QuietHours | null;
  readonly created_at: Date;
}

export interface NewDevice {
  readonly account: AccountId;
  readonly session: string;
  readonly endpointHmac: string;
  /** The subscription, sealed. */
  readonly sealed: string;
  readonly name: string;
  readonly kinds: readonly AlertKind[];
  readonly quiet: QuietHours | null;
  readonly at: EpochMs;
}

const columns = sql`id, name, kinds, quiet, created_at`;
const arrayOf = (texts: readonly string[]) => `{${texts.join(',')}}`;

/** More than anybody has; the oldest goes. */
const mostDevices = 10;

/** Registers a device, or changes it. Somebody else's becomes this account's, and forgets what it was told. */
export function saveDevice(db: Db, device: NewDevice): Promise<Device> {
  const { account, session, endpointHmac, sealed, name, kinds, quiet, at } = device;
  return db.transaction(async () => {
    await db.run(
      sql`delete from push_device where endpoint_hmac = ${endpointHmac} and account_id <> ${account}`,
    );
    const [saved] = await db.query(sql<Device>`
      insert into push_device (id, account_id, session_id, endpoint_hmac, sealed, name, kinds, quiet, created_at)
      values (${uuidv7(at)}, ${account}, ${session}, ${endpointHmac}, ${sealed}, ${name},
        ${arrayOf(kinds)}::text[], ${JSON.stringify(quiet)}::jsonb, ${new Date(at)})
      on conflict (endpoint_hmac) do update set session_id = excluded.session_id, sealed = excluded.sealed,
        name = excluded.name, kinds = excluded.kinds, quiet = excluded.quiet
      returning ${columns}`);
    if (saved === undefined) throw new Error('A device that was just written is not there.');
    await db.run(sql`delete from push_device where account_id = ${account} and id not in (
      select id from push_device where account_id = ${account} order by id = ${saved.id} desc, created_at desc, id desc
      limit ${mostDevices})`);
    return saved;
  });
}

/** Oldest first. */
export const listDevices = (db: Db, account: AccountId): Promise<Device[]> =>
  db.query(
    sql<Device>`select ${columns} from push_device where account_id = ${account} order by created_at, id`,
  );

/** @returns false when the account has no such device */
export async function removeDevice(db: Db, account: AccountId, id: string): Promise<boolean> {
  return (
    (await db.run(sql`delete from push_device where account_id = ${account} and id::text = ${id}`)) === 1
  );
}

export const forgetDevice = (db: Db, id: string): Promise<number> =>
  db.run(sql`delete from push_device where id = ${id}`);

export async function hasDevices(db: Db): Promise<boolean> {
  return (await db.findOne(sql`select 1 from push_device limit 1`)) !== undefined;
}

const sessionEnded = sql`exists (
  select 1 from session where session.id = push_device.session_id and session.revoked_at is not null)`;

/** Devices whose session was ended: whoever logs out is told nothing more there. */
export const forgetEndedDevices = (db: Db): Promise<number> =>
  db.run(sql`delete from push_device where ${sessionEnded}`);

/** Somebody with devices. */
export interface Follower {
  readonly account: AccountId;
  readonly team: TeamId | null;
  /** By the wall clock. */
  readonly seen_at: Date | null;
  readonly kinds: readonly AlertKind[];
}

/** Accounts with devices that want to be told something. */
export const listFollowers = (db: Db): Promise<Follower[]> =>
  db.query(sql<Follower>`
    select account.id as account, account.team_id as team,
      (select max(used_at) from session where session.account_id = account.id) as seen_at,
      (select array_agg(distinct kind) from push_device, unnest(kinds) as kind
        where push_device.account_id = account.id) as kinds
    from account
    where onboarded and email_confirmed and role not in ('BANNED', 'DELETED')
      and exists (select 1 from push_device where push_device.account_id = account.id and kinds <> '{}')
    order by account.id`);

/** A device as it is reached. */
export interface ReachedDevice {
  readonly id: string;
  readonly sealed: string;
  readonly quiet: QuietHours | null;
}

export const findReached = (db: Db, id: string): Promise<ReachedDevice | undefined> =>
  db.findOne(sql<ReachedDevice>`select id, sealed, quiet from push_device
    where id = ${id} and not ${sessionEnded}`);

/** Devices that something waits for. */
export const listWaiting = (db: Db): Promise<Pick<ReachedDevice, 'id' | 'quiet'>[]> =>
  db.query(sql<Pick<ReachedDevice, 'id' | 'quiet'>>`
    select id, quiet from push_device
    where exists (select 1 from alert where device_id = push_device.id and settled_at is null) order by id`);
