import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app';
import { createClock, type SettableClock } from '../clock';
import { type Config, loadConfig } from '../config';
import type { Db } from '../db/db';
import type { FplSource } from '../fpl/source';
import type { DiskSpace } from '../home/diskSpace';
import type { ConnectionLimits } from '../http/connectionLimits';
import { createJobs, type Jobs } from '../jobs/jobs';
import { createMail, type Mail } from '../mail/mail';
import { openMigratedDb, type TestEngine } from './openTestDb';

/** The whole app on a real database with the real migrations, and clocks that stand still until they are moved. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly clock: SettableClock;
  /** Real time as the app sees it: sessions, codes, throttles. */
  readonly wall: SettableClock;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly config: Config;
  /** One call with the api key; `token` is a session token. */
  ask(method: Method, url: string, body?: object, headers?: AskHeaders): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export interface AskHeaders {
  readonly token?: string;
  readonly cookie?: string;
  readonly native?: boolean;
  readonly address?: string;
}

export interface TestAppOptions {
  readonly engine?: TestEngine;
  /** A database that is open already; it is not closed with the app. */
  readonly db?: Db;
  /** What the environment says beside the usual. */
  readonly env?: Record<string, string>;
  readonly fpl?: FplSource;
  readonly now?: string;
  /** Gets what the app logs, and the jobs that failed; `LOG_LEVEL` in `env` says how much. */
  readonly log?: (line: string) => void;
  /** Replies are checked against their schema unless somebody measures how long they take. */
  readonly checkReplies?: boolean;
  /** Room on the disk, in place of what the system says. */
  readonly diskSpace?: DiskSpace;
  /** Other limits of connections than the usual. */
  readonly connection?: Partial<ConnectionLimits>;
}

/** A source that has not answered yet: the season is away, accounts are there. */
const noGame: FplSource = {
  name: 'live',
  season: '2023-24',
  get: async () => ({ outcome: 'updating', detail: 'The game is being updated.' }),
};

export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { engine, fpl = noGame, now = '2024-01-20T12:00:00Z', checkReplies = true } = options;
  const env = {
    SECRET: 'a secret of tests that is long enough to use',
    LOG_LEVEL: 'silent',
    FPL_SOURCE: 'live',
  };
  const config = loadConfig({ ...env, ...options.env });
  const db = options.db ?? (await openMigratedDb(engine));
  const clock = createClock(Date.parse(now), 0);
  const wall = createClock(Date.now(), 0);
  const log = options.log && { write: options.log };
  const reports = pino({ level: log === undefined ? 'silent' : 'debug' }, log);
  const jobs = createJobs({
    db,
    wall,
    report: (err, { kind }) => reports.error({ err, kind }, 'A job failed.'),
  });
  const mail = createMail({ db, config, jobs });
  const { connection, diskSpace } = options;
  const deps = { db, clock, wall, fpl, mail, jobs, config, diskSpace };
  const app = await buildApp(deps, { checkReplies, log, connection });
  return {
    app,
    db,
    clock,
    wall,
    mail,
    jobs,
    config,
    ask: (method, url, body, { token, cookie, native, address } = {}) =>
      app.inject({
        method,
        url,
        remoteAddress: address,
        headers: {
          'x-api-key': config.apiKey,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(cookie === undefined ? {} : { cookie }),
          ...(native === true ? { 'x-client': 'native' } : {}),
        },
        ...(body === undefined ? {} : { payload: body }),
      }),
    close: async () => {
      await app.close();
      if (options.db === undefined) await db.close();
    },
  };
}
