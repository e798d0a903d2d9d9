import { asTeamId } from '@touchline/shared/domain';
import type {
  ClubsStandings,
  Dashboard,
  FantasyState,
  FixturesList,
  FootballersIndex,
  GameweekOverview,
  LeaguesAll,
  RivalsCandidates,
  RivalsList,
  TeamGameweeks,
  TeamLineups,
  TeamMain,
  TeamNext,
  TeamPoints,
  TeamPopup,
  TeamTable,
} from '@touchline/shared/wire';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { tinySeason, writeTinySeason } from '../support/tinySeason';

let app: GameApp;
let free: Person;
let pass: Person;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.settled });
  free = await app.signUp({ team: asTeamId(101) });
  pass = await app.signUp({ team: asTeamId(102), role: 'PREMIUM' });
}, 60_000);
afterAll(() => app.close());
afterEach(() => app.moveTo(tinySeason.over));

const pointsOf = (main: TeamMain) => main.explained?.nett;

describe('the own team', () => {
  it('brings the first man of the bench who fits on for one who did not play', async () => {
    const main = await free.read<TeamMain>('/v1/team/main');
    expect(main.auto_subs).toEqual([{ in: 14, out: 7, settled: true }]);
    expect(main.team.subs.map(({ id }) => id)).toEqual([9, 7, 18, 24]);
    expect(main.info.setup).toEqual([1, 4, 4, 2]);
  });

  it('explains the sum, and every footballer line by line', async () => {
    const { explained, team } = await free.read<TeamMain>('/v1/team/main');
    expect(explained?.nett).toBe(
      (explained?.gross ?? 0) + (explained?.provisional_bonus ?? 0) - (explained?.hits ?? 0),
    );
    for (const card of team.pitch.flat()) {
      const lines = card.explain.flatMap((one) => one.lines);
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(card.gameweek_points);
    }
  });

  it('leaves gated values out for who has no pass, and says so', async () => {
    const cards = (await free.read<TeamMain>('/v1/team/main')).team.pitch.flat();
    expect(cards.filter((card) => card.locked === true).length).toBeGreaterThan(0);
    const held = (await pass.read<TeamMain>('/v1/team/main')).team.pitch.flat();
    expect(held.every((card) => card.locked === undefined && card.ep_next !== undefined)).toBe(true);
    const table = await free.read<TeamTable>('/v1/team/squad/predictions');
    const rows = new Map(Object.values(table.groups).flatMap((group) => group.map((row) => [row.id, row])));
    for (const { id, ep_next } of cards) expect([id, rows.get(id)?.ep_next]).toEqual([id, ep_next]);
  });

  it('groups the squad by fixtures, with who started', async () => {
    const lineups = await free.read<TeamLineups>('/v1/team/lineups');
    const players = lineups.fixtures.flatMap((one) => one.players);
    expect(players.find(({ id }) => id === 7)?.lineup).toBe('OUT');
    expect(players.find(({ id }) => id === 5)?.lineup).toBe('XI');
    const { starting, bench, out, pending } = lineups.summary;
    expect(starting + bench + out + pending).toBe(players.length);
  });

  it('adds up over the season', async () => {
    const { rows } = await free.read<TeamGameweeks>('/v1/team/gameweeks');
    const { kpis, contributions } = await free.read<TeamPoints>('/v1/team/points');
    expect(rows.at(-1)?.total_points).toBe(kpis.total);
    expect(contributions.reduce((sum, one) => sum + one.points, 0)).toBe(kpis.total);
  });
});

