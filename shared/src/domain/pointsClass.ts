import type { Points } from './units';

/** Upper bounds in order: the first that matches applies. */
const classesBelow = [
  ['bad', -2],
  ['negative', 0],
  ['zero', 1],
  ['basic', 3],
  ['low', 5],
  ['mid', 7],
  ['high', 9],
  ['higher', 11],
  ['veryhigh', 13],
  ['great', 15],
  ['exceptional', 17],
  ['awesome', 19],
  ['superb', 21],
] as const;

export type PointsClass = (typeof classesBelow)[number][0] | 'godlike';

/** All classes from worst to best. */
export const pointsClasses: readonly PointsClass[] = [...classesBelow.map(([name]) => name), 'godlike'];

/**
 * The class of a score: bad below −2, negative below 0, zero, basic below 3, … superb below 21, godlike.
 *
 * For 20 the specification allows both superb (below 21) and godlike (20 or more): here it is superb, since
 * the classes are checked from the lowest.
 */
export function pointsClass(points: Points): PointsClass {
  return classesBelow.find(([, below]) => points < below)?.[0] ?? 'godlike';
}
