import type { SeasonRules } from '../seasonRules';
import type { PlayedChip } from '../transfers';
import type { AnyPosition, Chip, ClubId, FootballerId, GameweekNumber, Points, PriceTenths } from '../units';

/** Data of a footballer for a plan. */
export interface PlanFootballer {
  readonly footballer_id: FootballerId;
  readonly position: AnyPosition;
  readonly club_id: ClubId;
  /** Today's price. A plan assumes that prices do not change. */
  readonly price: PriceTenths;
  /** False for those who left the league: they can be sold, not bought. */
  readonly can_be_bought: boolean;
}

/** Every footballer of the game by id. Missing ones have been removed by the game. */
export type PlanMarket = ReadonlyMap<FootballerId, PlanFootballer>;

/** A footballer of the squad with the purchase price, which the selling price depends on. */
export interface OwnedFootballer {
  readonly footballer_id: FootballerId;
  readonly bought: PriceTenths;
  /** Bought within the plan. */
  readonly is_new?: boolean;
}

/** Start of a plan: the squad of the last deadline. */
export interface PlanStart {
  /** The next deadline's gameweek: the first that can be planned. */
  readonly gameweek_id: GameweekNumber;
  /** In slot order: the line-up, then the bench. */
  readonly squad: readonly OwnedFootballer[];
  readonly captain: FootballerId | null;
  readonly vice_captain: FootballerId | null;
  readonly bank: PriceTenths;
  readonly free_transfers: number;
  readonly played: readonly PlayedChip[];
}

export interface PlannedTransfer {
  readonly out: FootballerId;
  readonly in: FootballerId;
}

/** One gameweek of a plan. Null fields are chosen by expected points. */
export interface PlanWeek {
  readonly gameweek_id: GameweekNumber;
  readonly transfers: readonly PlannedTransfer[];
  readonly chip: Chip | null;
  /** The whole squad: the line-up, then the bench in its order. */
  readonly order: readonly FootballerId[] | null;
  readonly captain: FootballerId | null;
  readonly vice_captain: FootballerId | null;
}

/** Expected points of a footballer in a gameweek; null if unknown. */
export type ExpectedPoints = (footballer: FootballerId, gameweek: GameweekNumber) => Points | null;

/** Data for evaluating plans. */
export interface PlanContext {
  readonly market: PlanMarket;
  readonly rules: SeasonRules;
  readonly expected: ExpectedPoints;
}

/** Gameweeks without changes, from the plan's first on, until the end of the season at most. */
export function emptyWeeks(first: GameweekNumber, count: number, last: GameweekNumber): PlanWeek[] {
  const most = Math.max(0, Math.min(count, last - first + 1));
  return Array.from({ length: most }, (_, index) => emptyWeek(first + index));
}

export const emptyWeek = (gameweek_id: GameweekNumber): PlanWeek => ({
  gameweek_id,
  transfers: [],
  chip: null,
  order: null,
  captain: null,
  vice_captain: null,
});

/** Limits of an account's plans. */
export interface PlanLimits {
  readonly drafts: number;
  readonly gameweeks: number;
}

export function planLimits(pass: boolean): PlanLimits {
  return pass ? { drafts: 20, gameweeks: 8 } : { drafts: 3, gameweeks: 3 };
}