it('takes a gameweek that is not over for neither the best nor the worst, nor into an average', async () => {
  const young = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.beforeGameweek2 });
  try {
    const reader = await young.signUp({ team: asTeamId(102) });
    await reader.ask('POST', '/v1/rivals/add/103');
    const readSeason = async (now: string) => {
      await young.moveTo(now);
      const { rows } = await reader.read<TeamGameweeks>('/v1/team/gameweeks');
      const { kpis } = await reader.read<TeamPoints>('/v1/team/points');
      return { averages: rows.map(({ view_average }) => view_average), ...kpis };
    };
    // Locked, running, and over except for the official bonus.
    for (const now of ['2023-08-19T13:00:00Z', tinySeason.inPlay, '2023-08-19T20:30:00Z']) {
      const { averages, average, best, worst } = await readSeason(now);
      expect(averages).toEqual([expect.any(Number), null]);
      expect([best?.gameweek_id, worst?.gameweek_id]).toEqual([1, 1]);
      expect(average).toBe(best?.nett_points);
    }
    const { best, worst } = await readSeason(tinySeason.settled);
    expect([best?.gameweek_id, worst?.gameweek_id].sort()).toEqual([1, 2]);
  } finally {
    await young.close();
  }
});

describe('the specification names', () => {
  it('the manager of a team `player` too', async () => {
    const { team } = await free.read<TeamPopup>('/v2/team/popup/103/1');
    expect(team.fullname).toEqual(expect.stringMatching(/\S/));
    expect(team.player).toBe(team.fullname);
  });

  it('a classic league as an option with `value` and `label`', async () => {
    const { state } = (await free.ask('PUT', '/v1/onboarding/confirm_team/101')).body as {
      state: FantasyState;
    };
    expect(state.classic_leagues).toEqual([{ id: 7, name: 'Office', value: 7, label: 'Office' }]);
  });

  it('the chances of a card `chance_playing`, gated as the status is', async () => {
    const { team } = await pass.read<TeamMain>('/v1/team/main');
    const cards = [...team.pitch.flat(), ...team.subs];
    expect(cards.map(({ chance_playing }) => chance_playing?.playing_next)).toEqual(
      cards.map(({ ready }) => ready?.playing_next),
    );
    const { pitch } = await pass.read<TeamPopup>('/v2/team/popup/101/3');
    const injured = [...pitch.team.pitch.flat(), ...pitch.team.subs].find(({ id }) => id === 7);
    expect(injured?.chance_playing).toEqual({ playing_next: 0, next_round: 0 });
    const own = await free.read<TeamMain>('/v1/team/main');
    const locked = own.team.pitch.flat().filter(({ ready }) => ready === undefined);
    expect(locked.length).toBeGreaterThan(0);
    expect(locked.filter(({ chance_playing }) => chance_playing !== undefined)).toEqual([]);
  });
});

