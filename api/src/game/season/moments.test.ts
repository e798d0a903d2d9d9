import { savesInWords, momentCount } from './moments';

it.each([
  [3, 7, 2, 'three saves'],
  [4, 7, 1, 'four saves'],
  [1, 7, 7, 'save'],
])('with a point for %d saves, %d are told as %d entries of "%s"', (per, count, entries, words) => {
  const scoring = { saves: { points: { GKP: 1 }, per } };
  expect(momentCount('saves', count, scoring)).toBe(entries);
  expect(savesInWords(scoring)).toBe(words);
});

it('a bonus is told once, and what the timeline does not list never', () => {
  expect(momentCount('bonus', 3, {})).toBe(1);
  expect(momentCount('minutes', 90, {})).toBe(0);
});
