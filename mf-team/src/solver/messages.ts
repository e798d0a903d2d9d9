import type { SuggestQuestion } from './question';
import type { Suggestion, SuggestResult } from './suggest';

export interface SolverRequest {
  readonly question: SuggestQuestion;
}

export type SolverMessage =
  /** After each search, and once before the first. */
  | { readonly kind: 'found'; readonly plans: readonly Suggestion[]; readonly searched: number }
  | { readonly kind: 'done'; readonly result: SuggestResult }
  /** WebAssembly is blocked or could not be loaded. */
  | { readonly kind: 'unavailable'; readonly detail: string };
