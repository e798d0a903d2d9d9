/**
 * For `npm run bench -- pushes`: what a device that is told of a goal costs, in the processor's time of this process and of PostgreSQL, with a
 * push service that answers in 80 ms in a process of its own. Prints one line of JSON, `PushesBench`.
 */
import { readFileSync } from 'node:fs';
import { createSecrets, readSecret } from '../../src/platform/home/secrets';
import { ingestTeam } from '../../src/game/ingest/ingestTeam';
import { asTeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import { fillDevices, fillFollowers } from '../growth/fillDevices';
import { buildGameApp, type GameApp } from '../support/gameApp';
import { openMigratedDb } from '../support/openTestDb';
import { processorOf } from '../support/processor';
import { startSlowPushService } from '../support/slowPushService';
import { tinySeason, writeTinySeason } from '../support/tinySeason';

interface PushesBench {
  readonly devices: number;
  readonly seconds: number;
  /** Milliseconds of the processor for one device, from the reading of the goal on. */
  readonly appMs: number;
  /** The same of PostgreSQL's processes. */
  readonly databaseMs: number;
  /**
   * Processor's time of the app's main thread between two of its turns, which is how long a request waits where nothing else wants the
   * processor: 99th percentile and most, in ms.
   */
  readonly heldP99: number;
  readonly heldMost: number;
}

const devices = Number(process.env['PUSHES_DEVICES'] ?? 10_000);
const answersAfterMs = 80;
const longestMs = 300_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function main(): Promise<void> {
  const db = await openMigratedDb('postgres');
  const service = await startSlowPushService(answersAfterMs);
  const app = await buildGameApp({
    db,
    folder: writeTinySeason(),
    now: '2023-08-19T13:00:00Z',
    env: { TEST_CONTROLS: '1' },
    checkReplies: false,
  });
  try {
    await ingestTeam(app, { id: asTeamId(101), current: 2, phase: '2 open', squads: 'all' });
    const accounts = await fillFollowers(db, devices);
    const secrets = createSecrets(readSecret(app.config));
    await fillDevices(db, { secrets, service, accounts, at: app.clock.now() });
    // The season as it is with all of it: not part of what a device costs.
    await app.moveTo(tinySeason.betweenMatches);
    const before = await processorOf(db);
    const began = performance.now();
    const held = watchTurns();
    await tellAll(app);
    const holds = held();
    const seconds = (performance.now() - began) / 1000;
    const after = await processorOf(db);
    const { messages, mostOfDevice } = await service.count();
    if (messages !== devices || mostOfDevice !== 1)
      throw new Error(`${messages} messages for ${devices} devices, at most ${mostOfDevice} for one`);
    const figures: PushesBench = {
      devices,
      seconds,
      appMs: (after.app - before.app) / devices,
      databaseMs: (after.database - before.database) / devices,
      heldP99: holds[Math.floor(holds.length * 0.99)] ?? 0,
      heldMost: holds.at(-1) ?? 0,
    };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  } finally {
    await app.close();
    await service.stop();
    await db.close();
  }
}

/** Milliseconds of the processor that this thread has used. */
const ofThread = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;

/** @returns a function that ends it, and answers with the processor's time of each turn of the event loop, sorted */
function watchTurns(): () => number[] {
  const holds: number[] = [];
  let before = ofThread();
  const timer = setInterval(() => {
    const now = ofThread();
    holds.push(now - before);
    before = now;
  }, 2);
  return () => {
    clearInterval(timer);
    return holds.sort((a, b) => a - b);
  };
}

/** Runs the jobs until every device has been told. The clocks of a test app stand still: a real one moves the job table's. */
async function tellAll({ db, jobs, wall }: GameApp): Promise<void> {
  const ticking = setInterval(() => wall.set(wall.now() + 250), 250);
  jobs.start();
  const until = performance.now() + longestMs;
  for (let left = devices; left > 0; await pause(250)) {
    if (performance.now() > until) throw new Error(`${left} devices have not been told in ${longestMs} ms`);
    const row = await db.findOne(
      sql<{
        notified: number;
      }>`select count(distinct device_id)::int as notified from alert where settled_at is not null`,
    );
    left = devices - (row?.notified ?? 0);
  }
  clearInterval(ticking);
  await jobs.stop();
}

void main();
