import { sql } from 'kysely';
import type { Db } from '../db/db';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';
import { openMigratedDb } from '../../../test/support/openTestDb';

/** Simulated fault: database unavailable or disk full. */
let fault: Error | undefined;
/** Only writes fail. */
let fullDisk: Error | undefined;
let free: number | undefined = 10 ** 12;
let test: TestApp;
let db: Db;
beforeAll(async () => {
  db = await openMigratedDb();
  await db.run(
    sql`insert into game_state (season, epoch, as_of, attempted_at) values ('2023-24', 1, now(), now())`,
  );
  const failing: Db = {
    ...db,
    query: (statement) => (fault === undefined ? db.query(statement) : Promise.reject(fault)),
    findOne: (statement) => (fault === undefined ? db.findOne(statement) : Promise.reject(fault)),
    run: (statement) => {
      const thrown = fault ?? fullDisk;
      return thrown === undefined ? db.run(statement) : Promise.reject(thrown);
    },
  };
  test = await buildTestApp({ db: failing, env: { DEMO_MODE: '1' }, diskSpace: async () => free });
}, 60_000);
afterAll(async () => {
  await test.close();
  await db.close();
});
beforeEach(() => {
  fault = undefined;
  fullDisk = undefined;
  free = 10 ** 12;
});

const withCode = (code: string, message = code) => Object.assign(new Error(message), { code });

it.each([
  ['refuses connections', withCode('ECONNREFUSED')],
  ['is not found', withCode('ENOTFOUND')],
  ['closed the connection', new Error('Connection terminated unexpectedly')],
  ['has no connection left in time', new Error('timeout exceeded when trying to connect')],
  ['is being shut down', withCode('57P01')],
  ['takes no more connections', withCode('53300')],
  ['has a full disk', withCode('53100')],
  ['can be read only', withCode('25006')],
  ['has no socket file', Object.assign(withCode('ENOENT'), { syscall: 'connect' })],
  ['cannot be reached', withCode('EHOSTUNREACH')],
  ['takes too long for a statement', withCode('57014')],
  ['has a broken disk', withCode('58030')],
  ['has lost its thread', new Error('The database thread has ended.')],
])('a database that %s is 503 with words, and comes back by itself', async (_, thrown) => {
  fault = thrown;
  const away = await test.ask('GET', '/v1/check');
  expect(away.statusCode).toBe(503);
  expect(away.json()).toMatchObject({ success: false, error: 'unavailable', retry_after: 5 });
  const login = await test.ask('POST', '/v1/auth/login', { email: 'a@b.test', password: 'x'.repeat(12) });
  expect(login.statusCode).toBe(503);
  const ready = await test.app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: 'not ready', reason: 'database away' });
  fault = undefined;
  expect((await test.ask('GET', '/v1/check')).statusCode).toBe(200);
});

it('refuses an event with words while the disk takes no writes, and takes it afterwards', async () => {
  const send = () => test.ask('POST', '/v1/event/page_view', { data: { path: '/team' } });
  fullDisk = withCode('53100', 'could not extend file: No space left on device');
  const refused = await send();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ success: false, error: 'unavailable', retry_after: 5 });
  expect((await test.ask('GET', '/v1/check')).statusCode).toBe(200);
  fullDisk = undefined;
  expect((await send()).statusCode).toBe(200);
});

it('answers /metrics while the database is away', async () => {
  fault = withCode('ECONNREFUSED');
  const { statusCode, body } = await test.app.inject('/metrics');
  expect(statusCode).toBe(200);
  expect(body).toContain('process_resident_memory_bytes');
  expect(body).toContain('game_age_seconds Nan');
});

it('keeps a fault of ours a 500', async () => {
  fault = withCode('42601', 'syntax error');
  expect((await test.ask('GET', '/v1/check')).statusCode).toBe(500);
});

it('says on /readyz that the disk is full, and that it is not', async () => {
  free = 1_000_000;
  const full = await test.app.inject('/readyz');
  expect(full.statusCode).toBe(503);
  expect(full.json()).toMatchObject({ status: 'not ready', reason: 'disk full' });
  free = undefined;
  expect((await test.app.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
});

it('is ready on a disk with room, which it looks at itself', async () => {
  const plain = await buildTestApp({ db, env: { TOUCHLINE_HOME: '.' } });
  expect((await plain.app.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
  await plain.close();
});

describe('the content security policy', () => {
  const policyOf = async (url: string) =>
    String((await test.app.inject(url)).headers['content-security-policy']);

  it.each(['/openapi.json', '/v1/check', '/v1/nothing', '/healthz', '/readyz'])(
    'lets the JSON of %s load and run nothing',
    async (url) => {
      expect(await policyOf(url)).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
    },
  );

  it.each(['/openapi', '/dev/outbox'])('lets %s have its own styles and no script', async (url) => {
    const policy = await policyOf(url);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; form-action 'self' http/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
