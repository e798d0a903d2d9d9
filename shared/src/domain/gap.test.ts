import { gapToMe } from './gap';

it.each([
  ['I am ahead', 60, 48, 12],
  ['I am behind', 48, 57, -9],
  ['we are level', 50, 50, 0],
  ['mine is not known', null, 50, null],
  ['theirs is not known', 50, null, null],
])('when %s', (_, mine, theirs, expected) => {
  expect(gapToMe(mine, theirs)).toBe(expected);
});
