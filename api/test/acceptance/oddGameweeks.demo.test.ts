import { asTeamId } from '@touchline/shared/domain';
import type {
  FixturesList,
  FootballerGameweeks,
  TeamGameweeks,
  TeamLineups,
  TeamPoints,
} from '@touchline/shared/wire';
import { day, hour } from '@touchline/demo-game/calendar';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import type { OfficialBootstrap, OfficialEntry, OfficialStandings } from '../../src/game/fpl/official';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';

/** Typical complaints of users of such apps, each in the simulated season. */
let app: GameApp;
let person: Person;

jest.setTimeout(120_000);

beforeAll(async () => {
  app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => testDemo(clock),
  });
  const [own] = app.fpl.teamsForDemoAccounts?.() ?? [];
  person = await app.signUp({ team: own?.teamId ?? null, role: 'PREMIUM' });
});
afterAll(() => app.close());

const fixturesOf = (gameweek: number) => person.read<FixturesList>(`/v1/fixtures/${gameweek}`);

async function documentOf<Document>(path: string): Promise<Document> {
  const reply = await app.fpl.get(path);
  if (reply.outcome !== 'ok') throw new Error(`${path}: ${reply.detail}`);
  return reply.json as Document;
}

it('postponed fixture: listed without a gameweek, counted for no club', async () => {
  const { postponed } = await fixturesOf(24);
  expect(postponed.length).toBeGreaterThan(0);
  for (const fixture of postponed) {
    expect(fixture).toMatchObject({ gameweek_id: null, kickoff: null, started: false });
    for (let gameweek = 20; gameweek <= 30; gameweek += 1)
      expect((await fixturesOf(gameweek)).fixtures.map(({ id }) => id)).not.toContain(fixture.id);
  }
});

it('blank gameweek: the clubs without a fixture are told', async () => {
  const { fixtures, blanks } = await fixturesOf(26);
  expect(blanks.length).toBeGreaterThanOrEqual(2);
  const playing = fixtures.flatMap(({ home, away }) => [home.id, away.id]);
  for (const club of blanks) expect(playing).not.toContain(club);
});

it('footballer who changes club: each match on the side that he played for then', async () => {
  const clubs = async () => {
    const { elements, teams } = await documentOf<OfficialBootstrap>('bootstrap-static/');
    const codeOf = (number: number) => teams.find(({ id }) => id === number)?.short_name.toLowerCase() ?? '';
    return new Map(elements.map(({ id, team }) => [id, codeOf(team)]));
  };
  const now = await clubs();
  app.clock.set(testAnchor - 60 * day);
  const then = await clubs();
  app.clock.set(testAnchor);
  const moved = [...then].filter(([id, club]) => now.get(id) !== undefined && now.get(id) !== club);
  expect(moved.length).toBeGreaterThan(0);
  for (const [id, oldClub] of moved) {
    const { rows } = await person.read<FootballerGameweeks>(`/v1/footballer/${id}/gameweeks`);
    const sides = rows.map(({ fixture_id, is_home }) => fixture_id.split('-')[is_home ? 0 : 1]);
    expect(new Set(sides)).toEqual(new Set([now.get(id), oldClub].filter((club) => sides.includes(club))));
    expect(sides.at(-1)).toBe(oldClub);
  }
});

it('manager who starts in gameweek 20: his season begins there', async () => {
  const id = await startedIn(20);
  const late = await app.signUp({ team: asTeamId(id) });
  const { rows } = await late.read<TeamGameweeks>('/v1/team/gameweeks');
  expect(rows.map(({ id: gameweek }) => gameweek)).toEqual([20, 21, 22, 23, 24]);
  let total = 0;
  for (const row of rows) expect(row.total_points).toBe((total += row.nett_points));
  const { kpis } = await late.read<TeamPoints>('/v1/team/points');
  expect(kpis).toMatchObject({ total, hits: rows.reduce((sum, row) => sum + row.transfers_cost, 0) });
});

/** A manager who starts in this gameweek: they are far down in the overall league. */
async function startedIn(gameweek: number): Promise<number> {
  for (let page = 50; page >= 1; page -= 1) {
    const path = `leagues-classic/314/standings/?page_standings=${page}`;
    const { standings } = await documentOf<OfficialStandings>(path);
    for (const { entry } of standings.results)
      if ((await documentOf<OfficialEntry>(`entry/${entry}/`)).started_event === gameweek) return entry;
  }
  throw new Error(`Nobody started in gameweek ${gameweek}.`);
}

it('double gameweek: both matches of a club are there, and their points add up', async () => {
  const { doubles, fixtures } = await fixturesOf(25);
  expect(doubles.length).toBeGreaterThanOrEqual(2);
  for (const club of doubles)
    expect(fixtures.filter(({ home, away }) => home.id === club || away.id === club)).toHaveLength(2);
  const last = Math.max(...fixtures.map(({ kickoff }) => Date.parse(kickoff ?? '')));
  await app.moveTo(new Date(last + 4 * hour).toISOString());
  const { fixtures: groups, gameweek, blanks, summary } = await person.read<TeamLineups>('/v1/team/lineups');
  expect(gameweek?.id).toBe(25);
  const { starting, bench, out, pending } = summary;
  expect(starting + bench + out + pending + blanks.length).toBe(15);
  const own = groups.flatMap(({ players }) => players);
  const twice = own.filter(({ id }, index) => own.findIndex((one) => one.id === id) !== index);
  expect(twice.length).toBeGreaterThan(0);
  for (const { id } of twice) {
    const { rows } = await person.read<FootballerGameweeks>(`/v1/footballer/${id}/gameweeks`);
    const matches = rows.filter(({ gameweek_id }) => gameweek_id === 25).map(({ points }) => points);
    expect(matches).toHaveLength(2);
    const shown = own.filter((one) => one.id === id).map(({ points }) => points ?? 0);
    expect(shown.sort()).toEqual(matches.sort());
  }
});
