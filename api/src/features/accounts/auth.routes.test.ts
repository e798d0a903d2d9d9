import { type AskHeaders, buildTestApp, type TestApp } from '../../../test/support/buildTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
}, 60_000);
afterAll(() => test.close());

const minute = 60_000;
/** Every test has its own users and address, so that rate limits of one do not affect another. */
let number = 0;
const nextEmail = () => `person${(number += 1)}@example.org`;
const password = 'correct horse battery';
const later = (ms: number) => test.wall.set(test.wall.now() + ms);

const ask = (path: string, body?: object, headers?: AskHeaders) =>
  test.ask('POST', `/v1/auth/${path}`, body, { address: `10.0.0.${number % 250}`, ...headers });
const put = (path: string, body?: object, headers?: AskHeaders) =>
  test.ask('PUT', `/v1/auth/${path}`, body, headers);

const register = (email: string, fields: object = {}) =>
  ask('register', { email, password, username: 'Ada', birthday: '1990-02-09', ...fields });
const login = (email: string, given = password, headers?: AskHeaders, remember = false) =>
  ask('login', { email, password: given, ...(remember ? { remember } : {}) }, headers);
const codeFor = async (email: string) => (await test.mail.list(email))[0]?.code ?? 'no mail';
const cookieOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** A confirmed account and its session. */
async function member() {
  const email = nextEmail();
  const token = (await register(email)).json().sessionToken as string;
  await ask('confirm_email', { token: await codeFor(email) }, { token });
  return { email, token };
}

describe('signing up', () => {
  it('begins a session that waits for the code, and the code confirms it', async () => {
    const email = nextEmail();
    const reply = await register(email.toUpperCase());
    expect(reply.statusCode).toBe(200);
    const { sessionToken: token, user, message } = reply.json();
    expect(message).toBe('Register successful');
    expect(user).toMatchObject({
      email,
      username: 'Ada',
      role: 'USER',
      email_confirmed: false,
      pass: false,
      birthday: '1990-02-09',
    });

    const confirmed = await ask('confirm_email', { token: await codeFor(email) }, { token });
    expect(confirmed.json()).toMatchObject({
      success: true,
      message: 'Welcome onboard! 👋',
      user: { email_confirmed: true },
    });
    expect((await login(email)).json()).toMatchObject({
      message: 'Login successful',
      user: { email_confirmed: true },
    });
  });

  it.each([
    ['a short password', { password: 'fourteen-signs' }, 'password'],
    ['nine spaces', { password: ' '.repeat(9) }, 'password'],
    ['fifteen spaces', { password: ' '.repeat(15) }, 'password'],
    [
      'the own email',
      { email: 'grace.hopper@touchline.test', password: 'grace.hopper@touchline.test' },
      'password',
    ],
    [
      'the own email in capitals',
      { email: 'grace.hopper@touchline.test', password: 'Grace.Hopper@Touchline.test' },
      'password',
    ],
    ['a common password', { password: '1qaz2wsx3edc4rfv' }, 'password'],
    ['a word of this place', { password: 'Touchline-2026!' }, 'password'],
    ['the name of the game', { password: 'premierleague-1' }, 'password'],
    ['a row of keys', { password: 'qwertyuiopasdfghjkl' }, 'password'],
    ['the own name', { username: 'Ronnie Radford', password: 'ronnie.radford.72' }, 'password'],
    ['a day that is not', { birthday: '2001-02-29' }, 'birthday'],
    ['somebody of nine', { birthday: `${new Date().getUTCFullYear() - 9}-01-01` }, 'birthday'],
    ['an address without a domain', { email: 'ada@home' }, 'email'],
    ['an empty name', { username: '   ' }, 'username'],
    ['a field that is not known', { password_confirm: password }, 'password_confirm'],
    ['a NUL in the name', { username: 'A\0da' }, 'username'],
  ])('refuses %s and names the field', async (_, fields, field) => {
    const reply = await register(nextEmail(), fields);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      success: false,
      error: 'bad_request',
      fields: { [field]: expect.any(String) },
    });
  });

  it('takes a birthday of single digits, and a password of 256 bytes', async () => {
    const reply = await register(nextEmail(), { birthday: '2001-2-9', password: `${'é'.repeat(127)}ab` });
    expect(reply.json().user.birthday).toBe('2001-02-09');
    expect((await register(nextEmail(), { password: `${'é'.repeat(128)}ab` })).statusCode).toBe(400);
  });

  it('sends the owner of a taken address a mail, and lets nobody take it over', async () => {
    const { email } = await member();
    const second = await register(email);
    expect(second.statusCode).toBe(200);
    expect(second.json().user).toMatchObject({ email, email_confirmed: false });
    expect((await test.mail.list(email))[0]?.subject).toBe('You already have a Touchline account');
    expect((await login(email)).json().user.email_confirmed).toBe(true);
  });

  it('lets the owner confirm an address that a stranger signed up with before, and locks the stranger out', async () => {
    const email = nextEmail();
    const squatter = (await register(email, { password: 'squatters password' })).json().sessionToken;
    const owner = (await register(email)).json().sessionToken;
    const code = await codeFor(email);
    expect((await ask('confirm_email', { token: code }, { token: squatter })).statusCode).toBe(400);
    expect((await ask('confirm_email', { token: code }, { token: owner })).statusCode).toBe(200);
    later(1000);
    expect((await login(email, 'squatters password')).statusCode).toBe(401);
  });
});

