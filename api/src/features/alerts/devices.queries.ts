import { sql } from 'kysely';
import type {
  AccountId,
  AlertKind,
  EpochMs,
  FootballerId,
  GameweekNumber,
  QuietHours,
  TeamId,
} from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import { uuidv7 } from '../../platform/db/uuid';

/** A device that gets alerts. */
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly AlertKind[];
  readonly quiet: QuietHours | null;
  readonly created_at: Date;
}

/** `web`: a browser; `fcm`: the native app. */
export type DeviceKind = 'web' | 'fcm';

export interface NewDevice {
  readonly kind: DeviceKind;
  readonly account: AccountId;
  readonly session: string;
  readonly endpointHmac: string;
  /** How it is reached, as sealed JSON. */
  readonly sealed: string;
  readonly name: string;
  readonly kinds: readonly AlertKind[];
  readonly quiet: QuietHours | null;
  readonly at: EpochMs;
}

const columns = sql`id, name, kinds, quiet, created_at`;
const arrayOf = (texts: readonly (string | number)[]) => `{${texts.join(',')}}`;

const isSameStart = sql`excluded.device_kind = 'fcm' and push_device.session_id = excluded.session_id`;

/** More than anybody has; the oldest goes. */
const mostDevices = 10;

/**
 * Registers a device, or changes it. Somebody else's becomes this account's, and forgets what it was told. The native
 * app registers at every start and says nothing of kinds: within a session those that are stored stay.
 */
export function saveDevice(db: Db, device: NewDevice): Promise<Device> {
  const { kind, account, session, endpointHmac, sealed, name, kinds, quiet, at } = device;
  return db.transaction(async () => {
    await db.run(
      sql`delete from push_device where endpoint_hmac = ${endpointHmac} and account_id <> ${account}`,
    );
    const [saved] = await db.query(sql<Device>`
      insert into push_device (id, device_kind, account_id, session_id, endpoint_hmac, sealed, name, kinds, quiet,
        created_at)
      values (${uuidv7(at)}, ${kind}, ${account}, ${session}, ${endpointHmac}, ${sealed}, ${name},
        ${arrayOf(kinds)}::text[], ${JSON.stringify(quiet)}::jsonb, ${new Date(at)})
      on conflict (endpoint_hmac) do update set session_id = excluded.session_id, sealed = excluded.sealed,
        name = excluded.name,
        kinds = case when ${isSameStart} then push_device.kinds else excluded.kinds end,
        quiet = case when ${isSameStart} then push_device.quiet else excluded.quiet end
      returning ${columns}`);
    if (saved === undefined) throw new Error('A device that was just written is not there.');
    await db.run(sql`delete from push_device where account_id = ${account} and id not in (
      select id from push_device where account_id = ${account} order by id = ${saved.id} desc, created_at desc, id desc
      limit ${mostDevices})`);
    return saved;
  });
}

/** A native app that was switched off. Its row keeps it off when it registers again at its next start. */
const isOff = sql`device_kind = 'fcm' and kinds = '{}'`;

/** Oldest first. */
export const listDevices = (db: Db, account: AccountId): Promise<Device[]> =>
  db.query(sql<Device>`
    select ${columns} from push_device where account_id = ${account} and not (${isOff}) order by created_at, id`);

/** Nothing more is sent to the device. @returns false when the account has no such device */
export function removeDevice(db: Db, account: AccountId, id: string): Promise<boolean> {
  const own = sql`account_id = ${account} and id::text = ${id} and not (${isOff})`;
  return db.transaction(async () => {
    if ((await db.run(sql`delete from push_device where ${own} and device_kind = 'web'`)) === 1) return true;
    await db.run(sql`delete from alert where settled_at is null
      and device_id = (select id from push_device where ${own})`);
    return (await db.run(sql`update push_device set kinds = '{}' where ${own}`)) === 1;
  });
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
  readonly rivals: readonly TeamId[];
  readonly watchlist: readonly FootballerId[];
}

