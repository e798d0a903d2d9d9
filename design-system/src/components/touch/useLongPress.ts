import { useEffect, useRef, type MouseEvent, type TouchEvent } from 'react';
import { lightImpact } from './impact';

/** Minimum duration of the press in milliseconds. */
const duration = 500;
/** Maximum move of the finger in pixels. */
const tolerance = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Touch handlers that report one finger which stays on the element. */
export function useLongPress(onLongPress: () => void) {
  const pending = useRef<Press | undefined>(undefined);
  const cancel = () => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };
  const press = () => {
    cancel();
    lightImpact();
    onLongPress();
  };
  useEffect(() => () => clearTimeout(pending.current?.timer), []);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      cancel();
      const touch = touches[0];
      if (!touch || touches.length > 1) return;
      pending.current = { x: touch.clientX, y: touch.clientY, timer: setTimeout(press, duration) };
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const [from, touch] = [pending.current, touches[0]];
      if (from && touch && Math.hypot(touch.clientX - from.x, touch.clientY - from.y) > tolerance) cancel();
    },
    onTouchEnd: cancel,
    onTouchCancel: cancel,
    // The browser's own long press, which may come first and cancels the touch. A mouse has no touch pending.
    onContextMenu: (event: MouseEvent) => {
      if (!pending.current) return;
      event.preventDefault();
      press();
    },
  };
}
