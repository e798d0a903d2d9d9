import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadConfig } from '../config';
import { findAssets } from '../db/assets';
import { FolderBusy } from '../db/lockFile';
import { migrate } from '../db/migrate';
import { openDb } from '../db/openDb';
import { listSnapshots } from '../db/snapshotFiles';
import { personalDigest } from '../testing/personalDigest';
import { isPostgresAvailable, makeTestDatabase } from '../testing/postgresServer';
import { backUp, restore, writeSnapshot } from './snapshot';

const home = mkdtempSync(join(tmpdir(), 'touchline-backup-'));
afterAll(() => rmSync(home, { recursive: true }));

const config = loadConfig({ TOUCHLINE_HOME: home });
const assets = findAssets();

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
