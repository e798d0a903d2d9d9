import { day, lastGameweek } from './calendar';
import { expectationsFor, matchesIn, publishedExpectation } from './expectations';
import { createSeason } from './season';
import { testAnchor } from './testing';

/** Expected and actual points of a footballer in a gameweek. */
interface Judged {
  readonly expected: number;
  readonly scored: number;
  readonly matches: number;
}

jest.setTimeout(120_000);

/** Everybody in every gameweek of a simulated season except the first, which has no earlier matches. */
const judged = ((): Judged[] => {
  const season = createSeason(1, testAnchor);
  const { calendar, football } = season;
  season.workOutUntil((calendar.deadlines[lastGameweek] ?? 0) + 6 * day);
  return Array.from({ length: lastGameweek - 1 }, (_, index) => index + 2).flatMap((gameweek) => {
    const { next } = expectationsFor(football, calendar, gameweek);
    return football.footballers.flatMap((one) => {
      const rows = football.record(one.id).filter((row) => row.gameweek === gameweek);
      if (rows.length === 0) return [];
      const expected = publishedExpectation(next[one.id] ?? 0, matchesIn(calendar, one, gameweek));
      return [{ expected, scored: rows.reduce((sum, { points }) => sum + points, 0), matches: rows.length }];
    });
  });
})();

const meanOf = (rows: readonly Judged[], value: 'expected' | 'scored') =>
  rows.reduce((sum, row) => sum + row[value], 0) / rows.length;

it.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 99],
])('who is told %i to %i points scores about as many', (from, to) => {
  const group = judged.filter(({ expected }) => expected >= from && expected < to);
  expect(group.length).toBeGreaterThan(100);
  expect(Math.abs(meanOf(group, 'expected') - meanOf(group, 'scored'))).toBeLessThan(0.8);
});

it('the highest hundred of the season are not promised more than they score', () => {
  const highest = [...judged].sort((a, b) => b.expected - a.expected).slice(0, 100);
  expect(meanOf(highest, 'expected')).toBeLessThan(meanOf(highest, 'scored') + 0.5);
});

it('nobody is promised 13 points in a gameweek, twice of which a captain would be shown', () => {
  expect(Math.max(...judged.map(({ expected }) => expected))).toBeLessThan(13);
});

it('a double gameweek promises more than a single one, and a blank one nothing', () => {
  expect(publishedExpectation(8, 2)).toBe(8);
  expect(publishedExpectation(8, 1)).toBeCloseTo(6.4);
  expect(publishedExpectation(0, 0)).toBe(0);
});
