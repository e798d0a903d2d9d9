import type { PositionRules } from '../seasonRules';
import type { AnyPosition, Chip, ClubId, FootballerId, GameweekNumber, PriceTenths } from '../units';

/** Reason why a plan is illegal. */
export type PlanProblem = { readonly gameweek_id: GameweekNumber } & (
  | { readonly kind: 'budget'; readonly short: PriceTenths }
  | { readonly kind: 'club'; readonly club_id: ClubId; readonly count: number; readonly most: number }
  /** A transfer sells a footballer who is not in the squad. */
  | { readonly kind: 'not_owned'; readonly footballer_id: FootballerId }
  | { readonly kind: 'owned_already'; readonly footballer_id: FootballerId }
  | { readonly kind: 'other_position'; readonly out: FootballerId; readonly in: FootballerId }
  | { readonly kind: 'cannot_be_bought'; readonly footballer_id: FootballerId }
  /** The line-up does not match the squad. */
  | { readonly kind: 'other_squad' }
  | {
      readonly kind: 'formation';
      readonly position: AnyPosition;
      readonly count: number;
      readonly fewest: number;
      readonly most: number;
    }
  | { readonly kind: 'captain'; readonly footballer_id: FootballerId }
  | { readonly kind: 'same_captain' }
  | { readonly kind: 'chip'; readonly chip: Chip; readonly why: 'played' | 'window' }
);

/** Names for the texts. */
export interface PlanNames {
  readonly footballer: (id: FootballerId) => string;
  readonly club: (id: ClubId) => string;
  readonly position: (code: AnyPosition) => string;
  readonly chip: (chip: Chip) => string;
  readonly money: (price: PriceTenths) => string;
}

/** A problem as a sentence that says what to change. */
export function planProblemText(problem: PlanProblem, names: PlanNames): string {
  switch (problem.kind) {
    case 'budget':
      return `${names.money(problem.short)} over budget.`;
    case 'club':
      return `${problem.count} players of ${names.club(problem.club_id)}: at most ${problem.most} are allowed.`;
    case 'not_owned':
      return `${names.footballer(problem.footballer_id)} cannot be sold: not in the squad in this gameweek.`;
    case 'owned_already':
      return `${names.footballer(problem.footballer_id)} is in the squad already.`;
    case 'other_position':
      return `${names.footballer(problem.in)} does not play in the position of ${names.footballer(problem.out)}.`;
    case 'cannot_be_bought':
      return `${names.footballer(problem.footballer_id)} cannot be bought: no longer in the league.`;
    case 'other_squad':
      return 'The line-up does not match the squad of this gameweek. It is chosen anew.';
    case 'formation':
      return `${problem.count} × ${names.position(problem.position)} in the line-up: ${rangeText(problem)}.`;
    case 'captain':
      return `${names.footballer(problem.footballer_id)} is not in the line-up and cannot be captain or vice-captain.`;
    case 'same_captain':
      return 'Captain and vice-captain must be two players.';
    case 'chip':
      return problem.why === 'played'
        ? `${names.chip(problem.chip)} has been played already.`
        : `${names.chip(problem.chip)} cannot be played in this gameweek.`;
  }
}

function rangeText({ fewest, most }: Pick<PositionRules, 'fewest' | 'most'>): string {
  return fewest === most ? `exactly ${most} allowed` : `${fewest} to ${most} allowed`;
}
