import { effectOf, type SeasonRules } from '../seasonRules';
import type { Chip, FootballerId, GameweekNumber } from '../units';
import { emptyWeek, type PlanContext, type PlannedTransfer, type PlanStart, type PlanWeek } from './plan';
import type { PlanProblem } from './planProblems';
import { walkPlan } from './walkPlan';

/** Changes one gameweek. */
export function withWeek(
  weeks: readonly PlanWeek[],
  gameweek: GameweekNumber,
  change: Partial<Omit<PlanWeek, 'gameweek_id'>>,
): PlanWeek[] {
  return weeks.map((week) => (week.gameweek_id === gameweek ? { ...week, ...change } : week));
}

/**
 * Adds a transfer. Two consecutive ones within a gameweek are merged, as the game counts them: A for B and
 * then B for C is A for C, and A for B and then B for A is nothing.
 */
export function withTransfer(
  weeks: readonly PlanWeek[],
  gameweek: GameweekNumber,
  transfer: PlannedTransfer,
  rules: Pick<SeasonRules, 'chips'>,
): PlanWeek[] {
  const changed = weeks.map((week) =>
    week.gameweek_id === gameweek ? { ...week, transfers: joined(week.transfers, transfer) } : week,
  );
  return replacedFrom(changed, gameweek, transfer, rules);
}

/** Removes a transfer; in chosen line-ups the sold footballer is restored. */
export function withoutTransfer(
  weeks: readonly PlanWeek[],
  gameweek: GameweekNumber,
  { out, in: bought }: PlannedTransfer,
  rules: Pick<SeasonRules, 'chips'>,
): PlanWeek[] {
  const changed = weeks.map((week) =>
    week.gameweek_id === gameweek
      ? { ...week, transfers: week.transfers.filter((one) => one.out !== out || one.in !== bought) }
      : week,
  );
  return replacedFrom(changed, gameweek, { out: bought, in: out }, rules);
}

function joined(transfers: readonly PlannedTransfer[], next: PlannedTransfer): PlannedTransfer[] {
  const { out, in: bought } = next;
  const before = transfers.find((one) => one.in === out);
  if (before?.out === bought) return transfers.filter((one) => one !== before);
  const after = transfers.find((one) => one.out === bought);
  const rest = transfers.filter((one) => one !== before && one !== after);
  return [...rest, { out: before?.out ?? out, in: after?.in ?? bought }];
}

/** Replaces one footballer with another in chosen line-ups and captains from a gameweek on. */
function replacedFrom(
  weeks: readonly PlanWeek[],
  gameweek: GameweekNumber,
  { out, in: bought }: PlannedTransfer,
  rules: Pick<SeasonRules, 'chips'>,
): PlanWeek[] {
  const isForOneWeek = weeks.some(
    ({ gameweek_id, chip }) => gameweek_id === gameweek && effectOf(chip, rules).reverts === true,
  );
  const replaced = (id: FootballerId) => (id === out ? bought : id);
  return weeks.map((week) => {
    if (week.gameweek_id < gameweek || (isForOneWeek && week.gameweek_id > gameweek)) return week;
    if (week.order?.includes(bought)) return week;
    return {
      ...week,
      order: week.order?.map(replaced) ?? null,
      captain: week.captain === out ? null : week.captain,
      vice_captain: week.vice_captain === out ? null : week.vice_captain,
    };
  });
}

/** Plays a chip in one gameweek, or none. */
export const withChip = (
  weeks: readonly PlanWeek[],
  gameweek: GameweekNumber,
  chip: Chip | null,
): PlanWeek[] => withWeek(weeks, gameweek, { chip });

/** Swaps the places of two footballers, in the line-up or on the bench, based on the displayed order. */
export function swapped(
  order: readonly FootballerId[],
  a: FootballerId,
  b: FootballerId,
): readonly FootballerId[] {
  return order.map((id) => (id === a ? b : id === b ? a : id));
}

export interface Rebased {
  readonly weeks: PlanWeek[];
  /** Problems of the changes that were dropped. */
  readonly dropped: readonly PlanProblem[];
}

/** Problems of transfers that are impossible. */
const voidKinds: readonly PlanProblem['kind'][] = [
  'not_owned',
  'owned_already',
  'other_position',
  'cannot_be_bought',
];

/** Whether a draft starts at another gameweek than the current squad. */
export const isOutdated = (weeks: readonly PlanWeek[], start: Pick<PlanStart, 'gameweek_id'>): boolean =>
  weeks[0]?.gameweek_id !== start.gameweek_id;

/**
 * A draft rebased on the current squad: past gameweeks and transfers that are already made or impossible are
 * dropped, and line-ups that do not match the squad are reset.
 */
export function rebased(
  weeks: readonly PlanWeek[],
  start: PlanStart,
  count: number,
  context: PlanContext,
): Rebased {
  const { last_gameweek } = context.rules;
  const most = Math.max(0, Math.min(count, last_gameweek - start.gameweek_id + 1));
  const kept = Array.from({ length: most }, (_, index) => {
    const gameweek = start.gameweek_id + index;
    return weeks.find(({ gameweek_id }) => gameweek_id === gameweek) ?? emptyWeek(gameweek);
  });
  const walked = walkPlan(start, kept, context);
  const dropped = walked.flatMap(({ problems }) =>
    problems.filter(({ kind }) => voidKinds.includes(kind) || kind === 'other_squad' || kind === 'chip'),
  );
  const fitting = kept.map((week, index): PlanWeek => {
    const { transfers = [], problems = [], chip = null } = walked[index] ?? {};
    const has = (kind: PlanProblem['kind']) => problems.some((problem) => problem.kind === kind);
    return {
      ...week,
      chip,
      transfers: [...transfers],
      order: has('other_squad') ? null : week.order,
      captain: has('captain') ? null : week.captain,
      vice_captain: has('captain') ? null : week.vice_captain,
    };
  });
  return { weeks: fitting, dropped };
}
