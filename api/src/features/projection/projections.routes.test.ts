import { asTeamId } from '@touchline/shared/domain';
import type { Projections } from '@touchline/shared/wire';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

let app: GameApp;
let free: Person;
let pass: Person;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.settled });
  free = await app.signUp({ team: asTeamId(tinySeason.teams[0]) });
  pass = await app.signUp({ team: asTeamId(tinySeason.teams[1]), role: 'PREMIUM' });
}, 60_000);
afterAll(() => app.close());

const read = (person: Person) => person.read<Projections>('/v1/projections');

it('has every footballer in the coming gameweeks for pass holders', async () => {
  const { gameweeks, rows } = await read(pass);
  expect(gameweeks.length).toBeGreaterThan(0);
  const { body } = await pass.ask('GET', '/v1/footballers/index/default');
  expect(rows).toHaveLength((body as { payload: { paging: { total: number } } }).payload.paging.total);
  for (const row of rows) {
    expect(row.locked).toBeUndefined();
    expect(row.ep).toHaveLength(gameweeks.length);
    expect(row.minutes).toHaveLength(gameweeks.length);
  }
});

it('locks for the free exactly those whose expected points the predictions list locks', async () => {
  const { rows } = await read(free);
  const { body } = await free.ask('GET', '/v1/footballers/index/predictions');
  const listed = (body as { payload: { rows: { id: number; locked?: true }[] } }).payload.rows;
  expect(listed.some(({ locked }) => locked)).toBe(true);
  for (const { id, locked } of listed) {
    const row = rows.find((one) => one.id === id);
    expect(row?.locked).toBe(locked);
    expect(row?.ep === undefined).toBe(locked === true);
  }
});
