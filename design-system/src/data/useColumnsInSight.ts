import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Between } from './BodyRow';

/** The columns of which at least a part shows, beside the first, which always does; undefined while nobody knows. */
export function useColumnsInSight(
  region: HTMLElement | null,
  widths: readonly number[] | undefined,
): Between | undefined {
  const left = useScrollLeft(region);
  const room = region?.clientWidth ?? 0;
  return useMemo(() => widths && columnsSeen(left, room, widths), [left, room, widths]);
}

/** Pixels that what is in the element has moved to the left. */
function useScrollLeft(element: HTMLElement | null): number {
  // Kept, not read: reading it has the browser lay out the page in the middle of a change.
  const left = useRef(0);
  const subscribe = useCallback(
    (onMove: () => void) => {
      const follow = () => {
        left.current = element?.scrollLeft ?? 0;
        onMove();
      };
      follow();
      element?.addEventListener('scroll', follow, { passive: true });
      return () => element?.removeEventListener('scroll', follow);
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => left.current);
}

function columnsSeen(left: number, room: number, widths: readonly number[]): Between {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width));
  const from = ends.findIndex((end) => end > left + (widths[0] ?? 0));
  const to = ends.findIndex((end) => end >= left + room);
  return [from, to < 0 ? Infinity : to + 1];
}
