import { asTeamId } from '@touchline/shared/domain';
import { ingestElite } from '../../src/game/ingest/ingestElite';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { specificationCalls } from '../support/specificationCalls';
import { tinySeason, writeTinySeason } from '../support/tinySeason';

const calls = specificationCalls({
  gameweek: 2,
  fixture: 'che-liv',
  footballer: 5,
  club: 'ars',
  team: 101,
  rival: 103,
  league: tinySeason.league,
});

let app: GameApp;
let pass: Person;
let free: Person;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.over });
  free = await app.signUp({ team: asTeamId(102) });
  pass = await app.signUp({ team: asTeamId(101), role: 'PREMIUM' });
  await ingestElite(app, { current: 3, phase: '3 settled', isStopping: () => false });
  await pass.ask('PUT', `/v1/rivals/set_default/${tinySeason.league}`);
  await pass.ask('PUT', '/v1/rivals/set_default/rivals');
}, 60_000);
afterAll(() => app.close());

it('are 69, each once', () => {
  expect(new Set(calls.map(({ method, written }) => `${method} ${written}`)).size).toBe(69);
  expect(calls).toHaveLength(69);
});

/** Calls whose example is refused (invalid, or already done): the correct status for each. */
const refused: Record<string, number> = {
  '/v1/auth/refresh': 401,
  '/v1/auth/set_password': 400,
  '/v1/auth/confirm_email': 409,
  '/v1/auth/resend_confirmation': 409,
  '/v1/auth/change_pass': 400,
};

const all = calls.flatMap((call) => call.urls.map((url) => [call.method, url, call] as const));

it.each(all)('answers %s %s', async (method, url, { body, written }) => {
  const { statusCode } = await app.ask(method, url, body, { token: pass.token });
  expect(statusCode).toBe(refused[written] ?? 200);
});

it.each(all.filter(([method]) => method === 'GET'))(
  'has values or the paywall for the free: %s %s',
  async (method, url) => {
    const { statusCode } = await app.ask(method, url, undefined, { token: free.token });
    expect([200, 403]).toContain(statusCode);
  },
);

it.each(all.filter(([, , { isOpen }]) => isOpen !== true))(
  'refuses a visitor %s %s',
  async (method, url, { body }) => {
    const { statusCode } = await app.ask(method, url, body, { address: '10.1.0.1' });
    expect(statusCode).toBe(401);
  },
);
