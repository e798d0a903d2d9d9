/** Wrapper around `window.location`. An object, so that tests can replace its methods. */
export const browserPage = {
  reload: () => window.location.reload(),
  go: (address: string) => window.location.assign(address),
};

/** Milliseconds within which a page does not reload itself again, to prevent a reload loop. */
export const reloadGuardMs = 10_000;
const reloadedAtKey = 'tl-reloaded-at';

/**
 * Reloads unless the page has reloaded itself within the guard's time.
 *
 * @returns whether it reloads
 */
export function reloadGuarded(now = Date.now()): boolean {
  const before = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
  if (now - before < reloadGuardMs) return false;
  sessionStorage.setItem(reloadedAtKey, String(now));
  browserPage.reload();
  return true;
}

/**
 * Reloads when a file of the shell is missing, usually because a new build has replaced it. Not twice within
 * the guard's time: then the cause is another one.
 *
 * @returns whether it reloads
 */
export const reloadForMissingFile = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError' && reloadGuarded();
