import type { MatchStats } from '../points';
import type { FootballerRates } from '../projection/footballerRates';
import type { PlayingTime } from '../projection/playingTime';
import type { MatchState } from '../progress';
import type { SeasonRules } from '../seasonRules';
import type { AnyPosition, FootballerId, Points } from '../units';

/** A gameweek to draw, as it is at one instant. */
export interface SimulationInput {
  /** The rules of the gameweek, see `rulesIn`. */
  readonly rules: Pick<SeasonRules, 'scoring'>;
  readonly runs: number;
  /** The same seed and input give the same table. */
  readonly seed: number;
  /** Matches that are not over, in any order. */
  readonly matches: readonly SimulatedMatch[];
  /** Appearances in matches that are over: fixed in every run. */
  readonly settled: readonly SettledAppearance[];
}

export interface SettledAppearance {
  readonly id: FootballerId;
  /** With the bonus, official or provisional. */
  readonly points: Points;
  /** A minute or a card. */
  readonly played: boolean;
}

export interface SimulatedMatch {
  /** Number within the season: each match has a random stream of its own. */
  readonly number: number;
  /** Minutes played, 0 to 90; 0 before kick-off. */
  readonly minute: number;
  /** Expected goals of the sides in 90 minutes. */
  readonly home_expected: number;
  readonly away_expected: number;
  /** Of both sides. Those without a chance to play may be missing. */
  readonly footballers: readonly SimulatedFootballer[];
}

export interface SimulatedFootballer {
  readonly id: FootballerId;
  readonly position: AnyPosition;
  readonly is_home: boolean;
  readonly rates: FootballerRates;
  /** As seen before the match. */
  readonly time: PlayingTime;
  /** Absent before kick-off. */
  readonly so_far?: SoFar;
}

/** What a footballer has done in a running match. */
export interface SoFar {
  readonly state: MatchState;
  /** `defensive_contribution` too, where the season counts it. */
  readonly stats: MatchStats & { readonly defensive_contribution?: number };
  /** By the game's own lines, without the provisional bonus. */
  readonly points: Points;
}

/** Points of footballers by run. Footballers without a row have 0 points and do not play. */
export interface SimulationTable {
  readonly runs: number;
  /** Row by footballer; values of a row are from `row * runs` on. */
  readonly rows: ReadonlyMap<FootballerId, number>;
  /** All matches of the gameweek added up. */
  readonly points: Int16Array;
  /** 1 for a minute or a card in one of the matches, else 0. */
  readonly played: Uint8Array;
  /** By row: points added in the runs in which a footballer of a squad plays, see `correctionsOf`. */
  readonly corrections: Float64Array;
  /** By run, 0 to 1: added to the points of any squad before they are rounded down. */
  readonly rounding: Float64Array;
}
