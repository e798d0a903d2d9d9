import {
  anyObject,
  decimal,
  flag,
  footballerId,
  instant,
  leagueId,
  list,
  needed,
  object,
  optional,
  spare,
  teamId,
  text,
  whole,
} from './declare';

/**
 * All fields of the official documents that we read, and whether each is required. A field is needed if a
 * wrong default would show wrong points, prices, squads or times; any other only loses itself. Fields not
 * listed here are never read, and new ones change nothing; why each is not read is in `unreadFields.test.ts`.
 */

const clubFields = {
  id: needed(whole),
  short_name: needed(text),
  code: spare(whole, null),
  name: spare(text, null),
  // Null or 0 since 2026-27; then we compute our own from results.
  strength: spare(whole, null),
  strength_overall_home: spare(whole, null),
  strength_overall_away: spare(whole, null),
  strength_attack_home: spare(whole, null),
  strength_attack_away: spare(whole, null),
  strength_defence_home: spare(whole, null),
  strength_defence_away: spare(whole, null),
};

/** Temporary changes of the rules by a chip or a gameweek. */
const overrideFields = {
  rules: spare(anyObject, {}),
  scoring: spare(anyObject, {}),
  pick_multiplier: optional(whole),
};

const gameweekFields = {
  id: needed(whole),
  deadline_time: needed(instant),
  finished: needed(flag),
  is_current: needed(flag),
  is_next: needed(flag),
  data_checked: spare(flag, true),
  average_entry_score: optional(whole),
  highest_score: optional(whole),
  transfers_made: optional(whole),
  chip_plays: spare(list({ chip_name: needed(text), num_played: needed(whole) }), []),
  most_selected: optional(footballerId),
  most_captained: optional(footballerId),
  most_vice_captained: optional(footballerId),
  most_transferred_in: optional(footballerId),
  top_element_info: optional(object({ id: needed(footballerId), points: needed(whole) })),
  overrides: optional(object(overrideFields)),
};

const phaseFields = {
  id: needed(whole),
  name: needed(text),
  start_event: needed(whole),
  stop_event: needed(whole),
};

const footballerFields = {
  id: needed(footballerId),
  team: needed(whole),
  element_type: needed(whole),
  now_cost: needed(whole),
  // The game's own price forecast, since 2026-27.
  price_change_percent: optional(decimal),
  price_change_hourly_rate: optional(decimal),
  price_change_projections: optional(
    list({ offset: needed(whole), projected_percent: needed(decimal), likelihood: spare(decimal, 0) }),
  ),
  price_change_locked_until: optional(instant),
  price_change_calibrating: optional(flag),
  total_points: needed(whole),
  code: spare(whole, 0),
  web_name: spare(text, null),
  first_name: spare(text, ''),
  second_name: spare(text, ''),
  status: spare(text, 'a'),
  chance_of_playing_this_round: optional(whole),
  chance_of_playing_next_round: optional(whole),
  news: spare(text, ''),
  news_added: optional(instant),
  team_join_date: optional(instant),
  squad_number: optional(whole),
  penalties_order: optional(whole),
  direct_freekicks_order: optional(whole),
  corners_and_indirect_freekicks_order: optional(whole),
  cost_change_event: spare(whole, 0),
  cost_change_start: spare(whole, 0),
  selected_by_percent: spare(decimal, 0),
  transfers_in: spare(whole, 0),
  transfers_out: spare(whole, 0),
  transfers_in_event: spare(whole, 0),
  transfers_out_event: spare(whole, 0),
  event_points: spare(whole, 0),
  points_per_game: spare(decimal, 0),
  form: spare(decimal, 0),
  ep_this: optional(decimal),
  ep_next: optional(decimal),
  in_dreamteam: spare(flag, false),
  dreamteam_count: spare(whole, 0),
  minutes: spare(whole, 0),
  goals_scored: spare(whole, 0),
  assists: spare(whole, 0),
  clean_sheets: spare(whole, 0),
  goals_conceded: spare(whole, 0),
  own_goals: spare(whole, 0),
  penalties_saved: spare(whole, 0),
  penalties_missed: spare(whole, 0),
  yellow_cards: spare(whole, 0),
  red_cards: spare(whole, 0),
  saves: spare(whole, 0),
  bonus: spare(whole, 0),
  bps: spare(whole, 0),
  starts: optional(whole),
  influence: spare(decimal, 0),
  creativity: spare(decimal, 0),
  threat: spare(decimal, 0),
  expected_goals: optional(decimal),
  expected_assists: optional(decimal),
  expected_goals_conceded: optional(decimal),
};