describe('in the middle of a match', () => {
  let late: GameApp;
  let reader: Person;
  beforeAll(async () => {
    late = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.beforeGameweek2 });
    reader = await late.signUp({ team: asTeamId(102), role: 'PREMIUM' });
  }, 60_000);
  afterAll(() => late.close());

  it('shows no points before kick-off, live ones in play, provisional bonus once, official bonus at last', async () => {
    await late.moveTo('2023-08-19T13:00:00Z');
    const locked = await reader.read<TeamMain>('/v1/team/main');
    expect(locked.gameweek?.state).toBe('locked');
    expect(locked.team.pitch.flat().every((card) => card.gameweek_points === null)).toBe(true);

    await late.moveTo(tinySeason.inPlay);
    const live = await reader.read<TeamMain>('/v1/team/main');
    expect(live.gameweek?.state).toBe('live');
    expect(live.team.pitch.flat().some((card) => card.pick?.gameweek.playing_now)).toBe(true);

    await late.moveTo(tinySeason.betweenMatches);
    const between = await reader.read<TeamMain>('/v1/team/main');
    expect(between.gameweek?.state).toBe('between');
    expect(between.explained?.provisional_bonus).toBeGreaterThan(0);

    await late.moveTo('2023-08-19T20:30:00Z');
    const provisional = await reader.read<TeamMain>('/v1/team/main');
    await late.moveTo(tinySeason.settled);
    const final = await reader.read<TeamMain>('/v1/team/main');
    expect(provisional.gameweek?.state).toBe('provisional');
    expect(provisional.explained?.provisional_bonus).toBe(0);
    expect(final.explained?.provisional_bonus).toBe(0);
    expect(pointsOf(final)).toBe(pointsOf(provisional));
  });

  it('suggests the captain with the most expected points, which his card doubles and the answer does not', async () => {
    await late.moveTo(tinySeason.settled);
    const next = await reader.read<TeamNext>('/v1/team/next');
    const cards = [...next.team.pitch.flat(), ...next.team.subs];
    const expected = (id: number) => (id % 8) + 0.5;
    const captain = cards.find(({ id }) => id === next.suggested_captain);
    expect(captain?.ep_next).toBe(expected(captain?.id ?? 0));
    expect(captain?.pick_suggested_status).toBe('c');
    expect(Math.max(...next.team.pitch.flat().map(({ id }) => expected(id)))).toBe(
      expected(captain?.id ?? 0),
    );
    expect(next.team.pitch.flat()).toHaveLength(11);
  });

  it('names the suggested changes to everybody, and what they gain to pass holders', async () => {
    await late.moveTo(tinySeason.settled);
    const changesOf = async (person: Person) => (await person.read<TeamNext>('/v1/team/next')).changes;
    const withoutPass = await changesOf(await late.signUp({ team: asTeamId(102) }));
    const held = await changesOf(reader);
    expect(withoutPass.length).toBeGreaterThan(0);
    expect(withoutPass.map(({ in: { id } }) => id)).toEqual(held.map(({ in: { id } }) => id));
    expect(withoutPass.every(({ gain, locked }) => gain === undefined && locked === true)).toBe(true);
    expect(held.every(({ gain, locked }) => gain !== undefined && locked === undefined)).toBe(true);
  });

  it('never takes goals back as the minutes go on, and ends in the recorded score', async () => {
    await late.moveTo('2023-08-26T13:59:00Z');
    let before = 0;
    for (const minutes of [5, 30, 50, 70, 90, 105, 120]) {
      await late.moveTo(new Date(Date.parse('2023-08-26T14:00:00Z') + minutes * 60_000).toISOString());
      const { fixtures } = await reader.read<FixturesList>('/v1/fixtures/3');
      const goals = (fixtures[0]?.home.score ?? 0) + (fixtures[0]?.away.score ?? 0);
      const scorers = fixtures[0]?.events.reduce((sum, { count }) => sum + count, 0);
      expect(goals).toBeGreaterThanOrEqual(before);
      expect(scorers).toBe(goals);
      before = goals;
    }
    expect(before).toBe(2);
  });
});

describe('rivals and leagues', () => {
  it('lists who is followed with the gap to the own team', async () => {
    const added = await free.ask('POST', '/v1/rivals/add/103?ownership=true');
    expect(added.body).toMatchObject({ id: 103, rival_ids: [103], state: { rivals: [103] } });
    expect(Object.keys(added.body['ownership'] as object)).toHaveLength(15);
    const list = await free.read<RivalsList>('/v1/rivals/list/rivals');
    const mine = list.rows.find((row) => row.mine);
    const other = list.rows.find((row) => row.id === 103);
    expect(other?.gap).toBe((mine?.total ?? 0) - (other?.total ?? 0));
    expect(list.rows.map(({ total }) => total)).toEqual(
      [...list.rows.map(({ total }) => total)].sort((a, b) => (b ?? 0) - (a ?? 0)),
    );
    const removed = await free.ask('DELETE', '/v1/rivals/remove/103');
    expect(removed.body).toMatchObject({ rival_ids: [] });
  });

  it.each([
    ['/v1/rivals/add/0', 400, 'Invalid id'],
    ['/v1/rivals/add/abc', 400, 'Invalid id'],
    ['/v1/rivals/add/-3', 400, 'Invalid id'],
    ['/v1/rivals/add/101', 400, 'This is your own team.'],
    ['/v1/rivals/add/999', 404, 'There is no team 999 in the official game.'],
  ])('refuses %s', async (url, status, message) => {
    const { status: got, body } = await free.ask('POST', url);
    expect([got, body.message]).toEqual([status, message]);
    expect((await free.read<{ rival_ids: number[] }>('/v1/rivals/state')).rival_ids).toEqual([]);
  });

  it('tracks a league for pass holders only', async () => {
    const refused = await free.ask('PUT', `/v1/rivals/set_default/${tinySeason.league}`);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Tracking leagues is limited to users with season pass',
    ]);
    const chosen = await pass.ask('PUT', `/v1/rivals/set_default/${tinySeason.league}`);
    expect(chosen.body).toMatchObject({ id: 7, rivals_config: { id: 7, type: 'league', label: 'Office' } });
    expect((await pass.ask('PUT', '/v1/rivals/set_default/letters')).body.message).toBe('Invalid id');
    await pass.ask('PUT', '/v1/rivals/set_default/rivals');
  });

  it('offers the members of shared leagues, the closest first', async () => {
    const { candidates, leagues } = await free.read<RivalsCandidates>('/v1/rivals/candidates/');
    expect(candidates.map(({ id }) => id).sort()).toEqual([102, 103]);
    expect(leagues).toMatchObject([{ id: 7, name: 'Office' }]);
    const all = await free.read<LeaguesAll>('/v1/leagues/all');
    expect(all.leagues).toMatchObject([{ id: 7, members: 3, trackable: false }]);
  });
});

