/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export function parseHex(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** A channel of 0 to 255 as linear light, 0 to 1. */
export const linearChannel = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

type Lab = readonly [number, number, number];

function toLab(hex: string): Lab {
  const [r, g, b] = parseHex(hex).map(linearChannel) as [number, number, number];
  const curve = (value: number) =>
    value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 / 116) * value + 16 / 116;
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360;
const radians = (angle: number) => (angle * Math.PI) / 180;

/**
 * Perceived distance of two colours; below 2 they are hard to tell apart.
 *
 * Source: Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula", 2005.
 */
export function deltaE(one: string, other: string): number {
  const [l1, a1, b1] = toLab(one);
  const [l2, a2, b2] = toLab(other);
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [degrees(Math.atan2(b1, p1)), degrees(Math.atan2(b2, p2))];
  return distance({ l1, l2, c1, c2, h1, h2 });
}

interface Polar {
  l1: number;
  l2: number;
  c1: number;
  c2: number;
  h1: number;
  h2: number;
}

function distance({ l1, l2, c1, c2, h1, h2 }: Polar): number {
  const colourless = c1 * c2 === 0;
  const turn = colourless ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn) / 2);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = colourless ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const twist = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(2 * twist));
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, deltaH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rt * dc * dh);
}
