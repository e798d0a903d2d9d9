import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';
import { retentionDays, retentionSweeps } from './retentionJobs';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
}, 60_000);
afterAll(() => test.close());

const page = readFileSync(resolve(__dirname, '../../../../docs/operations.md'), 'utf8');

/** Rows of the page's section "Tables": name, owner, how long, by which job. */
const documented = (/^## Tables$([\s\S]*?)^## /m.exec(page)?.[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', owner = '', stays = '', job = '']) => ({
    name: name.replaceAll('`', ''),
    owner,
    stays,
    job,
  }));

it('every table of the database is on the page of operations, with an owner and how long its rows stay', async () => {
  const tables = await test.db.query(sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`);
  expect(documented.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name).sort());
  expect(documented.filter(({ owner, stays }) => owner === '' || stays === '')).toEqual([]);
});

it('every sweep that the page names is a job of the app', async () => {
  const named = documented.flatMap(({ job }) =>
    [...job.matchAll(/`(sweep [^`]+)`/g)].map(([, kind = '']) => kind),
  );
  expect(named.length).toBeGreaterThan(10);
  const inTheTable = async () =>
    (await test.db.query(sql<{ kind: string }>`select distinct kind from job`)).map(({ kind }) => kind);
  test.jobs.start();
  await waitUntil(async () => (await inTheTable()).includes('sweep audit log'));
  await test.jobs.stop();
  const kinds = await inTheTable();
  expect(named.filter((kind) => !kinds.includes(kind))).toEqual([]);
});

async function waitUntil(is: () => Promise<boolean>): Promise<void> {
  while (!(await is())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const ago = (days: number) => new Date(test.wall.now() - days * 86_400_000);
const countOf = async (table: string) =>
  (await test.db.query(sql<{ ctid: string }>`select ctid from ${sql.table(table)}`)).length;

const kinds = [
  {
    table: 'job',
    sweep: 'dead jobs',
    days: retentionDays.deadJobs,
    insert: (at: Date) =>
      test.db.run(sql`insert into job (kind, run_at, dead_at) values ('of a test', ${at}, ${at})`),
  },
  {
    table: 'audit_log',
    sweep: 'audit log',
    days: retentionDays.auditLog,
    insert: (at: Date) =>
      test.db.run(
        sql`insert into audit_log (at, actor_name, action, target) values (${at}, 'A', 'did', 'it')`,
      ),
  },
  {
    table: 'payment_notice',
    sweep: 'payment notices',
    days: retentionDays.paymentNotices,
    insert: (at: Date) =>
      test.db.run(sql`insert into payment_notice (provider, notice_id, handled_at, outcome)
        values ('test', ${String(at)}, ${at}, 'done')`),
  },
  {
    table: 'release_pages',
    sweep: 'pages of releases',
    days: retentionDays.releasePages,
    insert: (at: Date) =>
      test.db.run(
        sql`insert into release_pages (remote, release, day, pages) values ('mf-x', '1', ${at}, 1)`,
      ),
  },
  {
    table: 'chance_moment',
    sweep: 'chances',
    days: retentionDays.chances,
    insert: (at: Date) =>
      test.db.run(sql`
        with owner as (
          insert into account (id, email, username, birthday, password_hash, created_at)
          values (gen_random_uuid(), ${`${at.getTime()}@example.test`}, ${`of ${at.getTime()}`}, '1990-02-28', 'none', ${at})
          returning id)
        insert into chance_moment (account_id, season, gameweek, view, team_id, at, written_at, among, chances)
        select id, '2023-24', 2, 'rivals', 101, ${at}::timestamptz, ${at}::timestamptz, 'a', '{}' from owner`),
  },
] as const;

it.each(kinds)('$sweep: rows older than $days days are removed, and no younger ones', async (kind) => {
  const before = await countOf(kind.table);
  await kind.insert(ago(kind.days + 2));
  await kind.insert(ago(kind.days - 2));
  expect(await countOf(kind.table)).toBe(before + 2);
  expect(await retentionSweeps(test)[kind.sweep]()).toBe(1);
  expect(await countOf(kind.table)).toBe(before + 1);
});

it('a notice of a payment that waits is never removed', async () => {
  await test.db.run(sql`insert into payment_notice (provider, notice_id, received_at)
    values ('test', 'waiting', ${ago(1000)})`);
  expect(await retentionSweeps(test)['payment notices']()).toBe(0);
});

it('who has had the mail of a gameweek is forgotten once the next season has begun', async () => {
  const account = '00000000-0000-4000-8000-000000000001';
  await test.db.run(sql`insert into account (id, email, username, birthday, password_hash, created_at)
    values (${account}, 'digest@example.test', 'digest', '1990-02-28', 'none', ${ago(2)})`);
  await test.db.run(sql`delete from game_state`);
  for (const season of ['2023-24', '2024-25'])
    await test.db.run(
      sql`insert into digest_mail (account_id, season, gameweek) values (${account}, ${season}, 3)`,
    );
  expect(await retentionSweeps(test).digests()).toBe(0);
  await test.db.run(sql`insert into game_state (season, epoch, as_of, attempted_at)
    values ('2024-25', 1, ${ago(1)}, ${ago(1)})`);
  expect(await retentionSweeps(test).digests()).toBe(1);
});
