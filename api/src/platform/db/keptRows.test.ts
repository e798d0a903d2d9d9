import { openTestDb, testEngines } from '../../../test/support/openTestDb';
import type { Db } from './db';

describe.each(testEngines)('rows kept in memory over %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDb(engine);
  }, 60_000);
  afterAll(() => db.close());

  const channel = 'things';
  let loads: string[][] = [];
  let version = 1;
  beforeEach(async () => {
    await db.notify(channel, '');
    loads = [];
  });
  const load = async (keys: readonly string[]) => {
    loads.push([...keys]);
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, [{ key, version, list: [1] }]]));
  };
  const read = (...keys: string[]) => db.kept(channel).read('thing', keys, load);

  it('loads only what is missing, and all of that at once', async () => {
    await read('a', 'b');
    const found = await read('a', 'b', 'c', 'd');
    expect(loads).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect([...found.keys()].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('knows too who has no rows', async () => {
    await read('nobody');
    expect((await read('nobody')).get('nobody')).toEqual([]);
    expect(loads).toEqual([['nobody']]);
  });

  it('has what changed as soon as the transaction that says so has returned', async () => {
    await read('a');
    await db.transaction(async () => {
      version += 1;
      await db.notify(channel, '');
    });
    expect((await read('a')).get('a')).toEqual([{ key: 'a', version, list: [1] }]);
  });

  it('does not keep what was read while it changed', async () => {
    const before = version;
    const kept = db.kept(channel);
    const slow = kept.read('thing', ['a'], async (keys) => {
      const rows = await load(keys);
      version += 1;
      await db.notify(channel, '');
      return rows;
    });
    expect((await slow).get('a')).toMatchObject([{ version: before }]);
    expect((await read('a')).get('a')).toMatchObject([{ version }]);
  });

  it('hands out rows that nobody can change for the others', async () => {
    const [row] = (await read('a')).get('a') ?? [];
    expect(() => row?.list.push(2)).toThrow(TypeError);
    expect(() => Object.assign(row ?? {}, { version: 0 })).toThrow(TypeError);
  });
});
