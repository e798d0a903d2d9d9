import { emptyWeek, type PlannedGameweek, type PlanWeek } from '@touchline/shared/plan';
import type { ClubId, FootballerId } from '@touchline/shared/domain';
import { buildModel, type FirstMoves, type SuggestedPlan } from './model';
import { leaning, wantedPlans, type SuggestQuestion } from './question';
import { errorOfDifference, walked, worthOf } from './worth';

/** Result of a solver for a model. */
export interface Solved {
  /** Undefined without a solution, or if none was found within the limit of work. */
  readonly primal?: (column: string) => number;
  readonly objective?: number;
  readonly status: 'optimal' | 'in time' | 'infeasible' | 'nothing in time';
}

export type Solve = (text: string) => Solved;

export interface Suggestion extends SuggestedPlan {
  /** Value by the weights of the question, counted by the rules of the game. */
  readonly objective: number;
  /** Value above keeping the squad, and its standard error. */
  readonly gain: number;
  readonly error: number;
  /** No transfer and no chip. */
  readonly isKeep: boolean;
  /** Proven to be within the gap of the best. */
  readonly isProven: boolean;
}

export type SuggestResult =
  /** Sorted, the best first. Keeping the squad is one of them, if the constraints allow it. */
  | { readonly status: 'found'; readonly plans: readonly Suggestion[] }
  /** The constraints that cannot be met; empty when they are not the cause. */
  | {
      readonly status: 'infeasible';
      readonly inTheWay: readonly FootballerId[];
      readonly clubs: readonly ClubId[];
      readonly hits: boolean;
    }
  | { readonly status: 'nothing in time' };

/** A smaller gain is one of rounding. */
const leastGain = 0.005;

/**
 * Keeping the squad, and up to three plans that are better and differ in whom they buy first.
 * @param hear called with the plans so far, first with keeping the squad, then after each search
 */
export function suggest(
  question: SuggestQuestion,
  solve: Solve,
  hear: (plans: readonly Suggestion[], searched: number) => void = () => undefined,
): SuggestResult {
  const keep = keptSquad(question);
  let plans: readonly Suggestion[] = mayKeep(question) ? [keep.plan] : [];
  if (plans.length > 0) hear(plans, 0);
  const moves: FirstMoves[] = [];
  while (moves.length < wantedPlans) {
    const model = buildModel(leaning(question), moves);
    const { status, primal } = solve(model.text);
    if (primal === undefined) {
      if (plans.length > 0) break;
      return status === 'infeasible' ? whyInfeasible(question, solve) : { status: 'nothing in time' };
    }
    const { weeks } = model.read(primal);
    moves.push(firstMoves(weeks));
    plans = withPlan(plans, compared(question, weeks, keep, status === 'optimal'));
    hear(plans, moves.length);
  }
  return { status: 'found', plans };
}

interface KeptSquad {
  readonly plan: Suggestion;
  readonly weeks: readonly PlannedGameweek[];
}

function keptSquad(question: SuggestQuestion): KeptSquad {
  const weeks = question.gameweeks.map(emptyWeek);
  const kept = walked(question, weeks);
  const objective = worthOf(question, kept);
  return { weeks: kept, plan: { weeks, objective, gain: 0, error: 0, isKeep: true, isProven: true } };
}

/** Keeping the squad is always legal, but may contradict what the manager insists on. */
function mayKeep({ settings, start, candidates }: SuggestQuestion): boolean {
  const owned = new Set(start.squad.map(({ footballer_id }) => footballer_id));
  const clubs = new Set(candidates.filter((one) => owned.has(one.footballer_id)).map((one) => one.club_id));
  return settings.locked.every((id) => owned.has(id)) && settings.wanted_clubs.every((id) => clubs.has(id));
}

/** @returns undefined for a plan that is illegal by the rules of the game */
function compared(
  question: SuggestQuestion,
  weeks: PlanWeek[],
  keep: KeptSquad,
  isProven: boolean,
): Suggestion | undefined {
  const planned = walked(question, weeks);
  if (planned.some(({ problems }) => problems.length > 0)) return undefined;
  const objective = worthOf(question, planned);
  const error = errorOfDifference(question, planned, keep.weeks);
  const isKeep = weeks.every(({ transfers, chip }) => transfers.length === 0 && chip === null);
  return { weeks, objective, gain: objective - keep.plan.objective, error, isKeep, isProven };
}

/** Adds a plan unless keeping the squad is as good; sorted by value. */
function withPlan(plans: readonly Suggestion[], plan: Suggestion | undefined): readonly Suggestion[] {
  const keep = plans.find(({ isKeep }) => isKeep);
  if (plan === undefined || (keep !== undefined && (plan.isKeep || plan.gain < leastGain))) return plans;
  return [...plans, plan].sort((a, b) => b.objective - a.objective);
}

const firstMoves = ([first]: readonly PlanWeek[]): FirstMoves =>
  first?.transfers.map((transfer) => transfer.in) ?? [];

/** Removes constraints one by one: the first whose removal makes the model feasible is the cause. */
function whyInfeasible(question: SuggestQuestion, solve: Solve): SuggestResult {
  const { settings } = question;
  const isPossible = (change: Partial<SuggestQuestion['settings']>) =>
    solve(buildModel({ ...question, settings: { ...settings, ...change } }).text).primal !== undefined;
  const none = { status: 'infeasible', inTheWay: [], clubs: [], hits: false } as const;
  for (const id of settings.locked)
    if (isPossible({ locked: settings.locked.filter((one) => one !== id) }))
      return { ...none, inTheWay: [id] };
  for (const club of settings.wanted_clubs)
    if (isPossible({ wanted_clubs: settings.wanted_clubs.filter((one) => one !== club) }))
      return { ...none, clubs: [club] };
  if (isPossible({ most_hits: question.rules.squad.size })) return { ...none, hits: true };
  return isPossible({ locked: [], wanted_clubs: [] })
    ? { ...none, inTheWay: settings.locked, clubs: settings.wanted_clubs }
    : none;
}
