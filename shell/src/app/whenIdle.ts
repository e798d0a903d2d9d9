/** Safari has no idle callbacks; a moment later it has drawn what it was drawing. */
const soonMs = 100;

/** Runs something once nothing else goes on. */
export const whenIdle = (run: () => void): void =>
  void ('requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, soonMs));
