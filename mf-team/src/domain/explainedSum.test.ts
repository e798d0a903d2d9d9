import { explainedSum } from './explainedSum';

const sum = { gross: 62, provisional_bonus: 0, hits: 0, nett: 62, bench: 3, total: 1500 };

it.each([
  [
    'bonus is provisional and hits were paid',
    { provisional_bonus: 6, hits: 4, nett: 64 },
    '62 + 6 provisional bonus − 4 hits = 64',
  ],
  ['only hits were paid', { hits: 8, nett: 54 }, '62 − 8 hits = 54'],
  ['only bonus is provisional', { provisional_bonus: 3, nett: 65 }, '62 + 3 provisional bonus = 65'],
  ['nothing is added or taken off', {}, '62 points'],
  [
    'provisional bonus is lost through a booking',
    { provisional_bonus: -1, nett: 61 },
    '62 − 1 provisional bonus = 61',
  ],
  ['hits outweigh the points', { gross: 2, hits: 8, nett: -6 }, '2 − 8 hits = −6'],
])('when %s', (_, more, text) => {
  expect(explainedSum({ ...sum, ...more })).toBe(text);
});
