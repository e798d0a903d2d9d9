import { asTeamId, asLeagueId } from '@touchline/shared/domain';
import type {
  Card,
  FantasyState,
  LeagueRow,
  LiveDanger,
  LiveRank,
  RivalsGameweek,
  RivalsList,
  RivalsSeason,
  TeamGameweeks,
  TeamOverview,
  TeamPopup,
} from '@touchline/shared/wire';
import { day, hour } from '@touchline/demo-game/calendar';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import { ingestRankSample } from '../../src/game/ingest/ingestRankSample';
import { ingestTeam } from '../../src/game/ingest/ingestTeam';
import { phaseOf } from '../../src/game/season/phase';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import {
  cardsOf,
  expectAllToHavePrices,
  expectCountsToAddUp,
  expectGapsToBeMineMinusTheirs,
  expectOwnSeasonToAgree,
  expectPopupToAgree,
  sumOf,
} from './sums';

/** Numbers that must be equal wherever they are shown, over a weekend of the simulated season. */
let app: GameApp;
let person: Person;
let followed: readonly number[];
/** Footballers seen so far who went off in a running match. */
let wentOff = 0;
/** A league of the account that can be tracked. */
let league: number;

jest.setTimeout(240_000);

beforeAll(async () => {
  app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => testDemo(clock),
  });
  const pass = app.fpl.teamsForDemoAccounts?.().find(({ account }) => account === 'pass');
  followed = [pass?.teamId ?? 0, ...(pass?.rivalIds ?? [])];
  person = await app.signUp({ team: pass?.teamId ?? null, role: 'PREMIUM' });
  for (const id of pass?.rivalIds ?? []) await person.ask('POST', `/v1/rivals/add/${id}`);
  const { leagues } = await person.read<{ leagues: LeagueRow[] }>('/v1/leagues/all');
  league = leagues.find(({ trackable }) => trackable)?.id ?? 0;
});
afterAll(() => app.close());

/** Reads the game after the clock has moved, as the reading loop does. */
async function moveTo(at: number): Promise<void> {
  await app.moveTo(new Date(at).toISOString());
  const { gameweek } = await person.read<TeamOverview>('/v1/team/overview');
  const current = gameweek?.id ?? 0;
  const phase = phaseOf(gameweek ?? undefined);
  for (const id of followed) await ingestTeam(app, { id: asTeamId(id), current, phase, squads: 'all' });
  await ingestRankSample(app, { current, managers: 2_500, wanted: 300, isStopping: () => false });
}

