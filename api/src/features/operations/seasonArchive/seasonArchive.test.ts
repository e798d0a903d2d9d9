import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db';
import { openTestDb, testEngines } from '../../../../test/support/openTestDb';
import { ArchiveBroken } from './archiveFile';
import { archivedTables, personalTables } from './archivedTables';
import { ArchiveRefused, removeArchived, restoreSeason, writeSeason } from './seasonArchive';

const [old, current] = ['2023-24', '2024-25'];

describe.each(testEngines)('a season that is over, on %s', (engine) => {
  let db: Db;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    db = await openTestDb(engine);
    folder = mkdtempSync(join(tmpdir(), 'touchline-archive-'));
    file = join(folder, 'season.jsonl.gz');
  }, 120_000);
  afterAll(async () => {
    await db.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    rmSync(file, { force: true });
    await db.script(`truncate account, ${archivedTables.join()} cascade`);
    for (const season of [old, current]) await fill(season);
  });

  /** More rows of squads than one batch has, and a row of whatever else a season has. */
  async function fill(season: string): Promise<void> {
    const at = "'2024-05-19T15:04:05.123456Z'::timestamptz";
    await db.script(`
      insert into game_state (season, epoch, as_of, attempted_at, source)
        values ('${season}', 9007199254740993, ${at}, ${at}, 'live');
      insert into game_document (season, kind, gameweek, epoch, digest, data) values
        ('${season}', 'bootstrap', 0, 1, 'a', '{"text": "line\\none, [\\"ü\\"] 🏆", "big": 12345678901234567890.5}'),
        ('${season}', 'live', 38, 1, 'b', (select jsonb_object_agg(n, repeat('x', 100)) from generate_series(1, 500) as n));
      insert into game_moment (season, id, kind, at, data) values ('${season}', 'one', 'match', ${at}, '[]');
      insert into team_picks (season, gameweek, team_id, footballers, captain, vice_captain, chip, transfers_cost)
        select '${season}', 1 + n % 38, n, array(select n % 100 + k from generate_series(1, 15) as k)::smallint[], 1, null,
          case when n % 7 = 0 then 'bboost' end, 4 from generate_series(1, 1300) as n;
      insert into team_transfer (season, team_id, gameweek, made_at, footballer_in, in_price, footballer_out, out_price)
        values ('${season}', 1, 2, ${at}, 3, 40, 4, 50);
      insert into wanted_team (season, team_id, place) values ('${season}', 1, 0);
      insert into rank_sample (season, gameweek, place, team_id, counted, before) values ('${season}', 38, 1, 1, 5, 6);
      insert into account (id, email, username, birthday, password_hash, created_at)
        select gen_random_uuid(), 'ada@example.test', 'Ada', '1990-02-09', 'none', now() where '${season}' = '${old}';
      insert into account_rival (account_id, season, team_id, added_at) select id, '${season}', 7, now() from account`);
  }

  /** Every row of every table with a season, as text. */
  async function everything(season: string): Promise<Record<string, string[]>> {
    const all: Record<string, string[]> = {};
    for (const table of [...archivedTables, ...personalTables]) {
      const rows = await db.query(sql<{ row: string }>`
        select to_jsonb(one)::text as row from ${sql.table(table)} as one where season = ${season} order by 1`);
      all[table] = rows.map(({ row }) => row);
    }
    return all;
  }

  const rowsOf = (all: Record<string, string[]>) =>
    archivedTables.reduce((sum, table) => sum + (all[table]?.length ?? 0), 0);

  it('is written, removed and restored without a difference, and nothing else is touched', async () => {
    const before = { old: await everything(old), current: await everything(current) };
    const { rows } = await writeSeason(db, old, file);
    expect(rows).toMatchObject({ game_state: 1, game_document: 2, team_picks: 1300, league: 0 });
    expect(await everything(old)).toEqual(before.old);

    expect(await removeArchived(db, file)).toEqual({});
    const removed = await everything(old);
    expect(rowsOf(removed)).toBe(0);
    expect(removed['account_rival']).toEqual(before.old['account_rival']);
    expect(await everything(current)).toEqual(before.current);

    await restoreSeason(db, file);
    expect(await everything(old)).toEqual(before.old);
    expect(await everything(current)).toEqual(before.current);
  });

  it('is refused while it is the current one, or is not stored', async () => {
    await expect(writeSeason(db, current, file)).rejects.toThrow(ArchiveRefused);
    await expect(writeSeason(db, '2019-20', file)).rejects.toThrow(ArchiveRefused);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is the current one as long as only another game has a later season', async () => {
    await db.run(sql`update game_state set source = 'demo' where season = ${current}`);
    await expect(writeSeason(db, old, file)).rejects.toThrow('is the current season');
  });

  it('is neither removed nor restored by its file once it is the current one again', async () => {
    await writeSeason(db, old, file);
    await db.run(sql`delete from game_state where season = ${current}`);
    const before = await everything(old);
    await expect(removeArchived(db, file)).rejects.toThrow(ArchiveRefused);
    await expect(restoreSeason(db, file)).rejects.toThrow(ArchiveRefused);
    expect(await everything(old)).toEqual(before);
  });

  it('has no data of accounts in its file', async () => {
    await writeSeason(db, old, file);
    const text = gunzipSync(readFileSync(file)).toString();
    const [account] = await db.query(sql<{ id: string }>`select id from account`);
    expect(text).not.toContain(account?.id);
    for (const table of personalTables) expect(text).not.toContain(`"${table}"`);
  });

  const lines = () => gunzipSync(readFileSync(file)).toString().split('\n');
  const damages: [string, () => Buffer][] = [
    ['was cut off', () => readFileSync(file).subarray(0, -100)],
    [
      'has a changed byte',
      () => Buffer.from(readFileSync(file).map((byte, at) => (at === 5000 ? byte ^ 1 : byte))),
    ],
    ['lost a row', () => gzipSync(lines().toSpliced(-5, 1).join('\n'))],
    ['lost its end', () => gzipSync(`${lines().slice(0, -2).join('\n')}\n`)],
    [
      'has another number in a row',
      () => gzipSync(lines().join('\n').replace('"captain": 1', '"captain": 2')),
    ],
    ['has a row after its end', () => gzipSync(`${lines().join('\n')}{}\n`)],
    ['is something else', () => Buffer.from('{}')],
    ['is empty', () => gzipSync('')],
  ];
  it.each(damages)('stays whole in the database when its file %s', async (_, damaged) => {
    await writeSeason(db, old, file);
    const before = await everything(old);
    writeFileSync(file, damaged());
    await expect(removeArchived(db, file)).rejects.toThrow(ArchiveBroken);
    expect(await everything(old)).toEqual(before);
    await db.run(sql`delete from team_picks where season = ${old}`);
    await expect(restoreSeason(db, file)).rejects.toThrow(ArchiveBroken);
    expect((await everything(old))['team_picks']).toEqual([]);
  });

  it('keeps rows that were changed or added after it was written, and says how many', async () => {
    await writeSeason(db, old, file);
    await db.run(sql`update team_picks set captain = 2 where season = ${old} and team_id <= 3`);
    await db.run(sql`insert into wanted_team (season, team_id, place) values (${old}, 2, 0)`);
    expect(await removeArchived(db, file)).toEqual({ team_picks: 3, wanted_team: 1 });
  });

  it('goes on where a removal or a restore was interrupted', async () => {
    const before = await everything(old);
    await writeSeason(db, old, file);
    await db.run(sql`delete from game_state where season = ${old}`);
    await db.run(sql`delete from team_picks where season = ${old} and team_id < 700`);
    expect(await removeArchived(db, file)).toEqual({});
    await restoreSeason(db, file);
    await db.run(sql`delete from game_state where season = ${old}`);
    await db.run(sql`delete from team_picks where season = ${old} and team_id > 700`);
    await restoreSeason(db, file);
    expect(await everything(old)).toEqual(before);
  });

  it('is restored into tables that have another column since, and refused where one is gone', async () => {
    await writeSeason(db, old, file);
    await removeArchived(db, file);
    await db.script("alter table team_transfer add column added text not null default 'new'");
    await restoreSeason(db, file);
    expect((await everything(old))['team_transfer']?.[0]).toContain('"added": "new"');
    await db.script('alter table team_transfer drop column added');
    await db.script('alter table team_transfer rename column out_price to sold_for');
    await expect(restoreSeason(db, file)).rejects.toThrow('no column out_price');
    await db.script('alter table team_transfer rename column sold_for to out_price');
  });

  it('is divided into archived and personal tables, all there are', async () => {
    const rows = await db.query(sql<{
      name: string;
    }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'season' order by 1`);
    expect(rows.map(({ name }) => name)).toEqual([...archivedTables, ...personalTables].sort());
  });
});
