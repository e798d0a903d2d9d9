import { type Logger, pino } from 'pino';
import { seedDemoAccounts } from './features/accounts/demoAccounts';
import { createPasswords } from './features/accounts/passwords';
import { writeSnapshot } from './platform/backup/snapshot';
import { type Clock, createClock, realClock } from './platform/clock';
import type { Config } from './platform/config';
import { type DbAssets, findAssets } from './platform/db/assets';
import { type Db } from './platform/db/db';
import { countWaiting, migrate } from './platform/db/migrate';
import { createLease } from './platform/db/lease';
import { openDb } from './platform/db/openDb';
import { openSource } from './game/fpl/createSource';
import type { DocumentSource, FplSource } from './game/fpl/source';
import { sharedPace } from './game/fpl/pace';
import { withReadings } from './game/fpl/upstreamReadings';
import { startIngest, type IngestLoop } from './game/ingest/startIngest';
import { createJobs } from './platform/jobs/jobs';
import { createMail, type MailMessage } from './platform/mail/mail';
import { printedMail } from './platform/mail/printedMail';
import { createGames, type Games } from './game/season/game';
import { findGameState, findReading } from './game/season/gameState.queries';
import type { AppDeps } from './services';

/** All parts behind the API, opened and running. */
export interface Backend {
  /** For `buildApp`. */
  readonly deps: AppDeps;
  /** Starts the jobs. Call after `buildApp` has registered their workers. */
  start(): void;
  /**
   * Whether there is game data to serve, and the reason if not: a start without it is never reported as
   * ready.
   */
  gameAtStart(): Promise<{ served: boolean; outcome: string; detail: string }>;
  /**
   * Closes, in order: jobs, reading the game, the source, the season in memory, the database, the lock. The app must be closed
   * first.
   */
  close(): Promise<void>;
}

export interface BackendOptions {
  /** Folder with `migrations/` and `pgliteWorker.mjs`: a bundle passes its own. */
  readonly assetsFolder?: string;
  /** Logs the steps of the start for the operator. */
  readonly onProgress?: (step: string) => void;
}

/**
 * Opens the database and the source, migrates, reads the season for the first time and creates the demo's
 * accounts. A stored season is served at once, and read again in the background.
 *
 * @throws {FolderBusy} when another process has the data folder open
 */
export async function openBackend(
  config: Config,
  { assetsFolder, onProgress }: BackendOptions = {},
): Promise<Backend> {
  const progress = onProgress ?? (() => {});
  const assets = findAssets(assetsFolder);
  const clock = clockOf(config);
  const log = pino({ level: config.logLevel });
  // A season is computed in its own thread while the database is opened in another.
  const opening = openSource(config, clock, assets);
  try {
    progress('Opening the database');
    const db = await openDb(config, assets);
    try {
      await snapshotBeforeMigrating(db, config, assets);
      const migrated = await migrate(db, assets.migrations);
      if (migrated.length > 0) progress(`Migrated the database: ${migrated.join(', ')}`);
      const source = await opening;
      source.keepPace?.(sharedPace(db, config.fplRate));
      const fpl = withReadings(source, db, realClock, (err) =>
        log.warn({ err }, 'Results of requests to the game could not be stored.'),
      );
      const backend = await fillBackend({ config, db, clock, fpl, log, progress });
      if (db.copyTo !== undefined) snapshotRegularly(backend.deps, assets);
      return backend;
    } catch (thrown) {
      await db.close();
      throw thrown;
    }
  } catch (thrown) {
    await closeOpened(opening);
    throw thrown;
  }
}

const closeOpened = (opening: Promise<DocumentSource>) =>
  opening.then(
    (fpl) => fpl.close?.(),
    // A source that did not open is why the start failed, and is reported as such.
    () => undefined,
  );

/** A migration cannot be undone, so the previous state is kept as a file. */
async function snapshotBeforeMigrating(db: Db, { home }: Config, assets: DbAssets): Promise<void> {
  if (db.copyTo === undefined) return;
  const waiting = await countWaiting(db, assets.migrations);
  if (waiting.applied > 0 && waiting.left > 0) await writeSnapshot(db, { home, assets });
}

const snapshotSeconds = 15 * 60;

function snapshotRegularly({ db, jobs, config }: AppDeps, assets: DbAssets): void {
  const write = async () => void (await writeSnapshot(db, { home: config.home, assets }));
  jobs.every('snapshot', snapshotSeconds, write, { firstAfter: snapshotSeconds });
}

interface Opened {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly fpl: FplSource;
  readonly log: Logger;
  readonly progress: (step: string) => void;
}

async function fillBackend({ config, db, clock, fpl, log, progress }: Opened): Promise<Backend> {
  const wall = realClock;
  const jobs = createJobs({ db, wall, report: (err, { kind }) => log.error({ err, kind }, 'A job failed.') });
  const print = (message: MailMessage) =>
    void process.stdout.write(`${printedMail(message, config.demoMode)}\n`);
  const mail = createMail({ db, config, jobs, print });
  if (config.demoMode) {
    const teams = fpl.teamsForDemoAccounts?.() ?? [];
    const accounts = { db, clock, wall, passwords: createPasswords(), season: fpl.season, teams };
    const made = await seedDemoAccounts(accounts);
    if (made > 0) progress(`Made ${made} demo accounts`);
  }
  progress(`Reading the game: ${fpl.name}`);
  const games = createGames({ db, photos: config.photos });
  const lease = createLease(db, 'reader of the game');
  const ingest = startIngest({ db, clock, fpl, games, log, lease });
  jobs.handle('refresh game', async () => void (await ingest.refresh()));
  await ingest.ready;
  return {
    deps: { db, clock, wall, fpl, games, mail, jobs, config, catchUp: () => ingest.catchUp() },
    start: () => jobs.start(),
    gameAtStart: () => findGameAtStart(db, fpl),
    close: () => closeBackend({ db, jobs, ingest, games, closeSource: async () => fpl.close?.() }),
  };
}

async function findGameAtStart(db: Db, fpl: FplSource) {
  const state = await findGameState(db, fpl.season);
  const { outcome = 'unavailable', detail = '' } = (await findReading(db, fpl.season)) ?? {};
  return { served: state !== undefined, outcome, detail };
}

function clockOf({ clock, testControls }: Config): Clock {
  if (clock.kind === 'from') return createClock(clock.start, clock.rate);
  return testControls ? createClock(Date.now()) : realClock;
}

interface Running {
  readonly db: Db;
  readonly jobs: { stop(): Promise<void> };
  readonly ingest: IngestLoop;
  readonly games: Games;
  readonly closeSource: () => Promise<void>;
}

async function closeBackend({ db, jobs, ingest, games, closeSource }: Running): Promise<void> {
  await jobs.stop();
  const stopped = ingest.stop();
  // A pending read would wait for the simulated season; closing the source ends it immediately.
  await closeSource();
  await stopped;
  await games.close();
  await db.close();
}
