import { sql } from 'kysely';
import type { AccountId, AlertKind, EpochMs } from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import { deleteInBatches } from '../../platform/db/inBatches';
import type { Alert } from './alert';

/** An alert that waits for its device. */
export interface WaitingAlert extends Pick<Alert, 'title' | 'body' | 'path'> {
  readonly device_id: string;
  readonly key: string;
  readonly at: Date;
  readonly expires_at: Date;
  readonly message_id: string | null;
}

const arrayOf = (ids: readonly string[]) => `{${ids.join(',')}}`;

export interface FoundAlert extends Alert {
  readonly kind: AlertKind;
}

const rowsOf = (found: ReadonlyMap<AccountId, readonly FoundAlert[]>) =>
  JSON.stringify(
    [...found].flatMap(([account, alerts]) =>
      alerts.map(({ at, expires, ...alert }) => ({
        ...alert,
        account,
        at: new Date(at).toISOString(),
        expires_at: new Date(expires).toISOString(),
      })),
    ),
  );

/**
 * Adds what the accounts' devices have not been told: each what it wants, and what happened since it is there.
 *
 * @returns the devices that have something new
 */
export async function addAlerts(
  db: Db,
  season: string,
  found: ReadonlyMap<AccountId, readonly FoundAlert[]>,
): Promise<string[]> {
  if ([...found.values()].every((alerts) => alerts.length === 0)) return [];
  const rows = await db.query(sql<{ device_id: string }>`
    insert into alert (device_id, season, key, kind, title, body, path, at, expires_at)
    select device.id, ${season}, found.key, found.kind, found.title, found.body, found.path, found.at, found.expires_at
    from push_device as device, jsonb_to_recordset(${rowsOf(found)}::jsonb) as found (
      account uuid, key text, kind text, title text, body text, path text, at timestamptz, expires_at timestamptz)
    where device.account_id = found.account and found.kind = any(device.kinds) and found.at >= device.created_at
    on conflict (device_id, season, key) do nothing returning device_id`);
  return [...new Set(rows.map(({ device_id }) => device_id))];
}

/** An alert that its owner asked for, to see whether it arrives. @returns false while an earlier one waits */
export async function addTrial(db: Db, device: string, alert: Alert): Promise<boolean> {
  const added = await db.run(sql`
    insert into alert (device_id, season, key, kind, title, body, path, at, expires_at)
    select ${device}, 'trial', ${alert.key}, 'trial', ${alert.title}, ${alert.body}, ${alert.path},
      ${new Date(alert.at)}::timestamptz, ${new Date(alert.expires)}::timestamptz
    where not exists (
      select 1 from alert where device_id = ${device} and kind = 'trial' and settled_at is null)`);
  return added === 1;
}

/**
 * What waits for devices, oldest first; in quiet hours only what its owner asked for a moment ago. What is out of date
 * by now is settled without being sent: alone, or with all of its message.
 */
export async function takeWaiting(
  db: Db,
  devices: readonly string[],
  now: EpochMs,
  { quiet }: { quiet: boolean },
): Promise<WaitingAlert[]> {
  await db.run(sql`
    update alert set settled_at = ${new Date(now)}
    where device_id = any(${arrayOf(devices)}::uuid[]) and settled_at is null and expires_at <= ${new Date(now)}
      and not exists (
        select 1 from alert as other
        where other.device_id = alert.device_id and other.message_id = alert.message_id
          and other.expires_at > ${new Date(now)})`);
  return db.query(sql<WaitingAlert>`
    select device_id, key, title, body, path, at, expires_at, message_id from alert
    where device_id = any(${arrayOf(devices)}::uuid[]) and settled_at is null and (not ${quiet}::boolean or kind = 'trial')
    order by at, key`);
}

export interface BoundAlert extends Pick<WaitingAlert, 'device_id' | 'key'> {
  readonly message_id: string;
}

/** Binds alerts into messages, for good: a message that is tried again says the same. */
export async function bindMessages(db: Db, bound: readonly BoundAlert[]): Promise<void> {
  if (bound.length === 0) return;
  await db.run(sql`
    update alert set message_id = bound.message_id
    from jsonb_to_recordset(${JSON.stringify(bound)}::jsonb) as bound (device_id uuid, key text, message_id uuid)
    where alert.device_id = bound.device_id and alert.key = bound.key and alert.message_id is null`);
}

export interface SentMessage {
  readonly device: string;
  readonly message: string;
}

export async function settleMessages(db: Db, sent: readonly SentMessage[], now: EpochMs): Promise<void> {
  if (sent.length === 0) return;
  await db.run(sql`
    update alert set settled_at = ${new Date(now)}
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent (device uuid, message uuid)
    where alert.device_id = sent.device and alert.message_id = sent.message`);
}

/** What is long out of date can never be found again, so it need not be remembered. */
export const sweepAlerts = (db: Db, before: EpochMs): Promise<number> =>
  deleteInBatches(db, 'alert', sql`expires_at < ${new Date(before)}`);
