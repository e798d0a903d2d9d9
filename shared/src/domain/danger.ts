import type { GroupHolding } from './ownership';
import { shareOf } from './ownership';
import type { FootballerId, Percent, Points } from './units';

/** Points that a footballer gains or costs a team against a group of others. */
export interface Danger {
  readonly footballer_id: FootballerId;
  /** Multiplier in the own team. */
  readonly multiplier: number;
  /** Effective ownership in the group: the mean multiplier × 100. */
  readonly effective: Percent;
  readonly points: Points;
  /** Points gained (positive) or lost against the group so far: (multiplier − effective / 100) × points. */
  readonly swing: Points;
  /** The same for the points that are still expected; 0 once none are. */
  readonly to_come: Points;
}

interface DangerFacts {
  /** Multipliers of the own team, by footballer. */
  readonly own: ReadonlyMap<FootballerId, number>;
  readonly holdings: ReadonlyMap<FootballerId, Pick<GroupHolding, 'multipliers'>>;
  /** Teams in the group. */
  readonly teams: number;
  readonly pointsOf: (id: FootballerId) => Points;
  /** Expected points of what a footballer has still to play. */
  readonly expectedOf: (id: FootballerId) => Points;
}

/** What has happened and what can still happen, whatever their signs. */
const weight = ({ swing, to_come }: Pick<Danger, 'swing' | 'to_come'>) => Math.abs(swing) + Math.abs(to_come);

/**
 * Footballers with a difference to a group, the largest first: points so far and points still expected count alike,
 * so that a list that is cut has both.
 */
export function dangers({ own, holdings, teams, pointsOf, expectedOf }: DangerFacts): Danger[] {
  const ids = new Set([...own.keys(), ...holdings.keys()]);
  return [...ids]
    .map((footballer_id) => {
      const multiplier = own.get(footballer_id) ?? 0;
      const effective = shareOf(holdings.get(footballer_id)?.multipliers ?? 0, teams);
      const difference = multiplier - effective / 100;
      const points = pointsOf(footballer_id);
      const [swing, to_come] = [difference * points, difference * expectedOf(footballer_id)];
      return { footballer_id, multiplier, effective, points, swing: swing + 0, to_come: to_come + 0 };
    })
    .filter(({ swing, to_come }) => swing !== 0 || to_come !== 0)
    .sort(
      (a, b) =>
        weight(b) - weight(a) || Math.abs(b.swing) - Math.abs(a.swing) || a.footballer_id - b.footballer_id,
    );
}

/** Number of others' footballers in the danger table that are free. */
const freeOthers = 5;

/** Which rows of the danger table are locked without pass: all but the own footballers and the first five others. */
export function dangersHidden(rows: readonly Pick<Danger, 'multiplier'>[]): boolean[] {
  let others = 0;
  return rows.map(({ multiplier }) => multiplier === 0 && ++others > freeOthers);
}
