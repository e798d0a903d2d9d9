/** Scroll position of each history entry, by the router's key. */
// eslint-disable-next-line no-restricted-syntax -- of the tab's history, which the browser keeps once per tab.
const positions = new Map<string, number>();
/** Milliseconds to wait until a page that is still loading is high enough to scroll. */
const patienceMs = 2000;

/**
 * Records scroll positions continuously: after a navigation the old one can no longer be read. The browser's
 * own restoration is off, because it would scroll the page that is about to unmount.
 */
export function followScroll(currentKey: () => string): () => void {
  const note = () => void positions.set(currentKey(), window.scrollY);
  const leaveToBrowser = () => (window.history.scrollRestoration = 'auto');
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', note, { passive: true });
  // A page from the server may have been scrolled before its scripts came. After the frame, when its layout is known.
  requestAnimationFrame(() => setTimeout(note));
  // A reload starts without our records.
  window.addEventListener('pagehide', leaveToBrowser);
  return () => {
    leaveToBrowser();
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', leaveToBrowser);
  };
}

// eslint-disable-next-line no-restricted-syntax -- of the window: it has one scroll position.
let restoring = new AbortController();
/** Events of a user who scrolls. */
const takesOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position of a history entry, or the top for a new one. Parts that load late shift the
 * layout, so the position is applied again until the time is over or the user scrolls.
 */
export function restoreScroll(key: string): void {
  restoring.abort();
  const stop = (restoring = new AbortController());
  const wanted = positions.get(key) ?? 0;
  const until = Date.now() + patienceMs;
  for (const kind of takesOver)
    window.addEventListener(kind, () => stop.abort(), { passive: true, signal: stop.signal });
  const attempt = () => {
    if (stop.signal.aborted) return;
    window.scrollTo(0, wanted);
    const isAtTop = wanted === 0 && window.scrollY === 0;
    if (isAtTop || Date.now() >= until) return stop.abort();
    requestAnimationFrame(attempt);
  };
  attempt();
}
