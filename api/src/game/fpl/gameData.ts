import {
  asClubId,
  type AnyPosition,
  type Chip,
  type ClubId,
  type EpochMs,
  type FixtureId,
  type FootballerId,
  type GameweekNumber,
  type LeagueId,
  type Percent,
  type Points,
  type PriceTenths,
  type SeasonRules,
  type Strength,
  type TeamId,
} from '@touchline/shared/domain';

/** The game's data as this API models it: the result of `parse*` on the official documents, as stored. */

/** Stands for a club that the documents do not name. */
export const noClub = asClubId('');

/** A club of the game. */
export interface StoredClub {
  id: ClubId;
  /** Number within the season; the official documents refer to clubs by it. */
  number: number;
  /** Stable number over all seasons; null if the game does not send it. */
  code: number | null;
  name: string;
  /** 1 to 5; null if the game does not send it, as in 2026-27. */
  strength: number | null;
  attack: Strength | null;
  defence: Strength | null;
  overall: Strength | null;
}

/** A club with its strengths, the game's or our own: see `clubStrengths`. */
export interface Club extends StoredClub {
  strength: number;
  attack: Strength;
  defence: Strength;
  overall: Strength;
}

export interface Gameweek {
  id: GameweekNumber;
  deadline: EpochMs;
  /** Settled: bonus added, automatic substitutions made. */
  finished: boolean;
  is_current: boolean;
  is_next: boolean;
  /** Null until the API sends it. */
  average_points: Points | null;
  highest_points: Points | null;
  /** Null if the game does not send it. */
  transfers_made: number | null;
  /** Counts by chip. */
  chips_played: Record<string, number>;
  most_selected: FootballerId | null;
  most_captained: FootballerId | null;
  most_vice_captained: FootballerId | null;
  most_transferred_in: FootballerId | null;
  top_footballer: { id: FootballerId; points: Points } | null;
}

/** A month of the season, or the whole of it (1). */
export interface Phase {
  id: number;
  name: string;
  first: GameweekNumber;
  last: GameweekNumber;
}

export interface Footballer {
  id: FootballerId;
  /** Stable number over all seasons. */
  code: number;
  name: string;
  fullname: string;
  club_id: ClubId;
  position: AnyPosition;
  /** Real position (`CB`, `AM` …); null when the source does not have it. */
  position_real: string | null;
  /** `a` available, `d` doubtful, `i` injured, `s` suspended, `u` unavailable, `n` not eligible. */
  status: string;
  /** Null without a flag. */
  chance_this: Percent | null;
  chance_next: Percent | null;
  news: string;
  news_at: EpochMs | null;
  /** Date of joining the club; null before 2025-26. Rows stored by earlier versions do not have the field. */
  joined_at?: EpochMs | null;
  price: PriceTenths;
  /** Since the last deadline. */
  price_change: PriceTenths;
  /** Since the start of the season. */
  price_change_start: PriceTenths;
  selected_by: Percent;
  transfers_in: number;
  transfers_out: number;
  /** In the gameweek that ends with the next deadline. */
  transfers_in_event: number;
  transfers_out_event: number;
  /** The game's own; null in seasons without one. Rows stored by earlier versions do not have the field. */
  forecast?: PriceForecast | null;
  total_points: Points;
  event_points: Points;
  points_per_match: number;
  form: number;
  ep_this: number | null;
  ep_next: number | null;
  in_dreamteam: boolean;
  dreamteam_count: number;
  squad_number: number | null;
  penalties_order: number | null;
  freekicks_order: number | null;
  corners_order: number | null;
  minutes: number;
  goals_scored: number;
  assists: number;
  clean_sheets: number;
  goals_conceded: number;
  own_goals: number;
  penalties_saved: number;
  penalties_missed: number;
  yellow_cards: number;
  red_cards: number;
  saves: number;
  bonus: number;
  bps: number;
  starts: number;
  influence: number;
  creativity: number;
  threat: number;
  expected_goals: number;
  expected_assists: number;
  expected_goals_conceded: number;
}

/** The game's own forecast of a footballer's price changes, in its own numbers. */
export interface PriceForecast {
  /** Progress to the next change: a rise at 100, a fall at -100. */
  percent: number;
  /** Percent an hour; null if the game does not send it. */
  hourly_rate: number | null;
  /** At each of the next price changes, the soonest first. */
  nights: { percent: number; likelihood: number }[];
  /** No change before this time. */
  locked_until: EpochMs | null;
  /** The game is still determining the footballer's threshold. */
  is_calibrating: boolean;
}

