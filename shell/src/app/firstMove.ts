import { whenIdle } from './whenIdle';

/** Milliseconds that the first page stands untouched before it brings what nobody has asked for yet. */
const untouchedMs = 3000;

/** Scrolling by wheel, finger or keyboard, and every press. */
const moves = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

/** Waits for the reader's first move, or until the page has stood untouched for a while. */
export function firstMove(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const move of moves) window.removeEventListener(move, end, { capture: true });
      resolve();
    };
    for (const move of moves) window.addEventListener(move, end, { capture: true, passive: true });
    whenIdle(() => setTimeout(end, untouchedMs));
  });
}
