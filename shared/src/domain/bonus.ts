import type { PointLine } from './points';
import type { FootballerId, Points } from './units';

/** The score of one footballer in the bonus points system, in one fixture. */
export interface BpsScore {
  footballer_id: FootballerId;
  bps: number;
}

const highestBonus = 3;

/**
 * Bonus points of one fixture, by footballer; those without any are not in the map.
 *
 * The best three get 3, 2 and 1. A tie takes the higher award and uses up the next ones: first tied 3, 3, 1;
 * second tied 3, 2, 2; third tied 3, 2, 1, 1. A score of zero or less never gets any. The same rule on the
 * running scores gives the provisional bonus of a running match.
 * Source: the game's rules page, "Bonus points"; exact in the 380 recorded fixtures.
 */
export function bonusFromBps(scores: readonly BpsScore[]): Map<FootballerId, Points> {
  const best = scores.filter(({ bps }) => bps > 0).sort((a, b) => b.bps - a.bps);
  const bonus = new Map<FootballerId, Points>();
  for (const { footballer_id, bps } of best) {
    const award = highestBonus - best.findIndex((other) => other.bps === bps);
    if (award <= 0) break;
    bonus.set(footballer_id, award);
  }
  return bonus;
}

/** Determines whether the official bonus of a fixture has been awarded. */
export interface BonusState {
  /** The game has settled the fixture (its own `finished`), bonus included. */
  is_settled: boolean;
  /** Official bonus points of everyone in the fixture. */
  official: readonly Points[];
}

/**
 * True once the official bonus applies: the fixture is settled, or somebody already has some.
 *
 * From then on the provisional bonus is zero for everyone in the fixture, so that bonus is counted once.
 */
export function isBonusOfficial({ is_settled, official }: BonusState): boolean {
  return is_settled || official.some((bonus) => bonus > 0);
}

/** Provisional bonus by footballer: empty as soon as the official bonus of the fixture is known. */
export function provisionalBonus(scores: readonly BpsScore[], state: BonusState): Map<FootballerId, Points> {
  return isBonusOfficial(state) ? new Map<FootballerId, Points>() : bonusFromBps(scores);
}

/**
 * The lines with the provisional bonus as `bonus_provisional`, at the position of `bonus`.
 *
 * Never both: lines with an official bonus are returned unchanged.
 */
export function withProvisionalBonus(lines: readonly PointLine[], bonus: Points): PointLine[] {
  const isOfficial = lines.some(({ category, points }) => category === 'bonus' && points > 0);
  if (isOfficial || bonus <= 0) return [...lines];
  return [...lines, { category: 'bonus_provisional', count: bonus, points: bonus }];
}
