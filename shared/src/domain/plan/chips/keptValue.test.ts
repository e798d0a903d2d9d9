import { expectedLarger, meanOf, valuesOfKeeping, type ChipOutlook } from './keptValue';

const sure = (mean: number): ChipOutlook => [{ probability: 1, mean, deviation: 0 }];
const spread = (mean: number, deviation: number): ChipOutlook => [{ probability: 1, mean, deviation }];

it('keeping is worth what the best later gameweek brings, when all are certain', () => {
  expect(valuesOfKeeping([sure(9), sure(5), sure(14), sure(8)])).toEqual([14, 14, 8, 0]);
});

it('after the last gameweek of the window a chip is worth nothing', () => {
  expect(valuesOfKeeping([spread(9, 3)])).toEqual([0]);
  expect(valuesOfKeeping([])).toEqual([]);
});

it('a gameweek that may become a double one is worth its chance: by hand', () => {
  // Last 4 or 12, each a half: 8. Before it 6 or 10, each a half: max(6, 8) = 8 or max(10, 8) = 10, so 9.
  const coin = (one: number, other: number): ChipOutlook =>
    [one, other].map((mean) => ({ probability: 0.5, mean, deviation: 0 }));
  expect(valuesOfKeeping([sure(7), coin(6, 10), coin(4, 12)])).toEqual([9, 8, 0]);
  expect(meanOf(coin(4, 12))).toBe(8);
});

it('the larger of a normal chance and a fixed value: by the table of the normal distribution', () => {
  // E[max(N(0, 1), 0)] = 1 / sqrt(2 pi); E[max(N(1, 1), 0)] = Phi(1) + phi(1) = 0.8413 + 0.2420.
  expect(expectedLarger(spread(0, 1), 0)).toBeCloseTo(0.39894, 4);
  expect(expectedLarger(spread(1, 1), 0)).toBeCloseTo(1.08332, 4);
  expect(expectedLarger(spread(8, 2), 10)).toBeCloseTo(10 + 2 * (0.24197 - 0.15866), 3);
});

it('the more gameweeks are left, and the wider their spread, the more keeping is worth', () => {
  const keptAtFirst = (weeks: number, deviation: number) =>
    valuesOfKeeping(Array.from({ length: weeks }, () => spread(6, deviation)))[0] ?? 0;
  expect(keptAtFirst(10, 1)).toBeGreaterThan(keptAtFirst(3, 1));
  expect(keptAtFirst(10, 2)).toBeGreaterThan(keptAtFirst(10, 1));
});
