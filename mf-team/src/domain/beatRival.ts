import type { FootballerId } from '@touchline/shared/domain';
import { chanceText } from '@touchline/shared/format';
import { type PlanContext, type PlanStart, type PlanWeek, walkPlan } from '@touchline/shared/plan';
import type { PlanChances } from '@touchline/shared/wire';

/** The next gameweek of a suggested plan, with one captain. */
export interface PlanOption {
  /** Place of the plan among the suggestions, from 0. */
  readonly plan: number;
  readonly week: PlanWeek;
}

/** Captains that are tried with each plan: those with the most expected points. */
const captainsTried = 3;

/** Each plan with its captains, the usual one first. */
export const optionsOf = (
  plans: readonly { readonly weeks: readonly PlanWeek[] }[],
  start: PlanStart,
  context: PlanContext,
): PlanOption[] =>
  plans.flatMap(({ weeks }, plan) =>
    weeksWithCaptains(weeks, start, context).map((week) => ({ plan, week })),
  );

function weeksWithCaptains(weeks: readonly PlanWeek[], start: PlanStart, context: PlanContext): PlanWeek[] {
  const [first] = walkPlan(start, weeks.slice(0, 1), context);
  if (first === undefined) return [];
  const { gameweek_id, transfers, chip, lineup, bench, captain, vice_captain } = first;
  const points = (id: FootballerId) => context.expected(id, gameweek_id) ?? 0;
  const others = lineup.filter((id) => id !== captain).sort((a, b) => points(b) - points(a) || a - b);
  const captains = captain === null ? others : [captain, ...others];
  return captains.slice(0, captainsTried).map((id) => ({
    ...{ gameweek_id, transfers, chip, order: [...lineup, ...bench], captain: id },
    vice_captain: id === vice_captain ? captain : vice_captain,
  }));
}

/** An option with its chance to beat the opponent, from 0 to 1. */
interface Tried extends PlanOption {
  readonly win: number;
}

/**
 * Larger than twice the standard error of a difference: 0.8 points where a quarter of the runs end otherwise
 * (docs/decisions/0150).
 */
const clearly = 0.02;

const isClearlyBetter = (one: Tried, other: Tried) => one.win - other.win >= clearly;

export interface Verdict {
  /** The first plan with its usual captain, unless another one is clearly better: then the best. */
  readonly chosen: Tried;
  /** The first plan with its usual captain. */
  readonly first: Tried;
  /** The same plan with the opponent's captain; undefined if that is not among those tried. */
  readonly template: Tried | undefined;
}

/** Undefined without an opponent. @param options as they were asked */
export function verdictOf(
  options: readonly PlanOption[],
  { opponent, chances }: PlanChances,
): Verdict | undefined {
  const tried = options.flatMap((option, index): Tried[] => {
    const win = chances[index]?.win;
    return win === undefined ? [] : [{ ...option, win }];
  });
  const [first] = tried;
  if (opponent === null || first === undefined) return undefined;
  const best = tried.reduce((most, one) => (one.win > most.win ? one : most));
  const chosen = isClearlyBetter(best, first) ? best : first;
  const template = tried.find(({ plan, week }) => plan === chosen.plan && week.captain === opponent.captain);
  return { chosen, first, template };
}

interface Names {
  readonly plan: (index: number) => string;
  readonly footballer: (id: FootballerId) => string;
}

/** Which plan and captain to beat the opponent with, and whether a bold captain is right. */
export function verdictText(
  { chosen, first, template }: Verdict,
  opponent: NonNullable<PlanChances['opponent']>,
  names: Names,
): string {
  const nameOf = ({ plan, week }: Tried) =>
    `${names.plan(plan)} with ${names.footballer(week.captain ?? (0 as FootballerId))} as captain`;
  const rest =
    chosen === first
      ? 'No other plan or captain that was tried is clearly better.'
      : `${nameOf(first)}, first by expected points, has ${chanceText(first.win)}.`;
  const beat = `To beat ${opponent.name}: ${nameOf(chosen)}, ${chanceText(chosen.win)}. ${rest}`;
  return [beat, ...captainText({ chosen, template }, opponent, names)].join(' ');
}

function captainText(
  { chosen, template }: Pick<Verdict, 'chosen' | 'template'>,
  { name, captain }: NonNullable<PlanChances['opponent']>,
  { footballer }: Names,
): string[] {
  if (captain === null) return [];
  const theirs = footballer(captain);
  if (chosen.week.captain === captain)
    return [`The template is right: ${theirs} is the captain of ${name} too.`];
  if (template === undefined) return [`${name} has ${theirs} as captain.`];
  const withTheirs = `with ${theirs}, the captain of ${name}, it is ${chanceText(template.win)}`;
  if (isClearlyBetter(chosen, template)) return [`The bold captain is right: ${withTheirs}.`];
  return [`The captain makes no clear difference: ${withTheirs}.`];
}
