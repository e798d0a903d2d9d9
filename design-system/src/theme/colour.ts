/** Colour arithmetic: WCAG 2 contrast and mixing. The distance of two colours is a function of the domain. */
import { linearChannel as linear, parseHex, type Rgb } from '@touchline/shared/domain';

export { deltaE, parseHex, type Rgb } from '@touchline/shared/domain';

export const toHex = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** `amount` 0 is all `from`, 1 is all `to`. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [parseHex(from), parseHex(to)];
  const channel = (at: 0 | 1 | 2) => a[at] + (b[at] - a[at]) * amount;
  return toHex([channel(0), channel(1), channel(2)]);
}

function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour with more contrast on `ground`. */
export function readableOn(ground: string, dark: string, light: string): string {
  return contrast(ground, light) >= contrast(ground, dark) ? light : dark;
}
