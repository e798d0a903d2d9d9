import type { PlanStart } from '@touchline/shared/plan';
import type { PlanStartReply, Projections } from '@touchline/shared/wire';
import { planViewOf } from '../domain/planView';
import { suggestQuestion } from '../domain/suggestQuestion';
import { defaultSettings, type SuggestQuestion } from '../solver/question';

/** What a planner starts from, as the page gets it. */
export interface StartOfPlanner {
  readonly name: string;
  readonly reply: PlanStartReply;
  readonly projected: Projections;
}

export function questionOf(
  { reply, projected }: StartOfPlanner,
  horizon: number,
  settings: Partial<SuggestQuestion['settings']>,
): SuggestQuestion {
  const view = planViewOf(reply, { clubName: String, projected });
  const gameweeks = reply.gameweeks.slice(0, horizon).map(({ id }) => id);
  const asked = { ...defaultSettings, ...settings };
  // Solvers are compared on playing chips, and the stored questions have no values of keeping them.
  return { ...suggestQuestion(reply.start as PlanStart, gameweeks, view, asked), chip_values: [] };
}

/** Three questions of a recorded manager, with a wildcard, with hits, and without. */
export function questionsOf(start: StartOfPlanner): { name: string; question: SuggestQuestion }[] {
  const asked = [
    ['2 with a wildcard', 2, { chips: ['wildcard'] }],
    ['3', 3, {}],
    ['5, no hit', 5, { most_hits: 0 }],
  ] as const;
  return asked.map(([words, horizon, settings]) => ({
    name: `${start.name}: ${words}`,
    question: questionOf(start, horizon, settings),
  }));
}
