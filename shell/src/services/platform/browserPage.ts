import { tabStorage } from '@touchline/shared/storage';

/** Wrapper around `window.location`. An object, so that tests can replace its methods. */
export const browserPage = {
  reload: () => window.location.reload(),
  go: (address: string) => window.location.assign(address),
};

/** Milliseconds within which a page does not reload itself again, to prevent a reload loop. */
export const reloadGuardMs = 10_000;
const reloadedAtKey = 'tl-reloaded-at';

/**
 * Reloads unless the page has reloaded itself within the guard's time. Never if this cannot be stored: the next page would
 * not know it and reload for ever.
 *
 * @returns whether it reloads
 */
export function reloadGuarded(now = Date.now()): boolean {
  const before = Number(tabStorage.read(reloadedAtKey) ?? 0);
  if (now - before < reloadGuardMs) return false;
  if (!tabStorage.write(reloadedAtKey, String(now))) return false;
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
