import { asFootballerId, bonusFromBps, gameweekState, type GameweekState } from '@touchline/shared/domain';

import { day, hour, minute } from './calendar';
import { demoAt, testAnchor } from './testing';

interface Fixture {
  id: number;
  event: number | null;
  kickoff_time: string | null;
  started: boolean | null;
  finished: boolean;
  finished_provisional: boolean;
  minutes: number;
  team_h: number;
  team_a: number;
  team_h_score: number | null;
  team_a_score: number | null;
  stats: { identifier: string; h: StatEntry[]; a: StatEntry[] }[];
}
interface StatEntry {
  element: number;
  value: number;
}
interface Bootstrap {
  events: {
    id: number;
    deadline_time: string;
    finished: boolean;
    data_checked: boolean;
    is_current: boolean;
    is_next: boolean;
    average_entry_score: number;
  }[];
  teams: { id: number; short_name: string }[];
  elements: Element[];
  total_players: number;
}
interface Element {
  id: number;
  total_points: number;
  event_points: number;
  minutes: number;
  goals_scored: number;
  now_cost: number;
  cost_change_start: number;
  cost_change_event: number;
  selected_by_percent: string;
  transfers_in: number;
  transfers_out: number;
  status: string;
  news: string;
  team: number;
}
interface Live {
  elements: {
    id: number;
    stats: { total_points: number; minutes: number };
    explain: { fixture: number; stats: { identifier: string; points: number; value: number }[] }[];
  }[];
}
interface Picks {
  active_chip: string | null;
  automatic_subs: { element_in: number; element_out: number }[];
  entry_history: { points: number; total_points: number; event_transfers_cost: number };
  picks: { element: number; position: number; multiplier: number; is_captain: boolean }[];
}
interface Standings {
  standings: {
    has_next: boolean;
    results: { entry: number; rank: number; total: number; event_total: number }[];
  };
}
interface Detail {
  lineups: { home: { starters: { element: number }[]; bench: unknown[] } } | null;
  comments: { minute: number; text: string }[];
  statistics: { shots: { h: number; a: number } } | null;
}

// Computing a season takes seconds, more on a busy machine.
jest.setTimeout(180_000);

const demo = demoAt();
const { read, clock, source } = demo;

beforeEach(() => clock.set(testAnchor));

const fixturesOf = (gameweek: number) => read<Fixture[]>(`fixtures/?event=${gameweek}`);

async function codes(): Promise<Map<number, string>> {
  const { teams } = await read<Bootstrap>('bootstrap-static/');
  return new Map(teams.map((team) => [team.id, team.short_name.toLowerCase()]));
}

describe('at the anchor', () => {
  it('is in gameweek 24, with the next deadline days away', async () => {
    const { events } = await read<Bootstrap>('bootstrap-static/');
    expect(events.find((event) => event.is_current)?.id).toBe(24);
    const next = events.find((event) => event.is_next);
    expect(next?.id).toBe(25);
    expect(Date.parse(next?.deadline_time ?? '')).toBeGreaterThan(testAnchor + 3 * day);
  });

  it('has final gameweeks only behind it', async () => {
    const { events } = await read<Bootstrap>('bootstrap-static/');
    expect(events.slice(0, 23).every((event) => event.finished && event.data_checked)).toBe(true);
    expect(events.slice(23).some((event) => event.finished)).toBe(false);
  });

  it('plays ars and new, and cry, bou, bur, shu and whu have played', async () => {
    const fixtures = await fixturesOf(24);
    const code = await codes();
    const clubs = (some: Fixture[]) => some.flatMap((one) => [code.get(one.team_h), code.get(one.team_a)]);
    const running = fixtures.filter((one) => one.started && !one.finished_provisional);
    expect(running).toHaveLength(2);
    expect(clubs(running)).toEqual(expect.arrayContaining(['ars', 'new']));
    expect(running.map((one) => one.minutes).sort()).toEqual([
      expect.closeTo(33, -1),
      expect.closeTo(60, -1),
    ]);
    const played = fixtures.filter((one) => one.finished);
    expect(clubs(played)).toEqual(expect.arrayContaining(['cry', 'bou', 'bur', 'shu', 'whu']));
    expect(fixtures.filter((one) => !one.started).length).toBeGreaterThanOrEqual(4);
  });

  it('has one postponed fixture, and doubles and blanks', async () => {
    const all = await read<Fixture[]>('fixtures/');
    expect(all).toHaveLength(380);
    expect(all.filter((one) => one.event === null && one.kickoff_time === null)).toHaveLength(1);
    const times = (gameweek: number, club: number) =>
      all.filter((one) => one.event === gameweek && (one.team_h === club || one.team_a === club)).length;
    const clubs = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(clubs.filter((club) => times(25, club) === 2).length).toBeGreaterThanOrEqual(2);
    expect(clubs.filter((club) => times(26, club) === 0).length).toBeGreaterThanOrEqual(2);
    clock.set(testAnchor + 140 * day);
    const final = await read<Fixture[]>('fixtures/');
    expect(final.every((one) => one.event !== null && one.finished)).toBe(true);
  });
});

