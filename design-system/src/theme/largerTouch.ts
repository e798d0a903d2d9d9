import { target } from './tokens';

/**
 * A finger's room around something that is drawn smaller than a finger: an unseen part of the button reaches
 * out to 44 pixels, on touch screens only. What it stands on must not clip it.
 *
 * @param drawn height in pixels
 * @param grows where there is room: on both sides, or below only
 */
export const largerTouch = (drawn: number, grows: 'both' | 'below' = 'both') => {
  const missing = Math.max(0, target.touch - drawn);
  const above = grows === 'both' ? missing / 2 : 0;
  return {
    position: 'relative',
    '@media (pointer: coarse)': {
      overflow: 'visible',
      '&::after': { content: '""', position: 'absolute', inset: `${-above}px 0 ${above - missing}px` },
    },
  } as const;
};
