import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { findAssets } from './assets';
import type { Db } from './db';
import { withoutLimits } from './statementLimits';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  /** Checksum of the text: a migration that has run must not be edited. */
  readonly checksum: string;
}

/** The SQL files of a folder, `0001_accounts.sql`, by number. */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readMigration(folder, file))
    .sort((a, b) => a.number - b.number);
  migrations.forEach(({ number, name }, index) => {
    if (migrations[index - 1]?.number === number)
      throw new Error(`Migration ${name} has a number that is taken.`);
  });
  return migrations;
}

function readMigration(folder: string, file: string): Migration {
  const [, number] = /^(\d{4})_\w+\.sql$/.exec(file) ?? [];
  if (number === undefined) throw new Error(`Migration ${file} must be named like 0001_accounts.sql.`);
  const text = readFileSync(join(folder, file), 'utf8');
  const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
  return { number: Number(number), name: file, text, checksum };
}

/** An arbitrary advisory lock key: two starting processes must not both migrate. */
const migrationLock = 7_204_115;

/**
 * Migrates the database to the newest version, one transaction per migration, forward only.
 * @returns names of the migrations that ran now
 * @throws when a migration that has run was edited, or the database is newer than this program
 */
export async function migrate(db: Db, folder: string = findAssets().migrations): Promise<string[]> {
  const migrations = readMigrations(folder);
  const ran: string[] = [];
  for (;;) {
    const name = await withoutLimits(db, () => applyNext(db, migrations));
    if (name === undefined) return ran;
    ran.push(name);
  }
}

/** Numbers of applied and of pending migrations. */
export async function countWaiting(db: Db, folder: string): Promise<{ applied: number; left: number }> {
  const found = await db.findOne(
    sql<{ there: boolean }>`select to_regclass('migration') is not null as there`,
  );
  const row = found?.there
    ? await db.findOne(sql<{ applied: number }>`select count(*) as applied from migration`)
    : undefined;
  const applied = row?.applied ?? 0;
  return { applied, left: readMigrations(folder).length - applied };
}

async function applyNext(db: Db, migrations: readonly Migration[]): Promise<string | undefined> {
  await db.query(sql`select pg_advisory_xact_lock(${migrationLock})`);
  await db.script(`create table if not exists migration (
    number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`);
  const applied = await db.query(sql<Applied>`select number, name, checksum from migration order by number`);
  checkHistory(applied, migrations);
  const next = migrations[applied.length];
  if (next === undefined) return undefined;
  await db.script(next.text);
  await db.run(
    sql`insert into migration (number, name, checksum) values (${next.number}, ${next.name}, ${next.checksum})`,
  );
  return next.name;
}

type Applied = Pick<Migration, 'number' | 'name' | 'checksum'>;

function checkHistory(applied: readonly Applied[], migrations: readonly Migration[]) {
  applied.forEach(({ number, name, checksum }, index) => {
    const ours = migrations[index];
    if (ours === undefined)
      throw new Error(
        `The database has migration ${name}, which this program does not know. It is newer than the program.`,
      );
    if (ours.number !== number)
      throw new Error(
        `The database has ${name} where this program has ${ours.name}. A migration was added before one that has run.`,
      );
    if (ours.checksum !== checksum)
      throw new Error(
        `Migration ${name} was edited after it had run. Put its text back, and make a new migration.`,
      );
  });
}
