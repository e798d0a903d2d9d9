/** Where each place of the history was scrolled to, by the router's key of it. */
const positions = new Map<string, number>();
/** Milliseconds a page that is still filling has to become as high as it was. */
const patienceMs = 2000;

export function rememberScroll(key: string): void {
  positions.set(key, window.scrollY);
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
