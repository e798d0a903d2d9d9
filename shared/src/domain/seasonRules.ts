import type { AnyPosition, Chip, GameweekNumber, Points, PriceTenths } from './units';

/**
 * The rules of one season as one value, made from the game's own words where it says them, else from a profile
 * (`seasonProfiles`). Every rule of this folder is handed it; none reads a constant of a season. Plain data, so
 * that it can be stored and sent.
 */
export interface SeasonRules {
  /** Source of scoring and chips: the game's documents (since 2025-26), or a profile. */
  readonly from: 'game' | 'profile';
  readonly last_gameweek: GameweekNumber;
  /** By category. A missing category is worth what the game's `explain` says, see `withUnknownCategories`. */
  readonly scoring: Scoring;
  /** The game's own words for categories, for those that we have none for. */
  readonly labels: Readonly<Record<string, string>>;
  /** From the keeper on, in the order of automatic substitutions. */
  readonly positions: readonly PositionRules[];
  readonly squad: SquadRules;
  readonly transfers: TransferRules;
  readonly chips: readonly ChipWindow[];
  /** The months, and the whole season as number 1. */
  readonly phases: readonly PhaseRules[];
  /** Days that form looks back. */
  readonly form_days: number;
  /** Gameweeks in which other points are given. */
  readonly scoring_in: Readonly<Record<string, Scoring>>;
}

export type Scoring = Readonly<Record<string, ScoringRule>>;

/** Points of one category in one match. */
export interface ScoringRule {
  /** For all positions, or by position; positions that are not named get none. */
  readonly points: Points | Readonly<Record<string, Points>>;
  /** One award for each full so many: 3 saves, 2 goals conceded. 1 without it. */
  readonly per?: number;
  /** One award from so many on, by position: 10 defensive contributions of a defender. */
  readonly from?: number | Readonly<Record<string, number>>;
  /** More from so many on, in place of `points`: 2 for 60 minutes and more. */
  readonly long?: { readonly from: number; readonly points: Points };
}

export interface PositionRules {
  readonly code: AnyPosition;
  readonly label: string;
  readonly in_squad: number;
  readonly fewest: number;
  readonly most: number;
  /** Replaced only by the same position, like the goalkeeper. */
  readonly is_locked: boolean;
}

export interface SquadRules {
  readonly size: number;
  readonly lineup: number;
  readonly most_of_one_club: number;
  readonly budget: PriceTenths;
}

/** How a season counts transfers and money. */
export interface TransferRules {
  /** Points paid for each transfer beyond the free ones. */
  readonly hit: Points;
  /** The most free transfers that can be saved. */
  readonly most_saved: number;
  /** Whether a wildcard or free hit leaves the saved ones as they are; else 1 is left. */
  readonly are_kept_through_chips: boolean;
  /** Gameweeks for which everybody has at least so many. */
  readonly top_ups: readonly { readonly gameweek_id: GameweekNumber; readonly to: number }[];
  /** Gameweeks whose transfers are free for everybody. */
  readonly free_weeks: readonly GameweekNumber[];
  /** Share of a rise that is lost at a sale, 0 to 1. */
  readonly selling_fee: number;
  readonly sells_at_purchase_price: boolean;
}

/** When a chip may be played, once within these gameweeks, and what it does. */
export interface ChipWindow {
  readonly chip: Chip;
  readonly from: GameweekNumber;
  readonly to: GameweekNumber;
  readonly effect: ChipEffect;
}

export interface ChipEffect {
  readonly has_free_transfers?: boolean;
  /** The previous squad is restored afterwards. */
  readonly reverts?: boolean;
  /** The bench counts, and there are no automatic substitutions. */
  readonly all_count?: boolean;
  readonly captain_multiplier?: number;
  /** Other points while it is played. */
  readonly scoring?: Scoring;
}

export interface PhaseRules {
  readonly phase_id: number;
  readonly label: string;
  readonly start: GameweekNumber;
  readonly stop: GameweekNumber;
}

/** What the chips do that every season has had; the game does not say it. */
export const knownChipEffects: Readonly<Record<string, ChipEffect>> = {
  wildcard: { has_free_transfers: true },
  freehit: { has_free_transfers: true, reverts: true },
  bboost: { all_count: true },
  '3xc': { captain_multiplier: 3 },
};

const noEffect: ChipEffect = {};

/** Effect of a chip: from the season's window, else by its name; none for an unknown chip. */
export function effectOf(chip: Chip | null, { chips }: Pick<SeasonRules, 'chips'>): ChipEffect {
  if (chip === null) return noEffect;
  return chips.find((window) => window.chip === chip)?.effect ?? knownChipEffects[chip] ?? noEffect;
}

/** Whether the squad from before comes back after a chip. By its name: the game's documents do not say it. */
export const bringsSquadBack = (chip: Chip | null): boolean => effectOf(chip, { chips: [] }).reverts === true;

/** The rules in one gameweek: its own points in place of the season's. */
export function rulesIn(rules: SeasonRules, gameweek: GameweekNumber): SeasonRules {
  return withScoring(rules, rules.scoring_in[String(gameweek)]);
}

/** The rules with some categories scored otherwise. */
export function withScoring(rules: SeasonRules, scoring: Scoring | undefined): SeasonRules {
  return scoring === undefined ? rules : { ...rules, scoring: { ...rules.scoring, ...scoring } };
}

export function positionRules(
  position: AnyPosition,
  { positions }: Pick<SeasonRules, 'positions'>,
): PositionRules | undefined {
  return positions.find(({ code }) => code === position);
}

/** Points of one category for a count in one match. */
export function pointsOf(rule: ScoringRule, count: number, position: AnyPosition): Points {
  if (rule.long !== undefined && count >= rule.long.from) return rule.long.points;
  const points = byPosition(rule.points, position);
  // `+ 0` turns the -0 of an empty count into 0.
  return points * awards(rule, count, position) + 0;
}

/** Whether a category can give or cost a footballer of this position anything. */
export function canGivePoints({ points, from = 1 }: ScoringRule, position: AnyPosition): boolean {
  return byPosition(points, position) !== 0 && byPosition(from, position) > 0;
}

function awards({ from, per, long }: ScoringRule, count: number, position: AnyPosition): number {
  if (from !== undefined) {
    const needed = byPosition(from, position);
    return needed > 0 && count >= needed ? 1 : 0;
  }
  if (long !== undefined) return count > 0 ? 1 : 0;
  return per === undefined ? count : Math.floor(count / per);
}

function byPosition(value: number | Readonly<Record<string, number>>, position: AnyPosition): number {
  return typeof value === 'number' ? value : (value[position] ?? 0);
}
