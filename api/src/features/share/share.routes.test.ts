import { asTeamId } from '@touchline/shared/domain';
import { chanceText } from '@touchline/shared/format';
import type { RivalsChances, Shared } from '@touchline/shared/wire';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

let app: GameApp;
let owner: Person;
let other: Person;
beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.inPlay });
  owner = await app.signUp({ team: asTeamId(101) });
  other = await app.signUp({ team: asTeamId(102) });
}, 60_000);
afterAll(() => app.close());

const share = async () => (await owner.ask('POST', '/v1/share/gameweek')).body.payload as Shared;
/** As a visitor without key or session, like a browser or a link preview. */
const visit = (url: string) => app.app.inject({ method: 'GET', url });

/** Width and height are in the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('has a page for everybody with the points, in words too, and the picture for messengers', async () => {
  const shared = await share();
  const { statusCode, body, headers } = await visit(shared.page);
  expect(statusCode).toBe(200);
  expect(body).toContain(shared.words);
  expect(body).toContain(`property="og:image" content="http`);
  expect(body).toContain(`${shared.page}/wide`);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).not.toContain('<script');
});

it.each([
  ['tall', [1080, 1350]],
  ['wide', [1200, 630]],
] as const)(
  'draws the %s picture by day and by night',
  async (shape, size) => {
    const shared = await share();
    const [day, night] = [await visit(shared[shape]), await visit(`${shared[shape]}?look=night`)];
    expect(day.headers['content-type']).toBe('image/png');
    expect(sizeOf(day.rawPayload)).toEqual(size);
    expect(day.rawPayload.equals(night.rawPayload)).toBe(false);
    expect(day.rawPayload.length).toBeGreaterThan(10_000);
  },
  20_000,
);

it('has the chance of the first place in the chosen view, once there are others in it', async () => {
  expect((await share()).words).not.toContain('chance');
  const player = await app.signUp({ team: asTeamId(103) });
  const words = async () => ((await player.ask('POST', '/v1/share/gameweek')).body.payload as Shared).words;
  await player.ask('POST', '/v1/rivals/add/102');
  const { places } = await player.read<RivalsChances>('/v1/rivals/chances/rivals');
  expect(await words()).toContain(`chance to finish first in Rivals: ${chanceText(places?.first ?? -1)}`);
});

it('stays what it was when it was shared', async () => {
  const shared = await share();
  const before = (await visit(shared.page)).body;
  await app.moveTo(tinySeason.settled);
  expect((await visit(shared.page)).body).toBe(before);
  await app.moveTo(tinySeason.settled);
});

it('is gone once it is taken back, which only its owner can do', async () => {
  const shared = await share();
  expect((await other.ask('DELETE', shared.page)).status).toBe(404);
  expect((await visit(shared.page)).statusCode).toBe(200);
  expect((await owner.ask('DELETE', shared.page)).status).toBe(200);
  const [page, picture] = [await visit(shared.page), await visit(shared.tall)];
  expect([page.statusCode, picture.statusCode]).toEqual([404, 404]);
  expect(page.body).toContain('Not shared any more');
});

it.each(['%00', 'a'.repeat(64), '..%2F..', '%F0%9F%91%8D'])(
  'has nothing at the link %s, and says so',
  async (token) => {
    const [page, picture] = [await visit(`/v1/share/${token}`), await visit(`/v1/share/${token}/tall`)];
    expect([page.statusCode, picture.statusCode]).toEqual([404, 404]);
    expect([400, 404]).toContain((await owner.ask('DELETE', `/v1/share/${token}`)).status);
  },
);

it('names nobody but the own team', async () => {
  const { body } = await visit((await share()).page);
  for (const team of tinySeason.teams.filter((one) => one !== 101))
    expect(body).not.toContain(`Team ${team}`);
});

it('has the chance to end the season first once the gameweek is final', async () => {
  await app.moveTo(tinySeason.settled);
  const player = await app.signUp({ team: asTeamId(102) });
  await player.ask('POST', '/v1/rivals/add/101');
  const { words } = (await player.ask('POST', '/v1/share/gameweek')).body.payload as Shared;
  expect(words).toMatch(/chance to end the season first in Rivals: \S+%$/);
});
