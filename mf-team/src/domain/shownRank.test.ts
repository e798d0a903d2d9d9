import { aRunningRank, anOverview } from '../testing/builders';
import { keepsRankWords, shownRank } from './shownRank';

it('shows the live rank with its interval while there is one', () => {
  expect(shownRank(anOverview({ live_rank: aRunningRank() }))).toEqual({
    label: 'Live rank',
    value: 52_100,
    move: -3_899,
    note: '#50,900 to #53,400',
  });
});

it('calls a live rank exact when all managers are known', () => {
  const now = { rank: 167, low: 167, high: 167 };
  expect(shownRank(anOverview({ live_rank: aRunningRank({ now }) })).note).toBe('exact');
});

it('shows the official rank with its time while the live one is not known', () => {
  expect(shownRank(anOverview())).toEqual({
    label: 'Overall rank',
    value: 48_201,
    move: 1_204,
    note: 'official, Sat 10 Feb · 11:30',
  });
});

it('shows the official rank alone once the gameweek is final', () => {
  expect(shownRank(anOverview({ ranks_at: null })).note).toBeUndefined();
});

it.each([
  [-5, '5 more points keep your rank of #48,201.'],
  [-1, '1 more point keeps your rank of #48,201.'],
  [0, 'Exactly the points that keep your rank of #48,201.'],
  [1, '1 point above what keeps your rank of #48,201.'],
  [7, '7 points above what keeps your rank of #48,201.'],
])('says what keeps the rank with %i points above it', (margin, words) => {
  expect(keepsRankWords(aRunningRank({ safety: { needed: 69, margin } }))).toBe(words);
});

it('has no rank to keep in the first gameweek', () => {
  expect(keepsRankWords({ before: null, safety: null })).toBe(
    'Your rank counts from your second gameweek on.',
  );
});
