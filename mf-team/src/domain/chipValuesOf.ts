import { chipValues, type ChipValue, type PlanStart, type PlanWeights } from '@touchline/shared/plan';
import type { PlanView } from './planView';

/** Gameweeks whose transfers a wildcard is counted for: expected points further ahead say less. */
const horizon = 3;

/** What each chip that is left is worth in its gameweeks, and when it is kept. */
export function chipValuesOf(
  start: PlanStart,
  { context, fixturesOf, gameweeks }: Pick<PlanView, 'context' | 'fixturesOf' | 'gameweeks'>,
  { bench, bench_keeper, decay }: PlanWeights,
): ChipValue[] {
  return chipValues({
    ...{ start, context, horizon },
    weights: { bench, bench_keeper, decay },
    projected: gameweeks.filter((gameweek) => gameweek >= start.gameweek_id),
    fixtures: (club, gameweek) => fixturesOf(club, gameweek).length,
  });
}
