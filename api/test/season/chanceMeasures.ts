import type { PairCase } from './chancesOfRecording';

/** A forecast of a case, 0 to 1. */
export type Forecast = (one: PairCase) => number;

const won = ({ result }: PairCase): number => Number(result > 0);

/** Mean squared error of the forecasts: 0.25 for always a half, 0 for always right. */
export const brierScore = (cases: readonly PairCase[], forecast: Forecast): number =>
  cases.reduce((sum, one) => sum + (forecast(one) - won(one)) ** 2, 0) / cases.length;

/** Cases whose forecast is in a tenth of 0 to 1. */
export interface Decile {
  /** 0 to 9. */
  readonly tenth: number;
  readonly cases: number;
  /** Means, 0 to 1. */
  readonly said: number;
  readonly came: number;
  /** Standard error of `came` minus `said`, over gameweeks: pairs of one gameweek go together. */
  readonly error: number;
}

/** The reliability of the forecasts by tenth; tenths without cases are missing. */
export function reliability(cases: readonly PairCase[], forecast: Forecast): Decile[] {
  return Array.from({ length: 10 }, (_, tenth) => tenth).flatMap((tenth) => {
    const own = cases.filter((one) => Math.min(9, Math.floor(forecast(one) * 10)) === tenth);
    if (own.length === 0) return [];
    const said = mean(own.map(forecast));
    const came = mean(own.map(won));
    return [{ tenth, cases: own.length, said, came, error: errorOver(own, forecast) }];
  });
}

/** How often the better chance of the two of a pair came true, among pairs where it was in a range. */
export function favourites(cases: readonly PairCase[], from: number, to: number) {
  const own = cases.filter(
    ({ chance, loss }) => Math.max(chance, loss) >= from && Math.max(chance, loss) < to,
  );
  const came = own.filter(({ chance, loss, result }) => (chance > loss ? result > 0 : result < 0));
  return { cases: own.length, share: came.length / Math.max(1, own.length) };
}

/** From the sums of each gameweek, which are independent of each other. */
function errorOver(cases: readonly PairCase[], forecast: Forecast): number {
  const miss = (one: PairCase) => won(one) - forecast(one);
  const center = mean(cases.map(miss));
  const sums = new Map<number, number>();
  for (const one of cases) sums.set(one.gameweek, (sums.get(one.gameweek) ?? 0) + miss(one) - center);
  const squares = [...sums.values()].reduce((sum, value) => sum + value * value, 0);
  return Math.sqrt(squares) / cases.length;
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
