import { randomUUID } from 'node:crypto';
import { isQuiet } from '@touchline/shared/domain';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import type { Secrets } from '../../platform/home/secrets';
import { bindMessage, settleMessage, takeWaiting, type WaitingAlert } from './alerts.queries';
import { bundle, groupsOf } from './bundle';
import { findReached, forgetDevice } from './devices.queries';
import type { PushAddress } from './push';
import type { PushService } from './pushService';

export interface DeliveryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'unseal'>;
  readonly push: PushService<PushAddress>;
}

/** Seconds that a push service keeps a message: at least a minute, at most a day. */
const keepAtLeast = 60;
const keepAtMost = 86_400;

/**
 * Sends a device what waits for it. Which alerts travel together is written before the first byte leaves, so that
 * whoever dies in between sends the same message again, which the device shows once.
 *
 * @throws when the push service may take it later: the job is tried again
 */
export async function deliver({ db, clock, secrets, push }: DeliveryDeps, id: string): Promise<void> {
  const device = await findReached(db, id);
  if (device === undefined) return;
  const quiet = isQuiet(device.quiet, clock.now());
  const to = { kind: device.kind, ...(JSON.parse(secrets.unseal(device.sealed)) as object) } as PushAddress;
  for (const [message, alerts] of await messagesOf(db, id, clock.now(), quiet)) {
    const outcome = await push.send(to, messageOf(message, alerts, clock.now()));
    if (outcome === 'gone') return void (await forgetDevice(db, id));
    await settleMessage(db, id, message, clock.now());
  }
}

/** The messages that wait, oldest first; alerts that are in none yet are bound into theirs. */
function messagesOf(
  db: Db,
  device: string,
  now: number,
  quiet: boolean,
): Promise<Map<string, WaitingAlert[]>> {
  return db.transaction(async () => {
    const waiting = await takeWaiting(db, device, now, { quiet });
    const messages = new Map<string, WaitingAlert[]>();
    for (const alert of waiting) {
      const { message_id } = alert;
      if (message_id !== null) messages.set(message_id, [...(messages.get(message_id) ?? []), alert]);
    }
    for (const group of groupsOf(waiting.filter(({ message_id }) => message_id === null))) {
      const message = randomUUID();
      await bindMessage(
        db,
        device,
        message,
        group.map(({ key }) => key),
      );
      messages.set(message, [...group]);
    }
    return messages;
  });
}

function messageOf(id: string, alerts: readonly WaitingAlert[], now: number) {
  const until = Math.max(...alerts.map(({ expires_at }) => expires_at.getTime()));
  return {
    id,
    ...bundle(alerts),
    at: Math.max(...alerts.map(({ at }) => at.getTime())),
    keepFor: Math.min(keepAtMost, Math.max(keepAtLeast, Math.round((until - now) / 1000))),
  };
}
