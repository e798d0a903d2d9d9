import { AsyncLocalStorage } from 'node:async_hooks';

/** The client on whose behalf a document is requested. The reading loop has none. */
export interface Asker {
  /** Account, or the address of a visitor: the key of rate limits. */
  readonly key: string;
  /** Real time at which its request began, by `performance.now()`. */
  readonly since: number;
  /** Whether the client closed its connection without a reply, so that the response is no longer needed. */
  readonly hasLeft: () => boolean;
}

const askers = new AsyncLocalStorage<Asker | undefined>();

/** Runs `work` so that all its requests to the game count for this client (AsyncLocalStorage). */
export const askFor = <T>(asker: Asker | undefined, work: () => T): T => askers.run(asker, work);

/** Undefined for the reading loop. */
export const currentAsker = (): Asker | undefined => askers.getStore();
