import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';
import { demoAccounts, demoEmail, demoPassword, seedDemoAccounts } from './demoAccounts';
import { createPasswords } from './passwords';

/** One data folder, used first in demo mode and then without it. */
let demo: TestApp;
let real: TestApp;
beforeAll(async () => {
  demo = await buildTestApp({ env: { DEMO_MODE: '1' } });
  const { db, clock, wall } = demo;
  await seedDemoAccounts({ db, clock, wall, passwords: createPasswords(), season: '2023-24', teams: [] });
  real = await buildTestApp({ db });
}, 120_000);
afterAll(async () => {
  await real.close();
  await demo.close();
});

const password = 'correct horse battery';
const register = (test: TestApp, email: string) =>
  test.ask('POST', '/v1/auth/register', { email, password, username: 'Ada', birthday: '1990-02-09' });
const codeFor = async (email: string) => (await demo.mail.list(email))[0]?.code ?? 'no mail';
const login = (test: TestApp, email: string, given = demoPassword) =>
  test.ask('POST', '/v1/auth/login', { email, password: given }, { native: true });
async function member(test: TestApp, email: string) {
  const token = (await register(test, email)).json().sessionToken as string;
  await test.ask('POST', '/v1/auth/confirm_email', { token: await codeFor(email) }, { token });
  return token;
}

describe('accounts of the demo, outside demo mode', () => {
  it.each(demoAccounts.map(({ name }) => name))('%s cannot log in', async (name) => {
    expect((await login(demo, demoEmail(name))).statusCode).toBe(200);
    expect((await login(real, demoEmail(name))).statusCode).toBe(401);
  });

  it('use no session that began in demo mode, and continue none', async () => {
    const { sessionToken: token, refreshToken } = (await login(demo, demoEmail('admin'))).json();
    expect((await demo.ask('GET', '/v1/admin/overview', undefined, { token })).statusCode).toBe(200);
    expect((await real.ask('GET', '/v1/admin/overview', undefined, { token })).statusCode).toBe(401);
    expect((await real.ask('GET', '/v1/auth/sessions', undefined, { token })).statusCode).toBe(401);
    const refresh = () => real.ask('POST', '/v1/auth/refresh', { refreshToken }, { native: true });
    expect((await refresh()).statusCode).toBe(401);
  });

  it('get no code for a new password', async () => {
    const email = demoEmail('admin');
    await real.ask('POST', '/v1/auth/forgot_password', { email });
    expect(await real.mail.list(email)).toEqual([]);
  });

  it('are all that signed up in demo mode, under whatever address', async () => {
    await member(demo, 'visitor@example.org');
    expect((await login(demo, 'visitor@example.org', password)).statusCode).toBe(200);
    expect((await login(real, 'visitor@example.org', password)).statusCode).toBe(401);
  });

  it('keep nobody from their own address', async () => {
    await member(demo, 'owner@example.org');
    demo.wall.set(demo.wall.now() + 61_000);
    const token = await member(real, 'owner@example.org');
    expect((await real.ask('GET', '/v1/season_pass', undefined, { token })).statusCode).toBe(200);
    expect((await login(real, 'owner@example.org', password)).statusCode).toBe(200);
  });

  it('make nobody an administrator who is not of the demo', async () => {
    await member(real, 'friend@example.org');
    const row = await real.db.findOne(sql<{ id: string }>`
      select id from account where email = 'friend@example.org'`);
    const { sessionToken: token } = (await login(demo, demoEmail('admin'))).json();
    const reply = await demo.ask('PUT', `/v1/admin/users/${row?.id}/role`, { role: 'ADMIN' }, { token });
    expect(reply.statusCode).toBe(409);
    const after = await real.db.findOne(sql`select role from account where id = ${row?.id}`);
    expect(after).toEqual({ role: 'USER' });
  });
});
