import { randomUUID } from 'node:crypto';
import { isQuiet } from '@touchline/shared/domain';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import { grouped } from '../../platform/db/grouped';
import type { Secrets } from '../../platform/home/secrets';
import {
  bindMessages,
  type SentMessage,
  settleMessages,
  takeWaiting,
  type WaitingAlert,
} from './alerts.queries';
import { bundle, groupsOf } from './bundle';
import { findReached, forgetDevice, listWaitingIn, type ReachedDevice } from './devices.queries';
import type { PushAddress } from './push';
import type { PushOutcome, PushService } from './pushService';

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
export async function deliver(deps: DeliveryDeps, id: string): Promise<void> {
  const { db, clock } = deps;
  const device = await findReached(db, id);
  if (device === undefined) return;
  const quiet = isQuiet(device.quiet, clock.now());
  for (const { message, alerts } of await messagesOf(deps, [id], { quiet })) {
    const outcome = await send(deps, device, { message, alerts });
    if (outcome === 'gone') return void (await forgetDevice(db, id));
    await settleMessages(db, [{ device: id, message }], clock.now());
  }
}

/** Devices whose messages are written and settled with one statement. */
const batch = 100;
/** Messages of one shard that are on their way at once. */
const atOnce = 32;

/**
 * The same for all devices of a shard that are not in quiet hours, side by side.
 * @returns devices whose push service may take it later
 */
export async function deliverShard(
  deps: DeliveryDeps,
  shard: number,
  isStopping: () => boolean,
): Promise<string[]> {
  const { db, clock } = deps;
  const failed = new Set<string>();
  for (let after: string | undefined; !isStopping();) {
    const found = await listWaitingIn(db, { shard, after, limit: batch });
    const reached = found.filter(({ quiet }) => !isQuiet(quiet, clock.now()));
    const devices = new Map(reached.map((device) => [device.id, device]));
    const sent: SentMessage[] = [];
    await inParallel(await messagesOf(deps, [...devices.keys()], { quiet: false }), atOnce, async (one) => {
      const device = devices.get(one.device);
      if (device === undefined) return;
      const outcome = await send(deps, device, one).catch(() => 'failed' as const);
      if (outcome === 'failed') failed.add(device.id);
      else if (outcome === 'gone') await forgetDevice(db, device.id);
      else sent.push({ device: device.id, message: one.message });
    });
    await settleMessages(db, sent, clock.now());
    after = found.at(-1)?.id;
    if (found.length < batch) break;
  }
  return [...failed];
}

/** Runs `work` for each, with at most `bound` at the same time. */
async function inParallel<T>(
  all: readonly T[],
  bound: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const left = all.values();
  const worker = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(bound, all.length) }, worker));
}

interface Message {
  readonly device: string;
  readonly message: string;
  readonly alerts: readonly WaitingAlert[];
}

function send(
  { secrets, push, clock }: DeliveryDeps,
  { kind, sealed }: ReachedDevice,
  { message, alerts }: Pick<Message, 'message' | 'alerts'>,
): Promise<PushOutcome> {
  const to = { kind, ...(JSON.parse(secrets.unseal(sealed)) as object) } as PushAddress;
  return push.send(to, messageOf(message, alerts, clock.now()));
}

/** The messages that wait, oldest first; alerts that are in none yet are bound into theirs. */
function messagesOf(
  { db, clock }: DeliveryDeps,
  devices: readonly string[],
  { quiet }: { quiet: boolean },
): Promise<Message[]> {
  if (devices.length === 0) return Promise.resolve([]);
  return db.transaction(async () => {
    const waiting = await takeWaiting(db, devices, clock.now(), { quiet });
    const messages = [...grouped(waiting, ({ device_id }) => device_id)].flatMap(([device, alerts]) =>
      messagesOfDevice(device, alerts),
    );
    const bound = messages.flatMap(({ message, alerts }) =>
      alerts
        .filter(({ message_id }) => message_id === null)
        .map(({ device_id, key }) => ({ device_id, key, message_id: message })),
    );
    await bindMessages(db, bound);
    return messages;
  });
}

function messagesOfDevice(device: string, waiting: readonly WaitingAlert[]): Message[] {
  const isBound = ({ message_id }: WaitingAlert) => message_id !== null;
  const bound = grouped(waiting.filter(isBound), ({ message_id }) => String(message_id));
  return [
    ...[...bound].map(([message, alerts]) => ({ device, message, alerts })),
    ...groupsOf(waiting.filter((one) => !isBound(one))).map((alerts) => ({
      device,
      message: randomUUID(),
      alerts,
    })),
  ];
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
