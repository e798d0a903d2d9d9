import type { AnyPosition, Chip, GameweekNumber, Points, PriceTenths } from './units';

/**
 * The rules of one season as one value, from the game's documents if they contain them, else from a profile
 * (`seasonProfiles`). All functions in this folder receive it; none uses a season's constant directly. Plain
 * data, so that it can be stored and sent.
 */
export interface SeasonRules {
  /** Source of scoring and chips: the game's documents (since 2025-26), or a profile. */
  readonly from: 'game' | 'profile';
  readonly last_gameweek: GameweekNumber;
  /** By category. A category without a rule gives no points. */
  readonly scoring: Scoring;
  /** The game's labels of categories for which we have none. */
  readonly labels: Readonly<Record<string, string>>;
  /** From the keeper on, in the order of automatic substitutions. */
  readonly positions: readonly PositionRules[];
  readonly squad: SquadRules;
  readonly transfers: TransferRules;
  readonly chips: readonly ChipWindow[];
  /** The months, and the whole season as number 1. */
  readonly phases: readonly PhaseRules[];
  /** Number of days for form. */
  readonly form_days: number;
  /** Gameweeks with different scoring. */
  readonly scoring_in: Readonly<Record<string, Scoring>>;
}

export type Scoring = Readonly<Record<string, ScoringRule>>;

/** Points of one category in one match. */
export interface ScoringRule {
  /** For all positions, or by position; positions not listed get none. */
  readonly points: Points | Readonly<Record<string, Points>>;
  /** One award per this count: 3 saves, 2 goals conceded. Default 1. */
  readonly per?: number;
  /** One award from this count on, by position: 10 defensive contributions of a defender. */
  readonly from?: number | Readonly<Record<string, number>>;
  /** Points from this count on, instead of `points`: 2 for 60 minutes and more. */
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

/** A season's rules of transfers and money. */
export interface TransferRules {
  /** Points paid for each transfer beyond the free ones. */
  readonly hit: Points;
  /** Maximum number of saved free transfers. */
  readonly most_saved: number;
  /** Whether a wildcard or free hit keeps the saved ones; else 1 is left. */
  readonly are_kept_through_chips: boolean;
  /** Gameweeks for which everybody gets at least this many. */
  readonly top_ups: readonly { readonly gameweek_id: GameweekNumber; readonly to: number }[];
  /** Gameweeks whose transfers are free for everybody. */
  readonly free_weeks: readonly GameweekNumber[];
  /** Share of a price rise that is lost at a sale, 0 to 1. */
  readonly selling_fee: number;
  readonly sells_at_purchase_price: boolean;
}

/** The gameweeks in which a chip may be played once, and its effect. */
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
  /** Different scoring while it is played. */
  readonly scoring?: Scoring;
}

export interface PhaseRules {
  readonly phase_id: number;
  readonly label: string;
  readonly start: GameweekNumber;
  readonly stop: GameweekNumber;
}

/** Effects of the chips of all seasons, which the game's documents do not contain. */
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

/** How often a captain counts where no chip says otherwise. */
export const captainMultiplier = 2;

/** Whether the previous squad returns after a chip. By its name: the game's documents do not contain it. */
export const bringsSquadBack = (chip: Chip | null): boolean => effectOf(chip, { chips: [] }).reverts === true;

/** The rules in one gameweek: with its own scoring, if any. */
export function rulesIn(rules: SeasonRules, gameweek: GameweekNumber): SeasonRules {
  return withScoring(rules, rules.scoring_in[String(gameweek)]);
}

/** The rules with some categories scored differently. */
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

/** Whether a category can change the points of a footballer of this position. */
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
