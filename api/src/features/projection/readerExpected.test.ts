import { asTeamId } from '@touchline/shared/domain';
import type {
  Card,
  FantasyState,
  FootballerDefault,
  FootballersSuggested,
  Projections,
  TeamMain,
  TeamNext,
  TeamPopup,
  TeamTable,
} from '@touchline/shared/wire';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

let app: GameApp;
let pass: Person;
let free: Person;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.settled });
  pass = await app.signUp({ team: asTeamId(tinySeason.teams[0]), role: 'PREMIUM' });
  free = await app.signUp({ team: asTeamId(tinySeason.teams[1]) });
}, 60_000);
afterAll(() => app.close());

async function choose({ token }: Person, kind: string) {
  const reply = await app.ask('PUT', '/v1/projections/choice', { kind }, { token });
  return { status: reply.statusCode, state: reply.json<{ state?: Partial<FantasyState> }>().state };
}
/** The state that comes with a session; the first account is the pass holder's. */
async function stateOf(): Promise<FantasyState> {
  const login = { email: 'person1@example.test', password: 'long-enough-for-anyone' };
  const { refreshToken } = (await app.ask('POST', '/v1/auth/login', login, { native: true })).json<{
    refreshToken: string;
  }>();
  const session = await app.ask('POST', '/v1/auth/refresh', { refreshToken }, { native: true });
  return session.json<{ state: FantasyState }>().state;
}
const cardsOf = ({ team }: { team: TeamMain['team'] }): Card[] => [...team.pitch.flat(), ...team.subs];
const nextOf = (cards: readonly Card[]) =>
  new Map(cards.filter((card) => 'ep_next' in card).map(({ id, ep_next }) => [id as number, ep_next]));

/** Expected points of the next gameweek in every reply that is not a comparison. */
async function everywhere(person: Person): Promise<ReadonlyMap<number, number | null | undefined>[]> {
  const next = await person.read<TeamNext>('/v1/team/next');
  const main = await person.read<TeamMain>('/v1/team/main');
  const popup = await person.read<TeamPopup>(`/v2/team/popup/${tinySeason.teams[1]}`);
  const suggested = await person.read<FootballersSuggested>('/v1/footballers/suggested');
  const { groups } = await person.read<TeamTable>('/v1/team/squad/predictions');
  const [anybody] = cardsOf(next);
  const { kpis } = await person.read<FootballerDefault>(`/v1/footballer/${anybody?.id}/default`);
  return [
    nextOf(cardsOf(next)),
    nextOf(cardsOf(main)),
    nextOf(cardsOf({ team: popup.pitch.team })),
    nextOf(suggested.positions.flatMap(({ footballers }) => footballers)),
    new Map(
      Object.values(groups)
        .flat()
        .filter((row) => 'ep_next' in row)
        .map(({ id, ep_next }) => [id as number, ep_next]),
    ),
    new Map('ep_next' in kpis ? [[anybody?.id as number, kpis.ep_next]] : []),
  ];
}

it('has one kind of expected points in every reply, as chosen', async () => {
  const official = await everywhere(pass);
  const { gameweeks, rows } = await pass.read<Projections>('/v1/projections');
  const state = await stateOf();
  const at = gameweeks.indexOf(state.next_gameweek?.id ?? 0);
  const ours = new Map(rows.map(({ id, ep }) => [id as number, ep?.[at] ?? null]));
  expect(state.expected_points).toBe('official');

  expect((await choose(pass, 'ours')).state).toEqual({ expected_points: 'ours' });
  expect((await stateOf()).expected_points).toBe('ours');
  const chosen = await everywhere(pass);
  for (const values of chosen) {
    expect(values.size).toBeGreaterThan(0);
    for (const [id, value] of values) expect([id, value]).toEqual([id, ours.get(id)]);
  }
  expect(chosen[0]).not.toEqual(official[0]);

  await choose(pass, 'official');
  expect(await everywhere(pass)).toEqual(official);
});

it('suggests the captain of the chosen kind', async () => {
  await choose(pass, 'ours');
  const next = await pass.read<TeamNext>('/v1/team/next');
  const lineup = next.team.pitch.flat();
  const best = Math.max(...lineup.map(({ ep_next }) => ep_next ?? 0));
  expect(lineup.find(({ id }) => id === next.suggested_captain)?.ep_next).toBe(best);
  await choose(pass, 'official');
});

it('opens no more of ours than the list of predictions does', async () => {
  await choose(free, 'ours');
  const { rows } = await free.read<Projections>('/v1/projections');
  const open = new Set(rows.filter(({ locked }) => locked !== true).map(({ id }) => id as number));
  for (const values of await everywhere(free))
    for (const id of values.keys()) expect(open.has(id)).toBe(true);
  await choose(free, 'official');
});

it('refuses another kind', async () => {
  expect((await choose(pass, 'theirs')).status).toBe(400);
});
