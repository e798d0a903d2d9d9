import { asTeamId } from '@touchline/shared/domain';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { ingestTeam } from '../../game/ingest/ingestTeam';
import { createSecrets, readSecret } from '../../platform/home/secrets';
import { usualEngine } from '../../../test/support/openTestDb';
import { buildGameApp, type GameApp } from '../../../test/support/gameApp';
import { type TestMailServer, startMailServer } from '../../../test/support/mailServerOfTests';
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

/** Answers like a push service, in a thread of its own; tells what it has counted. */
const pushService = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const seen = new Map();
  const server = createServer((request, response) => {
    const { topic } = request.headers;
    seen.set(topic, (seen.get(topic) ?? 0) + 1);
    request.resume();
    setTimeout(() => response.writeHead(201).end(), ${answersAfterMs});
  });
  server.keepAliveTimeout = 60000;
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
  parentPort.on('message', () => {
    const most = Math.max(0, ...new Set(seen.values()));
    parentPort.postMessage({ messages: seen.size, most });
  });
`;

let app: GameApp;
let service: Worker;
let port = 0;
let mailServer: TestMailServer;

async function counted(): Promise<{ messages: number; most: number }> {
  service.postMessage('count');
  const [answer] = (await once(service, 'message')) as [{ messages: number; most: number }];
  return answer;
}

beforeAll(async () => {
  service = new Worker(pushService, { eval: true });
  [port] = (await once(service, 'message')) as [number];
  mailServer = await startMailServer();
  app = await buildGameApp({
    folder: writeTinySeason(),
    engine: usualEngine,
    now: '2023-08-19T13:00:00Z',
    env: { TEST_CONTROLS: '1', SMTP_URL: mailServer.url },
    checkReplies: false,
  });
  await ingestTeam(app, { id: asTeamId(101), current: 2, phase: '2 open', squads: 'all' });
  await fill();
}, 120_000);
afterAll(async () => {
  await app.jobs.stop();
  await app.close();
  await mailServer.close();
  await service.terminate();
}, 60_000);

/** Accounts with a team each, which is team 101 with one of its two scorers, and a device each. */
async function fill(): Promise<void> {
  const device = createECDH('prime256v1');
  const keys = {
    endpoint: `http://127.0.0.1:${port}/push`,
    p256dh: device.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const sealed = createSecrets(readSecret(app.config)).seal(JSON.stringify(keys));
  const season = '2023-24';
  await app.db.script(`
    insert into account (id, email, username, birthday, password_hash, created_at, email_confirmed, onboarded, team_id,
      team_season)
    select gen_random_uuid(), 'storm' || n || '@example.test', 'Ada', '1990-02-09', 'none', now(), true, true,
      100000 + n, '${season}' from generate_series(1, ${devices}) as n;
    insert into team_picks (season, gameweek, team_id, footballers, captain, vice_captain, chip, transfers_cost)
    select season, gameweek, 100000 + n, array_replace(footballers, 16::smallint, 32::smallint), captain, vice_captain, chip, transfers_cost
    from team_picks, generate_series(1, ${devices}) as n where season = '${season}' and gameweek = 2 and team_id = 101;
    analyze account, team_picks`);
  await app.db.run(sql`
    insert into push_device (id, device_kind, account_id, endpoint_hmac, sealed, name, kinds, quiet, created_at)
    select gen_random_uuid(), 'web', id, email, ${sealed}, 'a browser', '{points}', null, ${new Date(app.clock.now())}
    from account where email like 'storm%'`);
  await app.db.script('analyze push_device');
}

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
    const isHalf = async () => (await counted()).messages >= devices / 2;
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
    const { messages, most } = await counted();
    const { user, system } = process.cpuUsage(cpu);
    process.stdout.write(
      `  ${devices} devices: ${((user + system) / 1e6).toFixed(1)} s of the processor, ${((toHalf + toEnd) / 1000).toFixed(1)} s, the stop ${stopMs.toFixed(0)} ms, ` +
        `codes after ${codes.map((ms) => ms.toFixed(0)).join(' and ')} ms\n`,
    );
    expect({ messages, most }).toEqual({ messages: devices, most: 1 });
    expect(toHalf + toEnd).toBeLessThan(patienceMs);
    expect(stopMs).toBeLessThan(10_000);
    expect(Math.max(...codes)).toBeLessThan(codePatienceMs);
  } finally {
    clearInterval(ticking);
  }
}, 240_000);
