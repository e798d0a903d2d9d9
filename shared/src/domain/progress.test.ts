import { matchState, progressIn, shareToPlay } from './progress';

const stats = (minutes: number, starts: number, red_cards = 0) => ({ minutes, starts, red_cards });
const over = (minutes: number) => ({ finished: true, lasted: 90, stats: stats(minutes, 1) });
const ahead = { finished: false, lasted: 0, stats: stats(0, 0) };
/** A match in its 34th minute. */
const running = (minutes: number, starts = 1, red = 0) => ({
  finished: false,
  lasted: 34,
  stats: stats(minutes, starts, red),
});

describe('a footballer in one match', () => {
  it.each([
    ['it has not begun', ahead, 'to_come'],
    ['they are on the bench', running(0, 0), 'to_come'],
    ['they started and play on', running(34), 'on_pitch'],
    ['they came on', running(10, 0), 'on_pitch'],
    ['they started and went off', running(18), 'off'],
    ['they were sent off in this minute', running(34, 1, 1), 'off'],
    ['they came on and were sent off', running(10, 0, 1), 'off'],
    ['they were sent off on the bench', running(0, 0, 1), 'off'],
    ['it is over', over(18), 'finished'],
    ['it is over without them', over(0), 'finished'],
  ])('when %s', (_, fixture, expected) => {
    expect(matchState(fixture)).toBe(expected);
  });
});

describe('a footballer in a gameweek', () => {
  it.each([
    ['the match is over', [over(90)], 'played'],
    ['the match is over and they did not take part', [over(0)], 'played'],
    ['their club has no fixture', [], 'played'],
    ['the match is to come', [ahead], 'to_come'],
    ['the match runs and they have not come on', [running(0, 0)], 'to_come'],
    ['the match runs and they are in it', [running(34)], 'playing'],
    ['the match runs and they went off', [running(18)], 'played'],
    ['they wait for the second match of a double gameweek', [over(90), ahead], 'to_come'],
    ['they went off in the first match of a double gameweek', [running(18), ahead], 'to_come'],
    ['they play the second match of a double gameweek', [over(0), running(34)], 'playing'],
    ['they went off in the second match of a double gameweek', [over(90), running(18)], 'played'],
  ])('when %s', (_, fixtures, expected) => {
    expect(progressIn(fixtures)).toBe(expected);
  });
});

it.each([
  ['the whole match before kick-off', ahead, 1],
  ['the rest of a running match', running(34), 1 - 34 / 90],
  ['the rest of it from the bench', running(0, 0), 1 - 34 / 90],
  ['nothing after going off', running(18), 0],
  ['nothing after full time', over(90), 0],
  ['nothing in added time', { ...running(90), lasted: 93 }, 0],
])('a footballer has still to play %s', (_, fixture, expected) => {
  expect(shareToPlay(fixture)).toBeCloseTo(expected);
});
