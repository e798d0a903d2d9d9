/**
 * For `npm run soak -- matchday`: a PostgreSQL of its own with `MATCHDAY_ACCOUNTS` accounts of `fillGrowth`, a quarter of which have a device, a
 * push service that answers in 80 ms, a mail server, and a server in place of the official game. Prints one line of JSON, `Site`, when all of it is there, and one for each
 * mail that arrives, `{"to": …}`. Ends with its input.
 */
import type { AddressInfo } from 'node:net';
import { asTeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import { createClock } from '../../src/platform/clock';
import { createSecrets, readSecret } from '../../src/platform/home/secrets';
import type { Db } from '../../src/platform/db/db';
import { migrate } from '../../src/platform/db/migrate';
import { openPostgres } from '../../src/platform/db/postgres';
import { countEvents } from '../../src/features/general/countEvents';
import { createReplaySource } from '../../src/game/fpl/replay/replaySource';
import { ingestTeam } from '../../src/game/ingest/ingestTeam';
import { buildGameApp } from '../support/gameApp';
import { startMailServer } from '../support/mailServerOfTests';
import { runOn, startOwnServer } from '../support/postgresServer';
import { startSlowPushService, type SlowPushService } from '../support/slowPushService';
import { writeTinySeason } from '../support/tinySeason';
import { createFaultPlan } from '../upstream/faultPlan';
import { buildUpstream } from '../upstream/upstreamApp';
import { fillDevices } from './fillDevices';
import { fillGrowth } from './fillGrowth';

interface Site {
  readonly database: string;
  /** The official game's address, which a server of ours stands for. `POST /clock` of its host sets its time. */
  readonly game: string;
  readonly secret: string;
  readonly mail: string;
  /** `GET` answers with the counts of what was pushed. */
  readonly pushes: string;
  readonly devices: number;
  /** Emails of the readers, all with `password`. */
  readonly readers: readonly string[];
  readonly password: string;
}

const accounts = Number(process.env['MATCHDAY_ACCOUNTS']);
const now = '2023-08-19T13:30:00Z';
const secret = 'a secret of the match day, long enough to use';
const readers = 8;
const answersAfterMs = 80;

async function main(): Promise<void> {
  const server = await startOwnServer();
  await runOn(server.url, `alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await server.shutDown();
  await server.start();
  await runOn(server.url, 'create database matchday');
  const database = server.url.replace('/postgres?', '/matchday?');
  await runOn(database, 'create extension pg_stat_statements');
  const db = await openPostgres(database);
  await migrate(db);
  const [service, mail] = [await startSlowPushService(answersAfterMs), await startMailServer()];
  const seasonFolder = writeTinySeason();
  const clock = createClock(Date.parse(now), 0);
  const upstream = buildUpstream({
    source: createReplaySource({ folder: seasonFolder, clock }),
    plan: createFaultPlan(),
    clock,
  });
  await upstream.listen({ port: 0, host: '127.0.0.1' });
  const game = `http://127.0.0.1:${(upstream.server.address() as AddressInfo).port}/api`;
  const emails = await fill(db, { database, seasonFolder, game, service });
  const devices = await db.findOne(sql<{ all: number }>`select count(*)::int as all from push_device`);
  await db.close();
  await runOn(database, 'select pg_stat_statements_reset()');
  const site: Site = {
    database,
    game,
    secret,
    mail: mail.url,
    pushes: new URL(service.subscription('').endpoint).origin,
    devices: devices?.all ?? 0,
    readers: emails,
    password: 'long-enough-for-anyone',
  };
  say(site);
  let reported = 0;
  const telling = setInterval(() => {
    for (const text of mail.arrived.slice(reported)) say({ to: /^To: (\S+)/m.exec(text)?.[1] });
    reported = mail.arrived.length;
  }, 50);
  process.stdin.resume().on('end', () => {
    clearInterval(telling);
    void Promise.all([upstream.close(), service.stop(), mail.close(), server.stop()]).then(() =>
      process.exit(0),
    );
  });
}

const say = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);

interface Parts {
  readonly database: string;
  readonly seasonFolder: string;
  readonly game: string;
  readonly service: SlowPushService;
}

/** @returns the emails of the readers */
async function fill(db: Db, { database, seasonFolder, game, service }: Parts): Promise<string[]> {
  const app = await buildGameApp({
    // With the identity of the game that the built app shows: a season of another source is forgotten.
    openSource: (clock) => ({
      ...createReplaySource({ folder: seasonFolder, clock }),
      identity: `live ${game}`,
    }),
    now,
    env: { SECRET: secret },
    checkReplies: false,
    db,
  });
  await ingestTeam(app, { id: asTeamId(101), current: 2, phase: '2 open', squads: 'all' });
  await fillGrowth(database, accounts, now);
  await countEvents(db, app.clock.now());
  // One of the two scorers of the first match: each device is told once. The squads are there, so the game is not asked for them.
  await db.script(`
    update team_picks set footballers = array_replace(footballers, 16::smallint, 32::smallint) where team_id >= 100000;
    delete from wanted_team where team_id >= 100000;
    delete from push_device;
    analyze`);
  const rows = await db.query(sql<{ id: string }>`
    select id from account where email like 'growth%' order by id limit ${Math.floor(accounts / 4)}`);
  const secrets = createSecrets(readSecret(app.config));
  await fillDevices(db, { secrets, service, accounts: rows.map(({ id }) => id), at: app.clock.now() });
  const emails = [];
  for (let number = 1; number <= readers; number += 1) {
    await app.signUp({ team: asTeamId(101) });
    emails.push(`person${number}@example.test`);
  }
  await app.close();
  return emails;
}

void main();