const positionFields = {
  id: needed(whole),
  singular_name_short: needed(text),
  singular_name: spare(text, null),
  squad_select: spare(whole, null),
  squad_min_play: spare(whole, null),
  squad_max_play: spare(whole, null),
  sub_positions_locked: spare(
    {
      wanted: 'a list of places',
      read: (value) =>
        Array.isArray(value) ? (value as unknown[]).map(Number).filter(Number.isInteger) : undefined,
    },
    [] as number[],
  ),
};

const chipFields = {
  name: needed(text),
  start_event: needed(whole),
  stop_event: needed(whole),
  number: spare(whole, 1),
  chip_type: spare(text, ''),
  overrides: optional(object(overrideFields)),
};

/** `bootstrap-static/` */
export const bootstrapFields = {
  teams: needed(list(clubFields)),
  events: needed(list(gameweekFields)),
  elements: needed(list(footballerFields)),
  phases: spare(list(phaseFields), []),
  total_players: spare(whole, 0),
  element_types: spare(list(positionFields), []),
  // Before 2025-26 the API does not send the rules; a profile is used.
  element_stats: optional(list({ name: needed(text), label: needed(text) })),
  chips: optional(list(chipFields)),
  game_config: optional(
    object({ rules: spare(anyObject, {}), scoring: spare(anyObject, {}), settings: spare(anyObject, {}) }),
  ),
  game_settings: optional(anyObject),
};

export const countFields = { element: needed(footballerId), value: needed(whole) };

/** One of `fixtures/` */
export const fixtureFields = {
  id: needed(whole),
  team_h: needed(whole),
  team_a: needed(whole),
  finished: needed(flag),
  event: optional(whole),
  kickoff_time: optional(instant),
  started: optional(flag),
  finished_provisional: spare(flag, false),
  minutes: spare(whole, 0),
  team_h_score: optional(whole),
  team_a_score: optional(whole),
  stats: spare(
    list({ identifier: needed(text), h: spare(list(countFields), []), a: spare(list(countFields), []) }),
    [],
  ),
};

/** `event/{gw}/live/` */
export const liveFields = {
  elements: needed(
    list({
      id: needed(footballerId),
      stats: spare(
        object({
          minutes: spare(whole, null),
          starts: optional(whole),
          clean_sheets: spare(whole, null),
          goals_conceded: spare(whole, null),
          total_points: optional(whole),
          expected_goals: optional(decimal),
          expected_assists: optional(decimal),
        }),
        null,
      ),
      explain: needed(
        list({
          fixture: needed(whole),
          stats: needed(list({ identifier: needed(text), value: needed(whole), points: needed(whole) })),
        }),
      ),
    }),
  ),
};

const seasonOfFootballer = {
  season_name: needed(text),
  start_cost: spare(whole, 0),
  end_cost: spare(whole, 0),
  minutes: spare(whole, 0),
  goals_scored: spare(whole, 0),
  assists: spare(whole, 0),
  clean_sheets: spare(whole, 0),
  total_points: needed(whole),
};

/** `element-summary/{id}/` */
export const footballerRecordFields = {
  history: spare(
    list({
      fixture: needed(whole),
      round: needed(whole),
      was_home: optional(flag),
      value: needed(whole),
      selected: spare(whole, 0),
      transfers_in: spare(whole, 0),
      transfers_out: spare(whole, 0),
    }),
    [],
  ),
  history_past: spare(list(seasonOfFootballer), []),
};

/** A head-to-head or cup match. Without `entry_2_entry` the opponent is the league's average, or nobody in a bye. */
const h2hMatchFields = {
  id: needed(whole),
  event: needed(whole),
  entry_1_entry: optional(teamId),
  entry_1_name: optional(text),
  entry_1_player_name: optional(text),
  entry_1_points: optional(whole),
  entry_2_entry: optional(teamId),
  entry_2_name: optional(text),
  entry_2_player_name: optional(text),
  entry_2_points: optional(whole),
  is_bye: optional(flag),
  winner: optional(teamId),
  is_knockout: optional(flag),
  knockout_name: optional(text),
  league: optional(leagueId),
};

