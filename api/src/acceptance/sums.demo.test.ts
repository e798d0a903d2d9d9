import type {
  FantasyState,
  LeagueRow,
  RivalsGameweek,
  RivalsList,
  RivalsSeason,
  TeamGameweeks,
  TeamMain,
  TeamOverview,
  TeamPoints,
  TeamPopup,
  TimelineItem,
  TimelineList,
} from '@touchline/shared/wire';
import { day, hour } from '../fpl/demo/calendar';
import { createDemoSource } from '../fpl/demo/demoSource';
import { testAnchor } from '../fpl/demo/testing';
import { ingestTeam, phaseOf } from '../ingest/ingestTeam';
import { buildGameApp, type GameApp, type Person } from '../testing/gameApp';

/** Numbers that must be equal wherever they are shown, over a weekend of the simulated season. */
let app: GameApp;
let person: Person;
let followed: readonly number[];

jest.setTimeout(240_000);

beforeAll(async () => {
  app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => createDemoSource({ clock, seed: 1, anchor: testAnchor, demoMode: true }),
  });
  const pass = app.fpl.teamsForDemoAccounts?.().find(({ account }) => account === 'pass');
  followed = [pass?.teamId ?? 0, ...(pass?.rivalIds ?? [])];
  person = await app.signUp({ team: pass?.teamId ?? 0, role: 'PREMIUM' });
  for (const id of pass?.rivalIds ?? []) await person.ask('POST', `/v1/rivals/add/${id}`);
});
afterAll(() => app.close());

/** Reads the game after the clock has moved, as the reading loop does. */
async function moveTo(at: number): Promise<void> {
  await app.moveTo(new Date(at).toISOString());
  const { gameweek } = await person.read<TeamOverview>('/v1/team/overview');
  const current = gameweek?.id ?? 0;
  const phase = phaseOf(gameweek ?? undefined);
  for (const id of followed) await ingestTeam(app, { id, current, phase, squads: 'all' });
}

const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, one) => sum + (one ?? 0), 0);
const cardsOf = ({ pitch, subs }: TeamMain['team']) => ({
  lineup: pitch.flat(),
  subs,
  all: [...pitch.flat(), ...subs],
});

