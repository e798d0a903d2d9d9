import type { SuggestQuestion } from './question';
import type { Suggestion, SuggestResult } from './suggest';

export interface SolverRequest {
  readonly question: SuggestQuestion;
}

export type SolverMessage =
  | { readonly kind: 'found'; readonly plans: readonly Suggestion[] }
  | { readonly kind: 'done'; readonly result: SuggestResult }
  /** WebAssembly is blocked or could not be loaded. */
  | { readonly kind: 'unavailable'; readonly detail: string };
