import { type AccountId, asTeamId, escapesPaywall } from '@touchline/shared/domain';
import type { TeamTable, TemplatePitch, TemplateSingle } from '@touchline/shared/wire';
import { ingestElite } from '../../game/ingest/ingestElite';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

let app: GameApp;
let free: Person;
let pass: Person;

// Members of a league are visible at the end of the tiny season, as in a recording.
beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.over });
  free = await app.signUp({ team: asTeamId(101) });
  pass = await app.signUp({ team: asTeamId(101), role: 'PREMIUM' });
  for (const person of [free, pass])
    for (const rival of [102, 103]) await person.ask('POST', `/v1/rivals/add/${rival}`);
  await ingestElite(app, { current: 3, phase: '3 settled', isStopping: () => false });
  await pass.ask('PUT', `/v1/rivals/set_default/${tinySeason.league}`);
  await pass.ask('PUT', '/v1/rivals/set_default/rivals');
}, 60_000);
afterAll(() => app.close());

it('is the legal eleven that most rivals start, with a bench of four', async () => {
  const { team, info, teams, ownership, captain } = await free.read<TemplateSingle>(
    '/v1/template_lineups/single/rivals',
  );
  expect(teams).toBe(2);
  expect(team.pitch.flat()).toHaveLength(11);
  expect(team.subs).toHaveLength(4);
  expect(info.setup[0]).toBe(1);
  // Both rivals start these.
  const lineup = team.pitch.flat().map(({ id }) => id);
  for (const id of [18, 21, 24]) expect(lineup).toContain(id);
  expect(ownership['24']).toEqual({ count: 2, total: 2, count_share: 100 });
  expect([16, 24]).toContain(captain);
});

it('stands against the own team', async () => {
  const { home, away, shared, ownership } = await free.read<TemplatePitch>(
    '/v1/template_lineups/pitch/rivals',
  );
  const ids = ({ pitch, subs }: TemplatePitch['home']) => [...pitch.flat(), ...subs].map(({ id }) => id);
  expect(ids(home)).toHaveLength(15);
  expect(shared.every((id) => ids(home).includes(id) && ids(away).includes(id))).toBe(true);
  for (const id of [...ids(home), ...ids(away)]) expect(ownership[String(id)]).toBeDefined();
});

it('leaves gated values out of the cards of the free', async () => {
  const { team } = await free.read<TemplateSingle>('/v1/template_lineups/single/rivals');
  const cards = [...team.pitch.flat(), ...team.subs];
  expect(cards.some(({ locked }) => locked)).toBe(true);
  expect(cards.every((card) => card.locked === true || 'ep_next' in card)).toBe(true);
  const open = await pass.read<TemplateSingle>('/v1/template_lineups/single/rivals');
  expect(open.team.pitch.flat().some(({ locked }) => locked)).toBe(false);
});

it.each([
  ['team', 102, 15],
  ['rivals', 101, 15],
  ['elite', 101, 15],
  ['league', tinySeason.league, 15],
  ['club', 'ars', 8],
])('makes a table of %s %s', async (subject, id, size) => {
  for (const view of ['list', 'points_fixtures', 'predictions', 'season']) {
    const url = `/v1/templates/squad_tables/${subject}/${view}/${id}`;
    const { groups } = await pass.read<TeamTable>(url);
    expect(Object.values(groups).flat()).toHaveLength(size);
  }
});

it('cuts what is gated out of the tables, but for footballers who are open in a list', async () => {
  const table = '/v1/templates/squad_tables/rivals/predictions/101';
  const rowsOf = async (person: Person) => Object.values((await person.read<TeamTable>(table)).groups).flat();
  const [cut, whole] = [await rowsOf(free), await rowsOf(pass)];
  const withValue = (rows: typeof cut) => rows.flatMap((row) => ('ep_next' in row ? [row.id] : []));
  expect(cut.every(({ locked }) => locked)).toBe(true);
  expect(withValue(whole)).toHaveLength(whole.length);
  // One in four escapes the paywall, by the account's id; those of the lists are open to everybody.
  const card = { user_id: free.id as AccountId, gameweek_id: 3, metric: 'ep_next' } as const;
  const escaping = cut.filter(({ id }) => escapesPaywall({ ...card, footballer_id: id }));
  expect(withValue(cut)).toEqual(expect.arrayContaining(escaping.map(({ id }) => id)));
  expect(withValue(cut).length).toBeLessThan(cut.length);
});

it.each([
  ['/v1/template_lineups/single/elite', 403],
  ['/v1/template_lineups/pitch/7', 403],
  ['/v1/templates/squad_tables/elite/list/101', 403],
  ['/v1/templates/squad_tables/league/list/7', 403],
  ['/v1/template_lineups/single/friends', 404],
  ['/v1/templates/squad_tables/constructor/list/1', 404],
  ['/v1/templates/squad_tables/team/constructor/101', 404],
  ['/v1/templates/squad_tables/club/list/xxx', 404],
  ['/v1/templates/squad_tables/team/list/none', 400],
])('answers the free at %s with %i', async (url, status) => {
  expect((await free.ask('GET', url)).status).toBe(status);
});
