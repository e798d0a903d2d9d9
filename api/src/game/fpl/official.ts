/**
 * Types of the official game's documents, as far as we read them. Names, units and spellings are upstream's:
 * money in tenths of a million, decimals as strings, `event` a gameweek, `element` a footballer, `entry` a
 * team. Documents have more fields than these; nothing may depend on their absence.
 */
export interface OfficialBootstrap {
  events: OfficialEvent[];
  teams: OfficialClub[];
  elements: OfficialElement[];
  element_types: { id: number; singular_name_short: string }[];
  phases: { id: number; name: string; start_event: number; stop_event: number }[];
  total_players: number;
}

export interface OfficialEvent {
  id: number;
  name: string;
  deadline_time: string;
  average_entry_score: number | null;
  finished: boolean;
  data_checked: boolean;
  highest_score: number | null;
  highest_scoring_entry?: number | null;
  is_previous: boolean;
  is_current: boolean;
  is_next: boolean;
  chip_plays: { chip_name: string; num_played: number }[];
  most_selected: number | null;
  most_transferred_in: number | null;
  most_captained: number | null;
  most_vice_captained: number | null;
  top_element: number | null;
  top_element_info: { id: number; points: number } | null;
  transfers_made: number;
  ranked_count?: number;
}

export interface OfficialClub {
  id: number;
  code: number;
  name: string;
  short_name: string;
  strength: number;
  strength_overall_home: number;
  strength_overall_away: number;
  strength_attack_home: number;
  strength_attack_away: number;
  strength_defence_home: number;
  strength_defence_away: number;
}

/** Counted statistics of a footballer, used for a match, a gameweek and a season. */
export const countedStats = [
  'minutes',
  'goals_scored',
  'assists',
  'clean_sheets',
  'goals_conceded',
  'own_goals',
  'penalties_saved',
  'penalties_missed',
  'yellow_cards',
  'red_cards',
  'saves',
  'bonus',
  'bps',
  'starts',
] as const;
/** Statistics that the API sends as decimal strings. */
export const measuredStats = [
  'influence',
  'creativity',
  'threat',
  'ict_index',
  'expected_goals',
  'expected_assists',
  'expected_goal_involvements',
  'expected_goals_conceded',
] as const;
export type CountedStat = (typeof countedStats)[number];
export type MeasuredStat = (typeof measuredStats)[number];
export type OfficialStats = Record<CountedStat, number> & Record<MeasuredStat, string>;

export interface OfficialElement extends OfficialStats {
  id: number;
  code: number;
  first_name: string;
  second_name: string;
  web_name: string;
  team: number;
  element_type: number;
  status: string;
  chance_of_playing_this_round: number | null;
  chance_of_playing_next_round: number | null;
  news: string;
  news_added: string | null;
  /** Since 2025-26. */
  team_join_date?: string | null;
  now_cost: number;
  cost_change_event: number;
  cost_change_event_fall: number;
  cost_change_start: number;
  selected_by_percent: string;
  transfers_in: number;
  transfers_out: number;
  transfers_in_event: number;
  transfers_out_event: number;
  total_points: number;
  event_points: number;
  points_per_game: string;
  form: string;
  ep_this: string | null;
  ep_next: string | null;
  in_dreamteam: boolean;
  dreamteam_count: number;
  squad_number: number | null;
  penalties_order: number | null;
  direct_freekicks_order: number | null;
  corners_and_indirect_freekicks_order: number | null;
}

export interface OfficialFixture {
  id: number;
  code: number;
  event: number | null;
  kickoff_time: string | null;
  provisional_start_time: boolean;
  started: boolean | null;
  /** Full time. */
  finished_provisional: boolean;
  /** The official bonus is added. */
  finished: boolean;
  minutes: number;
  team_h: number;
  team_a: number;
  team_h_score: number | null;
  team_a_score: number | null;
  team_h_difficulty: number;
  team_a_difficulty: number;
  stats: OfficialFixtureStat[];
}
export interface OfficialFixtureStat {
  identifier: string;
  h: { element: number; value: number }[];
  a: { element: number; value: number }[];
}

export interface OfficialLine {
  identifier: string;
  points: number;
  value: number;
}
export interface OfficialLiveElement {
  id: number;
  stats: OfficialStats & { total_points: number; in_dreamteam: boolean };
  explain: { fixture: number; stats: OfficialLine[] }[];
}
export interface OfficialLive {
  elements: OfficialLiveElement[];
}

