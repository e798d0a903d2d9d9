/**
 * History entries of popups: each open popup has one with the page's address and its own id as a marker. Part
 * of the app's frame, because entries from before a reload have to be skipped too.
 */
export interface PopupEntry {
  readonly id: number;
  /** Not while the browser still goes back from the entry of another popup. */
  isPushed: boolean;
  removal?: ReturnType<typeof setTimeout>;
}

const openPopups = new Set<number>();
/** Entry that Back has skipped: it is reached again only by Forward. */
let skippedByBack: number | undefined;
/** Moves through the history that the browser has not ended yet. */
let moves = 0;
/** What waits for their end. */
let waiting: (() => void)[] = [];

/** A move ends some time after it was asked for: an entry that is pushed meanwhile would be the one that is left. */
function move(delta: number): void {
  if (moves === 0) window.addEventListener('popstate', endMove, { once: true });
  moves += 1;
  window.history.go(delta);
}

function endMove(): void {
  moves -= 1;
  if (moves > 0) return window.addEventListener('popstate', endMove, { once: true });
  const ready = waiting;
  waiting = [];
  for (const act of ready) act();
}

export const idOfCurrentEntry = () => (window.history.state as { readonly popup?: number } | null)?.popup;

/**
 * Ids increase across reloads, so that an entry from before a reload is never taken for that of an open
 * popup.
 */
const newId = () => Math.max(Date.now(), ...[...openPopups].map((id) => id + 1));

export function pushEntry(): PopupEntry {
  const entry: PopupEntry = { id: newId(), isPushed: false };
  const { id } = entry;
  openPopups.add(id);
  const push = () => {
    if (!openPopups.has(id)) return;
    window.history.pushState({ ...(window.history.state as object | null), popup: id }, '');
    entry.isPushed = true;
  };
  if (moves > 0) waiting.push(push);
  else push();
  return entry;
}

export function removeEntry(entry: { current: PopupEntry | undefined }): void {
  if (!entry.current) return;
  const { id } = entry.current;
  entry.current = undefined;
  openPopups.delete(id);
  if (idOfCurrentEntry() === id) move(-1);
}

/** Listener of `popstate`: skips the entry of a popup that is no longer open. */
export function skipEntryOfClosedPopup(): void {
  const id = idOfCurrentEntry();
  if (id === undefined || openPopups.has(id)) return;
  const isForward = skippedByBack === id;
  skippedByBack = isForward ? undefined : id;
  move(isForward ? 1 : -1);
}
