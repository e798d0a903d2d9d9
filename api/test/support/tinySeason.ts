import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { noStats, pointsByCategory, sumOfPoints } from '@touchline/shared/domain';
import { defaultOverallLeague } from '../../src/game/fpl/defaultOverallLeague';
import {
  countedStats,
  measuredStats,
  type OfficialBootstrap,
  type OfficialElement,
  type OfficialFixture,
  type OfficialHistoryRow,
  type OfficialLive,
  type OfficialStats,
} from '../../src/game/fpl/official';
import { demoRules } from '@touchline/demo-game/demoRules';

/**
 * A season small enough to understand at a glance, in the format of a recording, so that tests run without
 * one: four clubs, 32 footballers, three gameweeks of two fixtures on three Saturdays, three teams. Each home
 * side wins 2-0 by its first midfielder (1 goal) and its forward (1 goal).
 */
export const tinySeason = {
  clubs: ['ars', 'che', 'liv', 'mci'],
  teams: [101, 102, 103],
  league: 7,
  /** Instants of gameweek 2: before its deadline, in its first half, with its first match over, settled. */
  beforeGameweek2: '2023-08-19T09:00:00Z',
  inPlay: '2023-08-19T14:30:00Z',
  betweenMatches: '2023-08-19T16:30:00Z',
  settled: '2023-08-20T12:00:00Z',
  over: '2023-09-01T12:00:00Z',
} as const;

const positions = ['GKP', 'DEF', 'DEF', 'DEF', 'MID', 'MID', 'MID', 'FWD'] as const;
const perClub = positions.length;
/** Home and away club numbers by gameweek; the first fixture kicks off at 14:00, the second at 18:00. */
const pairings = [
  [
    [1, 2],
    [3, 4],
  ],
  [
    [2, 3],
    [4, 1],
  ],
  [
    [1, 3],
    [2, 4],
  ],
] as const;
const saturdays = ['2023-08-12', '2023-08-19', '2023-08-26'] as const;

const firstOf = (club: number) => (club - 1) * perClub + 1;
const typeOf = (id: number) =>
  ['GKP', 'DEF', 'MID', 'FWD'].indexOf(positions[(id - 1) % perClub] ?? 'GKP') + 1;
const nameOf = (id: number) => `${positions[(id - 1) % perClub]} ${id}`;

/** Writes the season into a new folder. */
export function writeTinySeason(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-tiny-season-'));
  const fixtures = pairings.flatMap((pairs, week) =>
    pairs.map((pair, index) => fixtureOf(week + 1, index, pair)),
  );
  const rows = fixtures.flatMap(rowsOf);
  writeJson(folder, 'fixtures.json', fixtures);
  writeJson(folder, 'bootstrap-static.json', bootstrap(4, rows));
  for (const event of [1, 2, 3]) {
    writeGz(
      folder,
      `bootstrap-at/${event}.json.gz`,
      bootstrap(
        event,
        rows.filter(({ round }) => round < event),
      ),
    );
    writeJson(folder, `event/${event}/live.json`, liveOf(event, rows));
    writeJson(folder, `dream-team/${event}.json`, { top_player: { id: 5, points: 8 }, team: [] });
  }
  writeGz(folder, 'element-summary.json.gz', summaries(rows));
  for (const team of tinySeason.teams) writeTeam(folder, team, rows);
  for (const league of [tinySeason.league, defaultOverallLeague])
    writeJson(folder, `leagues-classic/${league}/standings.json`, standings(league, rows));
  return folder;
}

function writeJson(folder: string, name: string, json: unknown): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(json));
}

function writeGz(folder: string, name: string, json: unknown): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), gzipSync(JSON.stringify(json)));
}

