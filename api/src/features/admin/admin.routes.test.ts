import { asTeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import { createPasswords } from '../accounts/passwords';
import { demoAccounts, demoEmail, demoPassword, seedDemoAccounts } from '../accounts/demoAccounts';
import { URI } from 'otpauth';
import * as wire from '@touchline/shared/wire';
import type { Call } from '@touchline/shared/wire';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';

/** Every call of the admin area, so that a new one is covered automatically. */
const adminCalls = Object.values(wire as Record<string, unknown>).filter(
  (value): value is Call => (value as Call | undefined)?.path?.startsWith('/v1/admin/') === true,
);

let test: TestApp;
let others: string[];
const teams = ['free', 'pass', 'full', 'admin', 'banned'].map((account, index) => ({
  account,
  teamId: asTeamId(100 + index),
  rivalIds: (account === 'full' ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1, 2]).map(asTeamId),
}));
beforeAll(async () => {
  test = await buildTestApp({ env: { DEMO_MODE: '1' } });
  const { db, clock, wall } = test;
  const parts = { db, clock, wall, passwords: createPasswords(), season: '2023-24', teams };
  const made = await Promise.all([seedDemoAccounts(parts), seedDemoAccounts(parts)]);
  expect(made[0] + made[1]).toBe(demoAccounts.length);
  others = await Promise.all(['free', 'pass', 'banned', 'newcomer', 'unconfirmed'].map(tokenOf));
}, 60_000);
afterAll(() => test.close());

const login = async (name: string) =>
  (await test.ask('POST', '/v1/auth/login', { email: demoEmail(name), password: demoPassword })).json();
const tokenOf = async (name: string) => (await login(name)).sessionToken as string;
const get = async (url: string, token: string) =>
  (await test.ask('GET', `/v1/admin/${url}`, undefined, { token })).json();

