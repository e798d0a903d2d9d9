import type { FootballerId } from '@touchline/shared/domain';
import type { PlanWeek } from '@touchline/shared/plan';
import { buildModel, type FirstMoves, type SuggestedPlan } from './model';
import type { SuggestQuestion } from './question';

/** Result of a solver for a model. */
export interface Solved {
  /** Undefined without a solution, or if none was found in time. */
  readonly primal?: (column: string) => number;
  readonly objective?: number;
  readonly status: 'optimal' | 'in time' | 'infeasible' | 'nothing in time';
}

export type Solve = (text: string) => Solved;

export interface Suggestion extends SuggestedPlan {
  /** The objective: expected points with all weights, so that plans can be compared. */
  readonly objective: number;
  /** Proven to be within the gap of the best. */
  readonly isProven: boolean;
}

export type SuggestResult =
  | { readonly status: 'found'; readonly plans: readonly Suggestion[] }
  /** The constraints that cannot be met; empty when they are not the cause. */
  | { readonly status: 'infeasible'; readonly inTheWay: readonly FootballerId[]; readonly hits: boolean }
  | { readonly status: 'nothing in time' };

const wanted = 3;

/**
 * The three best plans that differ in whom they buy first.
 * @param hear called with each plan as it is found
 */
export function suggest(
  question: SuggestQuestion,
  solve: Solve,
  hear: (plans: readonly Suggestion[]) => void = () => undefined,
): SuggestResult {
  const plans: Suggestion[] = [];
  const moves: FirstMoves[] = [];
  while (plans.length < wanted) {
    const model = buildModel(question, moves);
    const { status, primal, objective = 0 } = solve(model.text);
    if (primal === undefined) {
      if (plans.length > 0) break;
      return status === 'infeasible' ? whyInfeasible(question, solve) : { status: 'nothing in time' };
    }
    const plan = model.read(primal);
    moves.push(firstMoves(plan.weeks));
    plans.push({ ...plan, objective, isProven: status === 'optimal' });
    hear(plans);
  }
  return { status: 'found', plans };
}

const firstMoves = ([first]: readonly PlanWeek[]): FirstMoves =>
  first?.transfers.map((transfer) => transfer.in) ?? [];

/** Removes constraints one by one: the first whose removal makes the model feasible is the cause. */
function whyInfeasible(question: SuggestQuestion, solve: Solve): SuggestResult {
  const { settings } = question;
  const isPossible = (change: Partial<SuggestQuestion['settings']>) =>
    solve(buildModel({ ...question, settings: { ...settings, ...change } }).text).primal !== undefined;
  const all = { status: 'infeasible', inTheWay: settings.locked, hits: false } as const;
  for (const id of settings.locked)
    if (isPossible({ locked: settings.locked.filter((one) => one !== id) }))
      return { ...all, inTheWay: [id] };
  if (isPossible({ most_hits: question.rules.squad.size })) return { ...all, inTheWay: [], hits: true };
  return isPossible({ locked: [] }) ? all : { ...all, inTheWay: [] };
}
