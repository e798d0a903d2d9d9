/**
 * History entries of popups: each open popup has one with the page's address and its own id as a marker. Part
 * of the app's frame, because entries from before a reload have to be skipped too.
 */
export interface PopupEntry {
  readonly id: number;
  removal?: ReturnType<typeof setTimeout>;
}

const openPopups = new Set<number>();
/** Entry that Back has skipped: it is reached again only by Forward. */
let skippedByBack: number | undefined;

export const idOfCurrentEntry = () => (window.history.state as { readonly popup?: number } | null)?.popup;

/**
 * Ids increase across reloads, so that an entry from before a reload is never taken for that of an open
 * popup.
 */
const newId = () => Math.max(Date.now(), ...[...openPopups].map((id) => id + 1));

export function pushEntry(): PopupEntry {
  const id = newId();
  openPopups.add(id);
  window.history.pushState({ ...(window.history.state as object | null), popup: id }, '');
  return { id };
}

export function removeEntry(entry: { current: PopupEntry | undefined }): void {
  if (!entry.current) return;
  const { id } = entry.current;
  entry.current = undefined;
  openPopups.delete(id);
  if (idOfCurrentEntry() === id) window.history.back();
}

/** Listener of `popstate`: skips the entry of a popup that is no longer open. */
export function skipEntryOfClosedPopup(): void {
  const id = idOfCurrentEntry();
  if (id === undefined || openPopups.has(id)) return;
  const isForward = skippedByBack === id;
  skippedByBack = isForward ? undefined : id;
  window.history.go(isForward ? 1 : -1);
}
