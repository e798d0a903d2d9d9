import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { type Role, roles } from '@touchline/shared/domain';
import type { Call } from '@touchline/shared/wire';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';
import { recordRoutes } from '../../../test/support/recordRoutes';
import { wireCalls as calls } from '../../../test/support/wireCalls';

/** Access matrix: every route with every kind of user, and the expected status. */
interface Identity {
  readonly name: string;
  readonly role?: Role;
  readonly confirmed?: boolean;
  readonly onboarded?: boolean;
}
const full = { confirmed: true, onboarded: true };
const identities: readonly Identity[] = [
  { name: 'visitor' },
  { name: 'unconfirmed', role: 'USER', confirmed: false, onboarded: false },
  { name: 'not onboarded', role: 'USER', confirmed: true, onboarded: false },
  ...roles.map((role) => ({ name: role, role, ...full })),
];

/** Expected refusal by the specification's roles; undefined if the call is allowed. */
function refusal({ access, path }: Call, { role, confirmed, onboarded }: Identity): string | undefined {
  if (access === 'visitor') return undefined;
  if (access === 'admin') return role === 'ADMIN' ? undefined : 'not_found';
  if (role === undefined) return 'signed_out';
  if (role === 'BANNED' || role === 'DELETED') return 'forbidden';
  if (confirmed !== true && !path.startsWith('/v1/auth/')) return 'forbidden';
  if (access === 'signed-in') return undefined;
  return onboarded === true ? undefined : 'forbidden';
}

/** Messages of the access check. Handlers' own refusals are not tested here. */
const gate = [
  'Please log in.',
  'This account is banned.',
  'Confirm your email address first.',
  'Finish the onboarding first.',
];

/** A route outside the wire: it answers the same to everybody. */
interface OutsideRoute {
  readonly name: string;
  readonly url?: string;
  /** Headers needed besides the API key that every request here has. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
  /** Registered only with this configuration. */
  readonly only?: 'demo or test controls' | 'test controls';
}
const order = '/v1/season_pass/test_checkout/:order';
const ofNobody = '/v1/season_pass/test_checkout/0190-of-nobody?mark=guessed';
const wayBack = '/v1/auth/restore_address/:code';
const wayBackOfNobody = '/v1/auth/restore_address/guessed';
const digestOff = '/v1/alerts/digest/off/:token';
const digestOffOfNobody = '/v1/alerts/digest/off/guessed';
const outside: readonly OutsideRoute[] = [
  { name: 'GET /healthz', status: 200 },
  // These apps have no game data.
  { name: 'GET /readyz', status: 503 },
  { name: 'GET /metrics', status: 200 },
  // Forwarded by a load balancer: the client is not on this machine.
  { name: 'GET /metrics', headers: { 'x-forwarded-for': '198.51.100.7' }, status: 404 },
  { name: 'GET /openapi.json', status: 200 },
  { name: 'GET /openapi', status: 200 },
  { name: 'GET /v1/stream', status: 200 },
  { name: 'GET /v1/stream', headers: { 'x-api-key': 'of nobody' }, status: 401 },
  { name: 'POST /v1/season_pass/webhook', body: '{"id":"paid","orderId":"mine"}', status: 400 },
  { name: `GET ${order}`, url: ofNobody, status: 404 },
  { name: `POST ${order}`, url: ofNobody, body: 'answer=pay', status: 404 },
  { name: `GET ${wayBack}`, url: wayBackOfNobody, status: 404 },
  { name: `POST ${wayBack}`, url: wayBackOfNobody, body: 'go', status: 404 },
  { name: `GET ${digestOff}`, url: digestOffOfNobody, status: 404 },
  { name: `POST ${digestOff}`, url: digestOffOfNobody, body: 'List-Unsubscribe=One-Click', status: 404 },
  { name: 'GET /v1/share/:token', url: '/v1/share/guessed', status: 404 },
  { name: 'GET /v1/share/:token/tall', url: '/v1/share/guessed/tall', status: 404 },
  { name: 'GET /v1/share/:token/wide', url: '/v1/share/guessed/wide', status: 404 },
  { name: 'GET /v1/open/team/:id/picture', url: '/v1/open/team/0/picture', status: 400 },
  { name: 'GET /v1/plans/page/:token', url: '/v1/plans/page/guessed', status: 404 },
  { name: 'GET /dev/outbox', status: 200, only: 'demo or test controls' },
  { name: 'GET /test/mail', status: 200, only: 'test controls' },
  { name: 'POST /test/clock', body: '{}', status: 400, only: 'test controls' },
];

/** Apps by their configuration; the first has all routes. */
const apps = {
  'test controls': { DEMO_MODE: '1', TEST_CONTROLS: '1' },
  demo: { DEMO_MODE: '1' },
  neither: {},
} as const;
type Kind = keyof typeof apps;
const opened = new Map<
  Kind,
  { readonly app: TestApp; readonly base: string; readonly routes: readonly string[] }
