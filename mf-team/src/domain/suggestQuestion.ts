import type { PlanStart } from '@touchline/shared/plan';
import {
  candidatesOf,
  type SolverCandidate,
  type SuggestQuestion,
  type SuggestSettings,
} from '../solver/question';
import type { PlanView } from './planView';

/** Builds the input of the solver from the page's data. */
export function suggestQuestion(
  start: PlanStart,
  gameweeks: readonly number[],
  { context: { market, rules, expected } }: Pick<PlanView, 'context'>,
  settings: SuggestSettings,
): SuggestQuestion {
  const all = [...market.values()].map((one): SolverCandidate => ({
    ...one,
    ep: gameweeks.map((gameweek) => expected(one.footballer_id, gameweek) ?? 0),
  }));
  return { rules, start, gameweeks, settings, candidates: candidatesOf(all, start, settings, rules) };
}
