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
  /** The same for the remaining expected points; 0 once none are left. */
  readonly to_come: Points;
}

interface DangerFacts {
  /** Multipliers of the own team, by footballer. */
  readonly own: ReadonlyMap<FootballerId, number>;
  readonly holdings: ReadonlyMap<FootballerId, Pick<GroupHolding, 'multipliers'>>;
  /** Teams in the group. */
  readonly teams: number;
  readonly pointsOf: (id: FootballerId) => Points;
  /** Expected points of footballers who have not played yet; 0 for others. */
  readonly expectedOf: (id: FootballerId) => Points;
}

/** Footballers with a difference to a group, the largest first; ties by the expected difference. */
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
        Math.abs(b.swing) - Math.abs(a.swing) ||
        Math.abs(b.to_come) - Math.abs(a.to_come) ||
        a.footballer_id - b.footballer_id,
    );
}
