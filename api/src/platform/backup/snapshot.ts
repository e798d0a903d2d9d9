import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config';
import type { DbAssets } from '../db/assets';
import type { Db } from '../db/db';
import { takeLock } from '../db/lockFile';
import { openPgliteDb } from '../db/openDb';
import { breakSeal, findBrokenFile, isSealed, sealFolder } from '../db/pglite/folderSeal';
import { listSnapshots, snapshotFolder } from '../db/snapshotFiles';
import { closeToOthers, HomeBroken, openHome } from '../home/homeFiles';
import { packFolder, unpackFolder } from './archive';

/** Two hours of snapshots. */
const keptSnapshots = 8;

/**
 * A copy of the whole PGlite database as one file. The copy was opened, read and closed before it was packed. PGlite
 * never flushes to the disk itself, so the snapshot is also what survives a power failure.
 */
export async function writeSnapshot(
  db: Db,
  { home, assets }: { home: string; assets: DbAssets },
): Promise<string> {
  if (db.copyTo === undefined)
    throw new Error('Snapshots are of PGlite; PostgreSQL is backed up by pg_dump.');
  const file = join(snapshotFolder(home), `${new Date().toISOString().replaceAll(':', '-')}.tar.gz`);
  makeSnapshotFolder(home);
  const unfinished = join(snapshotFolder(home), 'unfinished');
  const copy = join(unfinished, 'db');
  await rm(unfinished, { recursive: true, force: true });
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    await db.copyTo(copy);
    await verify(copy, assets);
    await sealFolder(copy);
    await packFolder(copy, join(unfinished, 'packed'));
    renameSync(join(unfinished, 'packed'), file);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
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

/** @throws when the folder cannot be opened as a database */
async function verify(folder: string, { worker }: DbAssets): Promise<void> {
  const copy = await openPgliteDb({ worker, folder });
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

async function restoreFolder(file: string, home: string, assets: DbAssets): Promise<void> {
  const [folder, fresh] = [join(home, 'db'), join(home, 'db.restoring')];
  rmSync(fresh, { recursive: true, force: true });
  try {
    mkdirSync(fresh, { mode: 0o700 });
    await unpackDatabase(file, fresh, assets).catch((thrown: unknown) => {
      throw notWhole(file, thrown);
    });
  } catch (thrown) {
    rmSync(fresh, { recursive: true, force: true });
    throw thrown;
  }
  renameIfThere(folder, `${folder}.before-restore-${Date.now()}`);
  renameSync(fresh, folder);
}

/** @throws for a file that was cut off, is something else or has lost a part of the database */
async function unpackDatabase(file: string, folder: string, assets: DbAssets): Promise<void> {
  await unpackFolder(file, folder);
  // Snapshots of earlier versions have no seal.
  if (isSealed(folder)) {
    const broken = await findBrokenFile(folder);
    if (broken !== undefined) throw new Error(`${broken} is not as it was written`);
    breakSeal(folder);
  }
  await verify(folder, assets);
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
