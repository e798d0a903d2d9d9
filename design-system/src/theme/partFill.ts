import { partColours } from './tokens';

/** From this part on the colours repeat, hatched. */
const colourCount = partColours.light.length;

/** Colour of a part of a bar, by its index. */
export const partColour = (scheme: 'light' | 'dark', at: number): string =>
  partColours[scheme][at % colourCount] ?? partColours[scheme][0];

export const isPartHatched = (at: number): boolean => at >= colourCount;

/** The same as a CSS background. */
export function partFill(scheme: 'light' | 'dark', at: number): string {
  const colour = partColour(scheme, at);
  if (!isPartHatched(at)) return colour;
  return `repeating-linear-gradient(45deg, ${colour} 0 3px, transparent 3px 6px)`;
}
