import type { SeasonRules } from '../seasonRules';
import type {
  AnyPosition,
  ClubId,
  EpochMs,
  FootballerId,
  GameweekNumber,
  Percent,
  PriceTenths,
} from '../units';

/** Data known at one instant, as input of the projection. */
export interface ProjectionInput {
  readonly rules: SeasonRules;
  readonly at: EpochMs;
  readonly clubs: readonly ClubId[];
  /** Finished matches. */
  readonly matches: readonly PlayedMatch[];
  readonly footballers: readonly ProjectedFootballer[];
  /** Gameweeks to project, the next one first. */
  readonly gameweeks: readonly ProjectedGameweek[];
}

export interface PlayedMatch {
  readonly home: ClubId;
  readonly away: ClubId;
  readonly kickoff: EpochMs;
  readonly home_goals: number;
  readonly away_goals: number;
  /** Null if the game does not send it. */
  readonly home_expected: number | null;
  readonly away_expected: number | null;
}

export interface ProjectedGameweek {
  readonly id: GameweekNumber;
  readonly deadline: EpochMs;
  readonly fixtures: readonly {
    readonly home: ClubId;
    readonly away: ClubId;
    readonly kickoff: EpochMs | null;
  }[];
}

export interface ProjectedFootballer {
  readonly id: FootballerId;
  readonly club_id: ClubId;
  readonly position: AnyPosition;
  readonly price: PriceTenths;
  readonly selected_by: Percent;
  readonly transfers_in_event: number;
  readonly transfers_out_event: number;
  readonly status: string;
  readonly chance_next: Percent | null;
  readonly news: string;
  readonly penalties_order: number | null;
  readonly freekicks_order: number | null;
  readonly corners_order: number | null;
  /** Finished matches of the footballer's clubs, played or not, oldest first. */
  readonly matches: readonly PlayedByFootballer[];
}

/** One footballer in one match. */
export interface PlayedByFootballer {
  readonly kickoff: EpochMs;
  readonly club: ClubId;
  readonly opponent: ClubId;
  readonly is_home: boolean;
  readonly minutes: number;
  readonly starts: number;
  readonly goals_scored: number;
  readonly assists: number;
  readonly clean_sheets: number;
  readonly expected_goals: number | null;
  readonly expected_assists: number | null;
  readonly saves: number;
  readonly yellow_cards: number;
  readonly bps: number;
  readonly defensive_contribution: number;
}

/** One footballer's projection; lists are in the order of the gameweeks. */
export interface FootballerProjection {
  readonly id: FootballerId;
  /** Expected points; a double gameweek is the sum, a blank 0. */
  readonly ep: readonly number[];
  /** Expected minutes. */
  readonly minutes: readonly number[];
  /**
   * Probabilities from 0 to 1: to start, to play, a goal, an assist or a rewarded clean sheet, ten points or
   * more.
   */
  readonly chance_of_start: readonly number[];
  readonly chance_to_play: readonly number[];
  readonly chance_of_return: readonly number[];
  readonly chance_of_ten: readonly number[];
  /** Expected points of the first gameweek by category. */
  readonly parts: Readonly<Record<string, number>>;
}
