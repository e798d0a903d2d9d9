import { useRef, type DOMAttributes, type TouchEvent } from 'react';

/** Minimum length of a swipe in pixels. */
const shortest = 64;
/** Width in pixels at both edges of the window that belongs to the browser's own back and forward gestures. */
const edge = 32;

/** 1 for a swipe to the left, which shows what comes next; -1 for one to the right. */
export type SwipeStep = 1 | -1;

type SwipeHandlers = Pick<DOMAttributes<HTMLElement>, 'onTouchStart' | 'onTouchEnd' | 'onTouchCancel'>;

/**
 * Touch handlers that report a clearly horizontal swipe of one finger. Swipes that begin at the edge of the window,
 * in a popup, in a field, or in an element that handles horizontal moves itself are ignored.
 */
export function useSwipe(onSwipe: (step: SwipeStep) => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent<HTMLElement>) => {
      const touch = touches[0];
      const isSwipe =
        touch !== undefined &&
        touches.length === 1 &&
        !isAtEdge(touch.clientX) &&
        !isZoomed() &&
        isFree(target as Element, currentTarget);
      start.current = isSwipe ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent<HTMLElement>) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(across) >= shortest && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}

const isAtEdge = (x: number) => x < edge || x > window.innerWidth - edge;

/** In a zoomed page a horizontal move pans. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** React reports events of popups here too, although their elements are elsewhere in the document. */
function isFree(from: Element, within: Element): boolean {
  if (!within.contains(from)) return false;
  for (let element: Element | null = from; element && element !== within; element = element.parentElement)
    if (handlesMoves(element)) return false;
  return true;
}

/** Fields, elements that scroll sideways, and sliders and charts, which limit `touch-action` for their own use. */
function handlesMoves(element: Element): boolean {
  if (element.matches('input, textarea, select')) return true;
  const { overflowX, touchAction } = getComputedStyle(element);
  const scrolls = element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(overflowX);
  return scrolls || /none|pan-y/.test(touchAction);
}
