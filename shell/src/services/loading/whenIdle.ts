/** Safari has no idle callbacks: a delay in milliseconds, enough for the pending render. */
const soonMs = 100;

/** Timeout in milliseconds for idle work on a page that is never idle. */
const restlessMs = 2000;

/** Milliseconds that idle work is delayed for the code of the first page. */
const patienceMs = 1500;

/** Runs a task when the browser is idle. */
export const whenIdle = (run: () => void): void =>
  void ('requestIdleCallback' in window
    ? window.requestIdleCallback(run, { timeout: restlessMs })
    : setTimeout(run, soonMs));

/** Resolves when the page is idle for the first time; low-priority code loads then. */
export interface Idle {
  /** @param firstPage resolves when the first page's code has loaded or failed; only the first call counts */
  begin(firstPage: Promise<unknown>): void;
  readonly reached: Promise<void>;
  readonly isReached: () => boolean;
}

export function createIdle(): Idle {
  let isReached = false;
  let begin: Idle['begin'] = () => {};
  const firstPageLoaded = new Promise<void>((resolve) => {
    begin = (firstPage) => {
      const patience = new Promise((end) => setTimeout(end, patienceMs));
      void Promise.race([firstPage, patience]).then(() => resolve());
    };
  });
  const reached = firstPageLoaded
    .then(() => new Promise<void>(whenIdle))
    .then(() => {
      isReached = true;
    });
  return { begin, reached, isReached: () => isReached };
}

/**
 * Loads modules one after the other, each when the browser is idle: together they delay a click by half a
 * second on a slow phone. A failure is shown by the page that needs the module.
 */
export async function loadWhenIdle(
  loaders: readonly (() => Promise<unknown>)[],
  left: AbortSignal,
): Promise<void> {
  for (const load of loaders) {
    await new Promise<void>(whenIdle);
    if (left.aborted) return;
    await load().catch(() => undefined);
  }
}
