import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../config';
import { type DbAssets, findAssets } from './assets';
import { createDb, type Db } from './db';
import { takeLock } from './lockFile';
import { createLocalNotices, createPostgresNotices } from './notices';
import { openPglite } from './pglite/pglitePool';
import './values';

/**
 * Opens the database that the configuration names: PostgreSQL with `DATABASE_URL`, else PGlite in the data folder.
 * @throws {FolderBusy} when another process has the data folder open
 */
export async function openDb(
  { databaseUrl, home }: Pick<Config, 'databaseUrl' | 'home'>,
  assets: DbAssets = findAssets(),
): Promise<Db> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  const release = takeLock(join(home, 'db.lock'));
  try {
    const folder = join(home, 'db');
    layDown(assets.emptyDatabase, folder);
    return await openPgliteDb({ worker: assets.worker, folder, release });
  } catch (thrown) {
    release();
    throw thrown;
  }
}

/**
 * Makes the folder of a database that is not there yet. The copy gets its name when it is whole, so that a start
 * which is killed meanwhile leaves nothing that looks like a database.
 */
function layDown(emptyDatabase: string | undefined, folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (emptyDatabase === undefined || readdirSync(folder).length > 0) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(emptyDatabase, unfinished, { recursive: true });
  rmSync(folder, { recursive: true });
  renameSync(unfinished, folder);
}

interface PgliteDbOptions {
  readonly worker: string;
  readonly folder?: string;
  readonly dump?: string;
  readonly release?: () => void;
}

/** PGlite without a lock: in memory, or in a folder whose lock the caller holds. */
export async function openPgliteDb({ release, ...options }: PgliteDbOptions): Promise<Db> {
  const pool = await openPglite(options);
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  // Kysely closes a pool only once it has used it.
  await sql`select 1`.execute(kysely);
  return createDb({
    engine: 'pglite',
    kysely,
    notices: createLocalNotices(),
    dump: () => pool.dump(),
    release,
  });
}

/** @throws when the server cannot be reached or is older than 15 */
export async function openPostgres(connectionString: string): Promise<Db> {
  const pool = new pg.Pool({ connectionString, max: 10, options: '-c timezone=UTC' });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  if (Number(rows[0]?.version) < 150_000) {
    await pool.end();
    throw new Error('DATABASE_URL names a PostgreSQL that is older than 15.');
  }
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return createDb({ engine: 'postgres', kysely, notices: createPostgresNotices(connectionString) });
}
