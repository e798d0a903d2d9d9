import { aTickerCell, aTickerRow } from '../testing/builders';
import { gameweeksBetween, hasFixtures, runMean } from './tickerRun';

const row = aTickerRow({
  cells: {
    '24': [aTickerCell({ difficulty: 4, attack: 3.5, defence: 4.5 })],
    '25': [aTickerCell({ difficulty: 2 }), aTickerCell({ difficulty: 3 })],
    '26': [],
  },
});

it.each([
  ['one fixture', [24], 4],
  ['a double, where both count', [24, 25], 3],
  ['a blank, which counts 5.5', [24, 26], 4.75],
  ['a gameweek whose fixtures are not known, which does not count', [24, 27], 4],
  ['nothing that is known', [27], null],
])('the mean of %s', (_, gameweeks, mean) => {
  expect(runMean(row, gameweeks, 'overall')).toBe(mean);
});

it('takes attack and defence apart', () => {
  expect(runMean(row, [24], 'attack')).toBe(3.5);
  expect(runMean(row, [24], 'defence')).toBe(4.5);
});

it('includes both ends of a range', () => {
  expect(gameweeksBetween(24, 26)).toEqual([24, 25, 26]);
  expect(gameweeksBetween(26, 24)).toEqual([]);
});

it('detects that nobody plays', () => {
  expect(hasFixtures([row], [26])).toBe(false);
  expect(hasFixtures([row], [25, 26])).toBe(true);
});
