import { type Backtest, type FarCase, isOwned } from './backtest';
import { mean } from './measures';

/** How expected points of footballers whom many own came true, projected some gameweeks ahead. */
export interface CalibrationAhead {
  /** 0: the next gameweek. */
  readonly ahead: number;
  readonly cases: number;
  /** Of points on expected points, by least squares: 1 when a point more is expected where a point more comes. */
  readonly slope: number;
  readonly bias: number;
  /** Over the gameweeks in which the points came: those of one gameweek go together. */
  readonly slopeError: number;
  readonly biasError: number;
}

/** By distance, nearest first. The cases may be of several seasons. */
export function calibrationByDistance(far: Backtest['far']): CalibrationAhead[] {
  const owned = far.filter(isOwned);
  const most = owned.reduce((last, one) => Math.max(last, one.ahead), 0);
  return Array.from({ length: most + 1 }, (_, ahead) => ({
    ahead,
    ...calibrationOf(owned.filter((one) => one.ahead === ahead)),
  }));
}

function calibrationOf(cases: readonly FarCase[]): Omit<CalibrationAhead, 'ahead'> {
  const [expected, points] = [mean(cases.map(({ ours }) => ours)), mean(cases.map((one) => one.points))];
  const centred = cases.map((one) => ({ one, x: one.ours - expected, y: one.points - points }));
  const squares = centred.reduce((sum, { x }) => sum + x * x, 0);
  const slope = centred.reduce((sum, { x, y }) => sum + x * y, 0) / squares;
  return {
    cases: cases.length,
    slope,
    bias: expected - points,
    slopeError: rootOfSums(centred.map(({ one, x, y }) => [one, x * (y - slope * x)])) / squares,
    biasError: rootOfSums(centred.map(({ one, x, y }) => [one, x - y])) / cases.length,
  };
}

/** Root of the sum of squares of the gameweeks' sums. */
function rootOfSums(values: readonly (readonly [FarCase, number])[]): number {
  const sums = new Map<string, number>();
  for (const [{ season, deadline, ahead }, value] of values) {
    const key = `${season} ${deadline + ahead}`;
    sums.set(key, (sums.get(key) ?? 0) + value);
  }
  return Math.sqrt([...sums.values()].reduce((sum, value) => sum + value * value, 0));
}
