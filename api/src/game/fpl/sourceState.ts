import type { DocumentSource, FplSource, SourceState } from './source';

/** Opens a source: the result has a state of its own, which lives as long as it does. */
export function withState(source: DocumentSource): FplSource {
  const state: SourceState = {
    outcomes: new Map(),
    losses: new Map(),
    reads: new Map(),
    sums: new Map(),
    unresolved: undefined,
  };
  // Descriptors, because a source may have getters: a copied value would stay at the season of the start.
  return Object.defineProperties({ state }, Object.getOwnPropertyDescriptors(source)) as FplSource;
}