>();
const open = (kind: Kind) => {
  const found = opened.get(kind);
  if (found === undefined) throw new Error(`No app was opened for ${kind}.`);
  return found;
};
const tokens = new Map<string, string>();
let test: TestApp;

beforeAll(async () => {
  for (const [kind, env] of Object.entries(apps) as [Kind, Record<string, string>][]) {
    // One database and one secret, so that sessions are valid in all apps.
    const { made: app, routes } = await recordRoutes(() => buildTestApp({ env, db: test?.db }));
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    opened.set(kind, { app, base: `http://127.0.0.1:${port}`, routes });
    test ??= app;
  }
  for (const [index, { name, role, confirmed = false, onboarded = false }] of identities.entries()) {
    if (role === undefined) continue;
    const email = `identity${index}@example.org`;
    const body = { email, password: 'correct horse battery', username: name, birthday: '1990-02-09' };
    const registered = await test.ask('POST', '/v1/auth/register', body, { address: `10.0.0.${index}` });
    tokens.set(name, registered.json<{ sessionToken: string }>().sessionToken);
    await test.db.run(sql`update account set role = ${role}, email_confirmed = ${confirmed},
      onboarded = ${onboarded}, team_id = ${onboarded ? 1 : null}::int where email = ${email}`);
  }
}, 120_000);
afterAll(async () => {
  // The first one owns the shared database.
  for (const { app } of [...opened.values()].reverse()) await app.close();
}, 30_000);

const named = ({ method, path }: Call) => `${method} ${path}`;
const covered = new Set([...calls.map(named), ...outside.map(({ name }) => name)]);
/** HEAD is answered as the GET of the same path, without its body. */
const asGet = (route: string) => route.replace(/^HEAD /, 'GET ');
/** Routes without a test here. */
const forgotten = (routes: readonly string[]) => [
  ...new Set(routes.map(asGet).filter((route) => !covered.has(route))),
];

describe('the table', () => {
  it('has every route that is really registered, and every one that it has is registered', () => {
    const { routes } = open('test controls');
    expect(forgotten(routes)).toEqual([]);
    expect([...covered].filter((route) => !routes.includes(route))).toEqual([]);
  });

  it('misses a route that somebody adds beside it', async () => {
    const { made: app, routes } = await recordRoutes(
      () => buildTestApp({ db: test.db }),
      (bare) => void bare.get('/v1/back_door', async () => 'come in'),
    );
    await app.close();
    expect(forgotten(routes)).toEqual(['GET /v1/back_door']);
  });

  it('is the document of the calls too', async () => {
    const { paths } = (await test.app.inject('/openapi.json')).json<{ paths: Record<string, object> }>();
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const written = calls.flatMap(({ method, path }) => {
      // A parameter with a single value is written out.
      const braces = path
        .replace('/clubs/index/:kind?', '/clubs/index/standings')
        .replace(/:(\w+)\??/g, '{$1}');
      const short = path.replace(/\/:\w+\?$/, '').replace(/:(\w+)/g, '{$1}');
      return path.endsWith('?') ? [`${method} ${short}`, `${method} ${braces}`] : [`${method} ${braces}`];
    });
    expect(served.sort()).toEqual(written.sort());
  });
});

describe.each(identities)('$name', (identity) => {
  // Ending a session would break the calls that follow.
  const asked = calls.filter(({ path }) => path !== '/v1/auth/logout');

  it.each(asked.map((call) => [named(call), call] as const))('%s', async (_, call) => {
    const url = call.path.replace(/:id\??/g, '1').replace(/:(\w+)\??/g, 'x');
    const reply = await test.ask(call.method, url, call.body === undefined ? undefined : {}, {
      token: tokens.get(identity.name),
      address: '10.0.1.1',
    });
    const { error, message } = reply.json<{ error?: string; message?: string }>();
    expect(reply.statusCode === 500 ? message : '').toBe('');
    const expected = refusal(call, identity);
    if (expected === undefined) expect(gate).not.toContain(message);
    else expect(error).toBe(expected);
  });

  it.each(Object.keys(apps) as Kind[])('outside the wire, with %s', async (kind) => {
    const isThere = ({ only }: OutsideRoute) =>
      kind === 'test controls' || only === undefined || (kind === 'demo' && only !== 'test controls');
    const answered = await Promise.all(
      outside.map(async (route) => [route.name, await statusOf(kind, route)]),
    );
    expect(answered).toEqual(outside.map((route) => [route.name, isThere(route) ? route.status : 404]));
  });

  /** Over a real connection: an event stream never ends. */
  async function statusOf(kind: Kind, { name, url, headers, body }: OutsideRoute): Promise<number> {
    const [method, path = ''] = name.split(' ');
    const token = tokens.get(identity.name);
    const leaving = new AbortController();
    const { status } = await fetch(open(kind).base + (url ?? path), {
      method,
      body,
      signal: leaving.signal,
      headers: {
        'x-api-key': test.config.apiKey,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined
          ? {}
          : { 'content-type': body.startsWith('{') ? 'application/json' : 'text/plain' }),
        ...headers,
      },
    });
    leaving.abort();
    return status;
  }
});
