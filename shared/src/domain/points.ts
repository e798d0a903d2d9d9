import { canGivePoints, pointsOf, type SeasonRules } from './seasonRules';
import type { AnyPosition, Points } from './units';

/** Stats of a footballer in one match, by the names of the specification's point categories. */
export interface MatchStats {
  minutes: number;
  goals_scored: number;
  assists: number;
  /** 1 when the side conceded no goal while the footballer was on the pitch, for at least 60 minutes; else 0. */
  clean_sheets: number;
  /** Goals conceded by the side while the footballer was on the pitch. */
  goals_conceded: number;
  own_goals: number;
  penalties_saved: number;
  penalties_missed: number;
  yellow_cards: number;
  red_cards: number;
  saves: number;
  /** Official bonus points, 0 until they are awarded. */
  bonus: number;
  /** Score of the bonus points system; it determines the bonus and gives no points itself. */
  bps: number;
  /** 1 for a starter. Seasons before December 2022 recorded no starts. */
  starts: number;
}

export const noStats: MatchStats = {
  minutes: 0,
  goals_scored: 0,
  assists: 0,
  clean_sheets: 0,
  goals_conceded: 0,
  own_goals: 0,
  penalties_saved: 0,
  penalties_missed: 0,
  yellow_cards: 0,
  red_cards: 0,
  saves: 0,
  bonus: 0,
  bps: 0,
  starts: 0,
};

/** The 13 point categories, in the order of the specification, section 3. */
export const pointCategories = [
  'goals_scored',
  'assists',
  'minutes',
  'bonus',
  'clean_sheets',
  'yellow_cards',
  'goals_conceded',
  'red_cards',
  'own_goals',
  'saves',
  'penalties_saved',
  'penalties_missed',
  'bonus_provisional',
] as const;
export type KnownPointCategory = (typeof pointCategories)[number];
/** A point category; later seasons add more (`defensive_contribution`), kept under their own name. */
export type PointCategory = KnownPointCategory | (string & {});

const pointCategoryLabels: Record<KnownPointCategory, string> = {
  goals_scored: 'Goals',
  assists: 'Assists',
  minutes: 'Minutes',
  bonus: 'Bonus',
  clean_sheets: 'Clean sheets',
  yellow_cards: 'Yellow cards',
  goals_conceded: 'Goals conceded',
  red_cards: 'Red cards',
  own_goals: 'Own goals',
  saves: 'Saves',
  penalties_saved: 'Penalties saved',
  penalties_missed: 'Penalties missed',
  bonus_provisional: 'Provisional bonus',
};

/**
 * `Clean sheets`; a category of a later season has the game's own label.
 * @param labels of the season, see `SeasonRules`; without it such a category has its own name as label
 */
export function pointCategoryLabel(
  category: PointCategory,
  labels: Readonly<Record<string, string>> = {},
): string {
  if (isKnownPointCategory(category)) return pointCategoryLabels[category];
  return Object.hasOwn(labels, category) ? (labels[category] ?? category) : category;
}

function isKnownPointCategory(category: PointCategory): category is KnownPointCategory {
  return Object.hasOwn(pointCategoryLabels, category);
}

/** Known categories in the specification's order, then unknown ones by name. */
export function comparePointCategories(a: PointCategory, b: PointCategory): number {
  return placeOf(a) - placeOf(b) || (a < b ? -1 : Number(a > b));
}

function placeOf(category: PointCategory): number {
  const place = (pointCategories as readonly string[]).indexOf(category);
  return place < 0 ? pointCategories.length : place;
}

/** One line of the explanation of a footballer's points: 2 goals, 10 points. */
export interface PointLine {
  category: PointCategory;
  /** Number of occurrences, or of minutes. */
  count: number;
  points: Points;
}

/** Counts of a match, with or without points; categories outside `MatchStats` are included under their own names. */
export function countOf(stats: MatchStats, category: PointCategory): number {
  const count: unknown = Reflect.get(stats, category);
  return typeof count === 'number' ? count : 0;
}

/**
 * Points of one footballer in one match, by category: the specification's order, then others by name.
 *
 * `minutes` is always included; any other category only if it gave points, as in the game's own explanation.
 * Steps (saves, goals conceded) are per match, never over a double gameweek. An unknown position gets the
 * points that do not depend on the position. The provisional bonus is not included: see
 * `withProvisionalBonus`.
 * Source: the season's rules; they reproduce the official explanation of every footballer and fixture of the
 * recorded seasons.
 */
export function pointsByCategory(
  stats: MatchStats,
  position: AnyPosition,
  { scoring }: Pick<SeasonRules, 'scoring'>,
): PointLine[] {
  return Object.keys(scoring)
    .sort(comparePointCategories)
    .map((category) => {
      const count = countOf(stats, category);
      const rule = scoring[category];
      return { category, count, points: rule === undefined ? 0 : pointsOf(rule, count, position) };
    })
    .filter(({ category, points }) => category === 'minutes' || points !== 0);
}

/**
 * Categories in which a footballer of this position can get points: only these are listed when they gave
 * none.
 */
export function categoriesOf(
  position: AnyPosition,
  { scoring }: Pick<SeasonRules, 'scoring'>,
): readonly PointCategory[] {
  return Object.keys(scoring)
    .filter((category) => {
      const rule = scoring[category];
      return rule !== undefined && canGivePoints(rule, position);
    })
    .sort(comparePointCategories);
}

/** Sum of the lines. */
export function sumOfPoints(lines: readonly PointLine[]): Points {
  return lines.reduce((sum, { points }) => sum + points, 0);
}
