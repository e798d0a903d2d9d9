/** Where each place of the history was scrolled to, by the router's key of it. */
const positions = new Map<string, number>();
/** Milliseconds a page that is still filling has to become as high as it was. */
const patienceMs = 2000;

/**
 * Notes where each place is scrolled to, as it is scrolled: once the next page stands in its stead it is too
 * late to ask. Restoring is ours alone; the browser's own would scroll the page that is about to go.
 */
export function followScroll(currentKey: () => string): () => void {
  const note = () => void positions.set(currentKey(), window.scrollY);
  const leaveToBrowser = () => (window.history.scrollRestoration = 'auto');
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', note, { passive: true });
  // A reload begins without our notes.
  window.addEventListener('pagehide', leaveToBrowser);
  return () => {
    leaveToBrowser();
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', leaveToBrowser);
  };
}

let restoring = new AbortController();
/** What a reader does to scroll by himself. */
const takesOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Back to where this place was left, or to the top of a new one. Parts that come late push the others about,
 * so the place is held until the page has had its time, or until the reader scrolls himself.
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