function fixtureOf(event: number, index: number, [home, away]: readonly [number, number]): OfficialFixture {
  const at = (value: number, club: number, place: number) => ({ element: firstOf(club) + place, value });
  const counts: Record<
    string,
    { h: { element: number; value: number }[]; a: { element: number; value: number }[] }
  > = {
    goals_scored: { h: [at(1, home, 4), at(1, home, 7)], a: [] },
    saves: { h: [], a: [at(3, away, 0)] },
    bonus: { h: [at(3, home, 4), at(2, home, 7), at(1, home, 0)], a: [] },
    bps: { h: [at(40, home, 4), at(30, home, 7), at(20, home, 0)], a: [at(10, away, 0)] },
  };
  return {
    id: (event - 1) * 2 + index + 1,
    code: 9000 + event * 10 + index,
    event,
    kickoff_time: `${saturdays[event - 1]}T${index === 0 ? '14' : '18'}:00:00Z`,
    provisional_start_time: false,
    started: true,
    finished_provisional: true,
    finished: true,
    minutes: 90,
    team_h: home,
    team_a: away,
    team_h_score: 2,
    team_a_score: 0,
    team_h_difficulty: 3,
    team_a_difficulty: 3,
    stats: [
      'goals_scored',
      'assists',
      'own_goals',
      'penalties_saved',
      'penalties_missed',
      'yellow_cards',
      'red_cards',
      'saves',
      'bonus',
      'bps',
    ].map((identifier) => ({ identifier, ...(counts[identifier] ?? { h: [], a: [] }) })),
  };
}

/** The last midfielder of each club never plays; everyone else plays every match in full. */
function rowsOf(fixture: OfficialFixture): OfficialHistoryRow[] {
  return [fixture.team_h, fixture.team_a].flatMap((club) =>
    positions.map((position, place) => {
      const element = firstOf(club) + place;
      const isHome = club === fixture.team_h;
      const minutes = place === 6 ? 0 : 90;
      const count = (identifier: string) =>
        fixture.stats
          .filter((stat) => stat.identifier === identifier)
          .flatMap(({ h, a }) => [...h, ...a])
          .find((one) => one.element === element)?.value ?? 0;
      const stats = {
        ...noStats,
        minutes,
        starts: minutes > 0 ? 1 : 0,
        goals_scored: count('goals_scored'),
        saves: count('saves'),
        bonus: count('bonus'),
        bps: count('bps'),
        clean_sheets: isHome && minutes > 0 ? 1 : 0,
        goals_conceded: isHome || minutes === 0 ? 0 : 2,
      };
      return {
        ...stats,
        ...measures,
        element,
        fixture: fixture.id,
        opponent_team: isHome ? fixture.team_a : fixture.team_h,
        total_points: sumOfPoints(pointsByCategory(stats, position, demoRules)),
        was_home: isHome,
        kickoff_time: fixture.kickoff_time ?? '',
        team_h_score: 2,
        team_a_score: 0,
        round: fixture.event ?? 0,
        value: 50,
        transfers_balance: 0,
        selected: 100,
        transfers_in: 0,
        transfers_out: 0,
      };
    }),
  );
}

const measures = Object.fromEntries(measuredStats.map((stat) => [stat, '0.0'])) as Pick<
  OfficialStats,
  (typeof measuredStats)[number]
>;

const sumOf = (rows: readonly OfficialHistoryRow[], value: (row: OfficialHistoryRow) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0);

function bootstrap(next: number, rows: readonly OfficialHistoryRow[]): OfficialBootstrap {
  return {
    events: saturdays.map((day, index) => ({
      id: index + 1,
      name: `Gameweek ${index + 1}`,
      deadline_time: `${day}T12:30:00Z`,
      average_entry_score: index + 1 < next ? 40 : 0,
      finished: index + 1 < next,
      data_checked: index + 1 < next,
      highest_score: index + 1 < next ? 90 : null,
      is_previous: index + 2 === next - 1,
      is_current: index + 1 === next - 1,
      is_next: index + 1 === next,
      chip_plays: [],
      most_selected: 5,
      most_transferred_in: 8,
      most_captained: 5,
      most_vice_captained: 13,
      top_element: null,
      top_element_info: null,
      transfers_made: 12,
    })),
    phases: [
      { id: 1, name: 'Overall', start_event: 1, stop_event: 3 },
      { id: 2, name: 'August', start_event: 1, stop_event: 3 },
    ],
    teams: tinySeason.clubs.map((code, index) => ({
      id: index + 1,
      code: index + 1,
      name: `Club ${code}`,
      short_name: code.toUpperCase(),
      strength: index + 2,
      strength_overall_home: 1100 + index * 50,
      strength_overall_away: 1100 + index * 50,
      strength_attack_home: 1100 + index * 50,
      strength_attack_away: 1100 + index * 50,
      strength_defence_home: 1100 + index * 50,
      strength_defence_away: 1100 + index * 50,
    })),
    element_types: ['GKP', 'DEF', 'MID', 'FWD'].map((name, index) => ({
      id: index + 1,
      singular_name_short: name,
    })),
    elements: Array.from({ length: 4 * perClub }, (_, index) => elementOf(index + 1, rows)),
    total_players: 3,
  };
}

