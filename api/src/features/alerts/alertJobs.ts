import { type FootballerId, isQuiet } from '@touchline/shared/domain';
import { gameChannel } from '../../game/season/gameState.queries';
import type { IsStopping } from '../../platform/jobs/jobs';
import { PutBack } from '../../platform/jobs/jobs';
import type { Services } from '../../services';
import { day } from './alert';
import { addAlerts, sweepAlerts } from './alerts.queries';
import { deliver, deliverShard } from './deliver';
import { forgetEndedDevices, hasDevices, listFollowers, listWaiting, shardOf } from './devices.queries';
import { registerDigestJobs } from './digest/digestJobs';
import { readSnapshot, findAlerts, footballersOf, type GameSnapshot } from './findAlerts';
import { createPush } from './push';

/** Seconds between two looks at what the clock alone brings: deadlines, the end of quiet hours. */
const pollEverySeconds = 30;
/** Accounts that are read and told with one statement each. */
const batch = 500;

/**
 * Alerts: what is new is looked for whenever the game has changed, and from time to time; it is written down and sent by
 * a job for each shard of the devices. Whatever dies on the way is found again by the next look.
 */
export function registerAlertJobs(services: Services): void {
  const { kit, db, jobs, clock, secrets } = services;
  const delivery = { db, clock, secrets, push: createPush(services) };
  const queueJob = (_: object, isStopping: IsStopping) => queueAlerts(services, isStopping);
  jobs.handle('alerts', queueJob, 'alerts');
  jobs.every('alerts by the clock', pollEverySeconds, queueJob, { queue: 'alerts' });
  jobs.every('sweep alerts', 3600, async () => void (await sweepAlerts(db, clock.now() - day)), {
    queue: 'sweeps',
  });
  jobs.handle('push', ({ device }) => deliver(delivery, String(device)), 'pushes');
  jobs.handle(
    'pushes',
    async ({ shard }, isStopping) => {
      const failed = await deliverShard(delivery, Number(shard), isStopping);
      for (const device of failed) await jobs.add(pushJob(device));
      if (isStopping()) throw new PutBack();
    },
    'pushes',
  );
  // A goal is told within a second or two, and not at the next look.
  const onChange = async () => {
    if (await hasDevices(db)) await jobs.add({ kind: 'alerts', dedupeKey: 'alerts' });
  };
  // The next look by the clock finds the same.
  const report = (err: unknown) => kit.app.log.warn({ err }, 'Alerts wait for the next look by the clock.');
  db.listen(gameChannel, () => void onChange().catch(report)).catch(report);
  registerDigestJobs(services);
}

/** Those who own or watch a footballer to whom something has just happened come first. */
async function queueAlerts(services: Services, isStopping: IsStopping): Promise<void> {
  const { db, clock, jobs } = services;
  await forgetEndedDevices(db);
  const snapshot = await readSnapshot(services);
  if (snapshot !== undefined) {
    const notified = new Set<string>();
    const footballers = footballersOf(snapshot);
    if (footballers.length > 0) await tell(services, snapshot, { footballers, notified, isStopping });
    await tell(services, snapshot, { notified, isStopping });
  }
  const waiting = (await listWaiting(db)).filter(({ quiet }) => !isQuiet(quiet, clock.now()));
  for (const shard of new Set(waiting.map(({ id }) => shardOf(id)))) await jobs.add(shardJob(shard));
}

interface Telling {
  /** Only those who own or watch one of them. */
  readonly footballers?: readonly FootballerId[];
  /** Accounts that this look has been through. */
  readonly notified: Set<string>;
  readonly isStopping: IsStopping;
}

async function tell(
  services: Services,
  snapshot: GameSnapshot,
  { footballers, notified, isStopping }: Telling,
): Promise<void> {
  const { db, jobs } = services;
  const of = {
    season: snapshot.season.id,
    gameweek: snapshot.season.current?.id ?? 0,
    footballers,
    limit: batch,
  };
  for (let after: string | undefined; ;) {
    if (isStopping()) throw new PutBack();
    const followers = await listFollowers(db, { ...of, after });
    const left = followers.filter(({ account }) => !notified.has(account));
    const found = await findAlerts(services, snapshot, left);
    const devices = await addAlerts(db, snapshot.season.id, found);
    for (const shard of new Set(devices.map(shardOf))) await jobs.add(shardJob(shard));
    for (const { account } of left) notified.add(account);
    after = followers.at(-1)?.account;
    if (followers.length < batch) return;
  }
}

export const pushJob = (device: string) => ({
  kind: 'push',
  payload: { device },
  dedupeKey: `push ${device}`,
});

/** At most one of each is waiting or running in all processes, so that no two send to one device. */
const shardJob = (shard: number) => ({
  kind: 'pushes',
  payload: { shard },
  dedupeKey: `pushes ${shard}`,
});
