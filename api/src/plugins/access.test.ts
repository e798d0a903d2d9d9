import { sql } from 'kysely';
import { type Role, roles } from '@touchline/shared/domain';
import type { Call } from '@touchline/shared/wire';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';
import { wireCalls as calls } from '../testing/wireCalls';

/** Every call of the wire against everybody who could make it: who gets in, and who is told what. */
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

/** What the gate answers, by what the specification says of roles; undefined when it lets through. */
function refusal({ access, path }: Call, { role, confirmed, onboarded }: Identity): string | undefined {
  if (access === 'visitor') return undefined;
  if (access === 'admin') return role === 'ADMIN' ? undefined : 'not_found';
  if (role === undefined) return 'signed_out';
  if (role === 'BANNED' || role === 'DELETED') return 'forbidden';
  if (confirmed !== true && !path.startsWith('/v1/auth/')) return 'forbidden';
  if (access === 'signed-in') return undefined;
  return onboarded === true ? undefined : 'forbidden';
}

/** Words of the gate. What a handler says by itself is not its matter here. */
const gate = [
  'Please log in.',
  'This account is banned.',
  'Confirm your email address first.',
  'Finish the onboarding first.',
];

let test: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  test = await buildTestApp({ env: { DEMO_MODE: '1' } });
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
afterAll(() => test.close(), 30_000);

it('knows every call that the app serves, and the app serves every call', async () => {
  const { paths } = (await test.app.inject('/openapi.json')).json<{ paths: Record<string, object> }>();
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const written = calls.flatMap(({ method, path }) => {
    const braces = path.replace(/:(\w+)\??/g, '{$1}');
    const short = path.replace(/\/:\w+\?$/, '').replace(/:(\w+)/g, '{$1}');
    return path.endsWith('?') ? [`${method} ${short}`, `${method} ${braces}`] : [`${method} ${braces}`];
  });
  expect(served.sort()).toEqual(written.sort());
});

describe.each(identities)('$name', (identity) => {
  // Ending a session would end the test for the calls that follow.
  const asked = calls.filter(({ path }) => path !== '/v1/auth/logout');

  it.each(asked.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
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
});
