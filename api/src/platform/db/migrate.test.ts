import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { testEngines, openEmptyDb } from '../../../test/support/openTestDb';
import { findAssets } from './assets';
import type { Db } from './db';
import { migrate, readMigrations } from './migrate';

describe.each(testEngines)('migrations on %s', (engine) => {
  let db: Db;
  let folder: string;
  beforeAll(async () => {
    db = await openEmptyDb(engine);
  }, 60_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-migrations-'));
    await db.script('drop schema public cascade; create schema public');
    write('0001_first.sql', 'create table one (id int); insert into one values (1);');
    write('0002_second.sql', 'create table two (id int);');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  it('runs the app’s own migrations, once', async () => {
    const names = readMigrations(findAssets().migrations).map(({ name }) => name);
    expect(names[0]).toBe('0001_accounts.sql');
    expect(await migrate(db)).toEqual(names);
    expect(await migrate(db)).toEqual([]);
  });

  const own = readMigrations(findAssets().migrations);
  /** Description of every column, index and constraint. */
  const shape = () =>
    db.query(sql`
      select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
        || coalesce(column_default, '') as said
      from information_schema.columns where table_schema = 'public'
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where connamespace = 'public'::regnamespace
      order by 1`);

  it('comes to the newest version step by step, with what was stored at each', async () => {
    await migrate(db);
    const atOnce = await shape();
    await db.script('drop schema public cascade; create schema public');
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
    const stored: string[] = [];
    for (const [index, { name, text }] of own.entries()) {
      write(name, text);
      expect(await migrate(db, folder)).toEqual([name]);
      stored.push(`version-${index + 1}@example.test`);
      await db.run(sql`insert into account (id, email, username, birthday, password_hash, created_at)
        values (gen_random_uuid(), ${stored.at(-1)}, ${`Version ${index + 1}`}, '1990-02-09', 'x', now())`);
    }
    expect(await shape()).toEqual(atOnce);
    const kept = await db.query<{ email: string }>(sql`select email from account`);
    expect(kept.map(({ email }) => email).sort()).toEqual(stored.sort());
  }, 60_000);

  it('lets several starting processes migrate at once, each file once', async () => {
    const ran = await Promise.all([migrate(db, folder), migrate(db, folder), migrate(db, folder)]);
    expect(ran.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql']);
    expect(await db.query(sql`select id from one`)).toHaveLength(1);
  });

  it('leaves nothing of a migration that fails, and goes on from there once it is right', async () => {
    write('0003_third.sql', 'create table three (id int); select 1 / 0;');
    await expect(migrate(db, folder)).rejects.toThrow(/division by zero/);
    write('0003_third.sql', 'create table three (id int);');
    expect(await migrate(db, folder)).toEqual(['0003_third.sql']);
  });

  it('refuses when a migration was edited after it had run', async () => {
    await migrate(db, folder);
    write('0001_first.sql', 'create table one (id bigint);');
    await expect(migrate(db, folder)).rejects.toThrow(/0001_first.sql was edited/);
  });

  it('refuses a database that is newer than the program', async () => {
    await migrate(db, folder);
    rmSync(join(folder, '0002_second.sql'));
    await expect(migrate(db, folder)).rejects.toThrow(/newer than the program/);
  });

  it('refuses a number that is taken', () => {
    write('0002_other.sql', 'select 1');
    expect(() => readMigrations(folder)).toThrow(/number that is taken/);
  });
});

/** Numbers that were left out; databases have run migrations that stand after them. */
const gaps = [
  10, 11, 13, 14, 15, 28, 29, 34, 37, 38, 39, 40, 41, 42, 43, 44, 47, 49, 51, 52, 53, 54, 55, 56, 57, 58, 59,
];

it('fills no gap between the app’s own migrations: a database that has run a later one would not start', () => {
  const numbers = readMigrations(findAssets().migrations).map(({ number }) => number);
  const last = numbers.at(-1) ?? 0;
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter(
    (one) => !numbers.includes(one),
  );
  expect(missing).toEqual(gaps);
});
