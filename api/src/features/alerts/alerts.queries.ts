import { sql } from 'kysely';
import type { AccountId, AlertKind, EpochMs } from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import { deleteInBatches } from '../../platform/db/inBatches';
import type { Alert } from './alert';

/** An alert that waits for its device. */
export interface WaitingAlert extends Pick<Alert, 'title' | 'body' | 'path'> {
  readonly key: string;
  readonly at: Date;
  readonly expires_at: Date;
  readonly message_id: string | null;
}

export interface FoundAlert extends Alert {
  readonly kind: AlertKind;
}

const rowsOf = (alerts: readonly FoundAlert[]) =>
  JSON.stringify(
    alerts.map(({ at, expires, ...alert }) => ({
      ...alert,
      at: new Date(at).toISOString(),
      expires_at: new Date(expires).toISOString(),
    })),
  );

/** Adds what the account's devices have not been told: each what it wants, and what happened since it is there. */
export async function addAlerts(
  db: Db,
  { account, season }: { account: AccountId; season: string },
  alerts: readonly FoundAlert[],
): Promise<number> {
  if (alerts.length === 0) return 0;
  return db.run(sql`
    insert into alert (device_id, season, key, kind, title, body, path, at, expires_at)
    select device.id, ${season}, found.key, found.kind, found.title, found.body, found.path, found.at, found.expires_at
    from push_device as device, jsonb_to_recordset(${rowsOf(alerts)}::jsonb) as found (
      key text, kind text, title text, body text, path text, at timestamptz, expires_at timestamptz)
    where device.account_id = ${account} and found.kind = any(device.kinds) and found.at >= device.created_at
    on conflict (device_id, season, key) do nothing`);
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
 * What waits for a device, oldest first; in quiet hours only what its owner asked for a moment ago. What is out of date
 * by now is settled without being sent: alone, or with all of its message.
 */
export async function takeWaiting(
  db: Db,
  device: string,
  now: EpochMs,
  { quiet }: { quiet: boolean },
): Promise<WaitingAlert[]> {
  await db.run(sql`
    update alert set settled_at = ${new Date(now)}
    where device_id = ${device} and settled_at is null and expires_at <= ${new Date(now)}
      and not exists (
        select 1 from alert as other
        where other.device_id = alert.device_id and other.message_id = alert.message_id
          and other.expires_at > ${new Date(now)})`);
  return db.query(sql<WaitingAlert>`
    select key, title, body, path, at, expires_at, message_id from alert
    where device_id = ${device} and settled_at is null and (not ${quiet}::boolean or kind = 'trial')
    order by at, key`);
}

/** Binds alerts into one message, for good: a message that is tried again says the same. */
export async function bindMessage(
  db: Db,
  device: string,
  message: string,
  keys: readonly string[],
): Promise<void> {
  await db.run(sql`
    update alert set message_id = ${message}
    where device_id = ${device} and message_id is null
      and key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`);
}

export async function settleMessage(db: Db, device: string, message: string, now: EpochMs): Promise<void> {
  await db.run(sql`
    update alert set settled_at = ${new Date(now)} where device_id = ${device} and message_id = ${message}`);
}

/** What is long out of date can never be found again, so it need not be remembered. */
export const sweepAlerts = (db: Db, before: EpochMs): Promise<number> =>
  deleteInBatches(db, 'alert', sql`expires_at < ${new Date(before)}`);
