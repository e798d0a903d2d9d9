import { sql } from 'kysely';
import { createJobs } from '../jobs/jobs';
import { isPgbouncerAvailable, startPgbouncer, type TestPooler } from '../../../test/support/pgbouncer';
import { isPostgresAvailable, makeTestDatabase, runOn } from '../../../test/support/postgresServer';
import { realClock } from '../clock';
import type { Db } from './db';
import { migrate } from './migrate';
import { openPostgres } from './postgres';

const isAvailable = isPostgresAvailable() && isPgbouncerAvailable();
const describePooled = isAvailable ? describe : describe.skip;
if (!isAvailable) process.stdout.write('  PgBouncer: left out, PostgreSQL or PgBouncer is not installed\n');

describePooled('a database behind PgBouncer in transaction mode', () => {
  let pooler: TestPooler;
  let one: Db;
  let other: Db;
  let directUrl = '';
  let drop = async () => {};
  beforeAll(async () => {
    ({ url: directUrl, drop } = await makeTestDatabase());
    // The limits and the time zone of a session are the app's, whatever the database has.
    const name = new URL(directUrl).pathname.slice(1);
    await runOn(directUrl, `alter database ${name} set timezone to 'Australia/Sydney'`);
    pooler = await startPgbouncer(directUrl);
    one = await openPostgres(pooler.url, directUrl);
    other = await openPostgres(pooler.url, directUrl);
    await Promise.all([migrate(one), migrate(other)]);
    await one.script(
      'create table counted (id int primary key, value int); insert into counted values (1, 0)',
    );
  }, 120_000);
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await pooler.stop();
    await drop();
  }, 60_000);

  /** Statements at once on both, more than the pooler has connections. */
  const atOnce = <T>(work: (db: Db, index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 20 }, (_, index) => work(index % 2 === 0 ? one : other, index)));

  it('hears in each process what another one has committed, once and in order', async () => {
    const [received, receivedElsewhere]: [string[], string[]] = [[], []];
    await one.listen('news', (message) => received.push(message));
    await other.listen('news', (message) => receivedElsewhere.push(message));
    const messages = Array.from({ length: 50 }, (_, index) => String(index));
    for (const message of messages) await one.transaction(() => one.notify('news', message));
    await one
      .transaction(() => one.notify('news', 'lost').then(() => Promise.reject(new Error('no'))))
      .catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(received).toEqual(messages);
    expect(receivedElsewhere).toEqual(messages);
  });

  it('reads instants and days in UTC on every connection', async () => {
    const zones = await atOnce((db) =>
      db.findOne(sql<{ zone: string; slept: string }>`
      select current_setting('TimeZone') as zone, pg_sleep(0.02)::text as slept`),
    );
    expect(new Set(zones.map((found) => found?.zone))).toEqual(new Set(['UTC']));
  });

  it('leaves no setting of a transaction on the connection, and has the time limit of the pooler', async () => {
    const found = await atOnce((db) =>
      db.findOne(
        sql<{ limit: string }>`select current_setting('statement_timeout') as limit, pg_sleep(0.02)`,
      ),
    );
    expect(new Set(found.map((row) => row?.limit))).toEqual(new Set(['10s']));
  });

  it('lets no two transactions into an advisory lock, and loses no update', async () => {
    await atOnce((db) =>
      db.transaction(async () => {
        await db.query(sql`select pg_advisory_xact_lock(77)`);
        const row = await db.findOne(sql<{ value: number }>`select value from counted where id = 1`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        await db.run(sql`update counted set value = ${(row?.value ?? 0) + 1} where id = 1`);
      }),
    );
    expect(await one.findOne(sql`select value from counted where id = 1`)).toEqual({ value: 20 });
  });

  it('runs each job once, whichever process takes it', async () => {
    const performed: number[] = [];
    const workers = [one, other].map((db) => {
      const jobs = createJobs({ db, wall: realClock });
      jobs.handle('count', async ({ number }) => {
        performed.push(Number(number));
        await new Promise((resolve) => setTimeout(resolve, 2));
      });
      return jobs;
    });
    for (let number = 0; number < 60; number += 1)
      await workers[0]?.add({ kind: 'count', payload: { number } });
    const counts = await Promise.all(workers.map((jobs) => jobs.runDue()));
    expect(performed.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, number) => number));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('refuses to start without the address of PostgreSQL itself, in a sentence', async () => {
    await expect(openPostgres(pooler.url)).rejects.toThrow(
      /^Notifications of PostgreSQL do not arrive: .* Set DATABASE_DIRECT_URL to the address/,
    );
  }, 20_000);

  it('refuses to start with the direct address of another database', async () => {
    const wrong = await makeTestDatabase();
    await expect(openPostgres(pooler.url, wrong.url)).rejects.toThrow(/names another database/);
    await wrong.drop();
  }, 60_000);
});
