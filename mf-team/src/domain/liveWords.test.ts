import { intervalOf, safetyWords, sourceOf } from './liveWords';

const sample = { managers: 11_000_000, sampled: 2_000, read: 1_400, read_at: '2024-02-10T11:30:00Z' };

it.each([
  [{ needed: 52, margin: 7 }, '52 points keep your rank: you are 7 points above.'],
  [{ needed: 52, margin: -1 }, '52 points keep your rank: you are 1 point short.'],
  [{ needed: 1, margin: 2 }, '1 point keeps your rank: you are 2 points above.'],
  [{ needed: 52, margin: 0 }, '52 points keep your rank: exactly what you have.'],
  [null, 'Your rank counts from your second gameweek on.'],
])('says what keeps the rank: %j', (safety, words) => {
  expect(safetyWords({ safety, status: 'estimated' })).toBe(words);
});

it.each([
  [{ needed: 55, margin: -7 }, '55 points would have kept your rank: you were 7 points short.'],
  [{ needed: 1, margin: 1 }, '1 point would have kept your rank: you were 1 point above.'],
  [{ needed: 52, margin: 0 }, '52 points would have kept your rank: exactly what you had.'],
])('says once the gameweek is over what would have kept the rank: %j', (safety, words) => {
  expect(safetyWords({ safety, status: 'official' })).toBe(words);
});

it('gives a range to an estimate and none to an exact rank', () => {
  expect(intervalOf({ rank: 1200, low: 1100, high: 1300 })).toBe('#1,100 to #1,300');
  expect(intervalOf({ rank: 1, low: 1, high: 1 })).toBeUndefined();
});

it('says from how many managers it is estimated', () => {
  expect(sourceOf({ status: 'estimated', sample })).toMatch(/^Estimated from 1,400 of 11,000,000 managers\./);
  expect(sourceOf({ status: 'exact', sample })).toBe('From all 11,000,000 managers.');
  expect(sourceOf({ status: 'official', sample: null })).toBe('Official: the gameweek is over.');
});
