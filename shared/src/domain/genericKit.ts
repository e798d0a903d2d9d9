import { shareOfHash } from './paywall';

/**
 * Colours of a home kit, independent of the drawing: hex colours, and how the body and second colour
 * alternate.
 */
export interface GenericKit {
  readonly base: string;
  readonly secondary: string;
  readonly sleeves: string;
  readonly type: 'plain' | 'stripes' | 'hoops';
}

/** Primary and secondary colours, distinguishable at 28 pixels and from the grey of a missing kit. */
const pairs = [
  ['#0E6B4F', '#F4D35E'],
  ['#7A1FA2', '#FFFFFF'],
  ['#C2410C', '#14213D'],
  ['#0F766E', '#FDE68A'],
  ['#1D3A8A', '#F9A8D4'],
  ['#9F1239', '#FBCFE8'],
  ['#3F3F46', '#FACC15'],
  ['#B45309', '#FFF7ED'],
  ['#155E75', '#A7F3D0'],
  ['#4C1D95', '#FDBA74'],
  ['#166534', '#FFFFFF'],
  ['#FDE047', '#1E3A8A'],
] as const;
const types = ['plain', 'stripes', 'hoops'] as const;

/** The kit of a club without a drawing, derived from its code: the same on every machine and in every season. */
export function genericKit(code: string): GenericKit {
  const pick = <T>(choices: readonly T[], what: string): T | undefined =>
    choices[Math.floor(shareOfHash(`${what} ${code.toLowerCase()}`) * choices.length)];
  const [base, secondary] = pick(pairs, 'colours') ?? pairs[0];
  return {
    base,
    secondary,
    sleeves: pick([base, secondary], 'sleeves') ?? base,
    type: pick(types, 'pattern') ?? 'plain',
  };
}
