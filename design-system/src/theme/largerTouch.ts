import { target } from './tokens';

/**
 * Enlarges the touch target of a small control: a transparent pseudo-element extends the button to 44 pixels,
 * on touch screens only. Its parent must not clip it.
 *
 * @param drawn height in pixels
 * @param grows direction: on both sides, or below only
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
