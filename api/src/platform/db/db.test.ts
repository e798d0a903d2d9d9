import { sql } from 'kysely';
import { testEngines, openEmptyDb } from '../../../test/support/openTestDb';
import { type Db, isUniqueViolation } from './db';

describe.each(testEngines)('the database on %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openEmptyDb(engine);
    await db.script(
      'create table note (id int primary key, text text not null); create table other (id int)',
    );
  }, 60_000);
  afterAll(() => db.close());
  beforeEach(() => db.script('truncate note'));

  const add = (id: number) => db.run(sql`insert into note (id, text) values (${id}, 'x')`);
  const ids = async () =>
    (await db.query(sql<{ id: number }>`select id from note order by id`)).map(({ id }) => id);

  it('reads every type as the same JavaScript value', async () => {
    const instant = new Date('2024-01-20T12:30:00.123Z');
    const row = await db.findOne(sql`select
      ${9007199254740991}::int8 as big, 1.50::numeric as exact, '2024-02-29'::date as day,
      ${instant}::timestamptz as instant, ${JSON.stringify({ a: [1, null] })}::jsonb as json,
      ${[1, 2, 3]}::smallint[] as small, ${['a', 'b,"c']}::text[] as words, ${true}::bool as flag,
      ${null}::text as nothing, ${Buffer.from([0, 255])}::bytea as bytes, ${0.5}::float8 as half,
      array[1, null]::int8[] as bigs`);
    expect(row).toEqual({
      big: 9007199254740991,
      exact: '1.50',
      day: '2024-02-29',
      instant,
      json: { a: [1, null] },
      small: [1, 2, 3],
      words: ['a', 'b,"c'],
      flag: true,
      nothing: null,
      bytes: Buffer.from([0, 255]),
      half: 0.5,
      bigs: [1, null],
    });
  });

  it('writes arrays of any text, of nothing and of arrays, and objects, as they are', async () => {
    const words = ['', 'NULL', null, 'a,b', '{c}', '"d"', 'e\\f', ' g '];
    const table = [
      [1, 2],
      [3, 4],
    ];
    const row = await db.findOne(sql`select ${words}::text[] as words, ${[]}::int[] as none,
      ${table}::int[] as table, ${[true, false]}::bool[] as flags, ${{ a: ['"', '\\'] }}::jsonb as json`);
    expect(row).toEqual({ words, none: [], table, flags: [true, false], json: { a: ['"', '\\'] } });
  });

  it('refuses an int8 that a number cannot hold', async () => {
    await expect(db.query(sql`select 9007199254740993::int8`)).rejects.toThrow(/too large/);
  });

  it('counts what a statement touched', async () => {
    await Promise.all([add(1), add(2), add(3)]);
    expect(await db.run(sql`update note set text = 'y' where id > ${1}`)).toBe(2);
    expect(await db.run(sql`with gone as (select 1) delete from note where id = 9`)).toBe(0);
  });

  it('names a broken unique rule', async () => {
    await add(1);
    const thrown = await add(1).catch((error: unknown) => error);
    expect(isUniqueViolation(thrown)).toBe(true);
  });

  it('takes all of a transaction back when it fails, queries deep inside included', async () => {
    const work = async () => {
      await add(1);
      await Promise.all([add(2), add(3)]);
      throw new Error('no');
    };
    await expect(db.transaction(work)).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  it('goes on after a failure in a transaction within a transaction', async () => {
    await db.transaction(async () => {
      await add(1);
      await expect(db.transaction(() => add(1))).rejects.toThrow();
      await db.transaction(() => add(2));
    });
    expect(await ids()).toEqual([1, 2]);
  });

  it('keeps transactions that run side by side apart', async () => {
    const each = (id: number) =>
      db.transaction(async () => {
        await add(id);
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (id % 2 === 0) throw new Error('even');
      });
    await Promise.allSettled([1, 2, 3, 4, 5].map(each));
    expect(await ids()).toEqual([1, 3, 5]);
  });

  it('lets what a transaction left running use the database afterwards', async () => {
    let later: Promise<number> | undefined;
    await db.transaction(async () => {
      later = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => add(7));
    });
    await later;
    expect(await ids()).toEqual([7]);
  });

  it('wakes listeners once the transaction has committed, and not when it fails', async () => {
    const received: string[] = [];
    const stop = await db.listen('news', (message) => received.push(message));
    await db.transaction(() => db.notify('news', 'kept')).catch(() => {});
    await db
      .transaction(() => db.notify('news', 'lost').then(() => Promise.reject(new Error('no'))))
      .catch(() => {});
    await db.notify('news', 'direct');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await stop();
    expect(received).toEqual(['kept', 'direct']);
  });
});
