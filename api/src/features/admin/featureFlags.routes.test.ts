import { sql } from 'kysely';
import { hasFlag, type Role } from '@touchline/shared/domain';
import type { AuthUser, FlagAudience } from '@touchline/shared/wire';
import { readAuthUser } from '../accounts/accountRow';
import { flagsFor, placeOf } from '../featureFlags/audience';
import { listDecisions, storeDecision } from '../featureFlags/featureFlags.queries';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await buildTestApp({ env: { DEMO_MODE: '1' } });
  admin = (await signUp('ADMIN')).token;
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['release_registry', 'audit_log'])
    await test.db.run(sql`delete from ${sql.table(table)}`);
  for (const { name } of await listDecisions(test.db))
    await storeDecision(test.db, { name, audience: { to: 'off' } });
  await serve({
    'mf-team': { live: 'b', releases: [release('b', 'team.new-pitch'), release('a', 'team.of-old')] },
    'mf-clubs': { live: 'c', canary: { id: 'd' }, releases: [release('d', 'clubs.map'), release('c')] },
  });
});

const password = 'correct horse battery';
let people = 0;

/** A confirmed account with this role. */
async function signUp(role: Role) {
  const email = `flags${(people += 1)}@example.org`;
  const body = { email, password, username: 'Ada', birthday: '1990-02-09' };
  const { sessionToken, user } = (
    await test.ask('POST', '/v1/auth/register', body, { address: `10.0.0.${people}` })
  ).json<{ sessionToken: string; user: AuthUser }>();
  await test.db.run(sql`update account set role = ${role}, email_confirmed = true where email = ${email}`);
  return { email, token: sessionToken, id: user.id as Parameters<typeof readAuthUser>[1] };
}

const textOf = (name: string) => `Switches on ${name}`;
const release = (id: string, ...names: string[]) => ({
  id,
  ...(names.length > 0 && { flags: names.map((name) => ({ name, text: textOf(name) })) }),
});

/** The registry document as the web server stores it. */
async function serve(remotes: object) {
  const document = JSON.stringify({ schema: 1, generation: 1, remotes });
  await test.db.run(sql`delete from release_registry`);
  await test.db.run(sql`insert into release_registry (generation, document) values (1, ${document}::jsonb)`);
}

const set = (name: string, audience: object, token = admin) =>
  test.ask('PUT', `/v1/admin/feature_flags/${name}`, audience, { token });
const list = async () =>
  (await test.ask('GET', '/v1/admin/feature_flags', undefined, { token: admin })).json().payload.flags;
const flagsOf = async ({ id }: { id: Parameters<typeof readAuthUser>[1] }) =>
  (await readAuthUser(test.db, id)).flags;

