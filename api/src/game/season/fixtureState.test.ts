import { isActive, longestMatchMs, waitsForDecision } from './fixtureState';

const kickoff = Date.UTC(2026, 0, 17, 15);
const fixture = { started: true, finished: false, kickoff };
const calledOff = { ...fixture, started: false };

it.each([
  ['has not ended while it is played', fixture, 2 * 3_600_000, false],
  ['has not ended hours after its kick-off', fixture, longestMatchMs + 1, true],
  ['has not started, with a late kick-off', calledOff, 3_600_000, false],
  ['has not started hours after its kick-off', calledOff, longestMatchMs + 1, true],
  ['will start', calledOff, -3_600_000, false],
])('a match that the game %s', (_, match, after, waits) => {
  expect(waitsForDecision(match, kickoff + after)).toBe(waits);
});

it('a match that has ended, or has no date, waits for nothing', () => {
  const late = kickoff + 10 * longestMatchMs;
  expect(waitsForDecision({ ...fixture, finished: true }, late)).toBe(false);
  expect(waitsForDecision({ ...calledOff, kickoff: null }, late)).toBe(false);
});

it('a match that waits for a decision does not run', () => {
  expect(isActive(fixture)).toBe(true);
  expect(isActive({ ...fixture, waits: true })).toBe(false);
});