describe('the points', () => {
  it.each([3, 18, 23, 24])('of gameweek %i add up to their explanation', async (gameweek) => {
    const { elements } = await read<Live>(`event/${gameweek}/live/`);
    const wrong = elements.filter(({ stats, explain }) => {
      const sum = explain.flatMap((one) => one.stats).reduce((total, one) => total + one.points, 0);
      return sum !== stats.total_points;
    });
    expect(wrong).toEqual([]);
    expect(elements.filter(({ stats }) => stats.minutes > 0).length).toBeGreaterThan(100);
  });

  it('of all gameweeks add up to those of the season', async () => {
    const { elements } = await read<Bootstrap>('bootstrap-static/');
    const sums = new Map<number, number>();
    for (let gameweek = 1; gameweek <= 24; gameweek += 1)
      for (const { id, stats } of (await read<Live>(`event/${gameweek}/live/`)).elements)
        sums.set(id, (sums.get(id) ?? 0) + stats.total_points);
    expect(elements.filter((one) => one.total_points !== (sums.get(one.id) ?? 0))).toEqual([]);
  });

  it('follow goals, scorers and the tie rule of the bonus in every finished fixture', async () => {
    const finished = (await read<Fixture[]>('fixtures/')).filter((one) => one.finished);
    for (const fixture of finished) {
      const of = (identifier: string) =>
        fixture.stats.find((one) => one.identifier === identifier) ?? { h: [], a: [] };
      const sum = (entries: StatEntry[]) => entries.reduce((total, { value }) => total + value, 0);
      expect(sum(of('goals_scored').h) + sum(of('own_goals').a)).toBe(fixture.team_h_score);
      expect(sum(of('goals_scored').a) + sum(of('own_goals').h)).toBe(fixture.team_a_score);
      const bps = [...of('bps').h, ...of('bps').a].map(({ element, value }) => ({
        footballer_id: asFootballerId(element),
        bps: value,
      }));
      const bonus = new Map(
        [...of('bonus').h, ...of('bonus').a].map(({ element, value }) => [element, value]),
      );
      expect(bonus).toEqual(bonusFromBps(bps));
    }
    expect(finished.length).toBeGreaterThan(225);
  });

  it('have no bonus in a fixture that is still running', async () => {
    const running = (await fixturesOf(24)).filter((one) => one.started && !one.finished_provisional);
    const bonus = running.map((one) => one.stats.find(({ identifier }) => identifier === 'bonus'));
    expect(bonus).toEqual([
      expect.objectContaining({ h: [], a: [] }),
      expect.objectContaining({ h: [], a: [] }),
    ]);
  });
});

describe('a match', () => {
  it('only ever adds minutes, goals and comments', async () => {
    const [fixture] = (await fixturesOf(24)).filter((one) => one.started && !one.finished_provisional);
    let before = { minutes: -1, goals: -1, comments: -1 };
    for (let at = -60; at < 130; at += 3) {
      clock.set(testAnchor + at * minute);
      const now = (await fixturesOf(24)).find((one) => one.id === fixture?.id);
      const { comments } = await read<Detail>(`touchline/fixture/${fixture?.id}/`);
      const seen = {
        minutes: now?.minutes ?? 0,
        goals: (now?.team_h_score ?? 0) + (now?.team_a_score ?? 0),
        comments: comments.length,
      };
      expect(seen.minutes).toBeGreaterThanOrEqual(before.minutes);
      expect(seen.goals).toBeGreaterThanOrEqual(before.goals);
      expect(seen.comments).toBeGreaterThanOrEqual(before.comments);
      before = seen;
    }
    expect(before.minutes).toBe(90);
  });

  it('shows line-ups from 75 minutes before kick-off', async () => {
    const next = (await fixturesOf(24)).find((one) => !one.started);
    const kickoff = Date.parse(next?.kickoff_time ?? '');
    clock.set(kickoff - 76 * minute);
    expect((await read<Detail>(`touchline/fixture/${next?.id}/`)).lineups).toBeNull();
    clock.set(kickoff - 75 * minute);
    const { lineups, comments, statistics } = await read<Detail>(`touchline/fixture/${next?.id}/`);
    expect(lineups?.home.starters).toHaveLength(11);
    expect({ comments, statistics }).toEqual({ comments: [], statistics: null });
  });
});

