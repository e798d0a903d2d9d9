import { isBreakByClock, matchMinuteAt } from './matchMinute';

const kickoff = Date.parse('2024-01-20T15:00:00Z');
const at = (minutes: number) => matchMinuteAt(kickoff, kickoff + minutes * 60_000);

it.each([
  [0, { minute: 1, added: 0 }],
  [44.9, { minute: 45, added: 0 }],
  [46, { minute: 45, added: 2 }],
  [58, { minute: 45, added: 5 }],
  [62, { minute: 46, added: 0 }],
  [106.5, { minute: 90, added: 0 }],
  [110, { minute: 90, added: 4 }],
  [170, { minute: 90, added: 10 }],
])('%d minutes after kick-off', (minutes, expected) => {
  expect(at(minutes)).toEqual(expected);
});

it('knows no minute before kick-off', () => {
  expect(at(-1)).toBeUndefined();
});

it('never goes back, and stays within the match', () => {
  const order = Array.from({ length: 150 }, (_, minutes) => at(minutes)).map(
    (one) => (one?.minute ?? 0) + (one?.added ?? 0) / 100,
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(Math.max(...order)).toBeLessThan(91);
});

it.each([
  [44, 44, false],
  [48, 45, false],
  [51, 45, true],
  [62, 45, true],
  [63, 45, false],
  [55, 46, false],
  [55, null, false],
])('%d minutes after kick-off and minute %s is half-time: %s', (minutes, minute, expected) => {
  expect(isBreakByClock(0, minute, minutes * 60_000)).toBe(expected);
});
