import { useEffect, useRef } from 'react';

/**
 * The browser's Back closes a popup or sheet before it leaves the page.
 *
 * An open popup pushes a history entry with the page's address and router key, and its own id as a marker. Back pops
 * this entry, and the popup closes. A popup that is closed in another way removes its entry. If a link inside the
 * popup was followed, the entry stays between the two pages, and `skipEntryOfClosedPopup` passes over it.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  const entry = useRef<PopupEntry | undefined>(undefined);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    // React may unmount and mount an effect at once: the same entry goes on then.
    entry.current ??= pushEntry();
    const { id } = entry.current;
    clearTimeout(entry.current.removal);
    const handlePop = () => {
      // A popup above this one pops to this one's entry.
      if (idOfCurrentEntry() !== id) latest.current();
    };
    window.addEventListener('popstate', handlePop);
    return () => {
      window.removeEventListener('popstate', handlePop);
      if (entry.current) entry.current.removal = setTimeout(() => removeEntry(entry));
    };
  }, [open]);
}

interface PopupEntry {
  readonly id: number;
  removal?: ReturnType<typeof setTimeout>;
}

const openPopups = new Set<number>();
/** Entry that Back has passed over: the next arrival at it is by Forward. */
let skippedByBack: number | undefined;
let newestId = 0;

const idOfCurrentEntry = () => (window.history.state as { readonly popup?: number } | null)?.popup;

function pushEntry(): PopupEntry {
  if (newestId === 0) window.addEventListener('popstate', skipEntryOfClosedPopup);
  newestId += 1;
  openPopups.add(newestId);
  window.history.pushState({ ...(window.history.state as object | null), popup: newestId }, '');
  return { id: newestId };
}

function removeEntry(entry: { current: PopupEntry | undefined }): void {
  if (!entry.current) return;
  const { id } = entry.current;
  entry.current = undefined;
  openPopups.delete(id);
  if (idOfCurrentEntry() === id) window.history.back();
}

function skipEntryOfClosedPopup(): void {
  const id = idOfCurrentEntry();
  if (id === undefined || openPopups.has(id)) return;
  const isForward = skippedByBack === id;
  skippedByBack = isForward ? undefined : id;
  window.history.go(isForward ? 1 : -1);
}
