import { asTeamId } from '@touchline/shared/domain';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { noteFault } from '../../game/season/gameState.queries';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

const [team] = tinySeason.teams;
let app: GameApp;
let reader: Person;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.settled });
  reader = await app.signUp({ team: asTeamId(team) });
}, 60_000);
afterAll(() => app.close());

const asVisitor = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { 'x-api-key': app.config.apiKey, ...headers } });
const get = (url: string, headers: Record<string, string> = {}) =>
  asVisitor(url, { authorization: `Bearer ${reader.token}`, ...headers });

interface Shown {
  readonly epoch: number;
  readonly updated_at: string;
  readonly payload: { readonly gameweek: { readonly state: string } };
}

const shared = [
  '/v1/clubs/index/standings',
  '/v1/clubs/index/strength',
  '/v1/clubs/index/points',
  '/v1/clubs/index/season',
  '/v1/club/ars/fixtures',
  '/v1/club/ars/points',
  '/v1/season_ticker/club',
  '/v1/gameweeks/index',
  '/v1/gameweek/2/overview',
];

it.each(shared)('sends %s as the same reply in every encoding, and 304 to who has it', async (url) => {
  const [plain, brotli, zipped] = await Promise.all([
    get(url),
    get(url, { 'accept-encoding': 'gzip, deflate, br' }),
    get(url, { 'accept-encoding': 'gzip, br;q=0' }),
  ]);
  expect(plain.json()).toMatchObject({
    success: true,
    epoch: expect.any(Number),
    payload: expect.anything(),
  });
  const isLong = plain.rawPayload.length >= 1024;
  expect(brotli.headers['content-encoding']).toBe(isLong ? 'br' : undefined);
  expect(zipped.headers['content-encoding']).toBe(isLong ? 'gzip' : undefined);
  expect(isLong ? brotliDecompressSync(brotli.rawPayload) : brotli.rawPayload).toEqual(plain.rawPayload);
  expect(isLong ? gunzipSync(zipped.rawPayload) : zipped.rawPayload).toEqual(plain.rawPayload);
  expect(plain.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' });

  const again = await get(url, { 'if-none-match': String(plain.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each(['/v1/team/main', '/v1/dashboard'])("sends a reader's own %s compressed as well", async (url) => {
  const [plain, brotli, zipped] = await Promise.all([
    get(url),
    get(url, { 'accept-encoding': 'gzip, deflate, br' }),
    get(url, { 'accept-encoding': 'gzip' }),
  ]);
  expect([plain, brotli, zipped].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ]);
  const payloadOf = (bytes: Buffer) => (JSON.parse(bytes.toString()) as Shown).payload;
  expect(payloadOf(brotliDecompressSync(brotli.rawPayload))).toEqual(plain.json<Shown>().payload);
  expect(payloadOf(gunzipSync(zipped.rawPayload))).toEqual(plain.json<Shown>().payload);
  expect(brotli.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'private, no-store' });
});

it('is not even confirmed to who may not ask', async () => {
  const { etag } = (await get('/v1/clubs/index/standings')).headers;
  const refused = await asVisitor('/v1/clubs/index/standings', { 'if-none-match': String(etag) });
  expect(refused.statusCode).toBe(401);
});

it('says what the clock says of a gameweek before the game is read again', async () => {
  const stateOf = async () => (await get('/v1/gameweek/3/overview')).json<Shown>().payload.gameweek.state;
  const before = await stateOf();
  app.clock.set(Date.parse('2023-08-26T13:00:00Z'));
  expect([before, await stateOf()]).toEqual(['open', 'locked']);
});

it('is another reply once the game was read again, or cannot be read', async () => {
  const url = '/v1/clubs/index/standings';
  const settled = await get(url);
  await app.moveTo(tinySeason.over);
  const over = await get(url);
  expect(over.headers['etag']).not.toBe(settled.headers['etag']);
  expect(over.json<Shown>().updated_at).toBe(new Date(tinySeason.over).toISOString());
  await noteFault(app.db, app.fpl.season, { outcome: 'timeout', detail: '', at: app.clock.now() });
  expect((await get(url)).json()).toMatchObject({ stale: true, epoch: over.json<Shown>().epoch });
});
