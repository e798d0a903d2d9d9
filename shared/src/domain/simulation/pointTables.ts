import { pointsOf, type SeasonRules } from '../seasonRules';
import type { AnyPosition } from '../units';

/** Points of a position by count, for each category that is drawn. Counts above the last one do not occur. */
export interface PointTables {
  readonly minutes: Int16Array;
  readonly goals: Int16Array;
  readonly assists: Int16Array;
  readonly cleanSheets: Int16Array;
  readonly conceded: Int16Array;
  readonly saves: Int16Array;
  readonly penaltiesSaved: Int16Array;
  readonly yellow: Int16Array;
  readonly red: Int16Array;
  readonly bonus: Int16Array;
  readonly defensive: Int16Array;
}

/** Largest counts of a match; larger draws are cut to them. */
export const mostCounted = { minutes: 120, goals: 15, saves: 30, defensive: 40 } as const;

/** The rules as tables: a category that the season does not have gives 0. */
export function pointTables(position: AnyPosition, { scoring }: Pick<SeasonRules, 'scoring'>): PointTables {
  const table = (category: string, most: number) =>
    Int16Array.from({ length: most + 1 }, (_, count) => {
      const rule = scoring[category];
      return rule === undefined ? 0 : pointsOf(rule, count, position);
    });
  const { minutes, goals, saves, defensive } = mostCounted;
  return {
    minutes: table('minutes', minutes),
    goals: table('goals_scored', goals),
    assists: table('assists', goals),
    cleanSheets: table('clean_sheets', 1),
    conceded: table('goals_conceded', goals),
    saves: table('saves', saves),
    penaltiesSaved: table('penalties_saved', goals),
    yellow: table('yellow_cards', 2),
    red: table('red_cards', 2),
    bonus: table('bonus', 3),
    defensive: table('defensive_contribution', defensive),
  };
}
