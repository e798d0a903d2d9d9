type Start = (...args: never[]) => unknown;

/**
 * Records the timers that are started from now on, by whoever, and clears those that are left when a page is over:
 * otherwise they would run, and throw, during the pages of other readers.
 */
export function trackTimers(): { clear(): void } {
  const timeouts = new Set<NodeJS.Timeout>();
  const immediates = new Set<NodeJS.Immediate>();

  /** Keeps the properties of the function: `util.promisify` reads one. */
  const tracked = (start: Start, left: Set<unknown>) =>
    Object.defineProperties((...args: never[]) => {
      const timer = start(...args);
      left.add(timer);
      return timer;
    }, Object.getOwnPropertyDescriptors(start));

  Object.assign(globalThis, {
    setTimeout: tracked(setTimeout as Start, timeouts),
    setInterval: tracked(setInterval as Start, timeouts),
    setImmediate: tracked(setImmediate as Start, immediates),
  });

  return {
    clear() {
      timeouts.forEach((timer) => clearTimeout(timer));
      immediates.forEach((timer) => clearImmediate(timer));
      timeouts.clear();
      immediates.clear();
    },
  };
}
