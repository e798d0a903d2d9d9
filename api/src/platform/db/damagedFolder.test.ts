import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { writeSnapshot } from '../backup/snapshot';
import { HomeBroken } from '../home/homeFiles';
import { layEmptyDatabase } from '../../../test/support/emptyDatabase';
import { findAssets } from './assets';
import { openDb } from './openDb';

/**
 * A damaged folder of the built-in database. PostgreSQL opens some of them and answers with fewer rows than
 * there were, so each must be refused before the app starts on it.
 */
const scratch = mkdtempSync(join(tmpdir(), 'touchline-damaged-'));
const emptyDatabase = join(scratch, 'empty');
const assets = { ...findAssets(), emptyDatabase };
const configOf = (home: string) => ({ databaseUrl: undefined, home });
afterAll(() => rmSync(scratch, { recursive: true }));

/** A data folder after an orderly close, and one of a process that was killed: copied while it was open. */
const [closed, killed] = [join(scratch, 'closed'), join(scratch, 'killed')];
const rows = 2000;
let [table, index] = ['', ''];

beforeAll(async () => {
  layEmptyDatabase(emptyDatabase);
  const db = await openDb(configOf(closed), assets);
  await db.script(`create table note (id int primary key, text text);
    insert into note select id, repeat('x', 300) from generate_series(1, ${rows}) as id`);
  [table = '', index = ''] = (
    await db.query(sql<{ path: string }>`
      select pg_relation_filepath(name::regclass) as path from unnest(array['note', 'note_pkey']) as name`)
  ).map(({ path }) => path);
  await writeSnapshot(db, { home: closed, assets });
  await db.script('checkpoint');
  cpSync(closed, killed, { recursive: true });
  rmSync(join(killed, 'db.lock'));
  await db.close();
}, 120_000);

let copies = 0;
function copyOf(home: string): string {
  const copy = join(scratch, `copy${(copies += 1)}`);
  cpSync(home, copy, { recursive: true });
  return copy;
}

async function countNotes(home: string): Promise<number | undefined> {
  const db = await openDb(configOf(home), assets);
  const found = await db.findOne(sql<{ count: number }>`select count(*) as count from note`);
  await db.close();
  return found?.count;
}

function overwrite(file: string, bytes: Buffer, at: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

const page = 8192;
const logsIn = (db: string) =>
  readdirSync(join(db, 'pg_wal'))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .map((name) => join(db, 'pg_wal', name));

const damages: readonly [string, (db: string) => void][] = [
  ['its control file cut off', (db) => truncateSync(join(db, 'global/pg_control'), 100)],
  ['no control file', (db) => rmSync(join(db, 'global/pg_control'))],
  [
    'a control file of something else',
    (db) => overwrite(join(db, 'global/pg_control'), Buffer.alloc(200, 7), 40),
  ],
  ['no log', (db) => logsIn(db).forEach((file) => rmSync(file))],
  ['a log that is cut off', (db) => logsIn(db).forEach((file) => truncateSync(file, 1000))],
  ['a table cut off in the middle', (db) => truncateSync(join(db, table), 40 * page)],
  ['an empty table file', (db) => truncateSync(join(db, table), 0)],
  ['a table file missing', (db) => rmSync(join(db, table))],
  ['a page of a table overwritten', (db) => overwrite(join(db, table), Buffer.alloc(page, 7), page)],
  ['an index cut off', (db) => truncateSync(join(db, index), statSync(join(db, index)).size - page)],
  ['an index file missing', (db) => rmSync(join(db, index))],
  ['a catalogue of system tables missing', (db) => rmSync(join(db, 'pg_xact'), { recursive: true })],
  ['the version of another program', (db) => writeFileSync(join(db, 'PG_VERSION'), '9\n')],
  [
    'half of its files, as of a restore by hand that stopped',
    (db) =>
      readdirSync(join(db, 'base/5')).forEach((name, number) => {
        if (number % 2 === 1) rmSync(join(db, 'base/5', name));
      }),
  ],
];

const saysWhatToDo = /is (damaged|no whole database): .*command\.ts restore .*snapshots/;

describe.each([
  ['was closed in order', closed, damages.filter((_, number) => number % 4 === 0)],
  ['was killed', killed, damages],
])('a database that %s', (_, home, given) => {
  it('is opened with all that it had, and again after that', async () => {
    const copy = copyOf(home);
    expect(await countNotes(copy)).toBe(rows);
    expect(await countNotes(copy)).toBe(rows);
  }, 60_000);

  it.each(given)(
    'is refused with %s, with a sentence',
    async (_damage, spoil) => {
      const copy = copyOf(home);
      spoil(join(copy, 'db'));
      const thrown = await countNotes(copy).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(HomeBroken);
      expect((thrown as Error).message).toMatch(saysWhatToDo);
      expect(existsSync(join(copy, 'db.lock'))).toBe(false);
    },
    60_000,
  );
});

it.each([
  ['nothing', ''],
  ['a part', '-4'],
])(
  'opens a database that was killed when %s of the process id of PostgreSQL was written',
  async (_, written) => {
    const copy = copyOf(killed);
    writeFileSync(join(copy, 'db/postmaster.pid'), written);
    expect(await countNotes(copy)).toBe(rows);
  },
  60_000,
);

it('refuses a page that was overwritten with zeros while the database was closed, at each start', async () => {
  const copy = copyOf(closed);
  overwrite(join(copy, 'db', table), Buffer.alloc(page), page);
  for (let attempt = 1; attempt <= 2; attempt += 1)
    await expect(countNotes(copy)).rejects.toThrow(/base\/5\/\d+ has changed while it was closed/);
}, 60_000);

it('goes on with the database that is there when a restore was killed while it unpacked', async () => {
  const copy = copyOf(closed);
  mkdirSync(join(copy, 'db.restoring/base'), { recursive: true });
  writeFileSync(join(copy, 'restoring.tar'), 'half');
  expect(await countNotes(copy)).toBe(rows);
}, 60_000);
