import { progressIn } from './progress';

const over = (minutes: number) => ({ finished: true, stats: { minutes } });
const open = (minutes: number) => ({ finished: false, stats: { minutes } });

it.each([
  ['the match is over', [over(90)], 'played'],
  ['the match is over and they did not take part', [over(0)], 'played'],
  ['their club has no fixture', [], 'played'],
  ['the match is to come', [open(0)], 'to_come'],
  ['the match runs and they have not come on', [open(0)], 'to_come'],
  ['the match runs and they are in it', [open(34)], 'playing'],
  ['they wait for the second match of a double gameweek', [over(90), open(0)], 'to_come'],
  ['they play the second match of a double gameweek', [over(0), open(5)], 'playing'],
])('when %s', (_, fixtures, expected) => {
  expect(progressIn(fixtures)).toBe(expected);
});
