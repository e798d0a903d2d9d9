import { AsyncLocalStorage } from 'node:async_hooks';

/** The client on whose behalf a document is requested. The reading loop has none. */
export interface Asker {
  /** Account, or the address of a visitor: limits count by it. */
  readonly key: string;
  /** Whether the client's connection is closed, so that the response is not needed any more. */
  readonly hasLeft: () => boolean;
}

const askers = new AsyncLocalStorage<Asker | undefined>();

/** Whatever `work` asks of the game, however deep, it asks for this reader. */
export const askFor = <T>(asker: Asker, work: () => T): T => askers.run(asker, work);

/** For a document that several clients share: the request goes on when the first client leaves. */
export function askForSeveral<T>(work: () => T): T {
  const asker = askers.getStore();
  return askers.run(asker && { key: asker.key, hasLeft: () => false }, work);
}

/** Undefined for the reading loop. */
export const currentAsker = (): Asker | undefined => askers.getStore();
