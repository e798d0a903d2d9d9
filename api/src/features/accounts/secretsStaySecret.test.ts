import { generateKeyPairSync } from 'node:crypto';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';
import { writeServiceAccount } from '../../../test/support/fcmOfTests';
import { testEngines } from '../../../test/support/openTestDb';
import { wireCalls } from '../../../test/support/wireCalls';

/**
 * Searches for passwords, codes and tokens in plain text wherever they could leak: the log at its most
 * verbose level, error replies, failed jobs, and the database. Requests fail in every possible way, including
 * faults of ours, and carry the secrets in body, address and headers.
 */
const password = 'the-password-of-ada';
const nextPassword = 'the-password-after-it';
const wrongPassword = 'a-password-that-is-wrong';
const device = 'the-device-token-of-ada';
const guessedCode = '987654';
const guessedReset = '98765432';

/** A mail server that rejects every mail and quotes it in the error. */
function openRudeMailServer(): Promise<Server> {
  const server = createServer((socket) => {
    let isBody = false;
    let body = '';
    socket.on('error', () => {}).write('220 rude\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (isBody) {
        body += text;
        if (!body.endsWith('\r\n.\r\n')) return;
        isBody = false;
        socket.write(`554 not this: ${body.replace(/\s+/g, ' ')}\r\n`);
      } else if (text.startsWith('DATA')) {
        [isBody, body] = [true, ''];
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) {
        socket.end('221 go\r\n');
      } else {
        socket.write('250 fine\r\n');
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe.each(testEngines)('what is secret, on %s', (engine) => {
  let test: TestApp;
  let mailServer: Server;
  const lines: string[] = [];
  /** Error replies. */
  const refusals: { status: number; body: string }[] = [];
  const email = 'ada@example.test';
  let secrets: Record<string, string> = {};

  beforeAll(async () => {
    mailServer = await openRudeMailServer();
    const { port } = mailServer.address() as AddressInfo;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
    const env = {
      LOG_LEVEL: 'debug',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      // Without it the token of the device is not stored.
      FCM_SERVICE_ACCOUNT: writeServiceAccount({ private_key }),
    };
    test = await buildTestApp({ engine, env, log: (line) => lines.push(line) });
    secrets = await signUp();
  }, 120_000);
  afterAll(async () => {
    await test.close();
    mailServer.close();
  }, 30_000);

  /** Signs up and uses every kind of secret, all of them real. */
  async function signUp(): Promise<Record<string, string>> {
    const person = { email, password, username: 'Ada', birthday: '1990-02-09' };
    const registered = await test.ask('POST', '/v1/auth/register', person, { native: true });
    const { sessionToken = '', refreshToken = '' } = registered.json<Record<string, string>>();
    const code = (await test.mail.list(email))[0]?.code ?? '';
    await test.ask('POST', '/v1/auth/confirm_email', { token: code }, { token: sessionToken });
    await test.ask('POST', '/v1/auth/notification_token/add', { token: device }, { token: sessionToken });
    test.wall.set(test.wall.now() + 61_000);
    await test.ask('POST', '/v1/auth/forgot_password', { email });
    const reset = (await test.mail.list(email))[0]?.code ?? '';
    const guesses = { wrongPassword, nextPassword, guessedCode, guessedReset };
    return { password, device, sessionToken, refreshToken, code, reset, ...guesses };
  }

  /** Bodies as the forms send them, with secrets in their fields. */
  const bodies = (): Record<string, object> => ({
    '/v1/auth/register': { email: 'bo@example.test', password, username: 'Bo', birthday: '1990-02-09' },
    '/v1/auth/login': { email, password: wrongPassword },
    '/v1/auth/refresh': { refreshToken: secrets['refreshToken'] },
    '/v1/auth/logout': { refreshToken: `${secrets['refreshToken']}x` },
    '/v1/auth/forgot_password': { email },
    '/v1/auth/set_password': {
      email,
      code: guessedReset,
      password: nextPassword,
      password_confirm: nextPassword,
    },
    '/v1/auth/confirm_email': { token: guessedCode },
    '/v1/auth/change_pass': { old_password: wrongPassword, new_password: nextPassword },
    '/v1/auth/notification_token/add': { token: device },
    '/v1/admin/second_factor': { code: guessedCode },
    '/v1/auth/update': { email: 'ada.lovelace@example.test', password: wrongPassword },
    '/v1/admin/second_factor/enrol': { code: guessedReset },
  });

  /** One request with secrets in every part. */
  async function send(method: string, path: string, payload?: string | object, headers: object = {}) {
    const query = new URLSearchParams(secrets).toString();
    const reply = await test.app.inject({
      method: method as 'GET',
      url: `${path}?${query}`,
      payload,
      headers: {
        'x-api-key': test.config.apiKey,
        authorization: `Bearer ${secrets['sessionToken']}`,
        cookie: `touchline_refresh=${secrets['refreshToken']}`,
        'x-password': password,
        referer: `https://touchline.test/login?${query}`,
        ...headers,
      },
    });
    if (reply.statusCode >= 400) refusals.push({ status: reply.statusCode, body: reply.body });
    return reply;
  }

  async function sendEverything(): Promise<void> {
    for (const { method, path, body } of wireCalls) {
      await test.db.run(sql`delete from throttle`).catch(() => undefined);
      const url = path.replace(/:id\??/g, '1').replace(/:(\w+)\??/g, 'x');
      await send(method, url, bodies()[path] ?? (body === undefined ? undefined : {}));
    }
  }

  /** Secrets found in a text. A code is a match only if it is not part of a longer number or word. */
  function found(text: string): string[] {
    const stands = (secret: string) =>
      /^\d+$/.test(secret)
        ? new RegExp(`(?<!\\w|\\d\\.)${secret}(?!\\w|\\.\\d)`).test(text)
        : text.includes(secret);
    return Object.entries(secrets).flatMap(([name, secret]) => (stands(secret) ? [name] : []));
  }

  it('is there to be found', () => {
    expect(Object.entries(secrets).filter(([, secret]) => secret.length < 6)).toEqual([]);
    expect(found(JSON.stringify(secrets)).sort()).toEqual(Object.keys(secrets).sort());
    expect(found(`Your code is ${secrets['code']}. It is good for 10 minutes.`)).toEqual(['code']);
  });

  it('is in no answer and in no line when requests are refused', async () => {
    await sendEverything();
    const login = '/v1/auth/login';
    const json = { 'content-type': 'application/json' };
    await send('POST', login, `{"email":"${email}","password":"${password}"`, json);
    await send('POST', login, `${password}`, json);
    await send('POST', login, { email, password: [password, secrets['refreshToken']] });
    await send('POST', login, `password=${password}`, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    await send('POST', login, JSON.stringify({ email, password: password.repeat(20_000) }), json);
    await send('PUT', login, { email, password });
    await send('GET', `/v1/auth/confirm_email/${secrets['code']}/${encodeURIComponent(password)}`);
    await send('GET', `/v1/%zz${password}`);
    await send('GET', '/v1/team/main', undefined, { authorization: `Bearer ${secrets['refreshToken']}` });
    await send('GET', '/v1/check', undefined, { 'x-api-key': password });
    for (let time = 0; time < 11; time += 1) await send('POST', login, { email, password: wrongPassword });
    const statuses = new Set(refusals.map(({ status }) => status));
    for (const status of [400, 401, 404, 405, 413, 415, 429]) expect(statuses).toContain(status);
  });

  it.each([
    ['sessions', 'alter table session rename to away', 'alter table away rename to session'],
    ['throttles', 'alter table throttle rename to away', 'alter table away rename to throttle'],
    ['codes', 'alter table code rename to away', 'alter table away rename to code'],
    ['accounts', 'alter table account rename to away', 'alter table away rename to account'],
    ['mail', 'alter table outbox rename to away', 'alter table away rename to outbox'],
    [
      'a row that is refused',
      "alter table account add constraint never check (username <> 'Bo') not valid",
      'alter table account drop constraint never',
    ],
  ])('is in no answer and in no line when our database fails us over %s', async (_, breaks, mends) => {
    const before = lines.length;
    await test.db.script(breaks);
    await sendEverything();
    await test.db.script(mends);
    expect(refusals.at(-1)).toBeDefined();
    expect(lines.length).toBeGreaterThan(before);
    expect(refusals.some(({ status }) => status === 500)).toBe(true);
  });

  it('is in no line of a job that failed, and not in what is kept of it', async () => {
    // The first three contain the codes; the others add nothing.
    await test.db.run(sql`delete from job
      where id not in (select id from job where kind = 'mail' order by id limit 3)`);
    await test.jobs.runDue();
    const failed = await test.db.query(sql<{ last_error: string }>`
      select last_error from job where kind = 'mail' and last_error is not null`);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed[0]?.last_error).toContain('554');
    expect(lines.some((line) => line.includes('A job failed.'))).toBe(true);
  }, 30_000);

  it('was in nothing at all of what was logged, answered or stored', async () => {
    expect(lines.filter((line) => found(line).length > 0)).toEqual([]);
    expect(refusals.filter(({ body }) => found(body).length > 0)).toEqual([]);
    const tables = await test.db.query(sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`);
    for (const { name } of tables) {
      const rows = await test.db.query(sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`);
      expect([name, rows.filter(({ row }) => found(row).length > 0)]).toEqual([name, []]);
    }
  });
});