describe('the confirmation code', () => {
  it('locks after more than 3 wrong tries for attempts × 20 − 40 seconds, then begins to count anew', async () => {
    const email = nextEmail();
    const { sessionToken: token } = (await register(email)).json();
    const right = await codeFor(email);
    const wrong = right === '000000' ? '000001' : '000000';
    const attempt = async (code: string) => (await ask('confirm_email', { token: code }, { token })).json();
    for (let tries = 0; tries < 3; tries += 1)
      expect((await attempt(wrong)).message).toBe('Error confirming');
    expect(await attempt(wrong)).toMatchObject({
      error: 'locked',
      message: 'Too many attempts. Try again in 40 seconds.',
      retry_after: 40,
    });
    later(15_000);
    expect(await attempt(right)).toMatchObject({ error: 'locked', retry_after: 25 });
    later(25_000);
    for (let tries = 0; tries < 3; tries += 1)
      expect(await attempt(wrong)).toMatchObject({ error: 'bad_request', message: 'Error confirming' });
    expect((await attempt(right)).success).toBe(true);
  });

  it('is void after two locks, and says how to get a new one', async () => {
    const email = nextEmail();
    const { sessionToken: token } = (await register(email)).json();
    const right = await codeFor(email);
    const wrong = right === '000000' ? '000001' : '000000';
    const attempt = async (code: string) => (await ask('confirm_email', { token: code }, { token })).json();
    for (let tries = 0; tries < 8; tries += 1) {
      if (tries === 4) later(40_000);
      await attempt(wrong);
    }
    later(40_000);
    expect(await attempt(right)).toMatchObject({
      error: 'bad_request',
      message: 'This code is not good any more. Send the code again and enter the new one.',
    });
    await ask('resend_confirmation', undefined, { token });
    expect((await attempt(await codeFor(email))).success).toBe(true);
  });

  it('is good for ten minutes', async () => {
    const email = nextEmail();
    const { sessionToken: token } = (await register(email)).json();
    later(10 * minute + 1);
    const session = (await login(email)).json().sessionToken as string;
    expect((await ask('confirm_email', { token: await codeFor(email) }, { token })).statusCode).toBe(401);
    expect((await ask('confirm_email', { token: await codeFor(email) }, { token: session })).statusCode).toBe(
      400,
    );
  });

  it('is sent again at most once a minute, and the one before is void', async () => {
    const email = nextEmail();
    const { sessionToken: token } = (await register(email)).json();
    const first = await codeFor(email);
    later(26_000);
    expect((await ask('resend_confirmation', undefined, { token })).json()).toMatchObject({
      error: 'too_many_requests',
      message: 'A code was sent less than a minute ago. You can request another one in 34 seconds.',
      retry_after: 34,
    });
    later(minute);
    expect((await ask('resend_confirmation', undefined, { token })).json().message).toBe('Code sent!');
    const second = await codeFor(email);
    if (first !== second)
      expect((await ask('confirm_email', { token: first }, { token })).statusCode).toBe(400);
    expect((await ask('confirm_email', { token: second }, { token })).statusCode).toBe(200);
  });
});

