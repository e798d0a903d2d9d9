import { useRef, type TouchEvent } from 'react';

/** Minimum length of a swipe in pixels. */
const shortest = 64;

/**
 * Touch handlers that report a swipe: 1 to the left (the next one), -1 to the right. Ignores mostly vertical
 * moves, and moves that start in an element that scrolls horizontally.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent<HTMLElement>) => {
      const touch = touches[0];
      const isOwn = touches.length === 1 && touch && !scrollsSideways(target as Element, currentTarget);
      start.current = isOwn ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent<HTMLElement>) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(across) >= shortest && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}

function scrollsSideways(from: Element, within: Element): boolean {
  for (let one: Element | null = from; one && one !== within; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible') return true;
  return false;
}
