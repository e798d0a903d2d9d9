import { deltaE, parseHex, toHex } from './colour';

/**
 * Simulation of a colour without one kind of cone.
 * Source: Machado, Oliveira and Fernandes, "A physiologically-based model", 2009, severity 1.0.
 */
export const visions = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type Vision = keyof typeof visions;

/** The colour that a reader with this kind of vision sees. */
export function seenWith(vision: Vision, hex: string): string {
  const m = visions[vision];
  const linear = parseHex(hex).map((channel) => toLinear(channel)) as [number, number, number];
  const row = (at: number) =>
    (m[at] ?? 0) * linear[0] + (m[at + 1] ?? 0) * linear[1] + (m[at + 2] ?? 0) * linear[2];
  return toHex([fromLinear(row(0)), fromLinear(row(3)), fromLinear(row(6))]);
}

const toLinear = (channel: number) =>
  channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

function fromLinear(share: number): number {
  const clamped = Math.min(1, Math.max(0, share));
  return 255 * (clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055);
}

/** CIEDE2000 between the two colours that a reader with this kind of vision finds most alike. */
export function closestPair(colours: readonly string[], vision: Vision): number {
  const seen = colours.map((colour) => seenWith(vision, colour));
  const pairs = seen.flatMap((one, at) => seen.slice(at + 1).map((other) => deltaE(one, other)));
  return Math.min(...pairs);
}