function elementOf(id: number, rows: readonly OfficialHistoryRow[]): OfficialElement {
  const own = rows.filter(({ element }) => element === id);
  const sums = Object.fromEntries(countedStats.map((stat) => [stat, sumOf(own, (row) => row[stat])]));
  const total = sumOf(own, ({ total_points }) => total_points);
  return {
    ...(sums as Pick<OfficialStats, (typeof countedStats)[number]>),
    ...measures,
    id,
    code: 1000 + id,
    first_name: id === 5 ? 'Ødér' : 'First',
    second_name: nameOf(id),
    web_name: nameOf(id),
    team: Math.ceil(id / perClub),
    element_type: typeOf(id),
    status: id === 7 ? 'i' : 'a',
    chance_of_playing_this_round: id === 7 ? 0 : null,
    chance_of_playing_next_round: id === 7 ? 0 : null,
    news: id === 7 ? 'Knee injury' : '',
    news_added: id === 7 ? '2023-08-10T09:00:00Z' : null,
    now_cost: 40 + id,
    cost_change_event: 0,
    cost_change_event_fall: 0,
    cost_change_start: 0,
    selected_by_percent: `${id}.5`,
    transfers_in: id * 100,
    transfers_out: 500,
    transfers_in_event: id * 10,
    transfers_out_event: 100,
    total_points: total,
    event_points: 0,
    points_per_game: '0.0',
    form: `${id % 9}.0`,
    ep_this: `${id % 7}.5`,
    ep_next: `${id % 8}.5`,
    in_dreamteam: false,
    dreamteam_count: 0,
    squad_number: null,
    penalties_order: id % perClub === 0 ? 1 : null,
    direct_freekicks_order: null,
    corners_and_indirect_freekicks_order: null,
  };
}

function liveOf(event: number, rows: readonly OfficialHistoryRow[]): OfficialLive {
  const own = rows.filter(({ round }) => round === event);
  return {
    elements: own.map((row) => ({
      id: row.element,
      stats: { ...row, in_dreamteam: false },
      explain: [
        {
          fixture: row.fixture,
          stats: pointsByCategory(row, positions[(row.element - 1) % perClub] ?? 'GKP', demoRules).map(
            ({ category, count, points }) => ({ identifier: category, points, value: count }),
          ),
        },
      ],
    })),
  };
}

function summaries(rows: readonly OfficialHistoryRow[]) {
  const ids = Array.from({ length: 4 * perClub }, (_, index) => index + 1);
  return Object.fromEntries(
    ids.map((id) => [
      id,
      { fixtures: [], history: rows.filter(({ element }) => element === id), history_past: [] },
    ]),
  );
}

/**
 * Squads by slot. Team 101 starts midfielder 7, who never plays; the first suitable substitute comes on.
 * Captains: the home side's first midfielder for 101, a forward for the others.
 */
const squads: Record<number, { footballers: number[]; captain: number; vice: number }> = {
  101: { footballers: [1, 2, 3, 10, 11, 5, 6, 7, 13, 8, 16, 9, 14, 18, 24], captain: 5, vice: 8 },
  102: { footballers: [9, 10, 11, 12, 18, 13, 14, 21, 5, 16, 24, 1, 22, 19, 32], captain: 16, vice: 24 },
  103: { footballers: [17, 18, 19, 26, 27, 21, 22, 29, 30, 24, 32, 25, 5, 2, 8], captain: 24, vice: 32 },
};

/** A copy of an existing team, for tests that need many. */
export function copyTeam(folder: string, from: number, to: number): void {
  cpSync(join(folder, `entry/${from}`), join(folder, `entry/${to}`), { recursive: true });
  const card = join(folder, `entry/${to}/entry.json`);
  const entry = JSON.parse(readFileSync(card, 'utf8')) as object;
  writeFileSync(card, JSON.stringify({ ...entry, id: to, name: `Team ${to}` }));
}

/** The game's final automatic substitutions: 101's midfielder 7 is replaced by 14 in slot 13. */
const automaticSubs: Record<number, { in: number; out: number }[]> = {
  101: [{ in: 14, out: 7 }],
  102: [],
  103: [],
};

