import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { listSnapshots } from './snapshotFiles';
import type { Config } from '../config';
import { diskSpaceOf, leastDiskSpace } from '../home/diskSpace';
import { closeToOthers, HomeBroken, openHome } from '../home/homeFiles';
import { type DbAssets, findAssets } from './assets';
import { createDb, type Db } from './db';
import { takeLock } from './lockFile';
import { createLocalNotices } from './notices';
import { breakSeal, findBrokenFile, isSealed, sealFolder } from './pglite/folderSeal';
import { openPglite } from './pglite/pglitePool';
import { verifyDatabase } from './pglite/verifyDatabase';
import { openPostgres } from './postgres';
import './values';

type DbConfig = Pick<Config, 'databaseUrl' | 'home'> & Partial<Pick<Config, 'databaseDirectUrl'>>;

/**
 * Opens the configured database: PostgreSQL with `DATABASE_URL`, else PGlite in the data folder.
 * @throws {FolderBusy} when another process has the data folder open
 * @throws {HomeBroken} when the existing database is damaged
 * @throws {DatabaseUnusable} when PostgreSQL is too old, or a pooler's address has no direct one beside it
 */
export async function openDb(
  { databaseUrl, databaseDirectUrl, home }: DbConfig,
  assets: DbAssets = findAssets(),
): Promise<Db> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, databaseDirectUrl);
  openHome(home);
  const release = takeLock(join(home, 'db.lock'));
  try {
    const folder = join(home, 'db');
    refuseHalfDatabase(home, folder);
    const isNew = await layDown(assets, folder);
    closeToOthers(home);
    return await openWhole({ worker: assets.worker, folder, release }, { home, isNew });
  } catch (thrown) {
    release();
    throw thrown;
  }
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * PGlite would create an empty database over a folder that it does not recognise.
 * @throws {HomeBroken} when the existing database is damaged
 */
function refuseHalfDatabase(home: string, folder: string): void {
  const names = namesIn(folder);
  if (names.includes('PG_VERSION')) return;
  const [newest] = listSnapshots(home);
  if (names.length > 0) {
    throw new HomeBroken(
      `${folder} is no whole database: PG_VERSION is missing. ${waysBack(newest, folder)}`,
    );
  }
  const replaced = namesIn(home).some((name) => name.startsWith('db.before-restore-'));
  if (newest === undefined && !replaced) return;
  throw new HomeBroken(
    `The database is missing: ${folder} is empty or gone, and there are copies of it. ${waysBack(newest, folder)}`,
  );
}

/**
 * Opens the folder only if all of the database is there. After an orderly close every file must be the same as
 * then; otherwise, as after a kill, every table is read.
 * @throws {HomeBroken} when the existing database is damaged
 */
async function openWhole(
  options: { readonly worker: string; readonly folder: string; readonly release: () => void },
  { home, isNew }: { readonly home: string; readonly isNew: boolean },
): Promise<Db> {
  const { folder, worker } = options;
  let isWhole = true;
  const release = async () => {
    if (isWhole) await sealFolder(folder);
    options.release();
  };
  const damaged = (why: string) =>
    new HomeBroken(
      `The database in ${folder} is damaged: ${why}. ${waysBack(listSnapshots(home)[0], folder)}`,
    );
  const wasSealed = isSealed(folder);
  if (wasSealed) {
    const broken = await findBrokenFile(folder);
    if (broken !== undefined) throw damaged(`${broken} has changed while it was closed`);
    breakSeal(folder);
  }
  const db = await openPgliteDb({ worker, folder, release }).catch(async (thrown: unknown) => {
    if (await isDiskFull(home))
      throw new HomeBroken(`The database in ${folder} cannot be opened: the disk is full.`);
    throw damaged(`it cannot be opened (${messageOf(thrown)})`);
  });
  if (wasSealed || isNew) return db;
  try {
    await verifyDatabase(db);
  } catch (thrown) {
    isWhole = false;
    // What it throws follows from the damage, which is reported.
    await db.close().catch(() => {});
    throw damaged(messageOf(thrown));
  }
  return db;
}

async function isDiskFull(home: string): Promise<boolean> {
  const free = await diskSpaceOf(home)();
  return free !== undefined && free < leastDiskSpace;
}

const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));

function waysBack(newest: string | undefined, folder: string): string {
  const anew = 'To begin with an empty database, move the whole data folder away.';
  if (newest === undefined)
    return `There are no snapshots in the data folder; restore ${folder} from a backup. ${anew}`;
  return `Restore the newest snapshot with: npx tsx api/src/platform/backup/command.ts restore ${newest} . ${anew}`;
}

/**
 * Creates the folder of a new database. It is renamed to its final name when complete, so that an aborted
 * start leaves no partial database.
 * @returns whether it was created now
 */
async function layDown({ emptyDatabase, worker }: DbAssets, folder: string): Promise<boolean> {
  if (namesIn(folder).length > 0) return false;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (emptyDatabase === undefined) await (await openPgliteDb({ worker, folder: unfinished })).close();
  else cpSync(emptyDatabase, unfinished, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return true;
}

interface PgliteDbOptions {
  readonly worker: string;
  readonly folder?: string;
  readonly dump?: string;
  readonly release?: () => Promise<void> | void;
}

export interface PgliteDb extends Db {
  /** The whole database as the bytes of one file, which take several times their size in memory: for small ones. */
  readonly dump: () => Promise<Uint8Array>;
}

/** PGlite without a lock: in memory, or in a folder whose lock the caller holds. */
export async function openPgliteDb({ release, ...options }: PgliteDbOptions): Promise<PgliteDb> {
  // PostgreSQL does not start beside an empty one, which a process leaves that is killed while it writes it.
  if (options.folder !== undefined) rmSync(join(options.folder, 'postmaster.pid'), { force: true });
  const pool = await openPglite(options);
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  // Kysely closes a pool only if it has used it.
  await sql`select 1`.execute(kysely);
  const { copyTo, dump } = pool;
  return { ...createDb({ engine: 'pglite', kysely, notices: createLocalNotices(), copyTo, release }), dump };
}
