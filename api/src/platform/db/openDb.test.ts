import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { layEmptyDatabase } from '../../../test/support/emptyDatabase';
import { writeSnapshot } from '../backup/snapshot';
import { findAssets } from './assets';
import { openDb } from './openDb';

it('begins with the empty database of the build, whatever a start that was killed has left', async () => {
  const home = mkdtempSync(join(tmpdir(), 'touchline-open-'));
  const emptyDatabase = join(home, 'empty');
  layEmptyDatabase(emptyDatabase);
  mkdirSync(join(home, 'db.new/base'), { recursive: true });
  writeFileSync(join(home, 'db.new/PG_VERSION'), '1');
  const config = { databaseUrl: undefined, home };
  const assets = { ...findAssets(), emptyDatabase };

  const first = await openDb(config, assets);
  await first.run(sql`create table kept as select 7 as number`);
  await first.close();
  expect(existsSync(join(home, 'db.new'))).toBe(false);

  const second = await openDb(config, assets);
  expect(await second.findOne(sql`select number from kept`)).toEqual({ number: 7 });
  await second.close();
  rmSync(home, { recursive: true });
}, 120_000);

describe('the built-in database’s files', () => {
  const home = mkdtempSync(join(tmpdir(), 'touchline-files-'));
  const config = { databaseUrl: undefined, home };
  const emptyDatabase = mkdtempSync(join(tmpdir(), 'touchline-empty-'));
  const assets = { ...findAssets(), emptyDatabase };
  beforeAll(() => layEmptyDatabase(emptyDatabase));
  afterAll(() => {
    rmSync(home, { recursive: true });
    rmSync(emptyDatabase, { recursive: true });
  });

  /** Files and folders that other users of this machine could open. */
  const openToOthers = () =>
    ['.', ...(readdirSync(home, { recursive: true }) as string[])].filter(
      (name) => (statSync(join(home, name)).mode & 0o077) !== 0,
    );

  it('are for this user only: the folder, what is there, what comes later, and snapshots', async () => {
    chmodSync(home, 0o755);
    const db = await openDb(config, assets);
    await db.run(sql`create table later as select 7 as number`);
    await db.script('checkpoint');
    await writeSnapshot(db, { home, assets });
    await db.close();
    expect(openToOthers()).toEqual([]);
    chmodSync(join(home, 'db/PG_VERSION'), 0o666);
    await (await openDb(config, assets)).close();
    expect(openToOthers()).toEqual([]);
  }, 120_000);

  it('are not written over when PG_VERSION is missing: the start stops and points to the snapshots', async () => {
    rmSync(join(home, 'db/PG_VERSION'));
    const before = readdirSync(join(home, 'db'));
    await expect(openDb(config, assets)).rejects.toThrow(
      /db is no whole database: PG_VERSION is missing\. .*command\.ts restore .*snapshots/,
    );
    expect(readdirSync(join(home, 'db'))).toEqual(before);
  }, 120_000);

  it.each([
    ['is gone', () => rmSync(join(home, 'db'), { recursive: true })],
    ['is empty', () => mkdirSync(join(home, 'db'))],
  ])('are not begun anew beside snapshots when the folder %s', async (_, spoil) => {
    spoil();
    await expect(openDb(config, assets)).rejects.toThrow(/The database is missing.*restore .*snapshots/);
  });
});
