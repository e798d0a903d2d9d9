import { negativePointsColour, pointsClass } from '@touchline/shared/domain';
import { mix, readableOn } from '../../theme/colour';
import { benchmarkRamp, pointsClassColours, tints, white, type Swatch } from '../../theme/tokens';

/** Colours of a percentage on the benchmark ramp; the text turns white above 50. */
export function benchmarkColours(percentage: number, scheme: 'light' | 'dark'): Swatch {
  const { low, high, lowText, highText } = benchmarkRamp[scheme];
  if (percentage <= 50) return { bg: mix(low[0], low[1], percentage / 50), text: lowText };
  return { bg: mix(high[0], high[1], (percentage - 50) / 50), text: highText };
}

/** Colours of points: those of their class, and a red that darkens with every point below zero. */
export function pointsColours(points: number): Swatch {
  return points < 0
    ? { bg: negativePointsColour(points), text: white }
    : pointsClassColours[pointsClass(points)];
}

/** Pure black: on the middle of a tint, the theme's text colour would have a contrast below 4.5. */
const black = '#000000';

/** A hue over the card's dark background; the text is white or black, whichever has more contrast. */
export function tintColours(hue: string, opacity: number): Swatch {
  const bg = mix(tints.ground, hue, opacity);
  return { bg, text: readableOn(bg, black, white) };
}
