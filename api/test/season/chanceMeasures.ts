import type { CaptainChange, PairCase } from './chancesOfRecording';

/** A forecast of a case, 0 to 1. */
export type Forecast = (one: PairCase) => number;

const won = ({ result }: PairCase): number => Number(result > 0);

/** Mean squared error of the forecasts: 0.25 for always a half, 0 for always right. */
export const brierScore = (cases: readonly PairCase[], forecast: Forecast): number =>
  cases.reduce((sum, one) => sum + (forecast(one) - won(one)) ** 2, 0) / cases.length;

/** What was said of some cases, and what came. */
export interface SaidAndCame {
  readonly cases: number;
  /** Means. */
  readonly said: number;
  readonly came: number;
  /** Standard error of `came` minus `said`, over gameweeks: pairs of one gameweek go together. */
  readonly error: number;
}

/** Cases whose forecast is in a tenth of 0 to 1. */
export interface Decile extends SaidAndCame {
  /** 0 to 9. */
  readonly tenth: number;
}

/** The reliability of the forecasts by tenth; tenths without cases are missing. */
export function reliability(cases: readonly PairCase[], forecast: Forecast): Decile[] {
  return Array.from({ length: 10 }, (_, tenth) => tenth).flatMap((tenth) => {
    const own = cases.filter((one) => Math.min(9, Math.floor(forecast(one) * 10)) === tenth);
    return own.length === 0 ? [] : [{ tenth, ...saidAndCame(own, forecast, won) }];
  });
}

function saidAndCame<Item extends { readonly gameweek: number }>(
  cases: readonly Item[],
  saidOf: (one: Item) => number,
  cameOf: (one: Item) => number,
): SaidAndCame {
  const [said, came] = [mean(cases.map(saidOf)), mean(cases.map(cameOf))];
  const misses = cases.map((one) => [one.gameweek, cameOf(one) - saidOf(one) - (came - said)] as const);
  return { cases: cases.length, said, came, error: rootOfSums(misses) / Math.max(1, cases.length) };
}

/** A range of what was said. */
export interface SaidBetween extends SaidAndCame {
  readonly from: number;
  readonly to: number;
}

/** Limits of the ranges of a chance to draw; the last is everything. */
const drawRanges = [
  [0, 0.02],
  [0.02, 0.03],
  [0.03, 0.04],
  [0.04, 0.06],
  [0.06, 1],
  [0, 1],
] as const;

/** The reliability of the chance of equal points: in ranges, then of all cases. */
export const drawReliability = (cases: readonly PairCase[]): SaidBetween[] =>
  drawRanges.map(([from, to]) => {
    const said = ({ chance, loss }: PairCase) => 1 - chance - loss;
    // Squads that are alike in all that counts surely have the same.
    const own = cases.filter((one) => said(one) >= from && (said(one) < to || to === 1));
    return { from, to, ...saidAndCame(own, said, ({ result }) => Number(result === 0)) };
  });

/** A pair whose first squad has another captain. */
export interface CaptainCase extends CaptainChange {
  readonly gameweek: number;
}

export const captainCases = (pairs: readonly PairCase[]): CaptainCase[] =>
  pairs.flatMap(({ gameweek, other_captain }) =>
    other_captain === undefined ? [] : [{ gameweek, ...other_captain }],
  );

/** Limits of the ranges of a difference by the captain, in order. */
const captainLimits = [-1, -0.06, -0.04, -0.02, -0.01, 0.01, 0.02, 1] as const;

/** What was said of another captain and what came, in ranges, then of all cases. */
export const captainReliability = (cases: readonly CaptainCase[]): SaidBetween[] =>
  [
    ...captainLimits.slice(1).map((to, index) => [captainLimits[index] ?? -1, to] as const),
    [-1, 1] as const,
  ].map(([from, to]) => {
    const own = cases.filter(({ said }) => said >= from && said < to);
    return {
      from,
      to,
      ...saidAndCame(
        own,
        ({ said }) => said,
        ({ came }) => came,
      ),
    };
  });

/** Slope of what came on what was said, by least squares, and its standard error over gameweeks. */
export function captainSlope(cases: readonly CaptainCase[]): { slope: number; error: number } {
  const [said, came] = [mean(cases.map((one) => one.said)), mean(cases.map((one) => one.came))];
  const sum = (of: (one: CaptainCase) => number) => cases.reduce((total, one) => total + of(one), 0);
  const squares = sum((one) => (one.said - said) ** 2);
  const slope = sum((one) => (one.said - said) * (one.came - came)) / squares;
  const misses = cases.map((one) => {
    const distance = one.said - said;
    return [one.gameweek, distance * (one.came - came - slope * distance)] as const;
  });
  return { slope, error: rootOfSums(misses) / squares };
}

/** How often the better chance of the two of a pair came true, among pairs where it was in a range. */
export function favourites(cases: readonly PairCase[], from: number, to: number) {
  const own = cases.filter(
    ({ chance, loss }) => Math.max(chance, loss) >= from && Math.max(chance, loss) < to,
  );
  const came = own.filter(({ chance, loss, result }) => (chance > loss ? result > 0 : result < 0));
  return { cases: own.length, share: came.length / Math.max(1, own.length) };
}

/** Root of the squared sums of the gameweeks, which are independent of each other. */
function rootOfSums(misses: readonly (readonly [gameweek: number, miss: number])[]): number {
  const sums = new Map<number, number>();
  for (const [gameweek, miss] of misses) sums.set(gameweek, (sums.get(gameweek) ?? 0) + miss);
  return Math.sqrt([...sums.values()].reduce((sum, value) => sum + value * value, 0));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The simple rule: the difference of expected points with a normal error of this standard deviation. */
export const normalRule =
  (deviation: number): Forecast =>
  ({ expected }) =>
    normalShare((expected - 0.5) / deviation);

/** The deviation with the best Brier score on these cases: the rule is given every advantage. */
export function bestDeviation(cases: readonly PairCase[]): number {
  const tried = Array.from({ length: 80 }, (_, index) => 2 + index / 2);
  return tried.reduce((best, one) =>
    brierScore(cases, normalRule(one)) < brierScore(cases, normalRule(best)) ? one : best,
  );
}

/** Share of the normal distribution below a value (Abramowitz and Stegun 26.2.17, error below 1e-7). */
export function normalShare(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return value < 0 ? tail : 1 - tail;
}