/** Clubs, gameweeks and footballers: everything but the matches. */
export interface Bootstrap {
  clubs: StoredClub[];
  gameweeks: Gameweek[];
  phases: Phase[];
  footballers: Footballer[];
  total_managers: number;
  /**
   * Next price changes, soonest first; empty if the game does not send them. Missing in data stored by older
   * versions.
   */
  price_deadlines?: EpochMs[];
  /** The season's rules as sent by the game, or of its profile. Missing in data stored by older versions. */
  rules?: SeasonRules;
}

/** A count of one footballer in one fixture. */
export interface FixtureCount {
  footballer_id: FootballerId;
  value: number;
}

export interface Fixture {
  id: FixtureId;
  /** Number within the season. */
  number: number;
  /** Null while postponed without a date. */
  gameweek: GameweekNumber | null;
  kickoff: EpochMs | null;
  started: boolean;
  /** Full time. */
  finished: boolean;
  /** Not ended hours after kick-off: abandoned or called off, until the game decides. Missing for any other fixture. */
  waits?: true;
  /** Settled with the official bonus. */
  bonus_official: boolean;
  minute: number;
  home: ClubId;
  away: ClubId;
  home_score: number | null;
  away_score: number | null;
  /** By category (`goals_scored`, `bps` …), the home side's first. */
  counts: Record<string, { home: FixtureCount[]; away: FixtureCount[] }>;
}

/** Data of a fixture that the official game lacks. Only some sources have it. */
export interface FixtureDetail {
  venue: { name: string; city: string };
  /** Null until there is a forecast. Degrees Celsius, kilometres per hour. */
  weather: { temperature: number; icon: string; wind: number } | null;
  /** Null until they are announced. */
  lineups: { home: NamedLineup; away: NamedLineup } | null;
  /** Counts of both sides, by statistic. */
  statistics: Record<string, { home: number; away: number }>;
  /** By time. */
  comments: FixtureComment[];
}

/** Line-up and bench of one side. */
export interface NamedLineup {
  starters: FootballerId[];
  bench: FootballerId[];
}

export interface FixtureComment {
  id: number;
  minute: number;
  added: number;
  /** `goal`, `yellow`, `substitution`, `kick_off` … */
  kind: string;
  /** The side of the footballer; null when it concerns both. */
  is_home: boolean | null;
  footballer_id: FootballerId | null;
  /** The assisting footballer; for a substitution the one who comes on. */
  other_id: FootballerId | null;
  text: string;
}

/** Broadcasters of a fixture. */
export interface Broadcast {
  /** Number of the fixture within the season. */
  number: number;
  channels: { name: string; url: string | null }[];
}

/** The game's data of a footballer beyond the current gameweek. */
export interface FootballerRecord {
  matches: MatchRecord[];
  /** Oldest first. */
  seasons: SeasonRecord[];
}

/** Market data at one fixture. */
export interface MatchRecord {
  /** Number of the fixture within the season. */
  number: number;
  gameweek: GameweekNumber;
  /** Whether the footballer was in the home side; null if the game does not say. */
  is_home: boolean | null;
  price: PriceTenths;
  /** Managers who owned the footballer. */
  selected: number;
  transfers_in: number;
  transfers_out: number;
}

export interface SeasonRecord {
  /** `2022-23` */
  season: string;
  price_start: PriceTenths;
  price_end: PriceTenths;
  minutes: number;
  goals_scored: number;
  assists: number;
  clean_sheets: number;
  points: Points;
}

/** One footballer's gameweek as the game explains it. */
export interface LiveFootballer {
  id: FootballerId;
  /** Sums over the footballer's fixtures of the gameweek. */
  minutes: number;
  starts: number;
  clean_sheets: number;
  goals_conceded: number;
  /** Null if the game does not send them. Gameweeks stored by earlier versions do not have the fields. */
  expected_goals?: number | null;
  expected_assists?: number | null;
  /** One entry for each fixture that has started. */
  fixtures: { number: number; lines: LiveLine[] }[];
}

export interface LiveLine {
  identifier: string;
  value: number;
  points: Points;
}

export interface TeamKit {
  kit_shirt_base: string;
  kit_shirt_secondary: string;
  kit_shirt_sleeves: string;
  kit_shirt_type: 'plain' | 'stripes' | 'hoops';
}

