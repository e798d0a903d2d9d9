import type { GameweekNumber } from '@touchline/shared/domain';
import { chipValues, type ChipValue, type PlanStart, type PlanWeights } from '@touchline/shared/plan';
import type { PlanView } from './planView';

/** Gameweeks that a wildcard is counted for: further ahead, transfers would have changed the squad as well. */
const horizon = 3;

/** What each chip that is left is worth in its gameweeks, and when it is kept. */
export function chipValuesOf(
  start: PlanStart,
  view: Pick<PlanView, 'context' | 'fixturesOf'>,
  { bench, bench_keeper, decay }: PlanWeights,
): ChipValue[] {
  return chipValues({
    ...{ start, horizon, context: view.context },
    weights: { bench, bench_keeper, decay },
    projected: knownGameweeks(start, view),
    fixtures: (club, gameweek) => view.fixturesOf(club, gameweek).length,
  });
}

/** From the first gameweek of the plan to the last of which the page has fixtures, empty ones between them included. */
function knownGameweeks(
  { gameweek_id: first }: PlanStart,
  { context: { market, rules }, fixturesOf }: Pick<PlanView, 'context' | 'fixturesOf'>,
): GameweekNumber[] {
  const clubs = [...new Set([...market.values()].map(({ club_id }) => club_id))];
  const coming = Array.from({ length: rules.last_gameweek - first + 1 }, (_, index) => first + index);
  const last = coming.findLastIndex((gameweek) =>
    clubs.some((club) => fixturesOf(club, gameweek).length > 0),
  );
  return coming.slice(0, last + 1);
}
