import type { AnyPosition, Points, Position } from './units';

/** What a footballer did in one match, by the names of the specification's point categories. */
export interface MatchStats {
  minutes: number;
  goals_scored: number;
  assists: number;
  /** 1 when his side conceded nothing while he was on the pitch and he played 60 minutes, else 0. */
  clean_sheets: number;
  /** Goals his side conceded while he was on the pitch. */
  goals_conceded: number;
  own_goals: number;
  penalties_saved: number;
  penalties_missed: number;
  yellow_cards: number;
  red_cards: number;
  saves: number;
  /** Official bonus points, 0 until they are awarded. */
  bonus: number;
  /** Score of the bonus points system; it decides the bonus and gives no points itself. */
  bps: number;
  /** 1 when he was in the starting eleven. Seasons before December 2022 recorded no starts. */
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
/** Those that the game itself awards: all but our provisional bonus. */
export const ruledCategories = pointCategories.filter((category) => category !== 'bonus_provisional');
/** A point category; later seasons bring more (`defensive_contribution`), kept under their own name. */
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

/** `Clean sheets`; an unknown category is called by its own name. */
export function pointCategoryLabel(category: PointCategory): string {
  return isKnownPointCategory(category) ? pointCategoryLabels[category] : category;
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
  /** How often, or how many minutes. */
  count: number;
  points: Points;
}

const goal: Record<Position, Points> = { GKP: 6, DEF: 6, MID: 5, FWD: 4 };
const cleanSheet: Record<Position, Points> = { GKP: 4, DEF: 4, MID: 1, FWD: 0 };
const savesForAPoint = 3;
const goalsConcededForAMinus = 2;

type Rule = (count: number, position: AnyPosition) => Points;

/**
 * What each category gives. Steps (saves, goals conceded) are per match, never over a double gameweek.
 * An unknown position earns what no position changes, and nothing for goals and clean sheets.
 */
const rules: Record<Exclude<KnownPointCategory, 'bonus_provisional'>, Rule> = {
  goals_scored: (count, position) => count * byPosition(goal, position),
  assists: (count) => count * 3,
  minutes: (count) => (count >= 60 ? 2 : count > 0 ? 1 : 0),
  bonus: (count) => count,
  clean_sheets: (count, position) => count * byPosition(cleanSheet, position),
  yellow_cards: (count) => -count,
  goals_conceded: (count, position) =>
    position === 'GKP' || position === 'DEF' ? -Math.floor(count / goalsConcededForAMinus) : 0,
  red_cards: (count) => count * -3,
  own_goals: (count) => count * -2,
  saves: (count, position) => (position === 'GKP' ? Math.floor(count / savesForAPoint) : 0),
  penalties_saved: (count) => count * 5,
  penalties_missed: (count) => count * -2,
};

function byPosition(points: Record<Position, Points>, position: AnyPosition): Points {
  return (points as Record<string, Points>)[position] ?? 0;
}

/**
 * Points of one footballer in one match, by category, in the specification's order.
 *
 * `minutes` is always there; any other category only when it gave points, as in the game's own
 * explanation. The provisional bonus is not among them: see `withProvisionalBonus`.
 * Source: the game's rules of 2022-23 and 2023-24, "Scoring"; they give the official explanation of
 * every footballer and fixture of the recorded season.
 */
export function pointsByCategory(stats: MatchStats, position: AnyPosition): PointLine[] {
  return ruledCategories
    .map((category) => ({
      category,
      count: stats[category],
      // `+ 0` turns the -0 of an empty count into 0.
      points: rules[category](stats[category], position) + 0,
    }))
    .filter(({ category, points }) => category === 'minutes' || points !== 0);
}

/**
 * Our own lines, and after them whatever the game explains that our rules do not know.
 *
 * A later season's category is kept under its own name, with the game's own count and points.
 */
export function withUnknownCategories(lines: PointLine[], official: PointLine[]): PointLine[] {
  return [...lines, ...official.filter(({ category }) => !isKnownPointCategory(category))];
}

/** Sum of the lines. */
export function sumOfPoints(lines: readonly PointLine[]): Points {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

/** The lines of several matches as one: counts and points added by category. */
export function addUpLines(matches: readonly PointLine[][]): PointLine[] {
  const sums = new Map<PointCategory, PointLine>();
  for (const line of matches.flat()) {
    const before = sums.get(line.category) ?? { category: line.category, count: 0, points: 0 };
    sums.set(line.category, {
      ...line,
      count: before.count + line.count,
      points: before.points + line.points,
    });
  }
  return [...sums.values()].sort((a, b) => comparePointCategories(a.category, b.category));
}
