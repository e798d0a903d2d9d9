import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { layEmptyDatabase } from '../testing/emptyDatabase';
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
