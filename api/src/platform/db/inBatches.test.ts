import { sql } from 'kysely';
import { openMigratedDb, testEngines } from '../../../test/support/openTestDb';
import type { Db } from './db';
import { batchSize, deleteInBatches } from './inBatches';

describe.each(testEngines)('on %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openMigratedDb(engine);
  }, 60_000);
  afterAll(() => db.close());

  /** Foreign keys whose columns do not begin an index without a condition. */
  const keysWithoutIndex = () =>
    db.query(sql<{ name: string }>`
      select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as name from pg_constraint as foreign_key
      where contype = 'f' and not exists (
        select 1 from pg_index where indrelid = conrelid and indpred is null
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`);

  it('every foreign key has an index, so that a deletion scans no table', async () => {
    expect(await keysWithoutIndex()).toEqual([]);
    await db.script('create table unindexed (account_id uuid references account)');
    expect(await keysWithoutIndex()).toEqual([
      { name: expect.stringMatching(/^unindexed FOREIGN KEY \(account_id\)/) as string },
    ]);
    await db.script('drop table unindexed');
  });

  it('a sweep that is interrupted keeps the batches before', async () => {
    const rows = 2 * batchSize + 1;
    await db.run(sql`insert into throttle (key, count, began_at, ends_at)
      select 'filled ' || n, 1, now(), now() from generate_series(1, ${rows}::int) as n`);
    let left = 1;
    const breaking: Db = {
      ...db,
      run: async (statement) => {
        if (left === 0) throw new Error('interrupted');
        left -= 1;
        return db.run(statement);
      },
    };
    const isFilled = sql`key like 'filled %'`;
    await expect(deleteInBatches(breaking, 'throttle', isFilled)).rejects.toThrow('interrupted');
    expect(await db.query(sql`select 1 from throttle where ${isFilled}`)).toHaveLength(rows - batchSize);
    expect(await deleteInBatches(db, 'throttle', isFilled)).toBe(rows - batchSize);
    expect(await db.query(sql`select 1 from throttle where ${isFilled}`)).toEqual([]);
  });
});
