import { sql } from 'kysely';
import { buildTestApp, type AskHeaders, type TestApp } from '../../../test/support/buildTestApp';
import { testEngines } from '../../../test/support/openTestDb';
import { normaliseStoredEmails } from './storedEmails';

const password = 'correct horse battery';
const minute = 60_000;
const day = 86_400_000;

describe.each(testEngines)('an account that somebody wants to take, on %s', (engine) => {
  let test: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const env = { LOG_LEVEL: 'info', PUBLIC_URL: 'https://touchline.example' };
    test = await buildTestApp({ engine, env, log: (line) => lines.push(line) });
  }, 120_000);
  afterAll(() => test.close());

  let number = 0;
  const nextEmail = () => `target${(number += 1)}@example.org`;
  const later = (ms: number) => test.wall.set(test.wall.now() + ms);
  const ask = (path: string, body?: object, headers: AskHeaders = {}) =>
    test.ask('POST', `/v1/auth/${path}`, body, { address: `10.9.${number % 250}.1`, ...headers });
  const update = (token: string, body: object) => test.ask('PUT', '/v1/auth/update', body, { token });
  const codeFor = async (email: string) => (await test.mail.list(email))[0]?.code ?? 'no mail';
  const subjectsTo = async (email: string) => (await test.mail.list(email)).map(({ subject }) => subject);
  const register = (email: string) =>
    ask('register', { email, password, username: 'Ada', birthday: '1990-02-09' });

  async function member() {
    const email = nextEmail();
    const token = (await register(email)).json().sessionToken as string;
    await ask('confirm_email', { token: await codeFor(email) }, { token });
    later(minute + 1000);
    return { email, token };
  }
  const cookieOf = (reply: { cookies: { name: string; value: string }[] }) =>
    reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  describe('a mailbox under two spellings of its domain', () => {
    const spellings = (local: string) =>
      [
        `${local}@bücher.example`,
        `${local}@BÜCHER.example`,
        `${local}@bu\u0308cher.example`,
        `${local}@xn--bcher-kva.example`,
      ] as const;

    it('has one account: each spelling logs in to it', async () => {
      const [first, ...others] = spellings('ada');
      const { id } = (await register(first)).json().user;
      for (const email of others) expect((await ask('login', { email, password })).json().user.id).toBe(id);
    });

    it('has one account that was stored before, unless another one has confirmed the address', async () => {
      const [unicode, , , ascii] = spellings('bo');
      const { id } = (await register(unicode)).json().user;
      await test.db.run(sql`update account set email = ${unicode} where id = ${id}`);
      expect((await ask('login', { email: unicode, password })).statusCode).toBe(401);
      expect(await normaliseFromStart()).toBe(1);
      expect((await ask('login', { email: unicode, password })).json().user.id).toBe(id);
      await test.db.run(sql`update account set email_confirmed = true where id = ${id}`);
      const other = (await register(ascii)).json().user.id as string;
      await test.db.run(sql`update account set email = ${unicode} where id = ${other}`);
      expect(await normaliseFromStart()).toBe(0);
      expect((await ask('login', { email: ascii, password })).json().user.id).toBe(id);
    });

    it('has accounts that are normalised in batches, once for a database', async () => {
      const stored: string[] = [];
      for (const local of ['cy', 'di', 'ed']) {
        const { id } = (await register(`${local}@xn--bcher-kva.example`)).json().user;
        stored.push(id);
        await test.db.run(sql`update account set email = ${`${local}@bücher.example`} where id = ${id}`);
      }
      expect(await normaliseFromStart(2)).toBe(3);
      await test.db.run(sql`update account set email = 'cy@bücher.example' where id = ${stored[0]}`);
      expect(await normaliseStoredEmails(test.db)).toBe(0);
    });

    /** As on a database whose addresses were never normalised. */
    async function normaliseFromStart(size?: number) {
      await test.db.run(sql`delete from finished_work`);
      return normaliseStoredEmails(test.db, size);
    }
  });

  describe('a code and its address', () => {
    it('confirms only the address that the code was sent to, whatever was asked for at the same time', async () => {
      for (let round = 0; round < 6; round += 1) {
        const { token } = await member();
        const [unread, own] = [nextEmail(), nextEmail()];
        await update(token, { email: unread, password });
        later(minute + 1000);
        await Promise.all([
          update(token, { email: own, password }),
          update(token, { username: `Bo ${round}` }),
        ]);
        await ask('confirm_email', { token: await codeFor(own) }, { token });
        const { user } = (await update(token, { birthday: '1990-02-09' })).json();
        expect(user.email).not.toBe(unread);
      }
    });

    it('refuses the code of an address once another one is pending', async () => {
      const { email, token } = await member();
      const first = nextEmail();
      await update(token, { email: first, password });
      await test.db.run(sql`update account set pending_email = 'unread@example.org' where email = ${email}`);
      expect((await ask('confirm_email', { token: await codeFor(first) }, { token })).statusCode).toBe(400);
      const { user } = (await update(token, { username: 'Still Ada' })).json();
      expect(user.email).toBe(email);
    });

    it('keeps both of two fields that are changed at the same time', async () => {
      const { token } = await member();
      for (let round = 0; round < 10; round += 1) {
        const [username, birthday] = [`Name ${round}`, `1991-01-1${round}`];
        await Promise.all([update(token, { username }), update(token, { birthday })]);
        const { user } = (await update(token, {})).json();
        expect(user).toMatchObject({ username, birthday });
      }
    });

    it('voids the code of a change that was taken back', async () => {
      const { email, token } = await member();
      const next = nextEmail();
      await update(token, { email: next, password });
      await update(token, { email, password });
      expect((await ask('confirm_email', { token: await codeFor(next) }, { token })).statusCode).toBe(409);
    });

    it('sets no password by a code that went to an address the account has left', async () => {
      const { email, token } = await member();
      await ask('forgot_password', { email });
      const code = await codeFor(email);
      const next = nextEmail();
      await update(token, { email: next, password });
      await ask('confirm_email', { token: await codeFor(next) }, { token });
      const body = {
        email,
        code,
        password: 'somebody elses words',
        password_confirm: 'somebody elses words',
      };
      await ask('set_password', body);
      expect((await ask('login', { email: next, password })).statusCode).toBe(200);
    });
  });

  describe('a password that changes meanwhile', () => {
    it('takes one of many changes that start from the same password', async () => {
      const { token } = await member();
      const replies = await Promise.all(
        ['another fine password', 'a third fine password', 'a fourth fine one'].map((new_password) =>
          test.ask('PUT', '/v1/auth/change_pass', { old_password: password, new_password }, { token }),
        ),
      );
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });

    it('begins no session for a login that was checked against a password that is not the account’s any more', async () => {
      const { email, token } = await member();
      const new_password = 'another fine password';
      const [, ...logins] = await Promise.all([
        test.ask('PUT', '/v1/auth/change_pass', { old_password: password, new_password }, { token }),
        ...Array.from({ length: 6 }, () => ask('login', { email, password })),
      ]);
      await new Promise((resolve) => setTimeout(resolve, 600));
      for (const login of logins.filter(({ statusCode }) => statusCode === 200)) {
        const other = login.json().sessionToken as string;
        expect((await update(other, {})).statusCode).toBe(401);
      }
    });
  });

  describe('a change of the address', () => {
    it('wants the password, and counts wrong ones', async () => {
      const { token } = await member();
      const email = nextEmail();
      expect((await update(token, { email })).json()).toMatchObject({
        error: 'bad_request',
        fields: { password: expect.any(String) },
      });
      const wrong = await update(token, { email, password: 'not this one' });
      expect(wrong.json()).toMatchObject({
        error: 'bad_request',
        fields: { password: 'is not your password' },
      });
      expect(await subjectsTo(email)).toEqual([]);
      for (let tries = 0; tries < 10; tries += 1) await update(token, { email, password: 'not this one' });
      expect((await update(token, { email, password })).statusCode).toBe(429);
    });

    it('asks for no password when the address stays', async () => {
      const { email, token } = await member();
      expect((await update(token, { username: 'Bo', email })).statusCode).toBe(200);
    });

    async function changed() {
      const { email, token } = await member();
      const next = nextEmail();
      await update(token, { email: next, password });
      await ask('confirm_email', { token: await codeFor(next) }, { token });
      const text = (await test.mail.list(email))[0]?.text ?? '';
      const way =
        /https:\/\/touchline\.example(\/v1\/auth\/restore_address\/[\w-]+)/.exec(text)?.[1] ?? '/none';
      return { email, next, token, way };
    }
    const restore = (way: string) => test.app.inject({ method: 'POST', url: way });

    it('tells the old address a way back, which only a button takes', async () => {
      const { email, next, token, way } = await changed();
      expect((await subjectsTo(email))[0]).toBe('Your Touchline address was changed');
      const page = await test.app.inject(way);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<form method="post"');
      expect((await ask('login', { email: next, password })).statusCode).toBe(200);

      await test.ask('PUT', '/v1/auth/delete/set', undefined, { token });
      const back = await restore(way);
      expect(back.statusCode).toBe(200);
      const row = await test.db.findOne(sql<{ deletion_schedule: Date | null; email_confirmed: boolean }>`
        select deletion_schedule, email_confirmed from account where email = ${email}`);
      expect(row).toEqual({ deletion_schedule: null, email_confirmed: true });
      // Whoever changed the address knew the password: the password and their sessions must be invalid now.
      later(1000);
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect((await update(token, {})).statusCode).toBe(401);
      expect((await ask('login', { email, password })).statusCode).toBe(401);
      expect((await ask('login', { email: next, password })).statusCode).toBe(401);
      expect((await restore(way)).statusCode).toBe(404);
      await ask('forgot_password', { email });
      const words = 'my own new password';
      const body = { email, code: await codeFor(email), password: words, password_confirm: words };
      expect((await ask('set_password', body)).statusCode).toBe(200);
      expect((await ask('login', { email, password: words })).statusCode).toBe(200);
    });

    it('keeps the first owner’s way back when the address is changed once more, and drops the later ones', async () => {
      const first = await changed();
      later(minute + 1000);
      const third = nextEmail();
      await update(first.token, { email: third, password });
      await ask('confirm_email', { token: await codeFor(third) }, { token: first.token });
      const text = (await test.mail.list(first.next))[0]?.text ?? '';
      const secondWay = /(\/v1\/auth\/restore_address\/[\w-]+)/.exec(text)?.[1] ?? '/none';
      expect((await restore(secondWay)).statusCode).toBe(200);
      expect((await restore(first.way)).statusCode).toBe(200);
      expect(
        await test.db.query(sql`select 1 from account where email = ${first.email} and email_confirmed`),
      ).toHaveLength(1);
      expect((await restore(secondWay)).statusCode).toBe(404);
    });

    it('ends after seven days, and leads nowhere when it was guessed', async () => {
      const { way } = await changed();
      later(7 * day + 1000);
      expect((await test.app.inject(way)).statusCode).toBe(404);
      expect((await restore(way)).statusCode).toBe(404);
      expect((await restore('/v1/auth/restore_address/guessed')).statusCode).toBe(404);
    });
  });

  describe('mail that matters', () => {
    it('sends the way back although twenty changes of the address were asked for before', async () => {
      const { email } = await member();
      const to = nextEmail();
      // An access token ends after ten minutes.
      const logIn = async () => (await ask('login', { email, password })).json().sessionToken as string;
      for (let time = 0; time < 25; time += 1) {
        later(day / 48);
        expect((await update(await logIn(), { email: nextEmail(), password })).statusCode).toBe(200);
      }
      later(minute + 1000);
      const token = await logIn();
      await update(token, { email: to, password });
      await ask('confirm_email', { token: await codeFor(to) }, { token });
      expect((await subjectsTo(email))[0]).toBe('Your Touchline address was changed');
    });

    it('tells of a changed password after twenty strangers signed up with the address', async () => {
      const { email, token } = await member();
      for (let stranger = 0; stranger < 25; stranger += 1) {
        await ask(
          'register',
          { email, password, username: 'X', birthday: '1990-02-09' },
          {
            address: `10.77.${stranger}.1`,
          },
        );
      }
      await ask('forgot_password', { email });
      expect((await subjectsTo(email))[0]).toBe('Set a new Touchline password');
      const new_password = 'another fine password';
      await test.ask('PUT', '/v1/auth/change_pass', { old_password: password, new_password }, { token });
      expect((await subjectsTo(email))[0]).toBe('Your Touchline password was changed');
    });
  });

  describe('a refresh token', () => {
    it('is not handed to a script that calls itself native and sends the cookie', async () => {
      const { email } = await member();
      const cookie = cookieOf(await ask('login', { email, password }));
      const reply = await ask('refresh', {}, { cookie, native: true });
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).not.toHaveProperty('refreshToken');
      expect(reply.cookies).toHaveLength(1);
    });

    it('is not handed out with the confirmation of a session that is not native', async () => {
      const email = nextEmail();
      const token = (await register(email)).json().sessionToken as string;
      const body = { token: await codeFor(email) };
      expect((await ask('confirm_email', body, { token, native: true })).json()).not.toHaveProperty(
        'refreshToken',
      );
    });

    /** A session whose refresh token has been exchanged once. */
    async function exchanged() {
      const { email } = await member();
      const parent = cookieOf(await ask('login', { email, password, remember: true }));
      const reply = await ask('refresh', {}, { cookie: parent });
      const exchange = async (cookie: string) => {
        const { statusCode, cookies } = await ask('refresh', {}, { cookie });
        return statusCode === 200 ? cookieOf({ cookies }) : statusCode;
      };
      return { parent, child: cookieOf(reply), access: reply.json().sessionToken as string, exchange };
    }
    const hasFoundTheft = () => lines.some((line) => line.includes('refresh token used again'));

    it.each([
      ['an hour', 60 * minute],
      ['a month', 30 * day],
    ])('is good again %s after its exchange when the reply was lost', async (_, ms) => {
      const { parent, child, exchange } = await exchanged();
      later(ms);
      expect(await exchange(parent)).toBe(child);
      expect(await exchange(child)).not.toBe(401);
    });

    it('ends the session when it is used after the token that replaced it', async () => {
      lines.length = 0;
      const { parent, child, exchange } = await exchanged();
      later(minute);
      const grandchild = await exchange(child);
      expect(await exchange(parent)).toBe(401);
      expect(await exchange(String(grandchild))).toBe(401);
      expect(hasFoundTheft()).toBe(true);
    });

    it('ends the session when it is used after the access token that replaced its own', async () => {
      lines.length = 0;
      const { parent, child, access, exchange } = await exchanged();
      later(31_000);
      expect((await update(access, { username: 'Grace' })).statusCode).toBe(200);
      expect(await exchange(parent)).toBe(401);
      expect(await exchange(child)).toBe(401);
      expect(hasFoundTheft()).toBe(true);
    });

    it('stays good for 30 seconds while the server renders the page with the new access token', async () => {
      const { parent, child, access, exchange } = await exchanged();
      expect((await update(access, { username: 'Grace' })).statusCode).toBe(200);
      later(29_000);
      expect(await exchange(parent)).toBe(child);
    });

    it('is not refused because another tab still uses the access token of before', async () => {
      const { email } = await member();
      const login = await ask('login', { email, password });
      const [parent, access] = [cookieOf(login), login.json().sessionToken as string];
      const child = cookieOf(await ask('refresh', {}, { cookie: parent }));
      later(31_000);
      expect((await update(access, { username: 'Grace' })).statusCode).toBe(200);
      expect(cookieOf(await ask('refresh', {}, { cookie: parent }))).toBe(child);
    });
  });

  describe('a log-in', () => {
    it('is logged when it works and when it fails, without password and without address', async () => {
      const { email } = await member();
      lines.length = 0;
      await ask('login', { email, password });
      await ask('login', { email, password: 'not this one' });
      const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(logged.find(({ event }) => event === 'login')).toMatchObject({ account: expect.any(String) });
      expect(logged.find(({ event }) => event === 'login failed')).toMatchObject({ status: 401 });
      for (const secret of [email, password, 'not this one']) expect(lines.join()).not.toContain(secret);
    });
  });

  describe('the list of sessions', () => {
    const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0';
    const list = async (token: string) =>
      (await test.ask('GET', '/v1/auth/sessions', undefined, { token })).json().payload?.sessions as {
        id: string;
        current: boolean;
        client: string;
      }[];

    it('shows where one is signed in, and ends one of them alone', async () => {
      const { email, token } = await member();
      const payload = { email, password };
      const headers = { 'x-api-key': test.config.apiKey, 'user-agent': browser };
      const other = (
        await test.app.inject({ method: 'POST', url: '/v1/auth/login', payload, headers })
      ).json();
      const sessions = await list(token);
      expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
      const found = sessions.find(({ current }) => !current);
      expect(found?.client).toBe('Firefox on Linux');
      const ended = await test.ask('DELETE', `/v1/auth/sessions/${found?.id}`, undefined, { token });
      expect(ended.statusCode).toBe(200);
      expect((await update(other.sessionToken, {})).statusCode).toBe(401);
      expect((await update(token, {})).statusCode).toBe(200);
      expect(await list(token)).toHaveLength(1);
    });

    it('ends nobody else’s, and nothing that is no session', async () => {
      const [ada, bo] = [await member(), await member()];
      const [{ id = '' } = {}] = await list(bo.token);
      for (const one of [id, 'x', '01890000-0000-7000-8000-000000000001']) {
        const reply = await test.ask('DELETE', `/v1/auth/sessions/${one}`, undefined, { token: ada.token });
        expect(reply.statusCode).toBe(404);
      }
      expect((await update(bo.token, {})).statusCode).toBe(200);
    });
  });

  describe('what people type', () => {
    const signUp = (fields: object) =>
      ask('register', { email: nextEmail(), password, username: 'Ada', birthday: '1990-02-09', ...fields });

    it.each([
      ['an escape sequence in the address', { email: 'a\u001b[31mda@example.org' }, 'email'],
      ['a bell in the address', { email: 'ada\u0007@example.org' }, 'email'],
      ['a direction mark in the address', { email: 'ada\u202e@example.org' }, 'email'],
      ['a name of zero width', { username: '\u200b\u200b' }, 'username'],
      ['a name of a Hangul filler', { username: '\u3164' }, 'username'],
      ['a name of an empty braille cell', { username: '\u2800' }, 'username'],
      ['a name of soft hyphens', { username: '\u00ad' }, 'username'],
      ['a name with something hidden in it', { username: 'A\u200bda' }, 'username'],
      ['a password of four characters and eight bytes', { password: 'éüöß' }, 'password'],
      ['a password of two signs and eight bytes', { password: '😀😀' }, 'password'],
    ])('refuses %s', async (_, fields, field) => {
      const reply = await signUp(fields);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().fields).toHaveProperty(field);
    });

    it.each(['Ada 👩‍👩‍👧', 'می‌خواهم', 'England 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '李小龙', 'José'])('takes the name %s', async (username) => {
      expect((await signUp({ username })).statusCode).toBe(200);
    });
  });
});
