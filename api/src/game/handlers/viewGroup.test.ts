import { asTeamId } from '@touchline/shared/domain';
import type { Ownership } from '@touchline/shared/wire';
import { teamsChannel } from '../season/gameState.queries';
import { sql } from 'kysely';
import { eliteLeague } from '../season/eliteLeague';
import { ingestElite } from '../ingest/ingestElite';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

let app: GameApp;
let reader: Person;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.over });
  reader = await app.signUp({ team: asTeamId(tinySeason.teams[0]), role: 'PREMIUM' });
}, 60_000);
afterAll(() => app.close());

const readElite = (phase: string) =>
  ingestElite(app, { current: Number(phase.split(' ')[0]), phase, isStopping: () => false });
const ownership = async () => {
  const { body } = await reader.ask('PUT', '/v1/rivals/set_default/elite');
  return body['ownership'] as Ownership;
};

it('is empty before the elite was read, and right as soon as it was', async () => {
  expect(await ownership()).toEqual({});
  await readElite('3 settled');
  expect((await ownership())['5']).toEqual({ count: 3, total: 3, count_share: 100 });
});

it('follows squads that come in while the elite is being read', async () => {
  await app.db.run(sql`update league set phase = '3 settled partly' where id = ${eliteLeague}`);
  const [leader] = await app.db.query(sql<{ team_id: number }>`
    delete from team_picks where gameweek = 3 and team_id = ${tinySeason.teams[2]} returning team_id`);
  expect(leader).toEqual({ team_id: tinySeason.teams[2] });
  await app.db.notify(teamsChannel, '');
  expect((await ownership())['5']).toMatchObject({ total: 2 });
});

it('is another one once the elite was read again in the same state of the season', async () => {
  expect((await ownership())['5']).toMatchObject({ total: 2 });
  app.clock.set(app.clock.now() + 60_000);
  await readElite('3 settled');
  expect((await ownership())['5']).toMatchObject({ total: 3 });
});
