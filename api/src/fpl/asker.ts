import { AsyncLocalStorage } from 'node:async_hooks';

/** The client on whose behalf a document is requested. The reading loop has none. */
export interface Asker {
  /** Account, or the address of a visitor: the key of rate limits. */
  readonly key: string;
  /** Whether the client's connection is closed, so that the response is no longer needed. */
  readonly hasLeft: () => boolean;
}

const askers = new AsyncLocalStorage<Asker | undefined>();

/** Runs `work` so that all its requests to the game count for this client (AsyncLocalStorage). */
export const askFor = <T>(asker: Asker, work: () => T): T => askers.run(asker, work);

/** For a document that several clients share: the request goes on when the first client leaves. */
export function askForSeveral<T>(work: () => T): T {
  const asker = askers.getStore();
  return askers.run(asker && { key: asker.key, hasLeft: () => false }, work);
}

/** Undefined for the reading loop. */
export const currentAsker = (): Asker | undefined => askers.getStore();
