import { isQuiet } from '@touchline/shared/domain';
import { gameChannel } from '../../game/season/gameState.queries';
import type { Services } from '../../services';
import { day } from './alert';
import { addAlerts, sweepAlerts } from './alerts.queries';
import { deliver } from './deliver';
import { forgetEndedDevices, hasDevices, listFollowers, listWaiting } from './devices.queries';
import { registerDigestJobs } from './digest/digestJobs';
import { findAlerts } from './findAlerts';
import { createPush } from './push';

/** Seconds between two looks at what the clock alone brings: deadlines, the end of quiet hours. */
const lookEvery = 30;

/**
 * Alerts: what is new is looked for whenever the game has changed, and from time to time; it is written down in one
 * transaction and sent by a job for each device. Whatever dies on the way is found again by the next look.
 */
export function registerAlertJobs(services: Services): void {
  const { kit, db, jobs, clock, secrets } = services;
  const push = createPush(services);
  const look = () => lookForAlerts(services);
  jobs.handle('alerts', look);
  jobs.every('alerts by the clock', lookEvery, look);
  jobs.every('sweep alerts', 3600, async () => void (await sweepAlerts(db, clock.now() - day)));
  jobs.handle('push', ({ device }) => deliver({ db, clock, secrets, push }, String(device)), 'pushes');
  // A goal is told within a second or two, and not at the next look.
  const onChange = async () => {
    if (await hasDevices(db)) await jobs.add({ kind: 'alerts', dedupeKey: 'alerts' });
  };
  // The next look by the clock finds the same.
  const report = (err: unknown) => kit.app.log.warn({ err }, 'Alerts wait for the next look by the clock.');
  db.listen(gameChannel, () => void onChange().catch(report)).catch(report);
  registerDigestJobs(services);
}

async function lookForAlerts(services: Services): Promise<void> {
  const { db, jobs, clock, wall, game } = services;
  await forgetEndedDevices(db);
  const known = await game.find();
  if (known !== undefined) {
    for (const follower of await listFollowers(db)) {
      const lastSeen =
        follower.seen_at === null ? undefined : clock.now() - (wall.now() - follower.seen_at.getTime());
      const found = await findAlerts(services, follower, lastSeen);
      await addAlerts(db, { account: follower.account, season: known.season.id }, found);
    }
  }
  for (const { id, quiet } of await listWaiting(db))
    if (!isQuiet(quiet, clock.now())) await jobs.add(pushJob(id));
}

export const pushJob = (device: string) => ({
  kind: 'push',
  payload: { device },
  dedupeKey: `push ${device}`,
});