export interface OfficialHistoryRow extends OfficialStats {
  // Since 2025-26.
  defensive_contribution?: number;
  clearances_blocks_interceptions?: number;
  recoveries?: number;
  tackles?: number;
  element: number;
  fixture: number;
  opponent_team: number;
  total_points: number;
  was_home: boolean;
  kickoff_time: string;
  team_h_score: number | null;
  team_a_score: number | null;
  round: number;
  value: number;
  transfers_balance: number;
  selected: number;
  transfers_in: number;
  transfers_out: number;
}
export interface OfficialSeasonRow extends OfficialStats {
  season_name: string;
  start_cost: number;
  end_cost: number;
  total_points: number;
}
export interface OfficialElementSummary {
  fixtures: unknown[];
  history: OfficialHistoryRow[];
  history_past: OfficialSeasonRow[];
}

export interface OfficialEntry {
  id: number;
  name: string;
  player_first_name: string | null;
  player_last_name: string | null;
  player_region_name: string | null;
  started_event: number;
  summary_overall_points: number | null;
  summary_overall_rank: number | null;
  summary_event_points: number | null;
  summary_event_rank: number | null;
  current_event: number | null;
  last_deadline_bank: number | null;
  last_deadline_value: number | null;
  last_deadline_total_transfers: number | null;
  kit: string | null;
  leagues: {
    classic: OfficialEntryLeague[];
    h2h?: OfficialEntryLeague[];
    cup_matches?: OfficialH2hMatch[];
  };
}
/** A head-to-head or cup match. Without `entry_2_entry` the opponent is the average, or nobody in a bye. */
export interface OfficialH2hMatch {
  id: number;
  event: number;
  entry_1_entry: number | null;
  entry_1_points: number;
  entry_2_entry: number | null;
  entry_2_points: number;
  winner: number | null;
  is_knockout?: boolean;
}
export interface OfficialH2hMatches {
  has_next: boolean;
  page: number;
  results: OfficialH2hMatch[];
}
export interface OfficialH2hStandings {
  league: { id: number; name: string; start_event: number };
  standings: { has_next: boolean; page: number; results: OfficialH2hRow[] };
}
export interface OfficialH2hRow {
  entry: number | null;
  entry_name: string;
  player_name: string;
  rank: number;
  last_rank: number;
  total: number;
  matches_played: number;
  matches_won: number;
  matches_drawn: number;
  matches_lost: number;
  points_for: number;
}
export interface OfficialEntryLeague {
  id: number;
  name: string;
  short_name: string | null;
  league_type: string;
  scoring: string;
  rank_count: number | null;
  entry_rank: number | null;
  entry_last_rank: number | null;
}
export interface OfficialEntryGameweek {
  event: number;
  /** Before hits. */
  points: number;
  total_points: number;
  rank: number | null;
  overall_rank: number | null;
  bank: number;
  value: number;
  event_transfers: number;
  event_transfers_cost: number;
  points_on_bench: number;
}
export interface OfficialEntryHistory {
  current: OfficialEntryGameweek[];
  past: { season_name: string; total_points: number; rank: number }[];
  chips: { name: string; time: string; event: number }[];
}
export interface OfficialTransfer {
  element_in: number;
  element_in_cost: number;
  element_out: number;
  element_out_cost: number;
  entry: number;
  event: number;
  time: string;
}
export interface OfficialPick {
  element: number;
  position: number;
  multiplier: number;
  is_captain: boolean;
  is_vice_captain: boolean;
}
export interface OfficialPicks {
  active_chip: string | null;
  automatic_subs: { entry: number; element_in: number; element_out: number; event: number }[];
  entry_history: OfficialEntryGameweek;
  picks: OfficialPick[];
}
export interface OfficialStandings {
  last_updated_data: string | null;
  league: { id: number; name: string; league_type: string; start_event: number };
  new_entries: { has_next: boolean; page: number; results: unknown[] };
  standings: {
    has_next: boolean;
    page: number;
    results: {
      id: number;
      event_total: number;
      player_name: string | null;
      rank: number;
      last_rank: number;
      total: number;
      entry: number;
      entry_name: string;
    }[];
  };
}
