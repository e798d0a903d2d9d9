import type { RunningBuild } from './hasNewBuild';

/** Milliseconds between checks for a new build (specification section 9). */
export const buildCheckMs = 60 * 60 * 1000;

interface BuildCheck extends RunningBuild {
  readonly onNewBuild: () => void;
}

/** Needed an hour after the start at the earliest; a failed load counts as no new build. */
const look = (running: RunningBuild) =>
  import(/* webpackChunkName: "build-check" */ './hasNewBuild').then(
    ({ hasNewBuild }) => hasNewBuild(running),
    () => false,
  );

/** Checks for a new build every hour, and notifies once. */
export function watchBuilds(check: BuildCheck): () => void {
  const timer = setInterval(() => {
    void look(check).then((isNew) => {
      if (!isNew) return;
      clearInterval(timer);
      check.onNewBuild();
    });
  }, buildCheckMs);
  return () => clearInterval(timer);
}
