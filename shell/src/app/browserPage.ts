/** What we ask of the browser's window. An object, so that a test may stand in for it. */
export const browserPage = {
  reload: () => window.location.reload(),
  go: (address: string) => window.location.assign(address),
};

/** A page that reloads itself because something is broken must not do so again and again: milliseconds. */
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
 * A file of the shell that cannot be had is usually gone, because a new build has taken its place: a reload
 * brings the new one. Not twice within the guard's time, when the reason is another.
 *
 * @returns whether it reloads
 */
export const reloadForMissingFile = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError' && reloadGuarded();