describe('a deadline that has passed', () => {
  it('is told later as the game answered a minute before it', async () => {
    clock.set(testAnchor);
    const { events } = await read<Bootstrap>('bootstrap-static/');
    const atDeadline = await read<{ bootstrap: unknown; fixtures: unknown }>('touchline/deadline/23/');
    clock.set(Date.parse(events[22]?.deadline_time ?? '') - minute);
    expect(atDeadline.bootstrap).toEqual(await read<Bootstrap>('bootstrap-static/'));
    expect(atDeadline.fixtures).toEqual(await read('fixtures/'));
  });

  it('is not told before it', async () => {
    clock.set(testAnchor);
    expect(await source.get('touchline/deadline/25/')).toMatchObject({ outcome: 'not_found' });
  });
});

describe('the gameweek', () => {
  const stateAt = async (at: number, gameweek: number): Promise<GameweekState> => {
    clock.set(at);
    const { events } = await read<Bootstrap>('bootstrap-static/');
    const event = events[gameweek - 1];
    const fixtures = (await fixturesOf(gameweek)).map((one) => ({
      kickoff: one.kickoff_time === null ? null : Date.parse(one.kickoff_time),
      active: one.started === true && !one.finished_provisional,
      finished: one.finished_provisional,
    }));
    return gameweekState(
      { deadline: Date.parse(event?.deadline_time ?? ''), finished: event?.finished ?? false, fixtures },
      at,
    );
  };

  it.each<[GameweekState, number, number]>([
    ['open', -40 * hour, 24],
    ['locked', -27 * hour, 24],
    ['live', 0, 24],
    ['between', 8 * hour, 24],
    ['provisional', 47.2 * hour, 24],
    ['final', 49 * hour, 24],
    ['open', 60 * hour, 25],
    ['open', -300 * day, 1],
  ])('is %s where it should be', async (state, offset, gameweek) => {
    expect(await stateAt(testAnchor + offset, gameweek)).toBe(state);
  });
});

