import { chipsLeft, profileOf, squadProblems } from '@touchline/shared/domain';
import { parseBootstrap } from './parseBootstrap';

const event = (id: number, year = 2027) => ({
  id,
  deadline_time: `${year}-08-${String(id).padStart(2, '0')}T10:00:00Z`,
  finished: false,
  is_current: false,
  is_next: id === 1,
});

const type = (id: number, code: string, select: number, locked: number[] = []) => ({
  id,
  singular_name_short: code,
  singular_name: code.toLowerCase(),
  squad_select: select,
  squad_min_play: 1,
  squad_max_play: select,
  sub_positions_locked: locked,
});

/** The rules of an unknown season, as sent by the game. */
const strange = {
  events: Array.from({ length: 30 }, (_, index) => event(index + 1)),
  teams: [{ id: 1, short_name: 'NEW', name: 'New' }],
  elements: [{ id: 1, team: 1, element_type: 6, now_cost: 45, total_points: 0 }],
  element_types: [
    type(1, 'GKP', 2, [12]),
    type(2, 'DEF', 5),
    type(3, 'MID', 5),
    type(4, 'FWD', 3),
    type(6, 'MNG', 1, [16]),
  ],
  element_stats: [{ name: 'nutmegs', label: 'Nutmegs' }],
  chips: [1, 11, 21].map((start) => ({
    name: 'wildcard',
    number: 1,
    start_event: start,
    stop_event: start + 9,
    chip_type: 'transfer',
  })),
  game_config: {
    rules: { squad_squadsize: 16, squad_squadplay: 12, squad_team_limit: 4, max_extra_free_transfers: 2 },
    scoring: { long_play: 3, short_play: 1, nutmegs: { MNG: 4 }, goals_scored: { GKP: 10, DEF: 6 }, bps: 0 },
  },
  phases: [{ id: 2, name: 'First third', start_event: 1, stop_event: 10 }],
  total_players: 5,
};

const rulesOf = (document: object) => {
  const { rules } = parseBootstrap({ ...strange, ...document });
  if (rules === undefined) throw new Error('no rules');
  return rules;
};

describe('a season of 30 gameweeks with a fifth position, three wildcards and a new category', () => {
  const rules = rulesOf({});

  it('is read in its own words', () => {
    expect(rules).toMatchObject({
      from: 'game',
      last_gameweek: 30,
      labels: { nutmegs: 'Nutmegs' },
      squad: { size: 16, lineup: 12, most_of_one_club: 4, budget: 1000 },
      transfers: { most_saved: 3, hit: 4 },
      phases: [{ phase_id: 2, label: 'First third', start: 1, stop: 10 }],
    });
    expect(rules.scoring['minutes']).toEqual({ points: 1, long: { from: 60, points: 3 } });
    expect(rules.scoring['nutmegs']).toEqual({ points: { MNG: 4 } });
    expect(rules.scoring['bps']).toBeUndefined();
  });

  it('has three wildcards, one in each window', () => {
    const played = [{ chip: 'wildcard', gameweek_id: 12 }];
    expect(chipsLeft(played, 9, rules).map(({ from }) => from)).toEqual([1, 21]);
  });

  it('asks a squad for its own positions', () => {
    expect(squadProblems([], rules)).toContain('0 MNG, not 1');
    expect(rules.positions.find(({ code }) => code === 'MNG')?.is_locked).toBe(true);
  });
});

it.each([
  ['36 gameweeks and 18 clubs', 36, 18],
  ['40 gameweeks and 20 clubs', 40, 20],
])('a season of %s is read as it is', (_, gameweeks, clubs) => {
  const events = Array.from({ length: gameweeks }, (__, index) => ({
    ...event(index + 1),
    deadline_time: new Date(Date.UTC(2027, 7, 1 + 7 * index)).toISOString(),
  }));
  const teams = Array.from({ length: clubs }, (__, index) => ({
    id: index + 1,
    code: 100 + index,
    short_name: `N${String.fromCharCode(65 + index)}W`,
  }));
  const bootstrap = parseBootstrap({ ...strange, events, teams });
  expect(bootstrap.rules?.last_gameweek).toBe(gameweeks);
  expect(bootstrap.gameweeks).toHaveLength(gameweeks);
  expect(bootstrap.clubs.map(({ code }) => code)).toEqual(teams.map(({ code }) => code));
});

it('a chip that changes the scoring says so, and an unknown one has no other effect', () => {
  const chips = [
    {
      name: 'golden_boot',
      number: 1,
      start_event: 1,
      stop_event: 30,
      chip_type: 'team',
      overrides: { rules: {}, scoring: { goals_scored: { FWD: 8 } }, pick_multiplier: null },
    },
  ];
  expect(rulesOf({ chips }).chips).toEqual([
    { chip: 'golden_boot', from: 1, to: 30, effect: { scoring: { goals_scored: { points: { FWD: 8 } } } } },
  ]);
});

it('a gameweek may change the scoring', () => {
  const events = [{ ...event(1), overrides: { rules: {}, scoring: { assists: 6 }, pick_multiplier: null } }];
  expect(rulesOf({ events }).scoring_in).toEqual({ '1': { assists: { points: 6 } } });
});

it.each(['2022-23', '2023-24', '2024-25', '2025-26'])(
  'a document of %s that says nothing has the profile’s rules',
  (season) => {
    const { from, last_gameweek, scoring, chips, transfers } = rulesOf({
      events: [event(1, Number(season.slice(0, 4)))],
      game_config: null,
      chips: undefined,
    });
    expect({ from, last_gameweek }).toEqual({ from: 'profile', last_gameweek: 1 });
    expect({ scoring, chips, transfers }).toEqual({
      scoring: profileOf(season).scoring,
      chips: profileOf(season).chips,
      transfers: profileOf(season).transfers,
    });
  },
);

it('the documents give the points of saves, and the season’s profile how many make one award', () => {
  const game_config = { scoring: { saves: { GKP: 1 }, defensive_contribution: { DEF: 2 } } };
  const { scoring } = rulesOf({ game_config });
  const { saves, defensive_contribution } = profileOf('2027-28').scoring;
  expect(scoring['saves']).toEqual({ points: { GKP: 1 }, per: saves?.per });
  expect(scoring['defensive_contribution']).toEqual({
    points: { DEF: 2 },
    from: defensive_contribution?.from,
  });
  // A profile of an earlier season has no such category, and so no threshold for it.
  const old = rulesOf({ events: [event(1, 2023)], game_config }).scoring;
  expect(old['defensive_contribution']).toEqual({ points: { DEF: 2 } });
});

it('what is not a number or of another shape costs itself', () => {
  const game_config = {
    rules: { squad_team_limit: 'three', stats_form_days: null },
    scoring: { assists: 'three', goals_scored: { GKP: 'ten', DEF: 6 }, saves: null, bonus: 1 },
  };
  const rules = rulesOf({ game_config });
  expect(rules.squad.most_of_one_club).toBe(3);
  expect(rules.form_days).toBe(30);
  expect(rules.scoring).toEqual({
    minutes: { points: 1, long: { from: 60, points: 2 } },
    goals_scored: { points: { DEF: 6 } },
    bonus: { points: 1 },
  });
});