describe('staying logged in', () => {
  it('gives a browser its refresh token in a cookie only, for 90 days when it is to be remembered', async () => {
    const { email } = await member();
    const reply = await ask('login', { email, password, remember: true });
    expect(reply.json()).not.toHaveProperty('refreshToken');
    expect(reply.cookies[0]).toMatchObject({
      name: 'touchline_refresh',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 7_776_000,
    });
    expect((await login(email)).cookies[0]).not.toHaveProperty('maxAge');
  });

  it('gives a native client the token in the body and no cookie', async () => {
    const { email } = await member();
    const reply = await login(email, password, { native: true });
    expect(reply.cookies).toEqual([]);
    const refreshed = await ask('refresh', { refreshToken: reply.json().refreshToken }, { native: true });
    expect(refreshed.json()).toMatchObject({
      success: true,
      sessionToken: expect.any(String),
      refreshToken: expect.any(String),
      content: { demo: false },
    });
  });

  it('gives two tabs the same child of one token, and ends the session when an older one comes back', async () => {
    const { email } = await member();
    const first = cookieOf(await login(email));
    const second = cookieOf(await ask('refresh', {}, { cookie: first }));
    expect(second).not.toBe(first);
    expect(cookieOf(await ask('refresh', {}, { cookie: first }))).toBe(second);
    const third = await ask('refresh', {}, { cookie: second });
    const stolen = await ask('refresh', {}, { cookie: first });
    expect(stolen.json()).toMatchObject({ success: false, error: 'signed_out' });
    expect(stolen.cookies[0]?.value).toBe('');
    expect((await ask('refresh', {}, { cookie: cookieOf(third) })).statusCode).toBe(401);
  });

  it('has one winner when many exchange one token at once', async () => {
    const { email } = await member();
    const cookie = cookieOf(await login(email));
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask('refresh', {}, { cookie })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(cookieOf)).size).toBe(1);
  });

  it('refuses tokens that were made up, changed or never given', async () => {
    const { email } = await member();
    const cookie = cookieOf(await login(email));
    for (const bad of ['touchline_refresh=x', cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')), '']) {
      expect((await ask('refresh', {}, { cookie: bad })).statusCode).toBe(401);
    }
  });

  it('lets an access token live for ten minutes', async () => {
    const { token } = await member();
    later(10 * minute - 1000);
    expect((await ask('resend_confirmation', undefined, { token })).statusCode).toBe(409);
    later(2000);
    expect((await ask('resend_confirmation', undefined, { token })).statusCode).toBe(401);
  });

  it('ends a year after the log-in, however often it was used', async () => {
    const { email } = await member();
    let cookie = cookieOf(await login(email, password, undefined, true));
    for (const days of [80, 80, 80, 80]) {
      later(days * 24 * 60 * minute);
      const reply = await ask('refresh', {}, { cookie });
      expect(reply.statusCode).toBe(200);
      cookie = cookieOf(reply);
    }
    later(44 * 24 * 60 * minute);
    const last = await ask('refresh', {}, { cookie });
    expect(last.statusCode).toBe(200);
    later(2 * 24 * 60 * minute);
    expect((await ask('refresh', {}, { cookie: cookieOf(last) })).statusCode).toBe(401);
  });

  it('ends with logout, at once', async () => {
    const { email } = await member();
    const reply = await login(email);
    const { sessionToken: token } = reply.json();
    const out = await ask('logout', {}, { token, cookie: cookieOf(reply) });
    expect(out.cookies[0]).toMatchObject({ value: '' });
    expect((await put('delete/set', undefined, { token })).statusCode).toBe(401);
    expect((await ask('refresh', {}, { cookie: cookieOf(reply) })).statusCode).toBe(401);
    expect((await ask('logout', {})).statusCode).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is set anew by the code, which ends every session', async () => {
    const { email, token } = await member();
    expect((await ask('forgot_password', { email })).json().message).toBe('Code sent!');
    const code = await codeFor(email);
    expect(code).toMatch(/^\d{8}$/);
    const guessed = await ask('set_password', { email, code, password: email, password_confirm: email });
    expect([guessed.statusCode, guessed.json().message]).toEqual([400, expect.stringContaining('email')]);
    const next = 'another fine password';
    expect(
      (await ask('set_password', { email, code, password: next, password_confirm: 'x' })).statusCode,
    ).toBe(400);
    expect(
      (await ask('set_password', { email, code, password: next, password_confirm: next })).statusCode,
    ).toBe(200);
    expect(
      (await ask('set_password', { email, code, password: next, password_confirm: next })).statusCode,
    ).toBe(400);
    expect((await put('delete/set', undefined, { token })).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(401);
    expect((await login(email, next)).statusCode).toBe(200);
  });
});

