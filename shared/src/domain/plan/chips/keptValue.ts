import type { Points } from '../../units';

/** One of the possibilities of what a chip would bring in a gameweek: normal around a mean. */
export interface ChipCase {
  readonly probability: number;
  readonly mean: Points;
  readonly deviation: Points;
}

/** What a chip would bring in a gameweek, as far as it can be told before: the probabilities add up to 1. */
export type ChipOutlook = readonly ChipCase[];

/**
 * The value of still having a chip after each gameweek, by optimal stopping: with a chip in gameweek t one plays it when it
 * brings more than keeping it, `V(t) = E[max(X(t), V(t + 1))]`. After the last gameweek it is worth nothing.
 * @param outlooks of the gameweeks in which it may be played
 */
export function valuesOfKeeping(outlooks: readonly ChipOutlook[]): Points[] {
  const kept: Points[] = [];
  let value = 0;
  for (const outlook of [...outlooks].reverse()) {
    kept.unshift(value);
    value = expectedLarger(outlook, value);
  }
  return kept;
}

/** `E[max(X, other)]`. */
export function expectedLarger(outlook: ChipOutlook, other: Points): Points {
  return outlook.reduce(
    (sum, { probability, mean, deviation }) => sum + probability * largerOfNormal(mean - other, deviation),
    other * outlook.reduce((sum, { probability }) => sum + probability, 0),
  );
}

export const meanOf = (outlook: ChipOutlook): Points =>
  outlook.reduce((sum, { probability, mean }) => sum + probability * mean, 0);

/** `E[max(X, 0)]` of a normal X. */
function largerOfNormal(mean: number, deviation: number): number {
  if (deviation <= 0) return Math.max(0, mean);
  const z = mean / deviation;
  return mean * below(z) + deviation * density(z);
}

const density = (z: number) => Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);

/** The normal distribution function: Abramowitz and Stegun 26.2.17, wrong by less than 1e-7. */
function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = density(z) * series.reduce((sum, factor, power) => sum + factor * t ** (power + 1), 0);
  return z < 0 ? tail : 1 - tail;
}