describe('footballers', () => {
  const ids = async (query: string, view = 'default') =>
    (await free.read<FootballersIndex>(`/v1/footballers/index/${view}?${query}`)).rows.map(({ id }) => id);

  it('finds a name without its accents', async () => {
    expect(await ids('q=oder')).toEqual([5]);
  });

  it('filters by position, club and price together', async () => {
    expect((await ids('pos=MID&club=ars,che&cost_min=4.6')).sort((a, b) => a - b)).toEqual([
      6, 7, 13, 14, 15,
    ]);
  });

  it('drops what it does not understand', async () => {
    const { paging, rows } = await free.read<FootballersIndex>(
      '/v1/footballers/index/default?page=abc&order_by=%3Bdrop&order=sideways&pos=XXX&club=zzz&badge=none',
    );
    expect(paging).toEqual({
      page: 1,
      pages: 2,
      page_size: 20,
      total: 32,
      order_by: 'total_points',
      order: 'desc',
    });
    expect(rows).toHaveLength(20);
  });

  it('pages without losing or repeating anybody', async () => {
    const all = [...(await ids('order_by=cost&page=1')), ...(await ids('order_by=cost&page=2'))];
    expect(all).toEqual(Array.from({ length: 32 }, (_, index) => 32 - index));
  });

  it('hides points by the index in the whole list, not in the page', async () => {
    const { rows } = await free.read<FootballersIndex>('/v1/footballers/index/total_points?page=2');
    expect(rows.map(({ total_points }) => total_points !== undefined)).toEqual(
      rows.map((_, index) => (index + 20) % 6 === 0),
    );
    const held = await pass.read<FootballersIndex>('/v1/footballers/index/total_points?page=2');
    expect(held.rows.every(({ total_points }) => total_points !== undefined)).toBe(true);
  });

  it.each([
    'default',
    'total_points',
    'gameweek_points',
    'fixtures_points',
    'gameweek_transfers',
    'predictions',
    'season_ticker',
  ])('answers the view %s', async (view) => expect(await ids('', view)).toHaveLength(20));

  it('keeps a watchlist, and lists it alone', async () => {
    expect((await free.ask('POST', '/v1/watch/footballer/12')).body.payload).toEqual({ ids: [12] });
    expect((await free.ask('POST', '/v1/watch/footballer/12')).body.payload).toEqual({ ids: [12] });
    expect(await ids('watchlist=true')).toEqual([12]);
    expect((await free.ask('DELETE', '/v1/watch/footballer/12')).body.payload).toEqual({ ids: [] });
    expect((await free.ask('POST', '/v1/watch/footballer/999')).status).toBe(404);
  });
});

