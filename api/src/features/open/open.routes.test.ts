import { asTeamId } from '@touchline/shared/domain';
import type { OpenStart, OpenTeam } from '@touchline/shared/wire';
import { buildGameApp, type GameApp } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

let app: GameApp;
beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.inPlay });
}, 60_000);
afterAll(() => app.close());

/** As a visitor: with the key of the web client, without a session. */
const ask = (url: string, remoteAddress = '198.51.100.7') =>
  app.app.inject({ method: 'GET', url, headers: { 'x-api-key': 'touchline-web' }, remoteAddress });
const read = async <Payload>(url: string) => (await ask(url)).json<{ payload: Payload }>().payload;

describe('a team without an account', () => {
  it('has the points that its owner sees', async () => {
    const owner = await app.signUp({ team: asTeamId(101) });
    const own = await owner.read<{ points: number; total: number }>('/v1/live/rank');
    const open = await read<OpenTeam>('/v1/open/team/101');
    expect(open).toMatchObject({ id: 101, team: 'Team 101', points: own.points, total: own.total });
  });

  it('lists fifteen players: those who count by line, and the bench', async () => {
    const { lines, bench } = await read<OpenTeam>('/v1/open/team/101');
    const counted = lines.flat();
    expect([counted.length, counted.length + bench.length]).toEqual([11, 15]);
    const sum = counted.reduce((points, pick) => points + (pick.points ?? 0), 0);
    expect(sum).toBe((await read<OpenTeam>('/v1/open/team/101')).points);
  });

  it('names the team, but not its manager', async () => {
    const { body } = await ask('/v1/open/team/101');
    expect(body).not.toMatch(/fullname|manager|Player 101/i);
  });

  it.each(['0', 'abc', '-1', '9999999999'])('refuses the id %s with a sentence', async (id) => {
    const refused = await ask(`/v1/open/team/${id}`);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ success: false, message: 'Invalid id' });
  });

  it('answers 404 with a sentence for a team that the game does not have', async () => {
    const missing = await ask('/v1/open/team/999999');
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ message: 'There is no team 999999 in the official game.' });
  });

  it('is shown 30 times a minute to one address, and still to another one', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await ask('/v1/open/team/101', '198.51.100.8')).statusCode);
    expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30]]).toEqual([true, 429]);
    expect((await ask('/v1/open/team/101', '198.51.100.9')).statusCode).toBe(200);
  });

  it('has a picture for messengers', async () => {
    const { headers, rawPayload } = await app.app.inject({ url: '/v1/open/team/101/picture' });
    expect(headers['content-type']).toBe('image/png');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  }, 20_000);
});

it('has the best legal eleven of the gameweek for the first page', async () => {
  const { best, demo, demo_teams } = await read<OpenStart>('/v1/open/start');
  const picks = best.lines.flat();
  expect(picks.length).toBeGreaterThan(0);
  expect(best.points).toBe(picks.reduce((sum, { points }) => sum + (points ?? 0), 0));
  expect([demo, demo_teams]).toEqual([false, []]);
});
