import {
  bestDeviation,
  brierScore,
  favourites,
  normalRule,
  normalShare,
  reliability,
} from './chanceMeasures';
import { chanceReport } from './chanceReport';
import type { PairCase } from './chancesOfRecording';

const pair = (more: Partial<PairCase>): PairCase => ({
  ...{ gameweek: 1, kind: 'random', chance: 0.5, loss: 0.5, expected: 0, result: 1, variance: 100 },
  ...more,
});
const ours = ({ chance }: PairCase) => chance;

it('a Brier score is 0 for who was right and sure, 1 for who was wrong and sure', () => {
  expect(brierScore([pair({ chance: 1 })], ours)).toBe(0);
  expect(brierScore([pair({ chance: 1, result: 0 })], ours)).toBe(1);
  expect(brierScore([pair({})], () => 0.5)).toBe(0.25);
});

it('reliability compares what was said with what came, by tenth', () => {
  const cases = [true, true, true, false].map((isWon, gameweek) =>
    pair({ gameweek, chance: 0.75, result: isWon ? 3 : -3 }),
  );
  expect(reliability(cases, ours)).toEqual([
    { tenth: 7, cases: 4, said: 0.75, came: 0.75, error: expect.closeTo(0.217, 3) },
  ]);
  expect(reliability([pair({ chance: 1 })], ours)[0]?.tenth).toBe(9);
});

it('a favourite is whoever of the two has the better chance', () => {
  const cases = [
    pair({ chance: 0.8, loss: 0.18, result: 5 }),
    pair({ chance: 0.18, loss: 0.8, result: -5 }),
    pair({ chance: 0.18, loss: 0.8, result: 0 }),
    pair({ chance: 0.5, loss: 0.48 }),
  ];
  expect(favourites(cases, 0.75, 0.85)).toEqual({ cases: 3, share: 2 / 3 });
});

it('the simple rule knows the normal distribution, and gets the deviation that suits it best', () => {
  expect(normalShare(0)).toBeCloseTo(0.5, 6);
  expect(normalShare(1.96)).toBeCloseTo(0.975, 4);
  expect(normalShare(-1.96)).toBeCloseTo(0.025, 4);
  const cases = [10, -10].map((expected) => pair({ expected, result: expected }));
  expect(bestDeviation(cases)).toBe(2);
  expect(normalRule(10)(pair({ expected: 10.5 }))).toBeCloseTo(0.841, 3);
});

it('the report has the scores, the reliability and the means', () => {
  const pairs = [pair({}), pair({ kind: 'near', chance: 0.8, loss: 0.15, expected: 4, result: -2 })];
  const means = [{ expected: 4, drawn: 3.5, points: 2 }];
  const report = chanceReport({ season: '2025-26', gameweeks: [6, 7], pairs, means });
  expect(report).toContain('### 2025-26, gameweeks 6 to 7');
  expect(report).toContain('| 80 to 90 % | 1 | 80.0 % | 0.0 % | -80.0 |');
  expect(report).toContain('| Mean of the runs minus expected points | 1 | 0.500 |');
  expect(report).toContain('(1 pairs), it came true in 0.0 of 10.');
});
