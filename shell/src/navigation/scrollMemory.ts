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

/** Back to where this place was left, or to the top of a new one. */
export function restoreScroll(key: string): void {
  const wanted = positions.get(key) ?? 0;
  const until = Date.now() + patienceMs;
  const attempt = () => {
    window.scrollTo(0, wanted);
    const isThere = Math.abs(window.scrollY - wanted) < 2;
    if (!isThere && Date.now() < until) requestAnimationFrame(attempt);
  };
  attempt();
}