describe.each([0, 3, 5, 8, 22, 28, 48, 54, 72, 100].map((hours) => [hours]))('%i hours on', (hours) => {
  let rivals: RivalsGameweek;
  let overview: TeamOverview;

  beforeAll(async () => {
    await moveTo(testAnchor + hours * hour);
    rivals = await person.read<RivalsGameweek>('/v1/rivals/gameweek/');
    overview = await person.read<TeamOverview>('/v1/team/overview');
  });

  it('played, playing and to come add up to those who count', () => {
    for (const { name, chip, played = 0, playing = 0, left = 0 } of rivals.rows)
      expect([name, played + playing + left]).toEqual([name, chip === 'bboost' ? 15 : 11]);
    const mine = rivals.rows.find((row) => row.mine);
    expect(overview).toMatchObject({ played: mine?.played, playing: mine?.playing, left: mine?.left });
  });

  it('a gap is my total minus theirs, a swing my points minus theirs', () => {
    const mine = rivals.rows.find((row) => row.mine);
    for (const row of rivals.rows) {
      expect(row.gap).toBe((mine?.total ?? 0) - (row.total ?? 0));
      if (row.mine) continue;
      expect(row.swing).toBe((mine?.gw_points ?? 0) - (row.gw_points ?? 0));
      expect(row.swing).toBe(
        sumOf((row.only_i ?? []).map(({ points }) => points)) -
          sumOf((row.only_they ?? []).map(({ points }) => points)),
      );
    }
  });

  it('the table and the popup of a team agree: net points, bench, who is to come', async () => {
    for (const row of rivals.rows.slice(0, 5)) {
      const popup = await person.read<TeamPopup>(`/v2/team/popup/${row.id}`);
      const { lineup, subs, all } = cardsOf(popup.pitch.team);
      expect(popup.explained?.nett).toBe(row.nett_points);
      expect(popup.explained?.bench).toBe(row.bench_points);
      if (row.chip !== 'bboost')
        expect(sumOf(subs.map(({ points }) => points.nominal))).toBe(row.bench_points);
      expect(sumOf(all.map(({ pick }) => pick?.points.real ?? null)) - (row.hits ?? 0)).toBe(row.nett_points);
      const counting = row.chip === 'bboost' ? all : lineup;
      expect(counting.filter(({ pick }) => pick?.gameweek.playing_now)).toHaveLength(row.playing ?? 0);
      for (const { explain, pick } of all)
        expect(pick?.opponents.length).toBeGreaterThanOrEqual(explain.length);
    }
  });

  it('average, best and worst of a team are the same on both its pages', async () => {
    const { kpis } = await person.read<TeamPoints>('/v1/team/points');
    const season = await person.read<RivalsSeason>('/v1/rivals/season/');
    const mine = season.rows.find((row) => row.mine);
    expect([mine?.average, mine?.best, mine?.worst]).toEqual([
      kpis.average,
      kpis.best?.nett_points,
      kpis.worst?.nett_points,
    ]);
    expect(mine?.total).toBe(kpis.total);
  });

  it('the move of the official rank is that of the history, and its age is told', async () => {
    const { rows } = await person.read<TeamGameweeks>('/v1/team/gameweeks');
    const [before, last] = rows.flatMap(({ overall_rank }) => overall_rank ?? []).slice(-2);
    expect(overview.team.rank).toBe(last);
    expect(overview.rank_move).toBe((before ?? 0) - (last ?? 0));
    expect(overview.ranks_at === null).toBe(overview.gameweek?.finished);
    expect(overview.gameweek_rank === null).toBe(!overview.gameweek?.finished);
  });

  it('a list has as many teams as it says', async () => {
    const lists = ['rivals/list/rivals', 'rivals/list/elite', 'rivals/season/', 'rivals/points/total'];
    for (const list of lists) {
      const { rows, members, my_position } = await person.read<RivalsList>(`/v1/${list}`);
      expect(members).toBe(rows.length);
      expect(my_position).toBe(rows.findIndex(({ mine }) => mine) + 1);
    }
  });
});

it('All tells every price change that Prices tells', async () => {
  const feed = async (filter: string) => {
    const items: TimelineItem[] = [];
    for (let before = ''; ;) {
      const page = await person.read<TimelineList>(`/v1/timeline/list?filter=${filter}&before=${before}`);
      items.push(...page.items);
      if (page.older === null) return items;
      before = page.older;
    }
  };
  await moveTo(testAnchor + 7 * day);
  const prices = await feed('prices');
  const all = new Set((await feed('all')).map(({ id }) => id));
  expect(prices.length).toBeGreaterThan(10);
  expect(prices.filter(({ id }) => !all.has(id))).toEqual([]);
});

it('a league of which only the first page is known is not given a size', async () => {
  const { leagues } = await person.read<{ leagues: LeagueRow[] }>('/v1/leagues/all');
  const own = leagues.map(({ id }) => id);
  const foreign = Array.from({ length: 40 }, (_, index) => 1001 + index).filter((id) => !own.includes(id));
  const said: string[] = [];
  for (const id of foreign) {
    const { status, body } = await person.ask('GET', `/v1/league/classic/${id}`);
    if (status === 409) said.push(String(body.message));
  }
  expect(new Set(said)).toEqual(
    new Set(['This league has more than 50 members. Leagues up to 50 can be tracked.']),
  );
});

it("the paywall names leagues of managers, not the game's own", async () => {
  const confirmed = await person.ask('PUT', `/v1/onboarding/confirm_team/${followed[0]}`);
  const state = confirmed.body.state as unknown as FantasyState;
  const { leagues } = await person.read<{ leagues: LeagueRow[] }>('/v1/leagues/all');
  const ofManagers = leagues.filter(({ type }) => type !== 'system').slice(0, 5);
  expect(ofManagers.length).toBeGreaterThan(0);
  expect(state.leagues_preview).toEqual(ofManagers.map(({ id, name }) => ({ id, name })));
});
