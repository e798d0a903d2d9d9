import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db';
import { migrate } from '../../src/platform/db/migrate';
import { openPostgres } from '../../src/platform/db/postgres';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { isPostgresAvailable, makeTestDatabase, type TestDatabase } from '../support/postgresServer';

/** Below the time limit of a statement, after which the held jobs below would fail and free their worker. */
const patienceMs = 5_000;

// A lock that is held while others go on needs more than PGlite's one connection.
const describeQueues = isPostgresAvailable() ? describe : describe.skip;
if (!isPostgresAvailable()) process.stdout.write('SKIPPED: the queues of jobs need a PostgreSQL.\n');

describeQueues('while a look for alerts and a sweep take long', () => {
  let database: TestDatabase;
  let db: Db;
  /** Another process, whose locks the jobs wait for. */
  let holder: Db;
  let test: TestApp;
  beforeAll(async () => {
    database = await makeTestDatabase();
    [db, holder] = [await openPostgres(database.url), await openPostgres(database.url)];
    await migrate(db);
    test = await buildTestApp({ db });
    await test.app.ready();
    // Recurring jobs have run once and are due again in a minute or later.
    test.jobs.start();
    await until(async () => (await waitingNow()) === 0);
    await fill();
  }, 60_000);
  afterAll(async () => {
    await test.jobs.stop();
    await test.close();
    await holder.close();
    await db.close();
    await database.drop();
  }, 60_000);

  // A look for alerts deletes the device, because its session has ended.
  beforeEach(() =>
    test.db.script(`
      insert into session (id, account_id, remember, created_at, used_at, expires_at, revoked_at)
      select gen_random_uuid(), id, true, now(), now(), now() + interval '1 day', now()
      from account where email like 'stays%';
      insert into push_device (id, device_kind, account_id, session_id, endpoint_hmac, sealed, name, kinds, created_at)
      select gen_random_uuid(), 'web', account_id, id, id::text, 'one', 'a browser', '{}', now() from session
      on conflict (endpoint_hmac) do nothing`),
  );

  const waitingNow = async () =>
    (
      await test.db.query(
        sql`select 1 from job where done_at is null and run_at <= ${new Date(test.wall.now())}`,
      )
    ).length;

  /** An account that is due, and a payment that nobody ordered. */
  async function fill(): Promise<void> {
    const old = new Date(test.wall.now() - 40 * 86_400_000);
    await test.db.script(`
      insert into account (id, email, username, birthday, password_hash, created_at, email_confirmed)
      select gen_random_uuid(), name || '@example.test', 'Ada', '1990-02-09', 'none', now(), true
      from unnest(array['stays', 'leaves']) as name`);
    await test.db.run(
      sql`update account set deletion_schedule = ${new Date(test.clock.now())} where email like 'leaves%'`,
    );
    await test.db.run(sql`insert into payment_notice (provider, notice_id, payload, received_at)
      values ('stripe', 'evt_lost', '{}', ${old})`);
  }

  const runNow = (kinds: readonly string[]) =>
    test.db.run(
      sql`update job set run_at = ${new Date(0)} where done_at is null and kind = any(${[...kinds]}::text[])`,
    );

  const countRunning = async (kinds: readonly string[]) =>
    (
      await test.db.query(
        sql`select 1 from job where lease_until is not null and done_at is null and kind = any(${[...kinds]}::text[])`,
      )
    ).length;

  const held = ['alerts by the clock', 'sweep pages of releases'];

  /** Holds what the two jobs want until `work` is done. */
  const whileHeld = (work: () => Promise<void>) =>
    holder.transaction(async () => {
      await holder.query(sql`select 1 from push_device for update`);
      await holder.run(sql`lock table release_pages in access exclusive mode`);
      await work();
    });

  it('handles payment notices and deletes accounts within seconds', async () => {
    await whileHeld(async () => {
      await runNow(held);
      await until(async () => (await countRunning(held)) === held.length);
      await runNow(['payment notices', 'delete accounts']);
      await until(async () => (await accountsLeft()) === 1 && (await noticesLeft()) === 0);
      expect(await countRunning(held)).toBe(held.length);
    });
  }, 30_000);

  it('ends within ten seconds', async () => {
    await until(async () => (await countRunning(held)) === 0);
    await whileHeld(async () => {
      await runNow(held);
      await until(async () => (await countRunning(held)) === held.length);
      const began = performance.now();
      await test.jobs.stop();
      expect(performance.now() - began).toBeLessThan(10_000);
      expect(await countRunning(held)).toBe(held.length);
    });
  }, 30_000);

  const accountsLeft = async () => (await test.db.query(sql`select 1 from account`)).length;
  const noticesLeft = async () =>
    (await test.db.query(sql`select 1 from payment_notice where handled_at is null`)).length;
});

/** @throws Error when it does not become true in time */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > patienceMs) throw new Error(`Still not so after ${patienceMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
