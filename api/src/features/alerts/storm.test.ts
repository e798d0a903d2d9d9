import { asTeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import { ingestTeam } from '../../game/ingest/ingestTeam';
import { createSecrets, readSecret } from '../../platform/home/secrets';
import { fillDevices, fillFollowers } from '../../../test/growth/fillDevices';
import { defaultEngine } from '../../../test/support/openTestDb';
import { buildGameApp, type GameApp } from '../../../test/support/gameApp';
import { type TestMailServer, startMailServer } from '../../../test/support/mailServerOfTests';
import { type SlowPushService, startSlowPushService } from '../../../test/support/slowPushService';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

/**
 * One goal for all devices at once. `npm run soak -- storm 50000` is the long form of this test: 60 s for 50,000 devices.
 */
const devices = Number(process.env['STORM_DEVICES'] ?? 600);
const answersAfterMs = 80;
/** A minute for 50,000 on a machine that does nothing else; few of them wait for the looks of the job table. */
const patienceMs = devices < 50_000 ? 40_000 : 60_000;
/** The waiting of an account for its code, whatever else is sent. */
const codePatienceMs = 5_000;

let app: GameApp;
let service: SlowPushService;
let mailServer: TestMailServer;

beforeAll(async () => {
  service = await startSlowPushService(answersAfterMs);
  mailServer = await startMailServer();
  app = await buildGameApp({
    folder: writeTinySeason(),
    engine: defaultEngine,
    now: '2023-08-19T13:00:00Z',
    env: { TEST_CONTROLS: '1', SMTP_URL: mailServer.url },
    checkReplies: false,
  });
  await ingestTeam(app, { id: asTeamId(101), current: 2, phase: '2 open', squads: 'all' });
  const accounts = await fillFollowers(app.db, devices);
  const secrets = createSecrets(readSecret(app.config));
  await fillDevices(app.db, { secrets, service, accounts, at: app.clock.now() });
}, 120_000);
afterAll(async () => {
  await app.jobs.stop();
  await app.close();
  await mailServer.close();
  await service.stop();
}, 60_000);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isSo: () => Promise<boolean>, ms: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < ms && !(await isSo())) await pause(100);
  return performance.now() - began;
}

/** Milliseconds until a mail that is sent now has arrived. */
async function msOfCode(number: number): Promise<number> {
  const before = mailServer.arrived.length;
  const to = `reader${number}@example.test`;
  await app.mail.send({ to, subject: 'Your code', text: 'Your code is 123456.' });
  return until(async () => mailServer.arrived.length > before, 30_000);
}

it('tells every device of a goal once, over a stop half-way, while codes leave by mail', async () => {
  // The clocks of the app stand still: a real one moves the job table's.
  const ticking = setInterval(() => app.wall.set(app.wall.now() + 250), 250);
  try {
    app.jobs.start();
    await app.moveTo(tinySeason.betweenMatches);
    const codes: number[] = [];
    const cpu = process.cpuUsage();
    let began = performance.now();
    let stopMs = 0;
    const isHalf = async () => (await service.count()).messages >= devices / 2;
    await until(isHalf, patienceMs);
    const toHalf = performance.now() - began;
    const stopping = performance.now();
    await app.jobs.stop();
    stopMs = performance.now() - stopping;
    app.jobs.start();
    began = performance.now();
    codes.push(await msOfCode(1));
    const isDone = async () => {
      const row = await app.db.findOne(sql<{ left: number }>`
        select count(*)::int as left from push_device where not exists (
          select 1 from alert where device_id = push_device.id and settled_at is not null)`);
      return row?.left === 0;
    };
    await until(isDone, patienceMs);
    const toEnd = performance.now() - began;
    codes.push(await msOfCode(2));
    const { messages, devices: notified, again } = await service.count();
    const { user, system } = process.cpuUsage(cpu);
    process.stdout.write(
      `  ${devices} devices: ${((user + system) / 1e6).toFixed(1)} s of the processor, ${((toHalf + toEnd) / 1000).toFixed(1)} s, the stop ${stopMs.toFixed(0)} ms, ` +
        `codes after ${codes.map((ms) => ms.toFixed(0)).join(' and ')} ms\n`,
    );
    expect({ messages, notified, again }).toEqual({ messages: devices, notified: devices, again: 0 });
    expect(toHalf + toEnd).toBeLessThan(patienceMs);
    expect(stopMs).toBeLessThan(10_000);
    expect(Math.max(...codes)).toBeLessThan(codePatienceMs);
  } finally {
    clearInterval(ticking);
  }
}, 240_000);
