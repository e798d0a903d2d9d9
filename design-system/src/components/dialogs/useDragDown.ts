import { useRef, type TouchEvent } from 'react';

/** Minimum drag in pixels that closes a sheet. */
const closingDistance = 60;

/**
 * Touch handlers of a sheet that closes by a drag down. A drag that begins in scrolled content scrolls that content
 * and does not close.
 */
export function useDragDown(onClose: () => void) {
  const start = useRef<number | undefined>(undefined);
  return {
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent<HTMLElement>) => {
      start.current = isScrolled(target as Element, currentTarget) ? undefined : touches[0]?.clientY;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent<HTMLElement>) => {
      const end = changedTouches[0]?.clientY ?? 0;
      if (start.current !== undefined && end - start.current > closingDistance) onClose();
      start.current = undefined;
    },
  };
}

function isScrolled(from: Element, sheet: Element): boolean {
  for (let element: Element | null = from; element; element = element.parentElement) {
    if (element.scrollTop > 0) return true;
    if (element === sheet) return false;
  }
  return false;
}
