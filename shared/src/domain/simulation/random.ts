/** One reproducible stream of random numbers. */
export interface Random {
  /** Uniform over [0, 1). */
  readonly unit: () => number;
  /** Normal distribution around 0 with standard deviation 1. */
  readonly normal: () => number;
  /** Poisson distribution with this mean, 0 for a mean of 0 or less. */
  readonly poisson: (mean: number) => number;
}

/** @param seeds integers; streams of different seeds are independent (sfc32) */
export function createRandom(...seeds: readonly number[]): Random {
  const unit = createUnit(seeds);
  let spare: number | undefined;
  return {
    unit,
    normal: () => {
      if (spare !== undefined) {
        const kept = spare;
        spare = undefined;
        return kept;
      }
      const length = Math.sqrt(-2 * Math.log(1 - unit()));
      const angle = 2 * Math.PI * unit();
      spare = length * Math.sin(angle);
      return length * Math.cos(angle);
    },
    poisson: (mean) => {
      if (mean <= 0) return 0;
      const limit = Math.exp(-mean);
      let [count, product] = [0, unit()];
      while (product > limit) {
        count += 1;
        product *= unit();
      }
      return count;
    },
  };
}

/** Draws before the first one, so that similar seeds give different streams. */
const warmUp = 16;

function createUnit(seeds: readonly number[]): () => number {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  const unit = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (const seed of seeds) {
    a ^= seed | 0;
    b ^= Math.imul(seed, 0x85ebca6b);
    for (let draw = 0; draw < warmUp; draw += 1) unit();
  }
  return unit;
}
