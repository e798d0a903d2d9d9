import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';
import { testEngines } from '../../../test/support/openTestDb';

const password = 'correct horse battery';
const minute = 60_000;

describe.each(testEngines)('accounts under attack, on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ engine });
  }, 120_000);
  afterAll(() => test.close());

  let number = 0;
  const nextEmail = () => `victim${(number += 1)}@example.org`;
  const ask = (
    path: string,
    body?: object,
    { address = `10.1.${number % 200}.1`, token = undefined as string | undefined } = {},
  ) => test.ask('POST', `/v1/auth/${path}`, body, { address, token });
  const later = (ms: number) => test.wall.set(test.wall.now() + ms);
  const codeFor = async (email: string) => (await test.mail.list(email))[0]?.code ?? '';

  async function register(email = nextEmail()) {
    const reply = await ask('register', { email, password, username: 'Ada', birthday: '1990-02-09' });
    return { email, token: reply.json().sessionToken as string, reply };
  }
  async function member() {
    const { email, token, reply } = await register();
    await ask('confirm_email', { token: await codeFor(email) }, { token });
    const [cookie = ''] = String(reply.headers['set-cookie']).split(';');
    return { email, token, cookie };
  }

  /**
   * Everything that an outsider can observe of a reply, without values that differ between any two replies.
   */
  function shape({ statusCode, headers, body }: { statusCode: number; headers: object; body: string }) {
    const hidden = JSON.stringify(JSON.parse(body)).replace(/"[0-9a-f-]{36}"|"eyJ[^"]+"|victim\d+/g, 'x');
    return { statusCode, headers: Object.keys(headers).sort(), hidden };
  }

  // Equal timing is measured separately: npm run bench -- enumeration
  it('answers alike for a known and an unknown address, call by call', async () => {
    const known = (await member()).email;
    const unknown = nextEmail();
    const reset = {
      code: '12345678',
      password: 'another fine password',
      password_confirm: 'another fine password',
    };
    const pairs: [string, (email: string) => object][] = [
      ['login', (email) => ({ email, password: 'not this one' })],
      ['forgot_password', (email) => ({ email })],
      ['forgot_password', (email) => ({ email })],
      ['set_password', (email) => ({ email, ...reset })],
      ['register', (email) => ({ email, password, username: 'Ada', birthday: '1990-02-09' })],
    ];
    for (const [path, body] of pairs) {
      const [first, second] = [await ask(path, body(known)), await ask(path, body(unknown))];
      expect({ path, ...shape(first) }).toEqual({ path, ...shape(second) });
    }
  });

  it('locks the reset of a known and an unknown address alike', async () => {
    const known = (await member()).email;
    const unknown = nextEmail();
    for (const email of [known, unknown]) {
      await ask('forgot_password', { email });
      const replies = [];
      for (let tries = 0; tries < 5; tries += 1) {
        const reset = { email, code: '00000000', password, password_confirm: password };
        replies.push((await ask('set_password', reset)).statusCode);
      }
      expect(replies).toEqual([400, 400, 400, 423, 423]);
    }
  });

  it('lets one of fifty that use one code at once through', async () => {
    const { email, token } = await register();
    const code = await codeFor(email);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => ask('confirm_email', { token: code }, { token })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true);
  });

  it('looks at no more than four of fifty wrong codes that come at once', async () => {
    const { token } = await register();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, guess) =>
        ask('confirm_email', { token: String(guess).padStart(6, '0') }, { token }),
      ),
    );
    const tried = await test.db.findOne(sql<{ tries: number }>`select tries from code where kind = 'confirm'
      order by sent_at desc, tries desc limit 1`);
    expect(tried?.tries).toBeLessThanOrEqual(5);
    expect(replies.filter(({ statusCode }) => statusCode === 423).length).toBeGreaterThanOrEqual(45);
  });

  it('gives one winner when two accounts confirm the same address at once', async () => {
    const email = nextEmail();
    const first = await register(email);
    const firstCode = await codeFor(email);
    const second = await register(email);
    const secondCode = await codeFor(email);
    const replies = await Promise.all([
      ask('confirm_email', { token: firstCode }, { token: first.token }),
      ask('confirm_email', { token: secondCode }, { token: second.token }),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true);
  });

  it('stops the eleventh wrong password of one address, and lets the owner in from elsewhere', async () => {
    const { email } = await member();
    const attempt = (given: string, address: string) => ask('login', { email, password: given }, { address });
    const replies = await Promise.all(Array.from({ length: 20 }, () => attempt('not this one', '10.2.0.1')));
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    const stopped = await attempt(password, '10.2.0.1');
    expect(stopped.statusCode).toBe(429);
    expect(stopped.headers['retry-after']).toBe(String(stopped.json().retry_after));
    expect((await attempt(password, '10.2.0.2')).statusCode).toBe(200);
    later(15 * minute);
    expect((await attempt(password, '10.2.0.1')).statusCode).toBe(200);
  });

  it('counts a household of IPv6 as one, and never counts a success', async () => {
    const { email } = await member();
    for (let time = 0; time < 15; time += 1) {
      expect((await ask('login', { email, password }, { address: '2001:db8:1:2::1' })).statusCode).toBe(200);
    }
    for (let time = 1; time <= 10; time += 1) {
      await ask('login', { email, password: 'not this one' }, { address: `2001:db8:1:2::${time}` });
    }
    expect((await ask('login', { email, password }, { address: '2001:db8:1:2:ffff::1' })).statusCode).toBe(
      429,
    );
  });

  it('counts throttles over two processes', async () => {
    const other = await buildTestApp({ db: test.db });
    other.wall.set(test.wall.now());
    const email = nextEmail();
    const attempt = (app: TestApp) =>
      app.ask('POST', '/v1/auth/login', { email, password: 'not this one' }, { address: '10.3.0.1' });
    for (let time = 0; time < 5; time += 1) await Promise.all([attempt(test), attempt(other)]);
    expect((await attempt(test)).statusCode).toBe(429);
    expect((await attempt(other)).statusCode).toBe(429);
    await other.close();
  });

  it('reads the account once for the calls of a page, which are made at once', async () => {
    const { token } = await member();
    const statements = jest.spyOn(test.db, 'findOne');
    const stop = () => test.ask('PUT', '/v1/auth/delete/stop', undefined, { token });
    await new Promise((resolve) => setTimeout(resolve, 700));
    statements.mockClear();
    const one = await stop();
    const ofOne = statements.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 700));
    statements.mockClear();
    const replies = await Promise.all([stop(), stop(), stop(), stop()]);
    expect([one, ...replies].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    // The first statement of each call is the account of its session.
    expect(statements.mock.calls).toHaveLength(4 * (ofOne - 1) + 1);
    statements.mockRestore();
  });

  it('refuses a call that is made after the session has ended, although an earlier call is still reading the account', async () => {
    const { token, cookie } = await member();
    const stop = () => test.ask('PUT', '/v1/auth/delete/stop', undefined, { token });
    await new Promise((resolve) => setTimeout(resolve, 700));
    const { findOne } = test.db;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const reading = new Promise<void>((hasRead) => {
      jest.spyOn(test.db, 'findOne').mockImplementationOnce(async (statement) => {
        const row = await findOne(statement);
        hasRead();
        await released;
        return row;
      });
    });
    const early = stop();
    await reading;
    expect((await test.ask('POST', '/v1/auth/logout', {}, { cookie })).statusCode).toBe(200);
    const late = await stop();
    release();
    expect([late.statusCode, (await early).statusCode, (await stop()).statusCode]).toEqual([401, 200, 401]);
    jest.restoreAllMocks();
  });

  it('lets a ban and a change of role bite within a second', async () => {
    const { email, token } = await member();
    const stop = () => test.ask('PUT', '/v1/auth/delete/stop', undefined, { token });
    expect((await stop()).statusCode).toBe(200);
    await test.db.run(sql`update account set role = 'BANNED' where email = ${email}`);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect((await stop()).json()).toMatchObject({ error: 'forbidden', message: 'This account is banned.' });
    expect((await ask('login', { email, password })).json().user).toMatchObject({
      banned: true,
      pass: false,
    });
  });

  it('has no password, code or token in clear in the database', async () => {
    const email = nextEmail();
    const secretPassword = 'only-i-know-this-one';
    const address = '10.4.0.1';
    const registered = await ask(
      'register',
      { email, password: secretPassword, username: 'Ada', birthday: '1990-02-09' },
      { address },
    );
    const token = registered.json().sessionToken as string;
    const code = await codeFor(email);
    const refresh = registered.cookies[0]?.value ?? '';
    await ask('confirm_email', { token: code }, { token });
    later(minute);
    await ask('forgot_password', { email });
    const resetCode = await codeFor(email);

    const tables = await test.db.query(sql<{
      name: string;
    }>`select table_name as name from information_schema.tables
      where table_schema = 'public'`);
    const rows: string[] = [];
    for (const { name } of tables) {
      const found = await test.db.query(
        sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`,
      );
      rows.push(...found.map(({ text }) => text));
    }
    const all = rows.join('\n');
    expect(all).toContain(email);
    expect(code).toMatch(/^\d{6}$/);
    expect(resetCode).toMatch(/^\d{8}$/);
    // Six digits can be part of a longer number by chance; a code is only a match between non-word
    // characters.
    expect(all).not.toMatch(new RegExp(`(?<!\\w)(${code}|${resetCode})(?!\\w)`));
    for (const secret of [secretPassword, token, refresh, address]) {
      expect(secret.length).toBeGreaterThan(5);
      expect(all).not.toContain(secret);
    }
  });
});
