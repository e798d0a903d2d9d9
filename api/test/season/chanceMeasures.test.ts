import {
  bestDeviation,
  brierScore,
  captainCases,
  captainReliability,
  captainSlope,
  drawReliability,
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

it('the chance of equal points is what neither squad has, and came when both got the same', () => {
  const cases = [
    pair({ chance: 0.5, loss: 0.45, result: 0 }),
    pair({ chance: 0.5, loss: 0.45, gameweek: 2 }),
    pair({ chance: 0.5, loss: 0.49 }),
    pair({ chance: 0, loss: 0, result: 0 }),
  ];
  const rows = drawReliability(cases);
  expect(rows.map(({ from, to, cases: count }) => [from, to, count])).toEqual([
    [0, 0.02, 1],
    [0.02, 0.03, 0],
    [0.03, 0.04, 0],
    [0.04, 0.06, 2],
    [0.06, 1, 1],
    [0, 1, 4],
  ]);
  expect(rows[3]).toMatchObject({ said: expect.closeTo(0.05, 6) as number, came: 0.5 });
});

it('another captain is judged by the pairs that it would have won and lost', () => {
  const change = (said: number, came: number, gameweek: number) =>
    pair({ gameweek, other_captain: { said, came } });
  const cases = captainCases([change(-0.05, -1, 1), change(-0.05, 0, 2), change(0.05, 0, 3), pair({})]);
  expect(cases).toHaveLength(3);
  expect(captainReliability(cases).at(-1)).toMatchObject({ cases: 3, came: -1 / 3 });
  expect(captainReliability(cases)[1]).toMatchObject({ cases: 2, said: -0.05, came: -0.5 });
  expect(captainSlope(cases).slope).toBeCloseTo(5, 6);
  const exact = captainCases([change(-0.5, -0.5, 1), change(0.5, 0.5, 2)]);
  expect(captainSlope(exact)).toEqual({ slope: 1, error: 0 });
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
  const [first, second] = [
    { said: -0.03, came: 0 },
    { said: 0.05, came: 1 },
  ];
  const pairs = [
    pair({ other_captain: first }),
    pair({ kind: 'near', chance: 0.8, loss: 0.15, expected: 4, result: -2, other_captain: second }),
  ];
  const means = [{ expected: 4, drawn: 3.5, points: 2 }];
  const report = chanceReport({ season: '2025-26', gameweeks: [6, 7], pairs, means });
  expect(report).toContain('### 2025-26, gameweeks 6 to 7');
  expect(report).toContain('| 80 to 90 % | 1 | 80.0 % | 0.0 % | -80.0 |');
  expect(report).toContain('| Mean of the runs minus expected points | 1 | 0.500 |');
  expect(report).toContain('(1 pairs), it came true in 0.0 of 10.');
  expect(report).toContain('| 4 to 6 % | 1 | 5.0 % | 0.0 % | -5.0 | 0.0 |');
  expect(report).toContain('| Change by the vice-captain as captain | Pairs |');
  expect(report).toContain('| -4 to -2 % | 1 | -3.0 % | 0.0 % | 3.0 | 0.0 |');
  expect(report).toContain('Of a point of such a change 12.50 came');
});
