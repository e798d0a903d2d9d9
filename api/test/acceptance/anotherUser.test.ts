import { sql } from 'kysely';
import { asTeamId, type Role } from '@touchline/shared/domain';
import type { Call } from '@touchline/shared/wire';
import { ingestElite } from '../../src/game/ingest/ingestElite';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { specificationCalls } from '../support/specificationCalls';
import { copyTeam, tinySeason, writeTinySeason } from '../support/tinySeason';
import { wireCalls } from '../support/wireCalls';

/**
 * One column of the authorisation matrix: every call, made by another user with all of Ada's ids in addresses
 * and bodies. The replies must not reveal her choices, and none of her data may change.
 */
const ada = {
  username: 'Ada of the matrix',
  device: 'the device of Ada',
  password: 'long-enough-for-anyone',
};
const others: readonly Role[] = ['USER', 'PREMIUM', 'MODERATOR'];

let app: GameApp;
let victim: Person & { readonly email: string };
/** Addresses that contain Ada's ids, by call. */
let addresses: ReadonlyMap<Call, readonly string[]>;
let bodies: Readonly<Record<string, object>>;

beforeAll(async () => {
  const folder = writeTinySeason();
  copyTeam(folder, 103, 201);
  app = await buildGameApp({ folder, now: tinySeason.over, env: { DEMO_MODE: '1' } });
  const person = await app.signUp({ team: asTeamId(101) });
  const owner = await app.db.findOne(sql<{ email: string }>`
    update account set username = ${ada.username} where id = ${person.id} returning email`);
  victim = { ...person, email: owner?.email ?? '' };
  const subjects = { gameweek: 2, fixture: 'che-liv', footballer: 5, club: 'ars' };
  const examples = specificationCalls({ ...subjects, team: 101, rival: 103, league: tinySeason.league });
  // Not a call of the specification.
  const h2h = { method: 'GET', urls: [`/v1/league/h2h/${tinySeason.league}`] } as const;
  addresses = new Map(wireCalls.map((call) => [call, addressesOf(call, [...examples, h2h])]));
  bodies = bodiesAgainst(victim.email);
  await ingestElite(app, { current: 3, phase: '3 settled', isStopping: () => false });
}, 120_000);
afterAll(() => app.close(), 30_000);

type Example = Pick<ReturnType<typeof specificationCalls>[number], 'method' | 'urls'>;

/** The specification's examples of a call, or its path with Ada's id in every place. */
function addressesOf({ method, path }: Call, examples: readonly Example[]): string[] {
  const text = path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+');
  const pattern = new RegExp(`^${text.replace(/\/$/, '/?')}/?$`);
  const own = examples
    .filter((example) => example.method === method)
    .flatMap(({ urls }) => urls)
    .filter((url) => pattern.test(url.split('?')[0] ?? ''));
  return own.length > 0 ? own : [path.replace(/:\w+\??/g, victim.id)];
}

/** Bodies of an attacker who wants access to Ada's account, or wants to be her. */
function bodiesAgainst(email: string): Record<string, object> {
  const { password, device } = ada;
  const guess = 'another fine password';
  return {
    '/v1/auth/register': { email, password: guess, username: 'Not Ada', birthday: '1990-02-09' },
    '/v1/auth/login': { email, password: guess },
    '/v1/auth/refresh': { refreshToken: `${victim.id}.0.${'A'.repeat(43)}` },
    '/v1/auth/logout': { refreshToken: `${victim.id}.0.${'A'.repeat(43)}` },
    '/v1/auth/forgot_password': { email },
    '/v1/auth/set_password': { email, code: '12345678', password: guess, password_confirm: guess },
    '/v1/auth/confirm_email': { token: '123456' },
    '/v1/auth/update': { email, username: 'Not Ada', password: guess },
    '/v1/auth/change_pass': { old_password: guess, new_password: password },
    '/v1/auth/notification_token/add': { token: device },
  };
}

/** All rows that belong to Ada. */
async function belongings(): Promise<string[]> {
  const tables = [
    'session',
    'account_rival',
    'account_watch',
    'account_view',
    'account_plan',
    'push_device',
    'digest_mail',
    'pass_order',
  ];
  const rows = [sql`select t::text as row from account t where id = ${victim.id}`].concat(
    tables.map(
      (table) => sql`select t::text as row from ${sql.table(table)} t where account_id = ${victim.id}`,
    ),
  );
  const found = await app.db.query(sql<{ row: string }>`${sql.join(rows, sql` union all `)} order by 1`);
  return found.map(({ row }) => row);
}

