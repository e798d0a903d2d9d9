import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Config } from '../config';
import type { DbAssets } from '../db/assets';
import type { Db } from '../db/db';
import { takeLock } from '../db/lockFile';
import { openPgliteDb } from '../db/openDb';
import { listSnapshots, snapshotFolder } from '../db/snapshotFiles';
import { closeToOthers, HomeBroken, openHome } from '../home/homeFiles';

const compress = promisify(gzip);
/** Two hours of snapshots. */
const keptSnapshots = 8;

/**
 * A copy of the whole PGlite database as one file, which was opened and read before it is renamed to its
 * final name. PGlite never flushes to the disk itself, so the snapshot is also what survives a power failure.
 */
export async function writeSnapshot(
  db: Db,
  { home, assets }: { home: string; assets: DbAssets },
): Promise<string> {
  if (db.dump === undefined) throw new Error('Snapshots are of PGlite; PostgreSQL is backed up by pg_dump.');
  const file = join(snapshotFolder(home), `${new Date().toISOString().replaceAll(':', '-')}.tar.gz`);
  makeSnapshotFolder(home);
  const dump = await db.dump();
  await writeThrough(`${file}.dump`, dump);
  try {
    await verify(`${file}.dump`, assets);
    await writeThrough(`${file}.part`, await compress(dump, { level: 1 }));
    renameSync(`${file}.part`, file);
  } finally {
    rmSync(`${file}.dump`, { force: true });
  }
  for (const old of listSnapshots(home).slice(keptSnapshots)) rmSync(old);
  return file;
}

/** Readable by this user only, including files written before this was enforced. */
function makeSnapshotFolder(home: string): void {
  openHome(home);
  mkdirSync(snapshotFolder(home), { recursive: true, mode: 0o700 });
  closeToOthers(snapshotFolder(home));
}

/** Flushes to the disk, not only to the system's cache. */
async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @throws when the dump cannot be opened as a database */
async function verify(dump: string, { worker }: DbAssets): Promise<void> {
  const copy = await openPgliteDb({ worker, dump });
  try {
    await copy.query(sql`select count(*) from pg_class`);
  } finally {
    await copy.close();
  }
}

/** PostgreSQL's tools set up their session, so they never go through a pooler. */
const toolAddress = ({ databaseUrl, databaseDirectUrl }: Config) => databaseDirectUrl ?? databaseUrl;

/** Backs up the configured database. @returns the file */
export async function backUp(db: Db, config: Config, assets: DbAssets): Promise<string> {
  if (config.databaseUrl === undefined) return writeSnapshot(db, { home: config.home, assets });
  makeSnapshotFolder(config.home);
  const file = join(snapshotFolder(config.home), `${new Date().toISOString().replaceAll(':', '-')}.pgdump`);
  writeFileSync(file, '', { mode: 0o600 });
  runTool('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${toolAddress(config)}`]);
  return file;
}

/**
 * Replaces the configured database with a backup. The previous folder is kept beside it.
 * @throws {FolderBusy} while the server runs
 */
export async function restore(file: string, config: Config, assets: DbAssets): Promise<void> {
  if (config.databaseUrl !== undefined) {
    runTool('pg_restore', [
      '--clean',
      '--if-exists',
      '--single-transaction',
      `--dbname=${toolAddress(config)}`,
      file,
    ]);
    return;
  }
  const release = takeLock(join(config.home, 'db.lock'));
  try {
    await restoreFolder(file, config.home, assets);
  } finally {
    release();
  }
}

async function restoreFolder(file: string, home: string, { worker }: DbAssets): Promise<void> {
  const [folder, fresh, dump] = [join(home, 'db'), join(home, 'db.restoring'), join(home, 'restoring.tar')];
  rmSync(fresh, { recursive: true, force: true });
  const content = readWhole(file);
  try {
    await writeThrough(dump, content);
    const restored = await openPgliteDb({ worker, folder: fresh, dump }).catch((thrown: unknown) => {
      throw notWhole(file, thrown);
    });
    await restored.close();
  } catch (thrown) {
    rmSync(fresh, { recursive: true, force: true });
    throw thrown;
  } finally {
    rmSync(dump, { force: true });
  }
  renameIfThere(folder, `${folder}.before-restore-${Date.now()}`);
  renameSync(fresh, folder);
}

/** @throws HomeBroken for a file that was cut off, or is something else */
function readWhole(file: string): Buffer {
  const packed = readFileSync(file);
  try {
    return gunzipSync(packed);
  } catch (thrown) {
    throw notWhole(file, thrown);
  }
}

const notWhole = (file: string, thrown: unknown) =>
  new HomeBroken(
    `${file} is no whole snapshot (${thrown instanceof Error ? thrown.message : String(thrown)}). Nothing was changed. Take another one.`,
  );

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown;
  }
}

function runTool(tool: string, args: string[]): void {
  const { error, status, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  if (error !== undefined) throw new Error(`${tool} is needed and could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`${tool} failed: ${stderr}`);
}
