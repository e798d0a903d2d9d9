import type { Dashboard, RivalsList, TopTeams } from '@touchline/shared/wire';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import { ingestElite } from '../../game/ingest/ingestElite';
import { phaseOf } from '../../game/season/phase';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';

let app: GameApp;
let pass: Person;
beforeAll(async () => {
  app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => testDemo(clock),
    checkReplies: false,
  });
  const [own] = app.fpl.teamsForDemoAccounts?.() ?? [];
  pass = await app.signUp({ team: own?.teamId ?? null, role: 'PREMIUM' });
  const { gameweek } = await pass.read<{ gameweek: { id: number } }>('/v1/team/main');
  const fetch = { current: gameweek.id, phase: phaseOf({ id: gameweek.id, finished: false }) };
  await ingestElite({ db: app.db, clock: app.clock, fpl: app.fpl }, { ...fetch, isStopping: () => false });
  await pass.ask('PUT', '/v1/rivals/set_default/elite');
}, 240_000);
afterAll(() => app.close());

it('shows the elite around the reader in the places that the elite’s own list has them', async () => {
  const { rivals } = await pass.read<Pick<Dashboard, 'rivals'>>('/v1/micro/rivals');
  const list = await pass.read<RivalsList>('/v1/rivals/list/elite');
  const { rows } = rivals;
  expect(rivals.config.type).toBe('elite');
  expect(rows.map(({ place, id, total }) => ({ place, id, total }))).toEqual(
    rows.map(({ place }) => {
      const { id, total } = list.rows[place - 1] ?? {};
      return { place, id, total };
    }),
  );
  expect(rows.find(({ mine }) => mine)?.place).toBe(list.my_position);
  expect(rows.every(({ total }) => total !== null)).toBe(true);
}, 60_000);

it('names the captain of most elite teams, as the elite’s own list counts him', async () => {
  const { rivals } = await pass.read<Pick<Dashboard, 'rivals'>>('/v1/micro/rivals');
  const { rows } = await pass.read<TopTeams>('/v1/footballers/top_teams/1000');
  const [most] = [...rows].sort((a, b) => (b.captained ?? 0) - (a.captained ?? 0));
  expect(rivals.elite_captain).toMatchObject({ id: most?.id, share: most?.captained });
}, 60_000);