interface FollowersOf {
  readonly season: string;
  readonly gameweek: GameweekNumber;
  /** Only those whose squad or watchlist has one of them. */
  readonly footballers?: readonly FootballerId[] | undefined;
  /** The last account of the batch before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/**
 * A batch of accounts with devices that want to be told something, by id. It starts from the devices and looks up each account by
 * its index: as a join of the two PostgreSQL walked through all devices before the batch, and read all squads, each time.
 */
export const listFollowers = (
  db: Db,
  { season, gameweek, footballers, after, limit }: FollowersOf,
): Promise<Follower[]> =>
  db.query(sql<Follower>`
    select account.id as account, account.team_id as team,
      (select max(used_at) from session where session.account_id = account.id) as seen_at,
      (select array_agg(distinct kind) from push_device, unnest(kinds) as kind
        where push_device.account_id = account.id) as kinds,
      array(select team_id from account_rival
        where account_id = account.id and season = ${season} order by added_at, team_id) as rivals,
      array(select footballer_id from account_watch
        where account_id = account.id and season = ${season} order by added_at desc, footballer_id) as watchlist
    from (select distinct account_id from push_device
        where account_id > ${after ?? firstId}::uuid and kinds <> '{}' order by account_id) as owner,
      lateral (select * from account where account.id = owner.account_id limit 1) as account
    where onboarded and email_confirmed and role not in ('BANNED', 'DELETED')
      and (${footballers === undefined}::boolean
        or exists (select 1 from team_picks as squad where squad.season = ${season} and squad.gameweek = ${gameweek}
          and squad.team_id = account.team_id and squad.footballers && ${arrayOf(footballers ?? [])}::smallint[])
        or exists (select 1 from account_watch as watch where watch.account_id = account.id
          and watch.season = ${season} and watch.footballer_id = any(${arrayOf(footballers ?? [])}::int[])))
    order by owner.account_id limit ${limit}`);

const firstId = '00000000-0000-0000-0000-000000000000';

/** Devices are sent to in this many shards, each by one job at a time. */
const shards = 16;

/** By the end of the id, which is random. */
export const shardOf = (device: string): number => Number.parseInt(device.slice(-4), 16) % shards;

const shardInSql = sql`(('x' || right(push_device.id::text, 4))::bit(16)::int % ${sql.lit(shards)})`;

/**
 * Devices of a shard that something waits for, by id; without those that are tried again one by one. The alerts are a lateral
 * join with a limit, which PostgreSQL looks up device by device: instead of `exists` it reads all that wait, for each batch.
 */
export const listWaitingIn = (
  db: Db,
  { shard, after, limit }: { shard: number; after: string | undefined; limit: number },
): Promise<ReachedDevice[]> =>
  db.query(sql<ReachedDevice>`
    select id, device_kind as kind, sealed, quiet from push_device,
      lateral (select 1 from alert where device_id = push_device.id and settled_at is null limit 1) as waiting
    where ${shardInSql} = ${shard} and id > ${after ?? firstId}::uuid and not ${sessionEnded}
      and not exists (select 1 from job where dedupe_key = 'push ' || push_device.id
        and done_at is null and dead_at is null)
    order by id limit ${limit}`);

/** A device as it is reached. */
export interface ReachedDevice {
  readonly id: string;
  readonly kind: DeviceKind;
  readonly sealed: string;
  readonly quiet: QuietHours | null;
}

export const findReached = (db: Db, id: string): Promise<ReachedDevice | undefined> =>
  db.findOne(sql<ReachedDevice>`select id, device_kind as kind, sealed, quiet from push_device
    where id = ${id} and not ${sessionEnded}`);

/** Devices that something waits for. */
export const listWaiting = (db: Db): Promise<Pick<ReachedDevice, 'id' | 'quiet'>[]> =>
  db.query(sql<Pick<ReachedDevice, 'id' | 'quiet'>>`
    select id, quiet from push_device
    where exists (select 1 from alert where device_id = push_device.id and settled_at is null) order by id`);
