import { asTeamId } from '@touchline/shared/domain';
import type { H2hAll, H2hLeague, MatchChances, RivalsChances, TeamPopup } from '@touchline/shared/wire';
import { sql } from 'kysely';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import type { OfficialH2hMatches, OfficialH2hStandings } from '../../game/fpl/official';
import type { FplReply } from '../../game/fpl/source';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';

/** The demo season; a test may replace documents by path. */
let app: GameApp;
const replaced = new Map<RegExp, FplReply>();
/** While the game accepts requests about head-to-head leagues and does not answer. */
let hanging: Promise<void> | undefined;
let pass: Person;
let free: Person;

const [odd, even, large] = [20_001, 20_002, 20_003];
const notFound: FplReply = { outcome: 'not_found', detail: 'gone' };

beforeAll(async () => {
  app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => {
      const demo = testDemo(clock);
      const get = async (path: string) => {
        if (path.startsWith('leagues-h2h')) await hanging;
        return [...replaced].find(([pattern]) => pattern.test(path))?.[1] ?? demo.get(path);
      };
      return {
        ...demo,
        get,
        get patience() {
          return hanging && { withStored: 40, withoutStored: 80 };
        },
      };
    },
  });
  pass = await app.signUp({ team: teamOf('pass'), role: 'PREMIUM' });
  free = await app.signUp({ team: teamOf('free') });
}, 180_000);
afterEach(() => replaced.clear());
afterAll(() => app.close());

const teamOf = (name: string) =>
  app.fpl.teamsForDemoAccounts?.().find(({ account }) => account === name)?.teamId ?? asTeamId(0);
const leagueOf = (id: number) => pass.read<H2hLeague>(`/v1/league/h2h/${id}`);

describe('the list', () => {
  it('has the own head-to-head leagues; those with more than 50 teams say why they cannot be opened', async () => {
    const { leagues } = await pass.read<H2hAll>('/v1/leagues/h2h');
    expect(leagues.map(({ id, members, trackable }) => [id, members, trackable])).toEqual([
      [odd, 9, true],
      [even, 12, true],
      [large, 64, false],
    ]);
    expect(leagues[2]?.reason).toBe('This league has 64 members. Leagues up to 50 can be tracked.');
  });

  it('shows the leagues to everyone and opens them to pass holders', async () => {
    const { leagues } = await free.read<H2hAll>('/v1/leagues/h2h');
    expect(leagues).toHaveLength(3);
    expect(leagues.every(({ trackable, reason }) => !trackable && reason !== undefined)).toBe(true);
    expect(await free.ask('GET', `/v1/league/h2h/${odd}`)).toMatchObject({
      status: 403,
      body: { error: 'pass_needed' },
    });
  });

  it('has the cup run by round, up to the match that is running or that ended it', async () => {
    const { cups, gameweek } = await pass.read<H2hAll>('/v1/leagues/h2h');
    expect(cups).toHaveLength(1);
    const [{ name, fixtures } = { name: '', fixtures: [] }] = cups;
    expect(name).toMatch(/ Cup$/);
    expect(fixtures[0]?.gameweek_id).toBe(20);
    expect(fixtures.slice(0, -1).every(({ outcome }) => outcome === 'W')).toBe(true);
    const last = fixtures.at(-1);
    if (last?.state === 'live') expect(last.gameweek_id).toBe(gameweek?.id);
    else expect(last?.outcome).toBe('L');
  });

  it('is empty for a manager who is in no head-to-head league and in no cup', async () => {
    const team = teamOf('admin');
    const entry = await app.fpl.get(`entry/${team}/`);
    if (entry.outcome !== 'ok') throw new Error(entry.detail);
    const json = { ...(entry.json as object), leagues: { classic: [] } };
    replaced.set(new RegExp(`^entry/${team}/$`), { outcome: 'ok', json });
    const other = await app.signUp({ team });
    expect(await other.read<H2hAll>('/v1/leagues/h2h')).toMatchObject({ leagues: [], cups: [] });
  });
});

