import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { abilities } from '../../src/game/fpl/abilities';
import { buildApp } from '../../src/app';
import { createClock, type SettableClock } from '../../src/platform/clock';
import { type Config, loadConfig } from '../../src/platform/config';
import type { Db } from '../../src/platform/db/db';
import type { DocumentSource, FplSource } from '../../src/game/fpl/source';
import { withState } from '../../src/game/fpl/sourceState';
import { createGames, type Games } from '../../src/game/season/game';
import type { DiskSpace } from '../../src/platform/home/diskSpace';
import type { ConnectionLimits } from '../../src/platform/http/connectionLimits';
import { createJobs, type Jobs } from '../../src/platform/jobs/jobs';
import { createMail, type Mail } from '../../src/platform/mail/mail';
import { openMigratedDb, type TestEngine } from './openTestDb';

/** The whole app on a real database with the real migrations, and stopped clocks that tests move. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly clock: SettableClock;
  /** Real time for the app: sessions, codes, rate limits. */
  readonly wall: SettableClock;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly games: Games;
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
  /** An open database; it is not closed with the app. */
  readonly db?: Db;
  /** Additional environment variables. */
  readonly env?: Record<string, string>;
  readonly fpl?: DocumentSource | FplSource;
  readonly now?: string;
  /** Receives log lines, and failed jobs; `LOG_LEVEL` in `env` sets the level. */
  readonly log?: (line: string) => void;
  /** Replies are checked against their schema, except in measurements. */
  readonly checkReplies?: boolean;
  /** Free disk space, instead of the system's value. */
  readonly diskSpace?: DiskSpace;
  /** Overrides connection limits. */
  readonly connection?: Partial<ConnectionLimits>;
}

/** A source that never answers: accounts work without a season. */
const noGame: DocumentSource = {
  name: 'live',
  can: abilities.live,
  season: '2023-24',
  get: async () => ({ outcome: 'updating', detail: 'The game is being updated.' }),
};

const isOpen = (source: DocumentSource): source is FplSource => 'state' in source;

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
  const games = createGames({ db, photos: config.photos });
  // A source that a test has opened keeps its counts.
  const opened = isOpen(fpl) ? fpl : withState(fpl);
  const deps = { db, clock, wall, fpl: opened, games, mail, jobs, config, diskSpace };
  const app = await buildApp(deps, { checkReplies, log, connection });
  return {
    app,
    db,
    clock,
    wall,
    mail,
    jobs,
    games,
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
      await games.close();
      if (options.db === undefined) await db.close();
    },
  };
}
