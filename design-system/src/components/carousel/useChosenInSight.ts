import { useLayoutEffect, useRef } from 'react';
import { useIsRendered } from '../../theme/useIsRendered';
import { bringInSight } from './bringInSight';

/** Style of the chosen child of a row that scrolls: where the browser knows it, the row of the server's HTML begins there. */
export const beginsHere = { scrollInitialTarget: 'nearest' } as const;

const browserBeginsThere = () =>
  typeof CSS !== 'undefined' && CSS.supports('scroll-initial-target', 'nearest');

/**
 * Scrolls a row until its chosen child stands clear of both ends, without scrolling the page. A row of the server's HTML stays as
 * it is until another child is chosen, where the browser has begun at the chosen one or the reader has scrolled: it would move
 * away under a finger that presses at that moment.
 *
 * @param selector of the chosen child, which carries `beginsHere`
 * @param value what is chosen
 * @param edge pixels at both ends of the row that hide what lies under them
 * @param size whatever changes the width of the row
 */
export function useChosenInSight(
  row: HTMLElement | null,
  selector: string,
  value: string,
  { edge, size }: { edge: number; size?: unknown },
) {
  const isRendered = useIsRendered();
  const takenOver = useRef(isRendered ? value : undefined);
  useLayoutEffect(() => {
    const chosen = row?.querySelector<HTMLElement>(selector);
    if (!row || !chosen) return;
    if (takenOver.current === value && (browserBeginsThere() || row.scrollLeft > 0)) return;
    takenOver.current = undefined;
    if (!standsClear(row, chosen, edge)) bringInSight(row, chosen);
  }, [row, selector, value, edge, size]);
}

function standsClear(row: HTMLElement, child: HTMLElement, edge: number): boolean {
  const left = child.offsetLeft - row.offsetLeft - row.scrollLeft;
  return left >= edge && left + child.clientWidth <= row.clientWidth - edge;
}
