import { asTeamId } from '@touchline/shared/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { testEngines } from '../support/openTestDb';
import { copyTeam, tinySeason, writeTinySeason } from '../support/tinySeason';

/**
 * Concurrent requests, on both engines. On PostgreSQL they are really concurrent; PGlite serialises them. The
 * races for a code, an address and a lock are in accounts.security.test.ts.
 */
const others = Array.from({ length: 60 }, (_, index) => 201 + index);
/** More and different requests: `npm run soak -- races 10000`. */
const seed = Number(process.env['RACE_SEED'] ?? 20_240_120);
const histories = Number(process.env['RACES'] ?? 40);

describe.each(testEngines)('many at once on %s', (engine) => {
  let app: GameApp;
  let admin: Person;
  beforeAll(async () => {
    const folder = writeTinySeason();
    for (const team of others) copyTeam(folder, 103, team);
    app = await buildGameApp({ folder, now: tinySeason.over, engine, env: { DEMO_MODE: '1' } });
    admin = await app.signUp({ team: asTeamId(102), role: 'ADMIN' });
  }, 120_000);
  afterAll(() => app.close(), 30_000);

  const all = <T>(number: number, make: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: number }, (_, index) => make(index)));
  const statusesOf = (replies: readonly { status: number }[]) => replies.map(({ status }) => status);
  const rivalsOf = async ({ id }: Person) =>
    (
      await app.db.query(sql<{ team_id: number }>`select team_id from account_rival where account_id = ${id}`)
    ).map(({ team_id }) => team_id);

  it('lets ten of a hundred rivals in that come at once, and fifty for who holds the pass', async () => {
    const free = await app.signUp({ team: asTeamId(101) });
    const replies = await all(100, (index) => free.ask('POST', `/v1/rivals/add/${others[index % 60]}`));
    expect(await rivalsOf(free)).toHaveLength(10);
    expect(new Set(statusesOf(replies))).toEqual(new Set([200, 403]));
    const pass = await app.signUp({ team: asTeamId(101), role: 'PREMIUM' });
    await all(100, (index) => pass.ask('POST', `/v1/rivals/add/${others[index % 60]}`));
    expect(await rivalsOf(pass)).toHaveLength(50);
  }, 120_000);

  it('gives one child to fifty exchanges of one refresh token', async () => {
    const { token, id } = await app.signUp({ team: asTeamId(101) });
    const owner = await app.db.findOne(sql<{ email: string }>`select email from account where id = ${id}`);
    const login = await app.ask(
      'POST',
      '/v1/auth/login',
      { email: owner?.email, password: 'long-enough-for-anyone' },
      { native: true },
    );
    const { refreshToken } = login.json<{ refreshToken: string }>();
    const replies = await all(50, () =>
      app.ask('POST', '/v1/auth/refresh', { refreshToken }, { native: true, token }),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const children = replies.map((reply) => reply.json<{ refreshToken: string }>().refreshToken);
    expect(new Set(children).size).toBe(1);
    expect(children[0]).not.toBe(refreshToken);
  }, 60_000);

  it('sells one pass however often the payment is told', async () => {
    const buyer = await app.signUp({ team: asTeamId(101) });
    const checkouts = await all(3, () => buyer.ask('POST', '/v1/season_pass/checkout'));
    expect(statusesOf(checkouts)).toEqual([200, 200, 200]);
    const urls = checkouts.map(({ body }) => (body.payload as { url: string }).url);
    const paid = await all(30, (index) =>
      app.app.inject({
        method: 'POST',
        url: urls[index % 3] ?? '',
        payload: 'answer=pay',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    expect(new Set(paid.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    const row = await app.db.findOne(sql`select role, (select count(*) from pass_order
      where account_id = account.id and paid_at is not null) as paid from account where id = ${buyer.id}`);
    // Three clicks open one checkout, so nobody pays twice.
    expect(new Set(urls).size).toBe(1);
    expect(row).toEqual({ role: 'PREMIUM', paid: 1 });
  }, 60_000);

  it('leaves nothing of an account that is deleted while its owner goes on', async () => {
    const person = await app.signUp({ team: asTeamId(101) });
    const write = (index: number) => [
      person.ask('POST', `/v1/rivals/add/${others[index % 60]}`),
      person.ask('POST', `/v1/watch/footballer/${1 + (index % 8)}`),
      person.ask('PUT', `/v1/rivals/set_default/${index % 2 === 0 ? 'rivals' : 'elite'}`),
    ];
    const deletion = app.db.run(sql`delete from account where id = ${person.id}`);
    const replies = await Promise.all([...Array.from({ length: 10 }, (_, index) => write(index)).flat()]);
    await deletion;
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    for (const table of ['account_rival', 'account_watch', 'account_view', 'session']) {
      const left = await app.db.query(sql`select 1 from ${sql.table(table)} where account_id = ${person.id}`);
      expect([table, left]).toEqual([table, []]);
    }
  }, 60_000);

  it(
    `keeps every rule through ${histories} bursts of calls of one account`,
    async () => {
      const person = await app.signUp({ team: asTeamId(101) });
      const team = fc.constantFrom(...others.slice(0, 16));
      const call = fc.oneof(
        { weight: 6, arbitrary: team.map((id) => ['POST', `/v1/rivals/add/${id}`] as const) },
        { weight: 3, arbitrary: team.map((id) => ['DELETE', `/v1/rivals/remove/${id}`] as const) },
        { weight: 1, arbitrary: team.map((id) => ['PUT', `/v1/onboarding/confirm_team/${id}`] as const) },
        {
          weight: 2,
          arbitrary: fc.constantFrom(
            ['POST', '/v1/watch/footballer/1'] as const,
            ['DELETE', '/v1/watch/footballer/1'] as const,
            ['PUT', '/v1/rivals/set_default/elite'] as const,
            ['PUT', '/v1/onboarding/finalize'] as const,
            ['PUT', '/v1/auth/delete/set'] as const,
            ['PUT', '/v1/auth/delete/stop'] as const,
          ),
        },
      );
      await fc.assert(
        fc.asyncProperty(fc.array(call, { minLength: 2, maxLength: 20, size: 'max' }), async (calls) => {
          const replies = await Promise.all(calls.map(([method, url]) => person.ask(method, url)));
          expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
          const rivals = await rivalsOf(person);
          const own = await app.db.findOne(sql<{ team_id: number }>`
          select team_id from account where id = ${person.id}`);
          expect(rivals.length).toBeLessThanOrEqual(10);
          // A team cannot follow itself.
          expect(rivals).not.toContain(own?.team_id);
          const { payload } = (await person.ask('GET', '/v1/rivals/state')).body;
          expect((payload as { rival_ids: number[] }).rival_ids.toSorted()).toEqual(rivals.toSorted());
        }),
        { numRuns: histories, seed },
      );
    },
    Math.max(120_000, histories * 1000),
  );

  it('shuts a banned account out of every call that comes after the answer to the ban', async () => {
    const person = await app.signUp({ team: asTeamId(101) });
    const before = all(20, () => person.ask('GET', '/v1/rivals/state'));
    await app.ask('PUT', `/v1/admin/users/${person.id}/role`, { role: 'BANNED' }, { token: admin.token });
    const after = await all(20, () => person.ask('GET', '/v1/rivals/state'));
    await before;
    expect(new Set(statusesOf(after))).toEqual(new Set([403]));
  }, 60_000);
});
