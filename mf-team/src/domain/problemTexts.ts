import { planProblemText, type PlanNames, type PlanProblem } from '@touchline/shared/plan';

/** Texts of problems, without duplicates. */
export function problemTexts(problems: readonly PlanProblem[], names: PlanNames): string[] {
  return [...new Set(problems.map((problem) => planProblemText(problem, names)))];
}
