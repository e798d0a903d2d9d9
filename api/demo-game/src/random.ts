import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** One reproducible random stream. Streams with different keys are independent. */
export interface Chance {
  /** Uniform over [0, 1). */
  unit(): number;
  /** A whole number from 0 to `below` − 1. */
  below(below: number): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  happens(probability: number): boolean;
  /** Normal distribution around 0 with standard deviation 1. */
  normal(): number;
  /** Poisson distribution with this mean. */
  poisson(mean: number): number;
  one<Item>(items: readonly Item[]): Item;
  /** Index into `weights`, with probability by weight; -1 when all are 0. */
  weighted(weights: ArrayLike<number>): number;
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** Mixes integers into 32 uniform bits, deterministically. */
export function mixed(a: number, b: number, c = 0, d = 0): number {
  let bits = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  bits ^= Math.imul(c + 0x165667b1, 0x27d4eb2f) ^ Math.imul(d + 0x2545f491, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** As `mixed`, as a fraction of 1. */
export const mixedUnit = (a: number, b: number, c = 0, d = 0): number => mixed(a, b, c, d) / 2 ** 32;

/** Purposes of streams; together with the seed they identify the stream. */
export const streamKey = {
  calendar: 1,
  footballers: 2,
  match: 3,
  absences: 4,
  managers: 5,
  moves: 6,
  prices: 7,
  pastSeasons: 8,
  leagues: 9,
  weather: 10,
  broadcasts: 11,
  squads: 12,
  inventedNames: 13,
} as const;

export function chanceOf(seed: number, key: number, ...which: number[]): Chance {
  const generator = xoroshiro128plus(mixed(seed, key, which[0] ?? 0, which[1] ?? 0) | 0);
  const unit = () => (generator.next() >>> 0) / 2 ** 32;
  const below = (limit: number) => Math.floor(unit() * limit);
  return {
    unit,
    below,
    between: (low, high) => low + below(high - low + 1),
    happens: (probability) => unit() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
    poisson: (mean) => poisson(mean, unit),
    one: (items) => oneOf(items, below),
    weighted: (weights) => weighted(weights, unit),
    shuffled: (items) => shuffled(items, below),
  };
}

function poisson(mean: number, unit: () => number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = unit(); product > limit; product *= unit()) count += 1;
  return count;
}

function oneOf<Item>(items: readonly Item[], below: (limit: number) => number): Item {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

function weighted(weights: ArrayLike<number>, unit: () => number): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) sum += weights[index] ?? 0;
  if (sum <= 0) return -1;
  let left = unit() * sum;
  for (let index = 0; index < weights.length; index += 1) {
    left -= weights[index] ?? 0;
    if (left < 0) return index;
  }
  return weights.length - 1;
}

function shuffled<Item>(items: readonly Item[], below: (limit: number) => number): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const moved = order[last] as Item;
    order[last] = order[other] as Item;
    order[other] = moved;
  }
  return order;
}
