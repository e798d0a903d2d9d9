import { AsyncLocalStorage } from 'node:async_hooks';

/** The reader for whom a document of the game is asked. The reading loop asks for nobody. */
export interface Asker {
  /** Account, or the address of a visitor: limits count by it. */
  readonly key: string;
  /** Whether the connection is closed, so that nobody waits for the answer any more. */
  readonly hasLeft: () => boolean;
}

const askers = new AsyncLocalStorage<Asker | undefined>();

/** Whatever `work` asks of the game, however deep, it asks for this reader. */
export const askFor = <T>(asker: Asker, work: () => T): T => askers.run(asker, work);

/** For a document that several readers share: the one who asked first may leave while the others wait. */
export function askForSeveral<T>(work: () => T): T {
  const asker = askers.getStore();
  return askers.run(asker && { key: asker.key, hasLeft: () => false }, work);
}

/** Undefined for the reading loop. */
export const currentAsker = (): Asker | undefined => askers.getStore();
