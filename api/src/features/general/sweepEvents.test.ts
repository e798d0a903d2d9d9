import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';
import { keptEvents, sweepEvents } from './sweepEvents';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => test.db.run(sql`delete from event`));

const daysAgo = (days: number) => new Date(test.clock.now() - days * 86_400_000);

const insert = (slug: string, at: Date, count = 1, account: string | null = null) =>
  test.db.run(sql`insert into event (slug, account_id, data, at)
    select ${slug}, ${account}::uuid, jsonb_build_object('place', place), ${at}
    from generate_series(1, ${count}::int) as place`);

const count = async (slug: string) =>
  (await test.db.query(sql<{ id: string }>`select id from event where slug = ${slug}`)).length;

async function anAccount(name: string): Promise<string> {
  const id = randomUUID();
  await test.db.run(sql`insert into account (id, email, username, birthday, password_hash, created_at)
    values (${id}, ${`${name}@example.test`}, ${name}, '1990-02-28', 'none', ${daysAgo(2)})`);
  return id;
}

const sweep = () => sweepEvents({ db: test.db, clock: test.clock });

it('deletes events after 90 days, and suggestions after two years', async () => {
  await insert('page_view', daysAgo(91));
  await insert('page_view', daysAgo(89));
  await insert('suggestion', daysAgo(700));
  await insert('suggestion', daysAgo(731));
  expect(await sweep()).toBe(2);
  expect(await count('page_view')).toBe(1);
  expect(await count('suggestion')).toBe(1);
});

it('keeps the newest events of an account that sent too many, and those of others', async () => {
  const greedy = await anAccount('greedy');
  const other = await anAccount('other');
  await insert('page_view', daysAgo(1), keptEvents.ofAccount + 3, greedy);
  await insert('metric_switcher', daysAgo(1), 2, other);
  expect(await sweep()).toBe(3);
  const [oldest] = await test.db.query(sql<{ place: number }>`select (data->>'place')::int as place
    from event where account_id = ${greedy} order by id limit 1`);
  expect(oldest?.place).toBe(4);
  expect(await count('metric_switcher')).toBe(2);
});
