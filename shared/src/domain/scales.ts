import type { GameweekNumber, Points } from './units';

/** `value` between `min` and `max`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** Expected points per gameweek, by the first gameweek in which they apply. */
const expectedFrom: readonly (readonly [GameweekNumber, number])[] = [
  [31, 5],
  [19, 6],
  [13, 7],
  [7, 8],
  [4, 12],
];

/**
 * Expected points of a good footballer per gameweek at this time of the season.
 *
 * "16 for gameweek up to 3, 12 above 3, 8 above 6, 7 above 12, 6 above 18, 5 above 30". The steps at
 * gameweeks 4, 7, 13, 19 and 31 are intended.
 */
export function expectedPointsPerGameweek(gameweek: GameweekNumber): number {
  return expectedFrom.find(([from]) => gameweek >= from)?.[1] ?? 16;
}

const highestHue = 140;

/** Hue of a season total, 0 (red) to 140 (green): 140 · points / expected by now, "hue capped 0 to 140". */
export function totalPointsHue(points: Points, gameweek: GameweekNumber): number {
  const expected = expectedPointsPerGameweek(gameweek) * Math.max(1, gameweek);
  return clamp((highestHue * points) / expected, 0, highestHue);
}

/** Background of a season total; white text on it has a contrast of 5.8 or more. */
export function totalPointsColour(points: Points, gameweek: GameweekNumber): string {
  return `hsl(${Math.round(totalPointsHue(points, gameweek))} 72% 24%)`;
}

/** Red channel for negative points: "255 minus 20 per point, minimum 120". */
export function negativePointsRed(points: Points): number {
  return Math.max(120, 255 - 20 * Math.abs(points));
}

export function negativePointsColour(points: Points): string {
  return `rgb(${negativePointsRed(points)},0,0)`;
}

/** Balances that count as heavy buying and heavy selling in the current gameweek. */
export interface TransferBenchmarks {
  footballer_transfers_balance_event_pos: number;
  /** A negative number. */
  footballer_transfers_balance_event_neg: number;
}

/** Opacity of the transfer tint: "0.4 of the benchmark, capped at 1". Without a benchmark there is none. */
export function transferOpacity(balance: number, benchmarks: TransferBenchmarks): number {
  const benchmark =
    balance < 0
      ? benchmarks.footballer_transfers_balance_event_neg
      : benchmarks.footballer_transfers_balance_event_pos;
  if (benchmark === 0) return 0;
  return Math.min(1, Math.abs(balance / (0.4 * benchmark)));
}

const balancesInMean = 10;

/**
 * The benchmarks of a gameweek if the game sends none: the mean of the ten largest and of the ten smallest
 * balances.
 */
export function transferBenchmarks(balances: readonly number[]): TransferBenchmarks {
  const sorted = [...balances].sort((a, b) => b - a);
  return {
    footballer_transfers_balance_event_pos: Math.max(0, mean(sorted.slice(0, balancesInMean))),
    footballer_transfers_balance_event_neg: Math.min(0, mean(sorted.slice(-balancesInMean))),
  };
}

/** The mean; 0 for an empty list. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Opacity of the cost tint: (cost − 3.5) / 10, with the cost in millions. */
export function costOpacity(costInMillions: number): number {
  return clamp((costInMillions - 3.5) / 10, 0, 1);
}

/** Opacity of the minutes tint: minutes / 90. */
export function minutesOpacity(minutes: number): number {
  return clamp(minutes / 90, 0, 1);
}

/** Opacity of the bonus tint: points / 3. */
export function bonusOpacity(points: Points): number {
  return clamp(points / 3, 0, 1);
}

/** "Rivals ownership share above 25% shown white, otherwise red." */
export function isShareHigh(countShare: number): boolean {
  return countShare > 25;
}
