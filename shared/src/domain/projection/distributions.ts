/** A distribution over integers: `chances[i]` is the probability of `least + i`. */
export interface Distribution {
  readonly least: number;
  readonly chances: readonly number[];
}

export const certain = (value: number): Distribution => ({ least: value, chances: [1] });

/** Maximum count of a Poisson or negative binomial distribution; the remaining probability is added to it. */
const mostCounted = 14;

/**
 * Probabilities of 0, 1, 2 … by Poisson, or by a negative binomial of the same mean when `spread` is above 1.
 */
export function countChances(mean: number, spread = 1, most = mostCounted): number[] {
  if (mean <= 0) return [1];
  const chances: number[] = [];
  const excess = spread - 1;
  let chance = excess > 0 ? spread ** (-mean / excess) : Math.exp(-mean);
  let left = 1;
  for (let count = 0; count < most && left > 1e-6; count += 1) {
    chances.push(chance);
    left -= chance;
    chance *= (mean + excess * count) / (spread * (count + 1));
  }
  chances.push(Math.max(0, left));
  return chances;
}

/** Distribution of the points for a count. */
export const worth = (chances: readonly number[], points: (count: number) => number): Distribution =>
  gathered(
    chances,
    chances.map((_, count) => points(count)),
  );

/**
 * Distribution of values that may occur more than once, in any order.
 *
 * @param values integers, one for each chance
 */
export function gathered(chances: readonly number[], values: readonly number[]): Distribution {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const all = new Array<number>(most - least + 1).fill(0);
  for (let index = 0; index < values.length; index += 1) {
    const place = (values[index] ?? 0) - least;
    all[place] = (all[place] ?? 0) + (chances[index] ?? 0);
  }
  return { least, chances: all };
}

/** Sum of independent distributions. */
export function sumOf(parts: readonly Distribution[]): Distribution {
  return parts.reduce(plus, certain(0));
}

function plus(a: Distribution, b: Distribution): Distribution {
  if (b.chances.length === 1) return { least: a.least + b.least, chances: a.chances };
  const chances = new Array<number>(a.chances.length + b.chances.length - 1).fill(0);
  for (let i = 0; i < a.chances.length; i += 1) {
    const p = a.chances[i] ?? 0;
    if (p <= 1e-9) continue;
    for (let j = 0; j < b.chances.length; j += 1)
      chances[i + j] = (chances[i + j] ?? 0) + p * (b.chances[j] ?? 0);
  }
  return { least: a.least + b.least, chances };
}

/** Mixture of distributions, by weights that add up to 1. */
export function mixture(parts: readonly (readonly [weight: number, part: Distribution])[]): Distribution {
  const least = Math.min(...parts.map(([, part]) => part.least));
  const end = Math.max(...parts.map(([, part]) => part.least + part.chances.length));
  const chances = new Array<number>(end - least).fill(0);
  for (const [weight, part] of parts)
    part.chances.forEach((chance, index) => {
      const place = part.least - least + index;
      chances[place] = (chances[place] ?? 0) + weight * chance;
    });
  return { least, chances };
}

export const meanOf = ({ least, chances }: Distribution): number =>
  chances.reduce((sum, chance, index) => sum + chance * (least + index), 0);

export const chanceOfAtLeast = ({ least, chances }: Distribution, value: number): number =>
  chances.reduce((sum, chance, index) => (least + index >= value ? sum + chance : sum), 0);