describe('a profile', () => {
  it('changes name and birthday at once, and the address once its code came back', async () => {
    const { email, token } = await member();
    const next = nextEmail();
    later(minute);
    const reply = await put(
      'update',
      { username: 'Bo', birthday: '1991-03-04', email: next, password },
      { token },
    );
    expect(reply.json()).toMatchObject({
      message: 'Profile updated!',
      pending_email: next,
      user: { username: 'Bo', email },
    });
    expect((await test.mail.list(email))[0]?.subject).toMatch(/being changed/);
    const confirmed = await ask('confirm_email', { token: await codeFor(next) }, { token });
    expect(confirmed.json().user).toMatchObject({ email: next, birthday: '1991-03-04' });
  });

  it('changes the password only with the old one, and logs the other devices out', async () => {
    const { email, token } = await member();
    const other = (await login(email)).json().sessionToken as string;
    const change = (old_password: string, new_password: string) =>
      put('change_pass', { old_password, new_password }, { token });
    expect((await change(password, password)).json().message).toBe(
      'New password cannot be the same as old password',
    );
    expect((await change(password, email)).json().message).toContain('email');
    expect((await change('not this one', 'another fine password')).json().message).toBe(
      'Error changing password',
    );
    expect((await change(password, 'another fine password')).json().message).toBe('Password changed!');
    expect((await put('delete/stop', undefined, { token: other })).statusCode).toBe(401);
    expect((await put('delete/stop', undefined, { token })).statusCode).toBe(200);
  });
});

describe('deleting an account', () => {
  it('sets a deadline of 14 days of the game’s clock, can be cancelled, and takes everything at the deadline', async () => {
    const { email, token } = await member();
    const set = await put('delete/set', undefined, { token });
    expect(set.json()).toMatchObject({
      payload: { deadline: '2024-02-03T12:00:00.000Z' },
      state: { user: { deletion_schedule: '2024-02-03T12:00:00.000Z' } },
    });
    const stop = await put('delete/stop', undefined, { token });
    expect(stop.json().state.user.deletion_schedule).toBeNull();
    await put('delete/set', undefined, { token });

    test.clock.set(Date.parse('2024-02-03T11:59:59Z'));
    test.jobs.start();
    await test.jobs.stop();
    expect((await login(email)).statusCode).toBe(200);
    test.clock.set(Date.parse('2024-02-03T12:00:00Z'));
    later(minute);
    await test.jobs.runDue();
    test.clock.set(Date.parse('2024-01-20T12:00:00Z'));
    expect((await login(email)).statusCode).toBe(401);
    expect((await put('delete/stop', undefined, { token })).statusCode).toBe(401);
  });
});
