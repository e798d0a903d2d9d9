import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import { openMigratedDb, testEngines } from '../../../test/support/openTestDb';
import { countEvents, listEventCounts } from './countEvents';

const noon = Date.parse('2023-09-10T12:00:00Z');
const day = 86_400_000;

describe.each(testEngines)('events by day on %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openMigratedDb(engine);
  }, 60_000);
  afterAll(() => db.close());
  beforeEach(() => db.script('truncate event, event_day'));

  const send = (slug: string, at: number, times = 1) =>
    db.run(sql`insert into event (slug, data, at)
      select ${slug}, '{}', ${new Date(at)} from generate_series(1, ${times})`);

  it('are the same before and after whole days were counted, with those of today', async () => {
    await send('opened', noon - 2 * day, 3);
    await send('shared', noon - 2 * day);
    await send('opened', noon - day, 2);
    await send('opened', noon);
    const counted = [
      { slug: 'opened', day: '2023-09-10', count: 1 },
      { slug: 'opened', day: '2023-09-09', count: 2 },
      { slug: 'opened', day: '2023-09-08', count: 3 },
      { slug: 'shared', day: '2023-09-08', count: 1 },
    ];
    expect(await listEventCounts(db)).toEqual(counted);
    await countEvents(db, noon);
    await countEvents(db, noon);
    expect(await listEventCounts(db)).toEqual(counted);
    await send('opened', noon + 1);
    expect((await listEventCounts(db))[0]).toEqual({ slug: 'opened', day: '2023-09-10', count: 2 });
  });

  it('stay counted when they are swept', async () => {
    await send('opened', noon - day, 5);
    await countEvents(db, noon);
    await db.run(sql`delete from event`);
    expect(await listEventCounts(db)).toEqual([{ slug: 'opened', day: '2023-09-09', count: 5 }]);
  });
});
