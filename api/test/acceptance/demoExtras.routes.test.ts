import type {
  ContentSettings,
  FixtureComments,
  FixtureLineups,
  FixtureOverview,
  FixturesList,
  FixtureStats,
  FootballerDefault,
  FootballersIndex,
  FootballerSeasons,
  GameweekStreaming,
} from '@touchline/shared/wire';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';

/**
 * Data that only the demo source has: commentary, weather, line-ups, measurements, broadcasts, real
 * positions.
 */
let app: GameApp;
let person: Person;
let played: string;
let live: string;

beforeAll(async () => {
  app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => testDemo(clock),
    env: { DEMO_MODE: '1' },
  });
  const [own] = app.fpl.teamsForDemoAccounts?.() ?? [];
  person = await app.signUp({ team: own?.teamId ?? null, role: 'PREMIUM' });
  const { fixtures } = await person.read<FixturesList>('/v1/fixtures/');
  live = fixtures.find(({ active }) => active)?.id ?? '';
  const before = await person.read<FixturesList>(`/v1/fixtures/${(fixtures[0]?.gameweek_id ?? 2) - 1}`);
  played = before.fixtures.find(({ home }) => (home.score ?? 0) > 0)?.id ?? '';
}, 120_000);
afterAll(() => app.close());

it('offers a newcomer of the demo teams that can be linked', async () => {
  const login = { email: 'person1@example.test', password: 'long-enough-for-anyone' };
  const [{ name, value } = { name: '', value: '' }] = (await app.ask('POST', '/v1/auth/login', login))
    .cookies;
  const refreshed = await app.ask('POST', '/v1/auth/refresh', {}, { cookie: `${name}=${value}` });
  const { content } = refreshed.json<{ content: ContentSettings }>();
  const teams = content.demo_teams ?? [];
  expect(teams).not.toHaveLength(0);
  for (const team of teams) {
    const found = await person.ask('GET', `/v1/onboarding/search_team/${team.id}`);
    expect(found.body.data).toMatchObject(team);
  }
});

it('times what happened, as often as the score says', async () => {
  const { head, moments } = await person.read<FixtureOverview>(`/v1/fixture/${played}/overview`);
  expect(head.venue?.name).not.toBe('');
  expect(head.weather).toMatchObject({ icon: expect.any(String) });
  const goals = moments.filter(({ kind }) => kind === 'goal' || kind === 'own_goal');
  expect(goals).toHaveLength((head.fixture.home.score ?? 0) + (head.fixture.away.score ?? 0));
  expect(goals.every(({ minute }) => minute !== null && minute >= 1)).toBe(true);
});

it('comments on a match in play up to now, newest first', async () => {
  const { comments, head } = await person.read<FixtureComments>(`/v1/fixture/${live}/comments`);
  expect(comments.length).toBeGreaterThan(3);
  expect(comments.at(-1)).toMatchObject({ kind: 'kick_off', is_key: true });
  const minutes = comments.map(({ minute, added }) => minute + added / 100);
  expect(minutes).toEqual([...minutes].sort((a, b) => b - a));
  expect(minutes[0]).toBeLessThanOrEqual((head.fixture.minute ?? 0) + 1);
});

it('ends every match with its last whistle, in added time', async () => {
  const { fixtures } = await person.read<FixturesList>('/v1/fixtures/5');
  for (const { id } of fixtures) {
    const { comments } = await person.read<FixtureComments>(`/v1/fixture/${id}/comments`);
    expect([id, comments[0]]).toMatchObject([id, { kind: 'full_time', minute: 90, added: 5 }]);
  }
});

it('has eleven on each side and the bench, and measures the match', async () => {
  const { kind, home, away } = await person.read<FixtureLineups>(`/v1/fixture/${live}/lineups`);
  expect(kind).toBe('confirmed');
  for (const side of [home, away]) {
    expect(side.pitch.flat()).toHaveLength(11);
    expect(side.subs.length).toBeGreaterThan(4);
  }
  const { rows } = await person.read<FixtureStats>(`/v1/fixture/${live}/stats`);
  const possession = rows.find(({ key }) => key === 'possession');
  expect((possession?.home ?? 0) + (possession?.away ?? 0)).toBe(100);
});

it('says who broadcasts a gameweek', async () => {
  const { fixtures } = await person.read<GameweekStreaming>('/v1/gameweek/5/streaming');
  expect(fixtures.length).toBeGreaterThan(0);
  expect(fixtures.every(({ channels }) => channels.length > 0)).toBe(true);
});

it('knows real positions, on cards, on pages and in the badges', async () => {
  const { head } = await person.read<FootballerDefault>('/v1/footballer/1/default');
  expect(head.position_real?.code).toMatch(/^(GK|CB|FB|WB|DM|CM|AM|W|ST)$/);
  const odd = await person.read<FootballersIndex>('/v1/footballers/index/default?badge=oop_positive');
  expect(odd.rows.length).toBeGreaterThan(0);
});

it('tells the seasons before this one', async () => {
  const found = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      person.read<FootballerSeasons>(`/v1/footballer/${index + 1}/seasons`),
    ),
  );
  const past = found.flatMap(({ rows }) => rows.slice(1));
  expect(past.length).toBeGreaterThan(0);
  expect(past.every(({ season, club_id }) => /^20\d\d-\d\d$/.test(season) && club_id === null)).toBe(true);
});
