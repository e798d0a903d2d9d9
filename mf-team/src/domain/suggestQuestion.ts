import type { PlanStart } from '@touchline/shared/plan';
import {
  candidatesOf,
  type SolverCandidate,
  type SuggestQuestion,
  type SuggestSettings,
} from '../solver/question';
import { chipValuesOf } from './chipValuesOf';
import type { PlanView } from './planView';

/** Builds the input of the solver from the page's data. */
export function suggestQuestion(
  start: PlanStart,
  gameweeks: readonly number[],
  view: Pick<PlanView, 'byId' | 'context' | 'fixturesOf'>,
  settings: SuggestSettings,
): SuggestQuestion {
  const { market, rules, expected } = view.context;
  const all = [...market.values()].map((one): SolverCandidate => ({
    ...one,
    owned: (view.byId.get(one.footballer_id)?.selected_by ?? 0) / 100,
    ep: gameweeks.map((gameweek) => expected(one.footballer_id, gameweek) ?? 0),
  }));
  return {
    ...{ rules, start, gameweeks, settings },
    candidates: candidatesOf(all, start, settings, rules),
    chip_values: settings.chips.length === 0 ? [] : chipValuesOf(start, view, settings),
  };
}