/** `entry/{id}/` */
export const teamFields = {
  id: needed(teamId),
  name: spare(text, null),
  player_first_name: optional(text),
  player_last_name: optional(text),
  player_region_name: optional(text),
  kit: optional(text),
  started_event: optional(whole),
  current_event: optional(whole),
  summary_overall_points: optional(whole),
  summary_overall_rank: optional(whole),
  summary_event_points: optional(whole),
  summary_event_rank: optional(whole),
  leagues: spare(
    object({
      classic: spare(
        list({
          id: needed(leagueId),
          name: spare(text, null),
          short_name: optional(text),
          league_type: spare(text, 's'),
          rank_count: optional(whole),
          entry_rank: optional(whole),
          entry_last_rank: optional(whole),
          cup_league: optional(leagueId),
        }),
        [],
      ),
      h2h: optional(
        list({
          id: needed(leagueId),
          name: spare(text, null),
          league_type: spare(text, 'x'),
          rank_count: optional(whole),
          entry_rank: optional(whole),
          entry_last_rank: optional(whole),
        }),
      ),
      cup_matches: optional(list(h2hMatchFields)),
    }),
    { classic: [], h2h: null, cup_matches: null },
  ),
};

const teamGameweekFields = {
  event: needed(whole),
  points: needed(whole),
  total_points: needed(whole),
  bank: needed(whole),
  value: needed(whole),
  event_transfers: needed(whole),
  event_transfers_cost: needed(whole),
  points_on_bench: spare(whole, 0),
  rank: optional(whole),
  overall_rank: optional(whole),
};

/** `entry/{id}/history/` */
export const historyFields = {
  current: needed(list(teamGameweekFields)),
  // Without the chips a wildcard's transfers would look like paid ones.
  chips: needed(list({ event: needed(whole), name: needed(text) })),
};

/** `entry/{id}/event/{gw}/picks/` */
export const picksFields = {
  active_chip: optional(text),
  entry_history: needed(
    object({
      event: needed(whole),
      event_transfers_cost: needed(whole),
      points: optional(whole),
      total_points: optional(whole),
    }),
  ),
  automatic_subs: needed(list({ element_in: needed(footballerId), element_out: needed(footballerId) })),
  picks: needed(
    list({
      element: needed(footballerId),
      position: needed(whole),
      is_captain: needed(flag),
      is_vice_captain: needed(flag),
    }),
  ),
};

/** One of `entry/{id}/transfers/` */
export const transferFields = {
  element_in: needed(footballerId),
  element_in_cost: needed(whole),
  element_out: needed(footballerId),
  element_out_cost: needed(whole),
  event: needed(whole),
  time: needed(instant),
};

const newEntriesFields = {
  has_next: spare(flag, false),
  results: needed(
    list({
      entry: needed(teamId),
      entry_name: spare(text, null),
      player_first_name: optional(text),
      player_last_name: optional(text),
    }),
  ),
};

/** `leagues-classic/{id}/standings/` */
export const standingsFields = {
  league: needed(object({ id: needed(leagueId), name: spare(text, null), start_event: spare(whole, 1) })),
  standings: needed(
    object({
      has_next: spare(flag, false),
      results: needed(
        list({
          entry: needed(teamId),
          // Null until the game's first count of the league.
          rank: optional(whole),
          total: optional(whole),
          entry_name: spare(text, null),
          player_name: optional(text),
          last_rank: spare(whole, 0),
          event_total: optional(whole),
        }),
      ),
    }),
  ),
  // Members since the last count. Before the first gameweek these are all members.
  new_entries: optional(object(newEntriesFields)),
};

/** `leagues-h2h/{id}/standings/` */
export const h2hStandingsFields = {
  league: needed(object({ id: needed(leagueId), name: spare(text, null), start_event: spare(whole, 1) })),
  standings: needed(
    object({
      has_next: spare(flag, false),
      results: needed(
        list({
          entry: optional(teamId),
          entry_name: optional(text),
          player_name: optional(text),
          rank: optional(whole),
          last_rank: spare(whole, 0),
          total: needed(whole),
          matches_played: needed(whole),
          matches_won: needed(whole),
          matches_drawn: needed(whole),
          matches_lost: needed(whole),
          points_for: spare(whole, 0),
        }),
      ),
    }),
  ),
  new_entries: optional(object(newEntriesFields)),
};

/** `leagues-h2h-matches/league/{id}/` */
export const h2hMatchesFields = { results: needed(list(h2hMatchFields)) };
