/** An expected and an actual value. */
export interface Pair {
  readonly expected: number;
  readonly points: number;
}

export interface Measures {
  readonly cases: number;
  readonly meanAbsoluteError: number;
  readonly rootMeanSquareError: number;
  readonly bias: number;
}

export function measure(pairs: readonly Pair[]): Measures {
  const errors = pairs.map(({ expected, points }) => expected - points);
  return {
    cases: pairs.length,
    meanAbsoluteError: mean(errors.map(Math.abs)),
    rootMeanSquareError: Math.sqrt(mean(errors.map((error) => error * error))),
    bias: mean(errors),
  };
}

/** Spearman's: the correlation of the ranks, ties at their mean rank. */
export function rankCorrelation(pairs: readonly Pair[]): number {
  return correlation(
    ranksOf(pairs.map(({ expected }) => expected)),
    ranksOf(pairs.map(({ points }) => points)),
  );
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], meanX: number, y: readonly number[], meanY: number) =>
    x.reduce((sum, value, index) => sum + (value - meanX) * ((y[index] ?? 0) - meanY), 0);
  const spread = Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB));
  return spread === 0 ? 0 : product(a, meanA, b, meanB) / spread;
}

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let first = 0; first < order.length;) {
    let end = first;
    while (order[end]?.value === order[first]?.value && end < order.length) end += 1;
    for (const { index } of order.slice(first, end)) ranks[index] = (first + end - 1) / 2;
    first = end;
  }
  return ranks;
}

export interface Decile {
  readonly expected: number;
  readonly points: number;
  readonly cases: number;
}

/** Cases sorted by expectation, in ten parts of equal size: mean expected and actual values of each. */
export function calibration(pairs: readonly Pair[]): Decile[] {
  const sorted = [...pairs].sort((a, b) => a.expected - b.expected);
  return Array.from({ length: 10 }, (_, index) => {
    const part = sorted.slice(
      Math.round((index * sorted.length) / 10),
      Math.round(((index + 1) * sorted.length) / 10),
    );
    return {
      expected: mean(part.map(({ expected }) => expected)),
      points: mean(part.map(({ points }) => points)),
      cases: part.length,
    };
  });
}

/** Covariance of paired values. */
export function covariance(pairs: readonly (readonly [number, number])[]): number {
  const [meanA, meanB] = [mean(pairs.map(([a]) => a)), mean(pairs.map(([, b]) => b))];
  return mean(pairs.map(([a, b]) => (a - meanA) * (b - meanB)));
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
