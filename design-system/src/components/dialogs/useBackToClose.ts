import { useEffect, useRef } from 'react';
import { idOfCurrentEntry, pushEntry, removeEntry, type PopupEntry } from './popupHistory';

/**
 * The browser's Back closes a popup or sheet before it leaves the page.
 *
 * An open popup pushes a history entry with the page's address and router key, and its own id as a marker.
 * Back pops this entry, and the popup closes. A popup that is closed in another way removes its entry. If a
 * link inside the popup was followed, the entry stays between the two pages, and the app's frame skips it
 * (`useSkipClosedPopups`).
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  const entry = useRef<PopupEntry | undefined>(undefined);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    // React may unmount and remount an effect immediately: the same history entry is kept then.
    entry.current ??= pushEntry();
    const { id } = entry.current;
    clearTimeout(entry.current.removal);
    const handlePop = () => {
      // Ignores the event when a popup above this one returns to this one's entry.
      if (entry.current?.isPushed && idOfCurrentEntry() !== id) latest.current();
    };
    window.addEventListener('popstate', handlePop);
    return () => {
      window.removeEventListener('popstate', handlePop);
      if (entry.current) entry.current.removal = setTimeout(() => removeEntry(entry));
    };
  }, [open]);
}