function writeTeam(folder: string, team: number, rows: readonly OfficialHistoryRow[]): void {
  let total = 0;
  const current = [1, 2, 3].map((event) => {
    const points = pointsOf(team, event, rows);
    total += points;
    return {
      event,
      points,
      total_points: total,
      rank: team - 100,
      overall_rank: team - 100,
      bank: 5,
      value: 1000,
      event_transfers: 0,
      event_transfers_cost: 0,
      points_on_bench: benchPointsOf(team, event, rows),
    };
  });
  writeJson(folder, `entry/${team}/entry.json`, {
    id: team,
    name: `Team ${team}`,
    player_first_name: 'Sam',
    player_last_name: `Player ${team}`,
    player_region_name: 'Sweden',
    started_event: 1,
    summary_overall_points: total,
    summary_overall_rank: team - 100,
    summary_event_points: 0,
    summary_event_rank: 1,
    current_event: 3,
    kit: null,
    leagues: { classic: [leagueCard(team)] },
  });
  writeJson(folder, `entry/${team}/history.json`, { current, past: [], chips: [] });
  writeJson(folder, `entry/${team}/transfers.json`, []);
  for (const row of current)
    writeJson(folder, `entry/${team}/event/${row.event}/picks.json`, picksOf(team, row));
}

const leagueCard = (team: number) => ({
  id: tinySeason.league,
  name: 'Office',
  short_name: null,
  league_type: 'x',
  scoring: 'c',
  rank_count: 3,
  entry_rank: team - 100,
  entry_last_rank: team - 100,
});

/** Slots after the automatic substitutions, as the game stores them. */
function finalSlots(team: number): number[] {
  const footballers = [...(squads[team]?.footballers ?? [])];
  for (const change of automaticSubs[team] ?? []) {
    const [out, cameOn] = [footballers.indexOf(change.out), footballers.indexOf(change.in)];
    footballers[out] = change.in;
    footballers[cameOn] = change.out;
  }
  return footballers;
}

function picksOf(team: number, entry_history: { event: number }) {
  const { captain, vice } = squads[team] ?? { captain: 0, vice: 0 };
  return {
    active_chip: null,
    automatic_subs: (automaticSubs[team] ?? []).map((one) => ({
      entry: team,
      element_in: one.in,
      element_out: one.out,
      event: entry_history.event,
    })),
    entry_history,
    picks: finalSlots(team).map((element, index) => ({
      element,
      position: index + 1,
      multiplier: index >= 11 ? 0 : element === captain ? 2 : 1,
      is_captain: element === captain,
      is_vice_captain: element === vice,
    })),
  };
}

function pointsOf(team: number, event: number, rows: readonly OfficialHistoryRow[]): number {
  const { captain } = squads[team] ?? { captain: 0 };
  const lineup = finalSlots(team).slice(0, 11);
  return sumOf(
    rows.filter(({ round, element }) => round === event && lineup.includes(element)),
    ({ total_points, element }) => total_points * (element === captain ? 2 : 1),
  );
}

function benchPointsOf(team: number, event: number, rows: readonly OfficialHistoryRow[]): number {
  const bench = finalSlots(team).slice(11);
  return sumOf(
    rows.filter(({ round, element }) => round === event && bench.includes(element)),
    ({ total_points }) => total_points,
  );
}

function standings(league: number, rows: readonly OfficialHistoryRow[]) {
  const results = tinySeason.teams
    .map((team) => ({ team, total: [1, 2, 3].reduce((sum, event) => sum + pointsOf(team, event, rows), 0) }))
    .sort((a, b) => b.total - a.total)
    .map(({ team, total }, index) => ({
      id: team,
      event_total: pointsOf(team, 3, rows),
      player_name: `Sam Player ${team}`,
      rank: index + 1,
      last_rank: index + 1,
      rank_sort: index + 1,
      total,
      entry: team,
      entry_name: `Team ${team}`,
    }));
  return {
    last_updated_data: '2023-08-27T12:00:00Z',
    league: {
      id: league,
      name: league === defaultOverallLeague ? 'Overall' : 'Office',
      league_type: 'x',
      start_event: 1,
    },
    new_entries: { has_next: false, page: 1, results: [] },
    standings: { has_next: false, page: 1, results },
  };
}
