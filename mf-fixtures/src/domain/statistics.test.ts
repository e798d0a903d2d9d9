import { formatStatistic, statisticLabel } from './statistics';

it.each([
  ['possession', 56, 'Possession', '56%'],
  ['expected_goals', 1.6, 'Expected goals', '1.60'],
  ['saves', 3, 'Saves', '3'],
  ['big_chances', 2, 'big chances', '2'],
])('writes %s', (key, value, label, text) => {
  expect(statisticLabel(key)).toBe(label);
  expect(formatStatistic(key, value)).toBe(text);
});
