import {
  bonusOpacity,
  costOpacity,
  expectedPointsPerGameweek,
  isShareHigh,
  minutesOpacity,
  negativePointsColour,
  negativePointsRed,
  totalPointsColour,
  totalPointsHue,
  transferBenchmarks,
  transferOpacity,
} from './scales';

it('"16 for gameweek up to 3, 12 above 3, 8 above 6, 7 above 12, 6 above 18, 5 above 30"', () => {
  const gameweeks = [1, 3, 4, 6, 7, 12, 13, 18, 19, 30, 31, 38];
  expect(gameweeks.map(expectedPointsPerGameweek)).toEqual([16, 16, 12, 12, 8, 8, 7, 7, 6, 6, 5, 5]);
});

describe('total points', () => {
  it.each([
    ['at what is expected', 120, 20, 140],
    ['half of it', 60, 20, 70],
    ['above it, "hue capped 0 to 140"', 400, 20, 140],
    ['below zero', -4, 20, 0],
    ['before the first gameweek', 0, 0, 0],
  ])('%s', (_, points, gameweek, hue) => {
    expect(totalPointsHue(points, gameweek)).toBe(hue);
  });
  it('are drawn on hsl(hue 72% 24%)', () => {
    expect(totalPointsColour(60, 20)).toBe('hsl(70 72% 24%)');
  });
});

it('"Negative points colour from 255 minus 20 per point, minimum 120"', () => {
  expect([-1, -2, -6, -7, -20].map(negativePointsRed)).toEqual([235, 215, 135, 120, 120]);
  expect(negativePointsColour(-1)).toBe('rgb(235,0,0)');
});

describe('transfers: "opacity is 0.4 of the benchmark, capped at 1"', () => {
  const benchmarks = {
    footballer_transfers_balance_event_pos: 300_000,
    footballer_transfers_balance_event_neg: -200_000,
  };
  it.each([
    [0, 0],
    [60_000, 0.5],
    [120_000, 1],
    [900_000, 1],
    [-40_000, 0.5],
    [-800_000, 1],
  ])('a balance of %d', (balance, opacity) => {
    expect(transferOpacity(balance, benchmarks)).toBeCloseTo(opacity);
  });
  it('is 0 without a benchmark', () => {
    const none = { footballer_transfers_balance_event_pos: 0, footballer_transfers_balance_event_neg: 0 };
    expect([transferOpacity(100, none), transferOpacity(-100, none)]).toEqual([0, 0]);
  });
  it('takes the mean of the ten largest and smallest when the game gives none', () => {
    const balances = [
      ...Array.from({ length: 10 }, () => 100),
      ...Array.from({ length: 10 }, () => -50),
      0,
      1,
    ];
    expect(Object.values(transferBenchmarks(balances))).toEqual([100, -50]);
    expect(Object.values(transferBenchmarks([]))).toEqual([0, 0]);
  });
});

it('"Cost card opacity (cost - 3.5) / 10. Minutes opacity minutes / 90. Bonus opacity points / 3", all 0 to 1', () => {
  expect([3, 3.5, 8.5, 15].map(costOpacity)).toEqual([0, 0, 0.5, 1]);
  expect([0, 45, 90, 120].map(minutesOpacity)).toEqual([0, 0.5, 1, 1]);
  expect([0, 3, 6].map(bonusOpacity)).toEqual([0, 1, 1]);
});

it('"Rivals ownership share above 25% shown white, otherwise red"', () => {
  expect([isShareHigh(25), isShareHigh(25.1)]).toEqual([false, true]);
});