describe('clubs, fixtures, gameweeks and Home', () => {
  it('makes the league table from the fixtures', async () => {
    const { rows } = await free.read<ClubsStandings>('/v1/clubs/index/standings');
    expect(rows.map(({ id, points, won, lost }) => [id, points, won, lost])).toEqual(
      [
        ['ars', 6, 2, 1],
        ['che', 6, 2, 1],
        ['mci', 3, 1, 2],
        ['liv', 3, 1, 2],
      ].sort((a, b) => Number(b[1]) - Number(a[1]) || String(a[0]).localeCompare(String(b[0]))),
    );
  });

  it('lists the fixtures of a gameweek by kick-off with own players', async () => {
    const { fixtures, gameweek } = await free.read<FixturesList>('/v1/fixtures/2');
    expect(gameweek).toMatchObject({ id: 2, state: 'final' });
    expect(fixtures.map(({ id }) => id)).toEqual(['che-liv', 'mci-ars']);
    expect(fixtures[1]?.mine.map(({ id }) => id)).toContain(5);
  });

  it.each([
    '/v1/fixtures/0',
    '/v1/fixtures/39',
    '/v1/fixtures/one',
    '/v1/gameweek/99/overview',
    '/v1/gameweeks/all',
    '/v1/footballers/index/all',
    '/v1/clubs/index/none',
    '/v1/rivals/list/friends',
    '/v2/team/popup/999',
    '/v2/team/popup/103/9',
  ])('answers 404 for %s', async (url) => expect((await free.ask('GET', url)).status).toBe(404));

  it('tells about a gameweek', async () => {
    const overview = await free.read<GameweekOverview>('/v1/gameweek/2/overview');
    expect(overview).toMatchObject({ gameweek: { id: 2, average_points: 40 }, previous: 1, next: 3 });
  });

  it('fills Home', async () => {
    const home = await free.read<Dashboard>('/v1/dashboard');
    expect(home.roster.groups.SUBS).toHaveLength(4);
    expect(home.transfers.in.map(({ id }) => id)).toEqual([32, 31, 30, 29, 28]);
    expect([home.status.game_down, home.status.game_doubt]).toEqual([null, null]);
  });

  it('shows any team in any gameweek that has begun', async () => {
    const popup = await free.read<TeamPopup>('/v2/team/popup/103/1');
    expect(popup).toMatchObject({ is_own: false, is_rival: false, leagues: [{ id: 7, name: 'Office' }] });
    expect(popup.pitch.team.pitch.flat()).toHaveLength(11);
    expect(popup.gameweeks.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe('who may ask', () => {
  it.each([
    ['0', 400],
    ['-1', 400],
    ['1.5', 400],
    ['1e3', 400],
    ['abc', 400],
    ['103abc', 400],
    ['%20', 400],
    ['%00', 400],
    ['%F0%9F%98%80', 400],
    ['%E0%A4%A', 400],
    ['%EF%BC%91%EF%BC%90%EF%BC%93', 400],
    ["103'; drop table account;--", 400],
    ['99999999999999999999', 400],
    ['9'.repeat(400), 404],
    ['999999999', 404],
    ['', 404],
  ])('a search for team %j is refused in words, never by a fault of ours', async (written, status) => {
    const newcomer = await app.signUp();
    const { status: given, body } = await newcomer.ask('GET', `/v1/onboarding/search_team/${written}`);
    expect(given).toBe(status);
    expect(JSON.stringify(body)).toMatch(/[a-z]{3,} [a-z]/i);
  });

  it('lets nobody without onboarding at the pages, and finishes it only with a team', async () => {
    const newcomer = await app.signUp();
    expect((await newcomer.ask('GET', '/v1/team/main')).status).toBe(403);
    expect((await newcomer.ask('PUT', '/v1/onboarding/finalize')).status).toBe(409);
    const found = await newcomer.ask('GET', '/v1/onboarding/search_team/103');
    expect(found.body['data']).toMatchObject({ id: 103, name: 'Team 103', fullname: 'Sam Player 103' });
    expect((await newcomer.ask('GET', '/v1/onboarding/search_team/55')).status).toBe(404);
    const confirmed = await newcomer.ask('PUT', '/v1/onboarding/confirm_team/103');
    expect(confirmed.body.state).toMatchObject({ team: { id: 103 } });
    const done = await newcomer.ask('PUT', '/v1/onboarding/finalize');
    expect(done.body.state).toMatchObject({ user: { onboarded: true } });
    expect((await newcomer.ask('GET', '/v1/team/main')).status).toBe(200);
  });
});