/** Makes every call that only reads. @returns the replies, without their request ids */
async function readAll({ token }: Person): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const [{ method }, urls] of addresses) {
    if (method !== 'GET') continue;
    for (const url of urls) {
      const { statusCode, body } = await app.ask('GET', url, undefined, { token });
      answers[url] = `${statusCode} ${body.replace(/"request_id":"[^"]+"/, '')}`;
    }
  }
  return answers;
}

/** Sets everything a user can choose; with a pass, so that she may track a league. */
async function adaMoves(): Promise<void> {
  await succeed('POST', '/v1/season_pass/checkout');
  await app.db.run(sql`update account set role = 'PREMIUM' where id = ${victim.id}`);
  // A change of role made directly in the database takes effect within this time.
  await new Promise((resolve) => setTimeout(resolve, 600));
  await succeed('POST', '/v1/rivals/add/103');
  await succeed('POST', '/v1/rivals/add/201');
  await succeed('POST', '/v1/watch/footballer/5');
  await succeed('PUT', `/v1/rivals/set_default/${tinySeason.league}`);
  await succeed('PUT', '/v1/auth/delete/set');
  await succeed('POST', '/v1/auth/notification_token/add', { token: ada.device });
}

async function succeed(method: 'POST' | 'PUT', url: string, body?: object): Promise<void> {
  const reply = await app.ask(method, url, body, { token: victim.token });
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
}

it('has an address for every call', () => {
  expect([...addresses.values()].filter((urls) => urls.length === 0)).toEqual([]);
  expect(addresses.size).toBe(wireCalls.length);
});

it('answers another user the same whatever Ada follows, watches, looks at and pays for', async () => {
  const readers = [];
  for (const role of others) readers.push(await app.signUp({ team: asTeamId(102), role }));
  // The first run reads teams that were not stored yet.
  for (const reader of readers) await readAll(reader);
  // From now on the teams that Ada follows are stored.
  const scout = await app.signUp({ team: asTeamId(102), role: 'PREMIUM' });
  for (const id of [101, 103, 201]) await scout.read(`/v2/team/popup/${id}`);
  const before = [];
  for (const reader of readers) before.push(await readAll(reader));

  await adaMoves();

  for (const [index, reader] of readers.entries()) {
    const after = await readAll(reader);
    expect(after).toEqual(before[index]);
    const replies = JSON.stringify(Object.values(after));
    for (const own of [victim.id, victim.email, ada.username]) expect(replies).not.toContain(own);
  }
}, 120_000);

describe.each(others)('%s', (role) => {
  const writes = wireCalls.filter(({ method }) => method !== 'GET');
  let other: Person;
  beforeAll(async () => {
    other = await app.signUp({ team: asTeamId(102), role });
  });
  // Logging out ends the other user's session and not hers.
  afterEach(() => app.db.run(sql`update session set revoked_at = null where account_id = ${other.id}`));

  it.each(writes.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'leaves what is Ada’s as it is: %s',
    async (_, call) => {
      const before = await belongings();
      expect(before.length).toBeGreaterThan(5);
      for (const url of addresses.get(call) ?? []) {
        const body = bodies[call.path] ?? (call.body === undefined ? undefined : {});
        const reply = await app.ask(call.method, url, body, { token: other.token });
        expect(reply.statusCode).toBeLessThan(500);
        for (const own of [victim.id, ada.username]) expect(reply.body).not.toContain(own);
      }
      expect(await belongings()).toEqual(before);
    },
  );
});

it('opens no checkout of Ada’s by the mark of one’s own', async () => {
  const other = await app.signUp({ team: asTeamId(102) });
  const { body } = await other.ask('POST', '/v1/season_pass/checkout');
  const mark = /mark=(.+)$/.exec((body.payload as { url: string }).url)?.[1];
  const order = await app.db.findOne(sql<{ id: string }>`
    select id from pass_order where account_id = ${victim.id}`);
  const before = await belongings();
  for (const method of ['GET', 'POST'] as const) {
    const url = `/v1/season_pass/test_checkout/${order?.id}?mark=${mark}`;
    expect((await app.app.inject({ method, url, payload: 'answer=pay' })).statusCode).toBe(404);
  }
  expect(await belongings()).toEqual(before);
});
