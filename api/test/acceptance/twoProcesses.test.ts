import pg from 'pg';
import { listenToStream } from '../support/listenToStream';
import { isPgbouncerAvailable, startPgbouncer } from '../support/pgbouncer';
import { isPostgresAvailable, makeTestDatabase } from '../support/postgresServer';
import { serverKey, type ServerProcess, startServerProcess } from '../support/serverProcess';
import { copyTeam, tinySeason, writeTinySeason } from '../support/tinySeason';

/** Two processes of the API on one PostgreSQL, as behind a load balancer without sticky sessions. */
const ways = isPostgresAvailable()
  ? ['directly', ...(isPgbouncerAvailable() ? ['through PgBouncer'] : [])]
  : [];
if (ways.length < 2)
  process.stdout.write(
    `  two processes: left out, there is no ${ways.length === 0 ? 'PostgreSQL' : 'PgBouncer'}\n`,
  );
const describeProcesses = ways.length > 0 ? describe.each(ways) : describe.skip.each(['directly']);

const password = 'correct horse battery';
/** A change on one process is visible on the other within this time. Source: backend design, section 5. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000));

describeProcesses('two processes on one PostgreSQL, %s', (way) => {
  let one: ServerProcess;
  let other: ServerProcess;
  let database: pg.Client;
  let dropDatabase = async () => {};
  let stopPooler = async () => {};
  let env: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    const { url, drop } = await makeTestDatabase();
    dropDatabase = drop;
    database = new pg.Client({ connectionString: url });
    await database.connect();
    const pooler = way === 'directly' ? undefined : await startPgbouncer(url);
    stopPooler = async () => pooler?.stop();
    const folder = writeTinySeason();
    copyTeam(folder, 103, 201);
    env = {
      DATABASE_URL: pooler?.url ?? url,
      ...(pooler === undefined ? {} : { DATABASE_DIRECT_URL: url }),
      SECRET: 'a secret of tests that both of them have',
      FPL_SOURCE: `replay:${folder}`,
      CLOCK: `${tinySeason.inPlay}@0`,
      DEMO_MODE: '1',
      TEST_CONTROLS: '1',
      LOG_LEVEL: 'debug',
    };
    // Started at once: both find an empty database, and only one may migrate it.
    [one, other] = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  }, 180_000);
  afterAll(async () => {
    await Promise.all([one.end('SIGKILL'), other.end('SIGKILL')]);
    await database.end();
    await stopPooler();
    await dropDatabase();
  }, 60_000);

  let number = 0;
  const nextEmail = () => `reader${(number += 1)}@example.test`;

  const codeFor = async (email: string, { base }: ServerProcess) =>
    ((await (await fetch(`${base}/test/mail?to=${email}`)).json()) as { code: string }[])[0]?.code;

  interface Reader {
    readonly email: string;
    readonly token: string;
    readonly id: string;
  }

  async function register(): Promise<Reader> {
    const email = nextEmail();
    const body = { email, password, username: 'Ada', birthday: '1990-02-09' };
    const { body: session } = await one.ask('POST', '/v1/auth/register', { body });
    return { email, token: String(session['sessionToken']), id: (session['user'] as { id: string }).id };
  }

  /** A reader with a team, not cached by any process. */
  async function settled(role = 'USER'): Promise<Reader> {
    const reader = await register();
    await database.query(
      `update account set email_confirmed = true, onboarded = true, team_id = 101, team_season = '2023-24',
        role = $2 where id = $1`,
      [reader.id, role],
    );
    return reader;
  }

  const listen = ({ base }: ServerProcess, token?: string) =>
    listenToStream(base, {
      'x-api-key': serverKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    });

  it('takes a newcomer who meets another of the two at every step', async () => {
    const { email, token } = await register();
    const body = { token: await codeFor(email, other) };
    expect((await other.ask('POST', '/v1/auth/confirm_email', { token, body })).status).toBe(200);
    await aSecond();
    expect((await one.ask('PUT', '/v1/onboarding/confirm_team/101', { token })).status).toBe(200);
    await aSecond();
    expect((await other.ask('PUT', '/v1/onboarding/finalize', { token })).status).toBe(200);
    await aSecond();
    expect((await one.ask('GET', '/v1/team/main', { token })).status).toBe(200);
  }, 60_000);

  it('has on the one the rival that was added on the other, and tells the open tabs of both', async () => {
    const { token } = await settled();
    const tabs = await Promise.all([listen(one, token), listen(other, token)]);
    const added = await one.ask('POST', '/v1/rivals/add/103', { token });
    expect(added.body).toMatchObject({ success: true, rival_ids: [103] });
    const seen = await other.ask('GET', '/v1/rivals/state', { token });
    expect(seen.body['state']).toMatchObject({ rivals: [103] });
    await Promise.all(tabs.map((tab) => tab.until('event: state')));
    for (const tab of tabs) tab.leave();
  }, 60_000);

  it('counts a throttle over both', async () => {
    const email = nextEmail();
    const attempt = (server: ServerProcess) =>
      server.ask('POST', '/v1/auth/login', { body: { email, password: 'not this one' } });
    const attempts = Array.from({ length: 16 }, (_, index) => attempt(index % 2 === 0 ? one : other));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  }, 60_000);

  it('lets one of forty that use one code on both through, and gives both one child of a refresh token', async () => {
    const email = nextEmail();
    const body = { email, password, username: 'Bo', birthday: '1990-02-09' };
    const native = { headers: { 'x-client': 'native' } };
    const { body: session } = await one.ask('POST', '/v1/auth/register', { body, ...native });
    const token = String(session['sessionToken']);
    const code = await codeFor(email, one);
    const servers = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one : other));
    const confirmed = await Promise.all(
      servers.map((server) => server.ask('POST', '/v1/auth/confirm_email', { token, body: { token: code } })),
    );
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(confirmed.filter(({ status }) => status >= 500)).toEqual([]);

    const { refreshToken } = session;
    const refreshed = await Promise.all(
      servers.map((server) => server.ask('POST', '/v1/auth/refresh', { body: { refreshToken }, ...native })),
    );
    expect(new Set(refreshed.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(refreshed.map(({ body: { refreshToken: child } }) => child)).size).toBe(1);
  }, 60_000);

  it('brings a live event to the streams of both, in one order and with the same ids', async () => {
    const readers = await Promise.all([one, one, other, other].map((server) => listen(server)));
    const body = { now: tinySeason.betweenMatches, rate: 0 };
    expect((await one.ask('POST', '/test/clock', { body })).status).toBe(200);
    await Promise.all(readers.map((reader) => reader.until('event: points')));
    const eventsOf = (received: string) => received.match(/^(id|event|data): .*$/gm);
    const [first, ...others] = readers.map((reader) => eventsOf(reader.received()));
    expect(first?.filter((line) => line === 'event: fixture').length).toBeGreaterThan(0);
    for (const received of others) expect(received).toEqual(first);
    for (const reader of readers) reader.leave();
    const { token } = await settled();
    const epochs = await Promise.all(
      [one, other].map(
        async (server) => (await server.ask('GET', '/v1/clubs/lineups', { token })).body['epoch'],
      ),
    );
    expect(epochs[0]).toBeGreaterThan(1);
    expect(epochs[1]).toBe(epochs[0]);
  }, 60_000);

  it.each([
    ['a ban', 'BANNED', 403],
    ['a pass', 'PREMIUM', 200],
  ])(
    'lets %s that an administrator of the one gives bite on the other within a second',
    async (_, role, expected) => {
      const [chief, reader] = [await settled('ADMIN'), await settled()];
      // Cached by the other process before: its cache must be invalidated.
      expect((await other.ask('GET', '/v1/rivals/state', { token: reader.token })).status).toBe(200);
      const body = { role };
      const changed = await one.ask('PUT', `/v1/admin/users/${reader.id}/role`, { token: chief.token, body });
      expect(changed.status).toBe(200);
      await aSecond();
      const { status, body: state } = await other.ask('GET', '/v1/rivals/state', { token: reader.token });
      expect(status).toBe(expected);
      if (role === 'PREMIUM') expect(state['payload']).toMatchObject({ limit: { max: 50 } });
    },
    60_000,
  );

  it('ends on both within a second what a logout or a new password ends on the one', async () => {
    const { email, token } = await settled();
    const login = () => other.ask('POST', '/v1/auth/login', { body: { email, password } });
    const second = String((await login()).body['sessionToken']);
    const third = String((await login()).body['sessionToken']);
    const ask = (server: ServerProcess, session: string) =>
      server.ask('GET', '/v1/team/main', { token: session }).then(({ status }) => status);
    for (const session of [token, second, third]) expect(await ask(other, session)).toBe(200);

    expect((await one.ask('POST', '/v1/auth/logout', { token: second, body: {} })).status).toBe(200);
    await aSecond();
    expect([await ask(other, second), await ask(other, token)]).toEqual([401, 200]);

    const body = { old_password: password, new_password: 'another fine password' };
    expect((await one.ask('PUT', '/v1/auth/change_pass', { token, body })).status).toBe(200);
    await aSecond();
    expect([await ask(other, third), await ask(other, token)]).toEqual([401, 200]);
  }, 60_000);

  it('says no password and no session on either console, with the log at its loudest', async () => {
    const { token } = await settled();
    const body = { old_password: 'the one before this', new_password: 'the one after this' };
    await one.ask('PUT', '/v1/auth/change_pass', { token, body });
    for (const server of [one, other]) {
      expect(server.output()).toContain('The game was read');
      for (const secret of [password, token, ...Object.values(body)])
        expect(server.output()).not.toContain(secret);
    }
  }, 60_000);

  it('has every write that a process acknowledged before it was killed in the middle of others', async () => {
    const third = await startServerProcess(env);
    const { token, id } = await settled();
    const killed: Promise<unknown>[] = [];
    let acknowledged = 0;
    const add = async (index: number) => {
      const { status } = await third.ask('POST', `/v1/watch/footballer/${index + 1}`, { token });
      acknowledged += Number(status === 200);
      if (acknowledged >= 3 && killed.length === 0) killed.push(third.end('SIGKILL'));
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => add(index)));
    await Promise.all(killed);
    expect(acknowledged).toBeGreaterThanOrEqual(3);
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    const { rows } = await database.query('select 1 from account_watch where account_id = $1', [id]);
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
    expect((await other.ask('GET', '/v1/team/main', { token })).status).toBe(200);
  }, 60_000);

  it('ends one in order while the other goes on', async () => {
    const readers = [await listen(one), await listen(other)];
    expect(await one.end('SIGTERM')).toBe(0);
    await readers[0]?.done;
    // The first retry delay was sent at the start, the second at shutdown.
    expect(readers[0]?.received().match(/retry: \d+/g)).toHaveLength(2);
    expect(readers[1]?.received().match(/retry: \d+/g)).toHaveLength(1);
    const ready = await fetch(`${other.base}/readyz`);
    expect(ready.status).toBe(200);
    readers[1]?.leave();
  }, 60_000);
});
