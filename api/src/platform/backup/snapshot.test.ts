import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { loadConfig } from '../config';
import { findAssets } from '../db/assets';
import { FolderBusy } from '../db/lockFile';
import { migrate } from '../db/migrate';
import { openDb, openPgliteDb } from '../db/openDb';
import { listSnapshots } from '../db/snapshotFiles';
import { layEmptyDatabase } from '../../../test/support/emptyDatabase';
import { personalDigest } from '../../../test/support/personalDigest';
import { isPostgresAvailable, makeTestDatabase } from '../../../test/support/postgresServer';
import { packFolder, unpackFolder } from './archive';
import { backUp, restore, writeSnapshot } from './snapshot';

const home = mkdtempSync(join(tmpdir(), 'touchline-backup-'));
afterAll(() => rmSync(home, { recursive: true }));

const config = loadConfig({ TOUCHLINE_HOME: home });
const emptyDatabase = join(home, 'empty');
const assets = { ...findAssets(), emptyDatabase };
beforeAll(() => layEmptyDatabase(emptyDatabase), 120_000);

it('brings back what was there when the snapshot was written, and keeps what it replaces', async () => {
  const db = await openDb(config, assets);
  await db.script("create table note (text text); insert into note values ('before')");
  const file = await writeSnapshot(db, { home, assets });
  await db.run(sql`update note set text = 'after'`);
  await expect(restore(file, config, assets)).rejects.toThrow(FolderBusy);
  await db.close();

  await restore(file, config, assets);
  const again = await openDb(config, assets);
  expect(await again.query(sql`select text from note`)).toEqual([{ text: 'before' }]);
  await again.close();
  expect(readdirSync(home).some((name) => name.startsWith('db.before-restore-'))).toBe(true);
  expect(listSnapshots(home)).toEqual([file]);
}, 120_000);

it('brings back a snapshot that an earlier version wrote from PGlite itself', async () => {
  const earlier = loadConfig({ TOUCHLINE_HOME: mkdtempSync(join(home, 'earlier-')) });
  const db = await openPgliteDb({ worker: assets.worker });
  await db.script("create table note (text text); insert into note values ('earlier')");
  const file = join(earlier.home, 'earlier.tar.gz');
  writeFileSync(file, gzipSync(await db.dump()));
  await db.close();

  await restore(file, earlier, assets);
  const again = await openDb(earlier, assets);
  expect(await again.query(sql`select text from note`)).toEqual([{ text: 'earlier' }]);
  await again.close();
}, 120_000);

it('leaves nothing of a snapshot that was killed while it was written', async () => {
  const killed = mkdtempSync(join(home, 'killed-'));
  mkdirSync(join(killed, 'snapshots/unfinished/db'), { recursive: true });
  writeFileSync(join(killed, 'snapshots/unfinished/packed'), 'half');
  const db = await openDb(loadConfig({ TOUCHLINE_HOME: killed }), assets);
  const file = await writeSnapshot(db, { home: killed, assets });
  await db.close();
  expect(readdirSync(join(killed, 'snapshots')).map((name) => join(killed, 'snapshots', name))).toEqual([
    file,
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
}, 120_000);

describe('a snapshot that is not whole', () => {
  const [folder, good] = [mkdtempSync(join(tmpdir(), 'touchline-backup-')), 'good.tar.gz'];
  const own = loadConfig({ TOUCHLINE_HOME: folder });
  const textIn = async () => {
    const db = await openDb(own, assets);
    const rows = await db.query(sql`select text from note`);
    await db.close();
    return rows;
  };
  beforeAll(async () => {
    const db = await openDb(own, assets);
    await db.script("create table note (text text); insert into note values ('kept')");
    const written = await writeSnapshot(db, { home: folder, assets });
    copyFileSync(written, join(folder, good));
    await db.close();
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each<[string, (whole: Buffer) => Buffer]>([
    ['is empty', () => Buffer.alloc(0)],
    ['was cut off while it was copied', (whole) => whole.subarray(0, whole.length / 2)],
    ['was cut off before it was packed', (whole) => gzipSync(gunzipSync(whole).subarray(0, 700_000))],
    ['lost its last files', (whole) => gzipSync(gunzipSync(whole).subarray(0, -1536))],
    ['has bytes after its end', (whole) => Buffer.concat([whole, Buffer.from('more')])],
    ['has empty bytes after its end', (whole) => Buffer.concat([whole, Buffer.alloc(4096)])],
    ['has another snapshot after its end', (whole) => Buffer.concat([whole, whole])],
    ['is no snapshot', () => Buffer.from('not a snapshot')],
  ])(
    'which %s is refused with a sentence, and the database is as before',
    async (_, spoil) => {
      const file = join(folder, 'spoilt.tar.gz');
      writeFileSync(file, spoil(readFileSync(join(folder, good))));
      await expect(restore(file, own, assets)).rejects.toThrow(
        /spoilt\.tar\.gz is no whole snapshot .*Nothing was changed/,
      );
      expect(await textIn()).toEqual([{ text: 'kept' }]);
      expect(readdirSync(folder).filter((name) => /before-restore|restoring/.test(name))).toEqual([]);
    },
    120_000,
  );

  it('which has lost one file of the database is refused too', async () => {
    const [whole, file] = [mkdtempSync(join(folder, 'spoilt-')), join(folder, 'spoilt.tar.gz')];
    await unpackFolder(join(folder, good), whole);
    rmSync(join(whole, 'global/pg_control'));
    await packFolder(whole, file);
    await expect(restore(file, own, assets)).rejects.toThrow(
      /no whole snapshot \(.*pg_control is not as it was written\)/,
    );
    expect(await textIn()).toEqual([{ text: 'kept' }]);
  }, 120_000);

  it('a restore that was killed between its two renames stops the start, which says what to do', async () => {
    renameSync(join(folder, 'db'), join(folder, 'db.before-restore-1'));
    await expect(openDb(own, assets)).rejects.toThrow(/The database is missing.*Restore the newest snapshot/);
    await restore(join(folder, good), own, assets);
    expect(await textIn()).toEqual([{ text: 'kept' }]);
  }, 120_000);
});

const onPostgres = isPostgresAvailable() ? it : it.skip;

onPostgres(
  'brings every row of every personal table of PostgreSQL back from its dump',
  async () => {
    const { url, drop } = await makeTestDatabase();
    const own = mkdtempSync(join(tmpdir(), 'touchline-backup-'));
    const theirs = loadConfig({ TOUCHLINE_HOME: own, DATABASE_URL: url, SECRET: 'x'.repeat(40) });
    try {
      const db = await openDb(theirs, assets);
      await migrate(db);
      await db.run(sql`insert into setting (key, value) values ('rehearsal', '{"note": "before"}')`);
      const before = await personalDigest(db);
      const file = await backUp(db, theirs, assets);
      await db.run(sql`delete from setting where key = 'rehearsal'`);
      await db.run(sql`insert into outbox (recipient, sealed) values ('later', 'later')`);
      expect(await personalDigest(db)).not.toBe(before);
      await db.close();

      await restore(file, theirs, assets);
      const again = await openDb(theirs, assets);
      expect(await personalDigest(again)).toBe(before);
      await again.close();
    } finally {
      await drop();
      rmSync(own, { recursive: true });
    }
  },
  120_000,
);
