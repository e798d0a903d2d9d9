import { isActive, longestMatchMs, waitsForDecision } from './fixtureState';

const kickoff = Date.UTC(2026, 0, 17, 15);
const fixture = { started: true, finished: false, kickoff };

it.each([
  ['while it is played', 2 * 3_600_000, false],
  ['hours after its kick-off', longestMatchMs + 1, true],
])('a match that the game has not ended %s', (_, after, waits) => {
  expect(waitsForDecision(fixture, kickoff + after)).toBe(waits);
});

it('a match that has ended, or has not begun, waits for nothing', () => {
  const late = kickoff + 10 * longestMatchMs;
  expect(waitsForDecision({ ...fixture, finished: true }, late)).toBe(false);
  expect(waitsForDecision({ ...fixture, started: false }, late)).toBe(false);
});

it('a match that waits for a decision does not run', () => {
  expect(isActive(fixture)).toBe(true);
  expect(isActive({ ...fixture, waits: true })).toBe(false);
});