describe('a team', () => {
  const [own] = source.teamsForDemoAccounts();
  const id = own?.teamId;

  it('has picks from the deadline on, and not before', async () => {
    expect((await source.get(`entry/${id}/event/25/picks/`)).outcome).toBe('not_found');
    expect((await read<Picks>(`entry/${id}/event/24/picks/`)).picks).toHaveLength(15);
  });

  it('has final points that are the sum of its picks’ points times their multipliers', async () => {
    for (const gameweek of [4, 16, 20, 23]) {
      const { elements } = await read<Live>(`event/${gameweek}/live/`);
      const points = new Map(elements.map((one) => [one.id, one.stats.total_points]));
      for (const team of [id, ...(own?.rivalIds ?? [])]) {
        const reply = await source.get(`entry/${team}/event/${gameweek}/picks/`);
        if (reply.outcome !== 'ok') continue;
        const { picks, entry_history } = reply.json as Picks;
        expect(picks.reduce((sum, one) => sum + one.multiplier * (points.get(one.element) ?? 0), 0)).toBe(
          entry_history.points,
        );
        expect(picks.map((one) => one.position)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
      }
    }
  });

  it('has automatic substitutions that changed places', async () => {
    let seen = 0;
    const { standings } = await read<Standings>('leagues-classic/314/standings/');
    const weeks = standings.results.flatMap(({ entry }) =>
      [21, 22, 23].map((gameweek) => ({ entry, gameweek })),
    );
    for (const { entry, gameweek } of weeks) {
      const { picks, automatic_subs, active_chip } = await read<Picks>(
        `entry/${entry}/event/${gameweek}/picks/`,
      );
      for (const sub of automatic_subs) {
        seen += 1;
        expect(picks.find((one) => one.element === sub.element_in)?.position).toBeLessThanOrEqual(11);
        expect(picks.find((one) => one.element === sub.element_out)?.multiplier).toBe(0);
        expect(active_chip).not.toBe('bboost');
      }
    }
    expect(seen).toBeGreaterThan(5);
  });

  it('has accounts with shared leagues and rivals to show', () => {
    const teams = source.teamsForDemoAccounts();
    expect(teams.map((one) => [one.account, one.rivalIds.length])).toEqual([
      ['free', 7],
      ['pass', 18],
      ['full', 10],
      ['admin', 5],
      ['banned', 0],
    ]);
    const shared = teams
      .map((one) => one.leagueIds)
      .reduce((some, ids) => some.filter((league) => ids.includes(league)));
    expect(shared.length).toBeGreaterThan(0);
    for (const one of teams) expect(one.rivalIds).not.toContain(one.teamId);
  });
});

describe('the overall league', () => {
  it('lists all 2,500 managers by falling totals that their histories agree with', async () => {
    const rows: Standings['standings']['results'] = [];
    for (let page = 1, more = true; more; page += 1) {
      const { standings } = await read<Standings>(`leagues-classic/314/standings/?page_standings=${page}`);
      rows.push(...standings.results);
      more = standings.has_next;
    }
    expect(rows).toHaveLength(2500);
    expect(new Set(rows.map((one) => one.entry)).size).toBe(2500);
    expect(rows.every((one, index) => index === 0 || one.total <= (rows[index - 1]?.total ?? 0))).toBe(true);
    for (const { entry, total } of rows.slice(0, 40)) {
      const { current } = await read<{
        current: { points: number; event_transfers_cost: number; total_points: number }[];
      }>(`entry/${entry}/history/`);
      expect(current.reduce((sum, week) => sum + week.points - week.event_transfers_cost, 0)).toBe(total);
    }
  });
});

describe('prices and ownership', () => {
  it('move by at most 0.3 in a gameweek and stay together', async () => {
    for (const at of [0, 2, 4, 6].map((days) => testAnchor + days * day)) {
      clock.set(at);
      const { elements } = await read<Bootstrap>('bootstrap-static/');
      expect(elements.filter((one) => Math.abs(one.cost_change_event) > 3)).toEqual([]);
      expect(elements.filter((one) => one.now_cost < 37 || one.now_cost > 160)).toEqual([]);
      const owned = elements.reduce((sum, one) => sum + Number(one.selected_by_percent), 0);
      expect(owned).toBeGreaterThan(1485);
      expect(owned).toBeLessThan(1515);
    }
  });

  it('shows transfers as they are made', async () => {
    const made = async (at: number) => {
      clock.set(at);
      const { elements } = await read<Bootstrap>('bootstrap-static/');
      return elements.reduce((sum, one) => sum + one.transfers_in, 0);
    };
    const [early, later] = [await made(testAnchor), await made(testAnchor + 5 * day)];
    expect(later).toBeGreaterThan(early + 500);
  });

  it('has the injured, the doubtful, the banned and the gone, each with news', async () => {
    const { elements } = await read<Bootstrap>('bootstrap-static/');
    const flagged = elements.filter((one) => one.status !== 'a');
    expect(new Set(flagged.map((one) => one.status))).toEqual(new Set(['i', 'd', 's', 'u']));
    expect(flagged.filter((one) => one.news === '')).toEqual([]);
  });

  it('has footballers who change their club in January', async () => {
    const clubs = async (at: number) => {
      clock.set(at);
      return new Map((await read<Bootstrap>('bootstrap-static/')).elements.map((one) => [one.id, one.team]));
    };
    const [before, after] = [await clubs(testAnchor - 40 * day), await clubs(testAnchor)];
    expect([...before].filter(([footballer, club]) => after.get(footballer) !== club).length).toBeGreaterThan(
      0,
    );
    expect(after.size).toBeGreaterThan(before.size);
  });
});

describe('the same seed, anchor and clock', () => {
  it('give the same bytes, whatever was asked before', async () => {
    const [team] = source.teamsForDemoAccounts();
    const paths = [
      'bootstrap-static/',
      'fixtures/',
      'fixtures/?future=1',
      'event/24/live/',
      'event/7/live/',
      'event-status/',
      'element-summary/30/',
      'dream-team/24/',
      `entry/${team?.teamId}/`,
      `entry/${team?.teamId}/history/`,
      `entry/${team?.teamId}/transfers/`,
      `entry/${team?.teamId}/event/24/picks/`,
      'leagues-classic/314/standings/?page_standings=3',
      'touchline/fixture/234/',
      'touchline/streaming/24/',
      'touchline/positions/',
      'touchline/deadline/23/',
    ];
    const other = demoAt(testAnchor + 20 * minute);
    // The first source has been to the end of the season and back.
    clock.set(testAnchor + 20 * minute + 31_000);
    for (const path of paths)
      expect(JSON.stringify(await read(path))).toBe(JSON.stringify(await other.read(path)));
    const another = demoAt(testAnchor, { seed: 2 });
    expect(JSON.stringify(await another.read('fixtures/'))).not.toBe(
      JSON.stringify(await other.read('fixtures/')),
    );
  });
});

it.each([
  'entry/7/',
  'element-summary/5000/',
  'leagues-classic/999999/standings/',
  'event/39/live/',
  'dream-team/30/',
  'me/',
  'touchline/fixture/381/',
])('does not know %s', async (path) => {
  expect(await source.get(path)).toMatchObject({ outcome: 'not_found' });
});
