import { isLegalLineup, type FootballerId } from '@touchline/shared/domain';
import { swapped, type PlannedGameweek } from '@touchline/shared/plan';
import type { PlanView } from './planView';

/**
 * Footballers with whom one can swap so that the line-up stays legal; on the bench a swap changes its order.
 */
export function swapsFor(
  id: FootballerId,
  { lineup, bench }: Pick<PlannedGameweek, 'lineup' | 'bench'>,
  { byId, context: { rules } }: Pick<PlanView, 'byId' | 'context'>,
): FootballerId[] {
  const order = [...lineup, ...bench];
  const others = lineup.includes(id) ? bench : order.filter((one) => one !== id);
  return others.filter((other) => {
    const eleven = swapped(order, id, other).slice(0, rules.squad.lineup);
    return isLegalLineup(
      eleven.map((one) => ({ position: byId.get(one)?.position ?? '' })),
      rules,
    );
  });
}
