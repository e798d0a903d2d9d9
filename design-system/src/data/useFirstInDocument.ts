import { useEffect, useState } from 'react';

/** Rows that change their place in the document in one frame: each is laid out anew, and all at once are seen as a jerk. */
const movedPerFrame = 4;

/**
 * The place whose row is first in the document, where rows are used again and `wanted` is the uppermost one's. A reader
 * goes by the document's order, so it follows once the scrolling is over, some rows a frame from the front to the end.
 */
export function useFirstInDocument(wanted: number, count: number, isScrolling: boolean): number {
  const [reached, setReached] = useState(0);
  const first = count === 0 ? 0 : reached % count;
  const steps = count === 0 ? 0 : (wanted - first + count) % count;
  useEffect(() => {
    if (isScrolling || steps === 0) return;
    const frame = requestAnimationFrame(() => setReached((first + Math.min(steps, movedPerFrame)) % count));
    return () => cancelAnimationFrame(frame);
  }, [first, steps, count, isScrolling]);
  return first;
}
