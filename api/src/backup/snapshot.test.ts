import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadConfig } from '../config';
import { findAssets } from '../db/assets';
import { FolderBusy } from '../db/lockFile';
import { openDb } from '../db/openDb';
import { restore, writeSnapshot } from './snapshot';
import { listSnapshots } from './snapshotFiles';

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
