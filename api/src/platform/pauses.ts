import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work of many steps calls it between two of them. It resolves at once, or after what else the process has to do. */
export type Pauses = () => Promise<void>;

const defaultLongestMs = 8;

/**
 * Pauses of one kind of work, whose steps may run side by side: together they hold the event loop for `longestMs` and
 * one step at most. Requests, probes among them, are answered in between.
 */
export function createPauses(longestMs = defaultLongestMs): Pauses {
  let heldSince = performance.now();
  let last: Promise<void> = Promise.resolve();
  const pause = async () => {
    if (performance.now() - heldSince < longestMs) return;
    await nextTurn();
    heldSince = performance.now();
  };
  // One after the other: steps that all waited for the same turn would all run in it.
  return () => (last = last.then(pause));
}