describe('a league', () => {
  it('has the own match of the running gameweek with both squads and the live net points', async () => {
    const { match, gameweek } = await leagueOf(even);
    expect(match).toMatchObject({ state: 'live', mine: { id: expect.any(Number) as number } });
    const { explained } = await pass.read<TeamPopup>(`/v2/team/popup/${match?.theirs.id}`);
    expect(match?.theirs.points).toBe(explained?.nett);
    expect(match?.home.pitch.flat()).toHaveLength(11);
    expect(match?.away?.pitch.flat()).toHaveLength(11);
    expect(match?.mine.projected).toBeGreaterThanOrEqual(match?.mine.points ?? 0);
    expect(gameweek?.id).toBe(24);
  });

  it('adds the running matches to the table: three points, one or none for each', async () => {
    const { rows, matches, match, is_live } = await leagueOf(even);
    expect(is_live).toBe(true);
    expect(matches).toHaveLength(6);
    expect(rows.every(({ played, won, drawn, lost }) => played === 24 && won + drawn + lost === 24)).toBe(
      true,
    );
    expect(rows.every(({ total, won, drawn }) => total === 3 * won + drawn)).toBe(true);
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
    const own = matches.find(({ mine }) => mine);
    expect([own?.home.points, own?.away.points].sort()).toEqual(
      [match?.mine.points, match?.theirs.points].sort(),
    );
  });

  it('leaves out knockout matches, which decide the league after its last counted gameweek', async () => {
    const documentOf = async <Json>(path: string) => {
      const reply = await app.fpl.get(path);
      if (reply.outcome !== 'ok') throw new Error(reply.detail);
      return structuredClone(reply.json) as Json;
    };
    const matches = `leagues-h2h-matches/league/${even}/?page=1&event=24`;
    const { results, ...page } = await documentOf<OfficialH2hMatches>(matches);
    const semiFinals = results
      .slice(0, 2)
      .map((match) => ({ ...match, is_knockout: true, knockout_name: 'Semi Final' }));
    const counted = await documentOf<OfficialH2hStandings>(`leagues-h2h/${even}/standings/`);
    replaced.set(/^leagues-h2h-matches.*event=24/, { outcome: 'ok', json: { ...page, results: semiFinals } });
    await app.db.run(sql`delete from h2h_league`);
    const { rows, is_live, matches: shown, match } = await leagueOf(even);
    expect(is_live).toBe(false);
    expect(rows.map(({ id, played, total, points_for }) => [id, played, total, points_for])).toEqual(
      counted.standings.results.map((row) => [row.entry, row.matches_played, row.total, row.points_for]),
    );
    expect(shown).toHaveLength(2);
    if (match !== null) expect(match.league_points).toBeNull();
    replaced.clear();
    await app.db.run(sql`delete from h2h_league`);
  });

  it('lists members who have not played yet, without a rank', async () => {
    const standings = {
      league: { id: even, name: 'New duels', start_event: 25 },
      new_entries: {
        has_next: false,
        results: [
          { entry: 901, entry_name: 'Late A', player_first_name: 'Ada', player_last_name: 'Whistle' },
          { entry: 902, entry_name: 'Late B', player_first_name: 'Bo', player_last_name: 'Lindqvist' },
        ],
      },
      standings: { has_next: false, results: [] },
    };
    replaced.set(/^leagues-h2h\//, { outcome: 'ok', json: standings });
    replaced.set(/^leagues-h2h-matches/, { outcome: 'ok', json: { has_next: false, results: [] } });
    await app.db.run(sql`delete from h2h_league`);
    const { rows, members, my_position } = await leagueOf(even);
    expect(members).toBe(2);
    expect(my_position).toBeNull();
    expect(rows).toMatchObject([
      { id: 901, name: 'Late A', fullname: 'Ada Whistle', rank: null, played: 0, total: 0 },
      { id: 902, rank: null },
    ]);
    await app.db.run(sql`delete from h2h_league`);
  });

  it('has one match of the own team for each gameweek: results, the running one, fixtures', async () => {
    const { fixtures } = await leagueOf(even);
    expect(fixtures.map(({ gameweek_id }) => gameweek_id)).toEqual(
      Array.from({ length: 38 }, (_, index) => index + 1),
    );
    expect(fixtures[22]).toMatchObject({ state: 'final', mine: expect.any(Number) as number });
    expect(fixtures[23]?.state).toBe('live');
    expect(fixtures[24]).toMatchObject({ state: 'to_come', mine: null, theirs: null, outcome: null });
  });

  it('lets the average play where the number of teams is odd', async () => {
    const { rows, members, fixtures, matches } = await leagueOf(odd);
    expect(members).toBe(9);
    expect(rows).toHaveLength(10);
    expect(rows.find(({ id }) => id === null)).toMatchObject({
      name: 'Average',
      fullname: null,
      mine: false,
    });
    expect(matches.some(({ away }) => away.id === null)).toBe(true);
    const against = fixtures.filter(({ opponent }) => opponent?.id === null);
    expect(against.length).toBeGreaterThan(2);
    expect(against[0]?.theirs).toBeGreaterThan(0);
  });

  it('with more than 50 teams is refused with its reason', async () => {
    expect(await pass.ask('GET', `/v1/league/h2h/${large}`)).toMatchObject({
      status: 409,
      body: { message: 'This league has more than 50 members. Leagues up to 50 can be tracked.' },
    });
  });

  it.each(['0', 'abc', '99999999999'])('%s is no number of a league', async (id) => {
    expect(await pass.ask('GET', `/v1/league/h2h/${id}`)).toMatchObject({ status: 404 });
  });
});

describe('the chance to win', () => {
  const call = '/v1/leagues/h2h/chances';
  const chanceIn = async (person: Person, league: number) =>
    (await inLeagues(person)).find(({ league_id }) => league_id === league);
  const inLeagues = async (person: Person) =>
    (await person.read<MatchChances>(call)).matches.filter(({ is_cup }) => !is_cup);

  it('is there for each match of this gameweek in a league that can be tracked, without pass too', async () => {
    for (const person of [pass, free]) {
      const { state, gameweek, matches } = await person.read<MatchChances>(call);
      expect({ state, gameweek: gameweek?.id }).toEqual({ state: 'running', gameweek: 24 });
      const leagues = matches.filter(({ is_cup }) => !is_cup);
      expect(leagues.map(({ league_id }) => league_id)).toEqual([odd, even]);
      for (const { opponent, win, tie = 0 } of matches)
        if (opponent.id === null) expect(win).toBeUndefined();
        else expect((win ?? 2) + tie).toBeLessThanOrEqual(1);
    }
  }, 60_000);

  it('is against the opponent of the page, and the same as against a rival', async () => {
    const { match } = await leagueOf(even);
    const chance = await chanceIn(pass, even);
    const id = match?.theirs.id ?? 0;
    expect(chance?.opponent).toEqual({ id, name: match?.theirs.name });
    await pass.ask('POST', `/v1/rivals/add/${id}`);
    const { rows } = await pass.read<RivalsChances>('/v1/rivals/chances/rivals');
    const { win, tie } = chance ?? {};
    expect(rows.find((row) => row.id === id)).toEqual({ id, win, tie });
    await pass.ask('DELETE', `/v1/rivals/remove/${id}`);
  }, 60_000);

  it('is open among the rivals too, where a seventh has none without pass', async () => {
    const { rows } = await pass.read<H2hLeague>(`/v1/league/h2h/${even}`);
    const own = teamOf('free');
    const opponent = (await chanceIn(free, even))?.opponent.id;
    const others = rows.flatMap(({ id }) => (id === null || id === own ? [] : [id]));
    for (const id of others) await free.ask('POST', `/v1/rivals/add/${id}`);
    const { rows: chances } = await free.read<RivalsChances>('/v1/rivals/chances/rivals');
    const locked = chances.filter((row) => row.locked).map(({ id }) => id);
    expect(locked.length).toBeGreaterThan(0);
    expect(others).toContain(opponent);
    expect(locked).not.toContain(opponent);
    for (const id of others) await free.ask('DELETE', `/v1/rivals/remove/${id}`);
  }, 60_000);

  it('is missing where the squad of the opponent cannot be read', async () => {
    const team = (await chanceIn(pass, even))?.opponent.id ?? 0;
    await app.db.run(sql`delete from fantasy_team where id = ${team}`);
    await app.db.run(sql`delete from team_picks where team_id = ${team}`);
    await app.db.notify('teams', '');
    replaced.set(new RegExp(`^entry/${team}/`), { outcome: 'unavailable', detail: 'away' });
    const chance = await chanceIn(pass, even);
    expect(chance?.opponent.id).toBe(team);
    expect(chance?.win).toBeUndefined();
    replaced.clear();
    expect((await chanceIn(pass, even))?.win).toBeDefined();
  }, 60_000);

  it('leaves out leagues whose matches cannot be read', async () => {
    await app.db.run(sql`delete from h2h_fixtures`);
    replaced.set(new RegExp(`^leagues-h2h-matches/league/${even}/`), { outcome: 'unavailable', detail: '' });
    expect((await inLeagues(pass)).map(({ league_id }) => league_id)).toEqual([odd]);
  }, 60_000);

  it('is there for the match of a cup in this gameweek, not for a bye and for earlier rounds', async () => {
    const team = teamOf('pass');
    const cupMatch = { is_knockout: true, knockout_name: 'Final', league: 999, winner: null };
    const sides = (own: number, other: number | null) => ({
      ...{ entry_1_entry: own, entry_1_name: 'Mine', entry_1_player_name: 'I', entry_1_points: 0 },
      ...{ entry_2_entry: other, entry_2_name: 'Theirs', entry_2_player_name: 'They', entry_2_points: 0 },
    });
    const rival = (await chanceIn(pass, odd))?.opponent.id ?? teamOf('free');
    const cup_matches = [
      { id: 1, event: 23, is_bye: false, ...cupMatch, ...sides(team, rival) },
      { id: 2, event: 24, is_bye: true, ...cupMatch, league: 998, ...sides(team, null) },
      { id: 3, event: 24, is_bye: false, ...cupMatch, ...sides(team, rival) },
    ];
    const entry = await app.fpl.get(`entry/${team}/`);
    if (entry.outcome !== 'ok') throw new Error(entry.detail);
    const card = entry.json as { leagues: object };
    const json = { ...card, leagues: { ...card.leagues, cup_matches } };
    replaced.set(new RegExp(`^entry/${team}/$`), { outcome: 'ok', json });
    await app.db.run(sql`update fantasy_team set phase = 'earlier' where id = ${team}`);
    await app.db.notify('teams', '');
    const { matches } = await pass.read<MatchChances>(call);
    const cups = matches.filter(({ is_cup }) => is_cup);
    expect(cups).toEqual([
      {
        ...{ is_cup: true, league_id: 999, name: 'Cup', round: 'Final', is_knockout: true },
        opponent: { id: rival, name: 'Theirs' },
        ...{ win: expect.any(Number) as number, tie: expect.any(Number) as number },
      },
    ]);
  }, 60_000);
});

describe('when the game does not answer as it should', () => {
  const forget = () => app.db.run(sql`delete from h2h_league`);

  it('a league that is private or gone is not found', async () => {
    await forget();
    replaced.set(/^leagues-h2h\//, notFound);
    expect(await pass.ask('GET', `/v1/league/h2h/${even}`)).toMatchObject({
      status: 404,
      body: { message: `The official game has no head-to-head league ${even}, or it is private.` },
    });
  });

  it('a league that was never read is a 503 while the game is away; one that was read stays', async () => {
    await forget();
    const away: FplReply = { outcome: 'unavailable', detail: 'away' };
    replaced.set(/^leagues-h2h/, away);
    expect(await pass.ask('GET', `/v1/league/h2h/${even}`)).toMatchObject({ status: 503 });
    replaced.clear();
    await leagueOf(even);
    await app.db.run(sql`update h2h_league set phase = 'earlier'`);
    replaced.set(/^leagues-h2h/, away);
    expect((await leagueOf(even)).rows).toHaveLength(12);
  });

  describe('and hangs', () => {
    let letGo = () => {};
    const hang = () => {
      hanging = new Promise((resolve) => {
        letGo = () => {
          hanging = undefined;
          resolve();
        };
      });
    };
    afterEach(() => letGo());

    it('a league that was never read says that it is being read, and is there when it has come', async () => {
      await forget();
      hang();
      expect(await pass.ask('GET', `/v1/league/h2h/${even}`)).toMatchObject({
        status: 503,
        body: {
          error: 'unavailable',
          message: `Head-to-head league ${even} is still being read from the official game. Try again in a few seconds.`,
          retry_after: 5,
        },
      });
      letGo();
      expect((await leagueOf(even)).rows).toHaveLength(12);
    });

    it('a league that was read in an earlier phase is shown as it was', async () => {
      const before = await leagueOf(even);
      await app.db.run(sql`update h2h_league set phase = 'earlier'`);
      hang();
      expect((await leagueOf(even)).rows).toEqual(before.rows);
    });
  });

  it('an opponent who cannot be read has the points that the league has, and no squad', async () => {
    const { match } = await leagueOf(even);
    const team = match?.theirs.id ?? 0;
    await app.db.run(sql`delete from fantasy_team where id = ${team}`);
    await app.db.run(sql`delete from team_picks where team_id = ${team}`);
    await app.db.notify('teams', '');
    replaced.set(new RegExp(`^entry/${team}/`), notFound);
    expect((await leagueOf(even)).match).toMatchObject({
      theirs: { id: team, points: expect.any(Number) as number, projected: null },
      away: null,
    });
  });
});

// Last, because the clock of the season cannot go back.
it('a match against the average has the own squad alone', async () => {
  const { fixtures } = await leagueOf(odd);
  const next = fixtures.find(({ opponent, state }) => opponent?.id === null && state === 'to_come');
  const season = await app.fpl.get('bootstrap-static/');
  const { events } = (season.outcome === 'ok' ? season.json : {}) as { events: { deadline_time: string }[] };
  const deadline = Date.parse(events[(next?.gameweek_id ?? 0) - 1]?.deadline_time ?? '');
  await app.moveTo(new Date(deadline + 2 * 3_600_000).toISOString());
  const { match, gameweek, matches, rows } = await leagueOf(odd);
  expect(gameweek?.id).toBe(next?.gameweek_id);
  expect(match).toMatchObject({ theirs: { id: null, name: 'Average', projected: null }, away: null });
  expect(match?.info.single_team).toBe(true);
  // Nobody of the sample is read in this test: the average is only the game's own count.
  expect(match?.is_counted).toBe(false);
  // The table leaves out what the match says is not counted: of both sides, and of no other match.
  expect(matches.map(({ mine, is_counted }) => [mine, is_counted])).toEqual(
    matches.map(({ mine }) => [mine, !mine]),
  );
  const most = Math.max(...rows.map(({ played }) => played));
  expect(rows.filter(({ played }) => played < most).map(({ id }) => id)).toHaveLength(2);
  for (const row of rows) expect(row.played).toBe(row.mine || row.id === null ? most - 1 : most);
}, 120_000);