export interface TeamLeague {
  id: LeagueId;
  /** The overall league. Missing in data stored by older versions. */
  is_overall?: boolean;
  name: string;
  type: 'private' | 'public' | 'system';
  members: number | null;
  rank: number | null;
  last_rank: number | null;
  /** The cup of this league. Missing in data stored by older versions. */
  cup_league?: LeagueId | null;
}

/** One side of a head-to-head match. */
export interface H2hSide {
  /** Null: the league's average, or nobody in a bye. */
  team_id: TeamId | null;
  name: string | null;
  fullname: string | null;
  /** Net points as of the game's last count. */
  points: Points;
}

/** A match of a head-to-head league or of a cup. */
export interface H2hMatch {
  id: number;
  gameweek: GameweekNumber;
  home: H2hSide;
  away: H2hSide;
  /** In a cup: no opponent, the team advances. */
  is_bye: boolean;
  /** Null in a draw and before the gameweek is settled. A cup has a winner on equal points too. */
  winner: TeamId | null;
  /** Of a cup, or of the final rounds of a league, which do not count in its table. Missing in older data. */
  is_knockout?: boolean;
  /** For a knockout match: `Round of 16`. */
  round: string | null;
  league_id: LeagueId | null;
}

/** A head-to-head league with its table as of the game's last count. */
export interface H2hStandings {
  id: LeagueId;
  name: string;
  started_gameweek: GameweekNumber;
  has_next: boolean;
  rows: H2hStanding[];
}

export interface H2hStanding {
  /** Null: the average, which plays in a league with an odd number of teams. */
  team_id: TeamId | null;
  name: string | null;
  fullname: string | null;
  /** Null until the game has counted the first match of the team. */
  rank: number | null;
  last_rank: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Net points scored in all matches. */
  points_for: Points;
  /** 3 for a win, 1 for a draw. */
  total: number;
}

/** A manager's entry for the season. */
export interface FantasyTeam {
  id: TeamId;
  name: string;
  fullname: string | null;
  country: string | null;
  kit: TeamKit | null;
  started_gameweek: GameweekNumber;
  /** At the time of this read; null before the first deadline. */
  current_gameweek: GameweekNumber | null;
  /** Season total, net of hits; null before the first gameweek. */
  points: Points | null;
  rank: number | null;
  gameweek_points: Points | null;
  gameweek_rank: number | null;
  leagues: TeamLeague[];
  h2h_leagues: TeamLeague[];
  /** By gameweek; empty without a cup this season. */
  cup_matches: H2hMatch[];
}

/** One gameweek of a team as the game stores it. */
export interface TeamGameweek {
  gameweek: GameweekNumber;
  /** Before hits. */
  points: Points;
  total_points: Points;
  rank: number | null;
  overall_rank: number | null;
  bank: PriceTenths;
  /** Bank included. */
  value: PriceTenths;
  transfers: number;
  transfers_cost: Points;
  bench_points: Points;
  chip: Chip | null;
}

/** A squad as its manager submitted it: 15 footballers by slot. */
export interface TeamPicks {
  gameweek: GameweekNumber;
  /** Slots 1 to 15. */
  footballers: FootballerId[];
  captain: FootballerId | null;
  vice_captain: FootballerId | null;
  chip: Chip | null;
  transfers_cost: Points;
}

export interface TeamTransfer {
  in: FootballerId;
  in_price: PriceTenths;
  out: FootballerId;
  /** Selling price. */
  out_price: PriceTenths;
  gameweek: GameweekNumber;
  at: EpochMs;
}

export interface LeagueStandings {
  id: LeagueId;
  name: string;
  has_next: boolean;
  /** By rank, then those without one by the time they joined. */
  members: StandingsMember[];
}

export interface StandingsMember {
  team_id: TeamId;
  name: string;
  fullname: string | null;
  /** Null with the points for a member who joined since the game's last count. */
  rank: number | null;
  last_rank: number;
  gameweek_points: Points | null;
  /** Of the whole season; null in a league that began after the first gameweek. */
  total: Points | null;
}

/** A page of a league with its ranked members only. */
export interface LeagueRanking extends LeagueStandings {
  members: RankedMember[];
}

export interface RankedMember extends StandingsMember {
  rank: number;
  gameweek_points: Points;
  total: Points;
}