describe('the accounts of the demo', () => {
  it.each([
    ['free', { role: 'USER', onboarded: true, email_confirmed: true, pass: false }],
    ['pass', { role: 'PREMIUM', pass: true, seasonpass_at: '2024-01-20T12:00:00.000Z' }],
    ['unconfirmed', { email_confirmed: false, onboarded: false }],
    ['newcomer', { email_confirmed: true, onboarded: false }],
    ['admin', { role: 'ADMIN', pass: true }],
    ['banned', { role: 'BANNED', banned: true, pass: false }],
  ])('%s logs in and is what the name says', async (name, user) => {
    expect((await login(name)).user).toMatchObject(user);
  });

  it('have their team and rivals in order', async () => {
    const rivals = await test.db.query(sql<{
      team_id: number;
    }>`select account_rival.team_id from account_rival
      join account on id = account_id where email = ${demoEmail('full')} order by added_at`);
    expect(rivals.map(({ team_id }) => team_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('the admin area', () => {
  it.each(adminCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s is not there for everybody else',
    async (_, { method, path }) => {
      const url = path.replace(':id', path.includes('jobs') ? '1' : '00000000-0000-0000-0000-000000000000');
      for (const token of [undefined, ...others]) {
        const reply = await test.ask(method, url, method === 'GET' ? undefined : {}, { token });
        expect([reply.statusCode, reply.json()]).toMatchObject([
          404,
          { error: 'not_found', message: 'Page not found' },
        ]);
      }
    },
  );

  it('lists the releases of each remote with the live one, and what is switched on', async () => {
    const admin = await tokenOf('admin');
    expect((await get('remotes', admin)).payload).toEqual({ remotes: [] });
    const release = {
      id: '1.0.0-abc',
      version: '1.0.0',
      contract: '^4.1.0',
      published_at: '2024-01-20T12:00:00.000Z',
      changes: '- a map',
      sizes: { 'a.js': { raw: 9, brotli: 4 }, 'b.css': { raw: 9, brotli: 3 } },
    };
    const remotes = { 'mf-team': { live: '1.0.0-abc', previous: null, releases: [release] } };
    await test.db.run(sql`insert into release_registry (generation, document)
      values (1, ${JSON.stringify({ schema: 1, generation: 1, remotes })}::jsonb)`);
    await test.db.run(sql`insert into release_pages values ('mf-team', '1.0.0-abc', '2024-01-20', 8)`);
    const report = { remote: 'mf-team', release: '1.0.0-abc', kind: 'render' };
    // Two reports of one page, and one of another.
    for (const second of [0, 1, 60])
      await test.db
        .run(sql`insert into event (slug, data, at) values ('remote_fault', ${JSON.stringify(report)}::jsonb,
        ${new Date(second * 1000)})`);
    const local = {
      remote: 'mf-team',
      release: 'localhost:3102',
      kind: 'saga',
      message: 'no',
      stack: 'at x',
    };
    await test.db.run(sql`insert into event (slug, data, at) values ('remote_fault',
      ${JSON.stringify({ ...local, preview: true })}::jsonb, ${new Date(120_000)})`);
    const { sizes: _, ...shown } = release;
    const counted = { ...shown, bytes: 7, published_by: null, commit: null, pages: 8, failed: 2 };
    const state = { pinned: false, disabled: null, canary: null, withdrawn: null };
    expect((await get('remotes', admin)).payload).toEqual({
      remotes: [
        {
          name: 'mf-team',
          live: '1.0.0-abc',
          previous: null,
          ...state,
          releases: [counted],
          vitals: [],
          faults: [
            { ...local, remote: undefined, preview: true, at: '1970-01-01T00:02:00.000Z' },
            ...[60, 1, 0].map((second) => ({
              release: '1.0.0-abc',
              kind: 'render',
              message: '',
              stack: '',
              preview: false,
              at: new Date(second * 1000).toISOString(),
            })),
          ],
        },
      ],
    });
    const { flags } = (await get('flags', admin)).payload;
    expect(flags).toContainEqual(expect.objectContaining({ name: 'Demo mode', on: true }));
    expect(flags).toContainEqual(expect.objectContaining({ name: 'Card payments', on: false }));
  });

  it('shows how fast the pages of each release were, of what browsers can have measured', async () => {
    const admin = await tokenOf('admin');
    const release = { version: '1', contract: '^5', published_at: '2024-01-20T12:00:00.000Z', sizes: {} };
    const remotes = {
      'mf-team': { live: '1-a', previous: null, releases: [{ ...release, id: '1-a' }] },
      shell: { live: '1-s', previous: null, releases: [{ ...release, id: '1-s' }] },
    };
    await test.db.run(sql`delete from release_registry`);
    await test.db.run(sql`insert into release_registry (generation, document)
      values (2, ${JSON.stringify({ schema: 1, generation: 2, remotes })}::jsonb)`);
    const send = (data: object) =>
      test.ask('POST', '/v1/event/web_vitals', { slug: 'web_vitals', data: { shell: '1-s', ...data } });
    const page = { remote: 'mf-team', release: '1-a' };
    for (const lcp of [100, 200, 300, 400, 500]) await send({ ...page, lcp, cls: 0.01, ttfb: 20 });
    await send({ remote: 'shell', release: '1-s', lcp: 1000 });
    // Anybody may send anything.
    await send({ ...page, lcp: 'fast', cls: -1, inp: 1e300, ttfb: [] });
    await send({ remote: 'mf-team', release: 'no such one', lcp: 1 });
    const { payload } = await get('remotes', admin);
    const vitalsOf = (name: string) =>
      (payload.remotes as { name: string; vitals: object[] }[]).find((one) => one.name === name)?.vitals;
    expect(vitalsOf('mf-team')).toEqual([
      { release: '1-a', pages: 6, lcp: 400, inp: null, cls: 0.01, ttfb: 20 },
    ]);
    expect(vitalsOf('shell')).toMatchObject([{ release: '1-s', pages: 8, ttfb: 20 }]);
    const { body } = await test.app.inject('/metrics');
    expect(body).toContain('web_vitals_lcp_p75_seconds{remote="mf-team",release="1-a"} 0.4');
    expect(body).toContain('web_vitals_pages{remote="shell",release="1-s"} 8');
    expect(body).not.toContain('no such one');
    // Pages and faults of the test before.
    expect(body).toContain('remote_pages{remote="mf-team",release="1.0.0-abc"} 8');
    expect(body).toContain('remote_failed_pages{remote="mf-team",release="1.0.0-abc"} 2');
    // A fault of something that nobody was served may be anybody's invention.
    expect(body).not.toContain('localhost:3102');
  });

  it('approves a place that waits, once, and writes down who did', async () => {
    const admin = await tokenOf('admin');
    const widgets = [{ slot: 'home.team', home: { order: 10 } }];
    const places = [{ to: '/team', bar: 'main' }, { to: '/timeline' }];
    const releases = [
      {
        id: '1-a',
        version: '1',
        contract: '^5',
        published_at: '2024-01-20T10:00:00Z',
        sizes: {},
        places,
        widgets,
      },
    ];
    const remote = { live: '1-a', previous: null, releases, approved: { 'home home.team': 30 } };
    await test.db.run(sql`delete from release_registry`);
    await test.db.run(sql`insert into release_registry (generation, document)
      values (7, ${JSON.stringify({ schema: 1, generation: 7, remotes: { 'mf-team': remote } })}::jsonb)`);
    const waiting = async () =>
      ((await get('remotes', admin)).payload.remotes as { waiting?: object[] }[])[0]?.waiting;
    expect(await waiting()).toEqual([
      { place: 'bar /team', order: 1000, approved: null },
      { place: 'home home.team', order: 10, approved: 30 },
    ]);
    const approve = (order: number) =>
      test.ask(
        'PUT',
        '/v1/admin/remotes/mf-team/places',
        { place: 'home home.team', order },
        { token: admin },
      );
    expect((await approve(5)).statusCode).toBe(409);
    expect((await approve(10)).statusCode).toBe(200);
    expect((await approve(10)).statusCode).toBe(409);
    expect(await waiting()).toEqual([{ place: 'bar /team', order: 1000, approved: null }]);
    const { generation, document } = (await test.db.findOne(
      sql<{
        generation: number;
        document: { generation: number };
      }>`select generation, document from release_registry`,
    )) ?? { generation: 0, document: { generation: 0 } };
    expect([generation, document.generation]).toEqual([8, 8]);
    const { entries } = (await get('audit', admin)).payload as { entries: object[] };
    expect(entries[0]).toMatchObject({
      action: 'approve place',
      target: 'mf-team',
      detail: { place: 'home home.team', from: 30, to: 10 },
    });
  });

  it('finds accounts, changes a role at once, and writes down who did', async () => {
    const admin = await tokenOf('admin');
    const free = await tokenOf('free');
    const { users, total } = (await get('users?search=FREE@', admin)).payload;
    expect([total, users[0].email]).toEqual([1, demoEmail('free')]);
    const setRole = (role: string, id: string = users[0].id) =>
      test.ask('PUT', `/v1/admin/users/${id}/role`, { role }, { token: admin });
    expect((await setRole('BANNED')).json().payload.user.role).toBe('BANNED');
    expect((await test.ask('PUT', '/v1/auth/delete/stop', undefined, { token: free })).statusCode).toBe(403);
    await setRole('USER');
    expect((await test.ask('PUT', '/v1/auth/delete/stop', undefined, { token: free })).statusCode).toBe(200);
    expect((await setRole('KING')).statusCode).toBe(400);
    for (const nobody of ['00000000-0000-0000-0000-000000000000', '-'.repeat(36)])
      expect((await setRole('USER', nobody)).statusCode).toBe(404);
    const { entries } = (await get('audit', admin)).payload;
    expect(entries.slice(0, 2)).toMatchObject([
      { actor: demoEmail('admin'), action: 'set role', detail: { from: 'BANNED', to: 'USER' } },
      { action: 'set role', detail: { from: 'USER', to: 'BANNED' } },
    ]);
  });

  it('keeps an administrator from shutting himself out', async () => {
    const { sessionToken: token, user } = await login('admin');
    const reply = await test.ask('PUT', `/v1/admin/users/${user.id}/role`, { role: 'USER' }, { token });
    expect(reply.statusCode).toBe(400);
  });

  it('shows figures, jobs, events and the state of the data', async () => {
    const admin = await tokenOf('admin');
    await test.ask(
      'POST',
      '/v1/event/suggestion',
      { data: { text: 'More charts, please.' } },
      { token: admin },
    );
    await test.jobs.add({ kind: 'nobody does this' });
    await test.db.run(sql`update job set dead_at = now() where kind = 'nobody does this'`);
    expect((await get('overview', admin)).payload).toMatchObject({
      pass_holders: 2,
      roles: expect.arrayContaining([{ role: 'ADMIN', count: 1 }]),
    });
    const { jobs } = (await get('jobs', admin)).payload;
    expect(jobs[0]).toMatchObject({ kind: 'nobody does this', state: 'dead' });
    expect(
      (await test.ask('POST', `/v1/admin/jobs/${jobs[0].id}/retry`, undefined, { token: admin })).statusCode,
    ).toBe(200);
    expect((await get('events', admin)).payload.suggestions[0]).toMatchObject({
      username: 'Ada Admin',
      data: { text: 'More charts, please.' },
    });
    expect((await get('data', admin)).payload).toMatchObject({
      season: '2023-24',
      epoch: null,
      endpoints: [],
    });
    expect((await test.ask('POST', '/v1/admin/data/refresh', undefined, { token: admin })).statusCode).toBe(
      200,
    );
    const accept = { digest: 'of an answer that nobody gave' };
    const refused = await test.ask('POST', '/v1/admin/data/accept', accept, { token: admin });
    expect(refused.statusCode).toBe(409);
  });

  it('sets the alert and the supported version that everybody gets', async () => {
    const token = await tokenOf('admin');
    await test.ask('PUT', '/v1/admin/status', { alert: 'Back at six.', app_support: '1.4' }, { token });
    expect((await test.ask('GET', '/v1/check')).json()).toMatchObject({
      alert: 'Back at six.',
      app_support: '1.4',
    });
    expect((await test.ask('PUT', '/v1/admin/status', { app_support: 'new' }, { token })).statusCode).toBe(
      400,
    );
  });
});

describe('outside demo mode', () => {
  const password = 'correct horse battery';
  let plainApp: TestApp;
  beforeAll(async () => {
    plainApp = await buildTestApp();
  }, 60_000);
  afterAll(() => plainApp.close());

  const codeFor = async (email: string) => (await plainApp.mail.list(email))[0]?.code ?? 'no mail';
  let number = 0;

  /** An administrator without a second factor, as an attacker with the password would be. */
  async function administrator() {
    const email = `admin${(number += 1)}@example.org`;
    const body = { email, password, username: 'Ada', birthday: '1990-02-09' };
    const { sessionToken: token } = (await plainApp.ask('POST', '/v1/auth/register', body)).json();
    await plainApp.ask('POST', '/v1/auth/confirm_email', { token: await codeFor(email) }, { token });
    await plainApp.db.run(sql`update account set role = 'ADMIN' where email = ${email}`);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const post = (path: string, given: object = {}) =>
      plainApp.ask('POST', `/v1/admin/second_factor${path}`, given, { token });
    return { email, token, post };
  }
  const totpOf = (uri: string) => URI.parse(uri) as unknown as { generate(at: object): string };

  it('sets up the first second factor only with a code that was mailed to the account', async () => {
    const { email, post } = await administrator();
    const begun = await post('/enrol');
    expect(begun.json().payload).toEqual({ uri: null });
    expect((await plainApp.mail.list(email))[0]?.subject).toBe('Set up your second factor');
    const code = await codeFor(email);
    const wrong = code === '00000000' ? '00000001' : '00000000';
    expect((await post('/enrol', { code: wrong })).json()).toMatchObject({
      message: 'The code is not right.',
    });
    expect((await post('', { code: '123456' })).statusCode).toBe(409);
    expect((await post('/enrol')).statusCode).toBe(429);
    expect((await post('/enrol', { code })).json().payload.uri).toMatch(/^otpauth:/);
    expect((await post('/enrol', { code })).statusCode).toBe(400);
  });

  it('takes no code that went to an address the administrator has left', async () => {
    const { email, post } = await administrator();
    await post('/enrol');
    const code = await codeFor(email);
    await plainApp.db.run(sql`update account set email = ${`moved.${email}`} where email = ${email}`);
    expect((await post('/enrol', { code })).statusCode).toBe(400);
  });

  it('wants a second factor once in a session, and takes no code twice', async () => {
    const { email, token, post } = await administrator();
    const users = () => plainApp.ask('GET', '/v1/admin/users', undefined, { token });
    expect((await users()).json()).toMatchObject({
      error: 'forbidden',
      message: 'Show your second factor first.',
    });
    await post('/enrol');
    const totp = totpOf((await post('/enrol', { code: await codeFor(email) })).json().payload.uri);
    const code = totp.generate({ timestamp: plainApp.wall.now() });
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await post('', { code: wrong })).statusCode).toBe(400);
    expect((await post('', { code })).json().payload).toEqual({ verified: true });
    expect((await users()).statusCode).toBe(200);
    expect((await post('', { code })).statusCode).toBe(400);
    expect((await post('/enrol')).statusCode).toBe(409);
    for (let time = 0; time < 5; time += 1) await post('', { code: wrong });
    expect((await post('', { code: wrong })).statusCode).toBe(429);
  });
});