describe.each([0, 3, 5, 8, 22, 28, 48, 54, 72, 100].map((hours) => [hours]))('%i hours on', (hours) => {
  let rivals: RivalsGameweek;
  let overview: TeamOverview;

  beforeAll(async () => {
    await moveTo(testAnchor + hours * hour);
    rivals = await person.read<RivalsGameweek>('/v1/rivals/gameweek/');
    overview = await person.read<TeamOverview>('/v1/team/overview');
  });

  it('played, playing and to come add up to those who count', () => {
    expectCountsToAddUp(rivals.rows);
    const mine = rivals.rows.find((row) => row.mine);
    expect(overview).toMatchObject({ played: mine?.played, playing: mine?.playing, left: mine?.left });
  });

  it('a gap is my total minus theirs in every table', async () => {
    const own = ['rivals/list/rivals', 'rivals/list/elite', 'templates/rival_pages/elite/gameweek'];
    const ofLeague = [`league/classic/${league}/list`, `leagues/classic/${league}/gameweek`];
    for (const table of [...own, ...ofLeague]) {
      const { rows } = await person.read<RivalsList>(`/v1/${table}`);
      expectGapsToBeMineMinusTheirs(rows);
    }
    expectGapsToBeMineMinusTheirs(rivals.rows);
  });

  it('a swing is my points minus theirs, and the difference of those whom only one plays', () => {
    const mine = rivals.rows.find((row) => row.mine);
    for (const row of rivals.rows.filter(({ mine }) => !mine)) {
      expect(row.swing).toBe((mine?.gw_points ?? 0) - (row.gw_points ?? 0));
      expect(row.swing).toBe(
        sumOf((row.only_i ?? []).map(({ points }) => points)) -
          sumOf((row.only_they ?? []).map(({ points }) => points)),
      );
    }
  });

  it('the table, the popup and the season of a team agree', async () => {
    const season = await expectOwnSeasonToAgree(person);
    const running = rivals.gameweek?.finished ? undefined : rivals.gameweek?.id;
    for (const row of rivals.rows.slice(0, 5)) {
      const { gameweeks, pitch } = await expectPopupToAgree(person, row);
      for (const { explain, pick } of cardsOf(pitch.team).all)
        expect(pick?.opponents.length).toBeGreaterThanOrEqual(explain.length);
      const played = gameweeks.filter(({ gameweek_id }) => gameweek_id !== running);
      const points = played.map(({ nett_points }) => nett_points);
      const { best, worst } = season.rows.find(({ id }) => id === row.id) ?? {};
      expect([row.name, best, worst]).toEqual([row.name, Math.max(...points), Math.min(...points)]);
    }
  });

  it('the move of the official rank is that of the history, and its age is told', async () => {
    const { rows } = await person.read<TeamGameweeks>('/v1/team/gameweeks');
    const [before, last] = rows.flatMap(({ overall_rank }) => overall_rank ?? []).slice(-2);
    expect(overview.team.rank).toBe(last);
    expect(overview.rank_move).toBe((before ?? 0) - (last ?? 0));
    expect(overview.ranks_at === null).toBe(overview.gameweek?.finished);
    expect(overview.gameweek_rank === null).toBe(!overview.gameweek?.finished);
  });

  it('the rank beside the team is the live one of the match day while the gameweek runs', async () => {
    const live = await person.read<LiveRank>('/v1/live/rank');
    const isRunning = overview.gameweek?.finished === false;
    expect(live.now).not.toBeNull();
    const { now, before, move, safety } = live;
    expect(overview.live_rank === null).toBe(!isRunning);
    if (isRunning) expect(overview.live_rank).toMatchObject({ now, before, move, safety });
  });

  it('nobody who went off is playing, in any squad', async () => {
    const cards: Card[] = [];
    for (const { id } of rivals.rows)
      cards.push(...cardsOf((await person.read<TeamPopup>(`/v2/team/popup/${id}`)).pitch.team).all);
    const inOne = cards.filter(
      ({ explain, pick }) => explain.length === 1 && pick?.gameweek.finished === false,
    );
    const fixtureOf = ({ explain }: Card) => explain[0]?.fixture_id ?? '';
    const longest = new Map<string, number>();
    for (const card of inOne)
      longest.set(fixtureOf(card), Math.max(longest.get(fixtureOf(card)) ?? 0, card.fixture_minutes ?? 0));
    const off = inOne.filter(
      (card) =>
        card.pick?.gameweek.player_started === true &&
        (card.fixture_minutes ?? 0) < (longest.get(fixtureOf(card)) ?? 0),
    );
    wentOff += off.length;
    expect(off.filter(({ pick }) => pick?.gameweek.playing_now).map(({ name }) => name)).toEqual([]);
  });

  it('danger has what can still happen while somebody is to come', async () => {
    const { rows, differences } = await person.read<LiveDanger>('/v1/live/danger');
    const open = rows.flatMap((row) => ('locked' in row ? [] : [row]));
    expect(differences).toBeGreaterThanOrEqual(rows.length);
    for (const { is_open, to_come, name } of open) if (!is_open) expect([name, to_come]).toEqual([name, 0]);
    const isRunning = ['live', 'between', 'locked'].includes(overview.gameweek?.state ?? '');
    if (isRunning && overview.left > 0) expect(open.some(({ to_come }) => to_come !== 0)).toBe(true);
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

it('the instants had footballers who went off while their match ran', () => {
  expect(wentOff).toBeGreaterThan(0);
});

it('All has every price change that Prices has', async () => {
  await moveTo(testAnchor + 7 * day);
  expect(await expectAllToHavePrices(person)).toBeGreaterThan(10);
});

it('a league that is opened by its address has hits and chips of every member', async () => {
  const season = await person.read<RivalsSeason>(`/v1/leagues/classic/${league}/season`);
  expect(season.rows.length).toBeGreaterThan(1);
  for (const row of season.rows) {
    expect(row.average).not.toBeNull();
    expect(row).toMatchObject({ hits: expect.any(Number), chips_left: expect.any(Array) });
  }
});

it('a league of which only the first page is known is not given a size', async () => {
  const { leagues } = await person.read<{ leagues: LeagueRow[] }>('/v1/leagues/all');
  const own = leagues.map(({ id }) => id);
  const foreign = Array.from({ length: 40 }, (_, index) => 1001 + index).filter(
    (id) => !own.includes(asLeagueId(id)),
  );
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
