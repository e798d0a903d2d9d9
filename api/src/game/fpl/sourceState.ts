import type { FootballerId, Points } from '@touchline/shared/domain';
import type { Asker } from '../../platform/asker';
import type { Losses } from './declare';
import type { DocumentSource, FplReply, FplSource } from './source';

/** What this process keeps about a source while it is open; never stored. */
export interface SourceState {
  /** Requests since the start, by outcome. */
  readonly outcomes: Map<FplReply['outcome'], number>;
  /** Optional fields that were missing when each kind of document was last read, with counts. */
  readonly losses: Map<string, Losses>;
  /** Reads on behalf of requests that are running, by key. */
  readonly reads: Map<string, SharedRead>;
  /** Sums of stored gameweeks by the digest of their document: a settled gameweek is summed once. */
  readonly sums: Map<string, ReadonlyMap<FootballerId, Points>>;
  /** Differences that remained after reading again, so that the same read is not repeated every minute. */
  unresolved: string | undefined;
}

/** A read that every request with the same key waits for. */
export interface SharedRead {
  readonly read: Promise<unknown>;
  /** All clients that wait or waited for it. */
  readonly askers: Asker[];
}

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
