import { asTeamId } from '@touchline/shared/domain';
import type { SearchIndex, SearchTeams } from '@touchline/shared/wire';
import { buildGameApp, type GameApp } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

let app: GameApp;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.over });
}, 60_000);
afterAll(() => app.close());

it('names every footballer and fixture once', async () => {
  const reader = await app.signUp({ team: asTeamId(101) });
  const { footballers, fixtures } = await reader.read<SearchIndex>('/v1/search/index');
  expect(footballers.length).toBeGreaterThan(0);
  expect(new Set(footballers.map(({ id }) => id)).size).toBe(footballers.length);
  expect(footballers[0]).toEqual({
    id: expect.any(Number),
    name: expect.any(String),
    fullname: expect.any(String),
    club_id: expect.stringMatching(/^[a-z]{3}$/),
    position: expect.any(String),
  });
  expect(fixtures.length).toBeGreaterThan(0);
  expect(fixtures[0]).toEqual({
    id: expect.stringMatching(/^[a-z]{3}-[a-z]{3}$/),
    gameweek_id: expect.any(Number),
  });
});

it('names members of my leagues without me, and says who is a rival', async () => {
  const reader = await app.signUp({ team: asTeamId(101) });
  await reader.ask('POST', '/v1/rivals/add/103?ownership=false');
  await reader.read('/v1/team/overview');
  const { teams } = await reader.read<SearchTeams>('/v1/search/teams');
  expect(teams.map(({ id, is_rival }) => ({ id, is_rival }))).toEqual([
    { id: 103, is_rival: true },
    { id: 102, is_rival: false },
  ]);
  expect(teams[1]!.leagues).toEqual([expect.any(String)]);
});
