import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { testEngines, openEmptyDb } from '../testing/openTestDb';
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
