/**
 * Child process of `killed.test.ts`, to be killed at any moment: finds alerts and sends them to one device, by the
 * job table and over HTTP. Prints the keys of alerts once they are stored, and after each round how many of earlier lives still
 * wait. Arguments: engine, location of its data,
 * device, name of this life, instant at which the accelerated clock started.
 */
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import type { AccountId } from '@touchline/shared/domain';
import { createClock } from '../../../src/platform/clock';
import { loadConfig } from '../../../src/platform/config';
import { findAssets } from '../../../src/platform/db/assets';
import { openPgliteDb } from '../../../src/platform/db/openDb';
import { openPostgres } from '../../../src/platform/db/postgres';
import { createSecrets } from '../../../src/platform/home/secrets';
import { createJobs } from '../../../src/platform/jobs/jobs';
import { pushJob } from '../../../src/features/alerts/alertJobs';
import { addAlerts, type FoundAlert } from '../../../src/features/alerts/alerts.queries';
import { deliver } from '../../../src/features/alerts/deliver';
import { createPush } from '../../../src/features/alerts/push';

const secretOfTests = 'a secret of tests that is long enough to use';
const rate = 600;
/** The job of a killed process is free after this. */
const leaseMs = 100;
/** Real time of a year on this clock is far longer than any run. */
const keepsMs = 365 * 86_400_000;

async function main([engine = '', place = '', device = '', life = '', start = '']: string[]): Promise<void> {
  const { worker } = findAssets();
  const db =
    engine === 'postgres' ? await openPostgres(place) : await openPgliteDb({ worker, folder: place });
  const clock = createClock(Number(start) + (Date.now() - Number(start)) * rate, rate);
  const secrets = createSecrets(secretOfTests);
  const push = createPush({ secrets, config: loadConfig({}), wall: clock });
  const jobs = createJobs({ db, wall: clock, leaseMs });
  jobs.handle('push', ({ device: id }) => deliver({ db, clock, secrets, push }, String(id)));
  const owner = await db.findOne(sql<{ account: AccountId }>`
    select account_id as account from push_device where id = ${device}`);
  if (owner === undefined) throw new Error('The device is not there.');
  writeSync(1, 'begun {}\n');
  for (let turn = 0; ; turn += 1) {
    const alerts = Array.from({ length: 1 + (turn % 3) }, (_, index) => anAlert(`${life}.${turn}.${index}.`));
    // Twice, as two processes find it.
    for (let finder = 0; finder < 2; finder += 1)
      await addAlerts(db, '2023-24', new Map([[owner.account, alerts]]));
    // Written synchronously, so that a kill cannot lose the acknowledgement.
    writeSync(1, `added ${JSON.stringify(alerts.map(({ key }) => key))}\n`);
    await jobs.add(pushJob(device));
    await jobs.runDue();
    writeSync(1, `sent ${JSON.stringify({ waiting: await countWaiting() })}\n`);
  }

  async function countWaiting(): Promise<number> {
    const row = await db.findOne(sql<{ count: string }>`
      select count(*) from alert where settled_at is null and not starts_with(key, ${`${life}.`})`);
    return Number(row?.count);
  }

  function anAlert(key: string): FoundAlert {
    const at = clock.now();
    return { kind: 'points', key, title: key, body: key, path: '/timeline', at, expires: at + keepsMs };
  }
}

main(process.argv.slice(2)).catch((thrown: unknown) => {
  console.error(thrown);
  process.exitCode = 1;
});