describe('the flags of the served releases', () => {
  it('are listed by remote, of live releases and canaries alone, and are off at first', async () => {
    const flag = (remote: string, name: string) => ({
      remote,
      name,
      text: textOf(name),
      audience: { to: 'off' },
    });
    expect(await list()).toEqual([flag('mf-clubs', 'clubs.map'), flag('mf-team', 'team.new-pitch')]);
  });

  it('are none before anything is published', async () => {
    await test.db.run(sql`delete from release_registry`);
    expect(await list()).toEqual([]);
  });

  it('have the text of the live release where the canary has another', async () => {
    const other = { id: 'd', flags: [{ name: 'clubs.map', text: 'Another text' }] };
    await serve({
      'mf-clubs': { live: 'c', canary: { id: 'd' }, releases: [other, release('c', 'clubs.map')] },
    });
    expect(await list()).toMatchObject([{ name: 'clubs.map', text: textOf('clubs.map') }]);
  });

  it('keep their decision through a rollback, which can be switched off meanwhile', async () => {
    await set('team.new-pitch', { to: 'everybody' });
    await serve({ 'mf-team': { live: 'a', releases: [release('b', 'team.new-pitch'), release('a')] } });
    const left = { name: 'team.new-pitch', remote: null, text: '' };
    expect(await list()).toEqual([{ ...left, audience: { to: 'everybody' } }]);
    expect((await set('team.new-pitch', { to: 'share', share: 5 })).statusCode).toBe(404);
    expect((await set('team.new-pitch', { to: 'off' })).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });
});

describe('a reader has a flag', () => {
  it.each<[FlagAudience, Role[]]>([
    [{ to: 'off' }, []],
    [{ to: 'everybody' }, ['USER', 'PREMIUM', 'BETA', 'ADMIN']],
    [{ to: 'roles', roles: ['BETA', 'PREMIUM'] }, ['PREMIUM', 'BETA']],
    [{ to: 'share', share: 0 }, []],
    [{ to: 'share', share: 100 }, ['USER', 'PREMIUM', 'BETA', 'ADMIN']],
  ])(
    'when it is %j: of all roles %j',
    async (audience, having) => {
      // The decision before leaves nothing behind.
      await set('team.new-pitch', { to: 'roles', roles: ['USER'] });
      const reply = await set('team.new-pitch', audience);
      expect(reply.json().payload.flag).toMatchObject({ name: 'team.new-pitch', audience });
      for (const role of ['USER', 'PREMIUM', 'BETA', 'ADMIN'] as const) {
        const reader = await signUp(role);
        expect([role, await flagsOf(reader)]).toEqual([
          role,
          having.includes(role) ? ['team.new-pitch'] : [],
        ]);
      }
    },
    30_000,
  );

  it('with the session that a page is rendered for, and with each reply that has the account', async () => {
    await set('clubs.map', { to: 'everybody' });
    const { email, token } = await signUp('USER');
    const login = await test.ask('POST', '/v1/auth/login', { email, password, remember: true });
    expect(hasFlag(login.json().user, 'clubs.map')).toBe(true);
    const cookie = [login.headers['set-cookie']].flat().join('; ');
    const refreshed = (await test.ask('POST', '/v1/auth/refresh', {}, { cookie })).json();
    expect(refreshed.user.flags).toEqual(['clubs.map']);
    await set('clubs.map', { to: 'off' });
    const changed = await test.ask('PUT', '/v1/auth/delete/stop', undefined, { token });
    expect(changed.json().state.user.flags).toEqual([]);
  });

  it('by a share that is right within 1 % of 10,000 users, and keeps them when it grows', async () => {
    const users = Array.from({ length: 10_000 }, (_, index) => ({
      id: `0192f3c1-0000-7000-8000-${String(index).padStart(12, '0')}`,
      role: 'USER' as const,
    }));
    let before: readonly string[] = [];
    for (const share of [1, 10, 50, 99]) {
      await set('team.new-pitch', { to: 'share', share });
      const decisions = await listDecisions(test.db);
      const having = users.filter((user) => flagsFor(decisions, user).length > 0).map(({ id }) => id);
      expect(Math.abs(having.length / 100 - share)).toBeLessThan(1);
      const kept = new Set(having);
      expect(before.filter((id) => !kept.has(id))).toEqual([]);
      before = having;
    }
    const first = users.filter((user) => placeOf('team.new-pitch', user) < 10);
    const ofBoth = first.filter((user) => placeOf('clubs.map', user) < 10);
    expect(Math.abs(ofBoth.length / first.length - 0.1)).toBeLessThan(0.03);
  });
});

describe('a change', () => {
  it('is logged with who made it, from what to what', async () => {
    await set('team.new-pitch', { to: 'share', share: 10 });
    await set('team.new-pitch', { to: 'roles', roles: ['BETA', 'BETA'], share: 3 });
    const { entries } = (await test.ask('GET', '/v1/admin/audit', undefined, { token: admin })).json()
      .payload;
    const change = { actor: 'flags1@example.org', action: 'set flag', target: 'team.new-pitch' };
    expect(entries).toMatchObject([
      { ...change, detail: { from: { to: 'share', share: 10 }, to: { to: 'roles', roles: ['BETA'] } } },
      { ...change, detail: { from: { to: 'off' }, to: { to: 'share', share: 10 } } },
    ]);
  });

  it.each<[string, object, number, RegExp]>([
    ['clubs.unknown', { to: 'everybody' }, 404, /No served release declares the flag "clubs\.unknown"/],
    ['team.of-old', { to: 'everybody' }, 404, /No served release declares the flag "team\.of-old"/],
    ['team.new-pitch', { to: 'share', share: 101 }, 400, /share must be <= 100/],
    ['team.new-pitch', { to: 'share', share: -1 }, 400, /share must be >= 0/],
    ['team.new-pitch', { to: 'share', share: 1.5 }, 400, /share must be integer/],
    ['team.new-pitch', { to: 'share', share: '10' }, 400, /share must be integer/],
    ['team.new-pitch', { to: 'share' }, 400, /Name a share from 0 to 100/],
    ['team.new-pitch', { to: 'roles', roles: ['KING'] }, 400, /roles\.0 must be equal to one of/],
    ['team.new-pitch', { to: 'roles', roles: ['BANNED'] }, 400, /roles\.0 must be equal to one of/],
    ['team.new-pitch', { to: 'roles', roles: [] }, 400, /Name at least one role/],
    ['team.new-pitch', { to: 'roles' }, 400, /Name at least one role/],
    ['team.new-pitch', { to: 'nobody' }, 400, /to must be equal to one of/],
    ['team.new-pitch', {}, 400, /to is required/],
  ])('of %s to %j is refused with %d, and changes nothing', async (name, audience, status, words) => {
    const reply = await set(name, audience);
    expect([reply.statusCode, reply.json().message]).toEqual([status, expect.stringMatching(words)]);
    expect(await listDecisions(test.db)).toEqual([]);
    expect(await test.db.query(sql`select 1 from audit_log`)).toEqual([]);
  });

  it('is for administrators alone: for everybody else there is no such call', async () => {
    for (const role of ['USER', 'BETA', 'MODERATOR'] as const) {
      const { token } = await signUp(role);
      expect((await set('team.new-pitch', { to: 'everybody' }, token)).statusCode).toBe(404);
    }
    expect(await listDecisions(test.db)).toEqual([]);
  });

  it('by ten administrators at once leaves one decision and ten lines in the log', async () => {
    const shares = Array.from({ length: 10 }, (_, index) => index + 1);
    const replies = await Promise.all(shares.map((share) => set('team.new-pitch', { to: 'share', share })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(shares.map(() => 200));
    expect(await listDecisions(test.db)).toHaveLength(1);
    expect(await test.db.query(sql`select 1 from audit_log`)).toHaveLength(10);
  });
});
