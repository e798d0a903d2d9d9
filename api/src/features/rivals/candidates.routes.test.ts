import { asTeamId } from '@touchline/shared/domain';
import type { RivalsCandidates } from '@touchline/shared/wire';
import { buildGameApp, type GameApp } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

let app: GameApp;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.over });
}, 60_000);
afterAll(() => app.close());

it('a candidate whom nobody has linked or follows has his rank too', async () => {
  const reader = await app.signUp({ team: asTeamId(101) });
  await reader.read('/v1/team/overview');
  const { candidates } = await reader.read<RivalsCandidates>('/v1/rivals/candidates/');
  expect(candidates.map(({ id, summary_overall_rank }) => ({ id, summary_overall_rank }))).toEqual([
    { id: 102, summary_overall_rank: expect.any(Number) },
    { id: 103, summary_overall_rank: expect.any(Number) },
  ]);
});
