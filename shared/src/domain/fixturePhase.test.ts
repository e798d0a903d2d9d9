import {
  cellPhase,
  type FixtureFacts,
  fixturePhase,
  hasKickedOff,
  longestMatchMs,
  phaseNameOf,
  waitsForDecision,
} from './fixturePhase';

const start = '2026-01-17T15:00:00Z';
const kickoff = Date.parse(start);
const hour = 3_600_000;

const aRow = (more: Partial<FixtureFacts> = {}): FixtureFacts => ({
  ...{ kickoff: start, started: false, active: false, finished: false, bonus_official: false },
  ...{ minute: null, home: { score: null }, away: { score: null } },
  ...more,
});
const scored = { started: true, home: { score: 2 }, away: { score: 0 } };
const score = { home: 2, away: 0 };

describe('the phase of a fixture', () => {
  it.each<[string, FixtureFacts, object, boolean]>([
    ['has no kick-off', aRow({ kickoff: null }), { phase: 'postponed' }, false],
    ['has not kicked off', aRow(), { phase: 'scheduled', kickoff: start }, false],
    [
      'is being played',
      aRow({ ...scored, active: true, minute: 63 }),
      { phase: 'live', minute: 63, score },
      true,
    ],
    [
      'has finished but is still active',
      aRow({ ...scored, active: true, finished: true }),
      { phase: 'live', minute: null, score },
      true,
    ],
    [
      'has started without a goal',
      aRow({ started: true, active: true, minute: 1 }),
      { phase: 'live', minute: 1, score: { home: 0, away: 0 } },
      true,
    ],
    ['was abandoned', aRow({ ...scored, waits: true }), { phase: 'waiting', score }, true],
    ['was called off', aRow({ waits: true }), { phase: 'waiting', score: null }, false],
    ['has no official bonus yet', aRow({ ...scored, finished: true }), { phase: 'provisional', score }, true],
    [
      'is settled',
      aRow({ ...scored, finished: true, bonus_official: true }),
      { phase: 'final', score },
      true,
    ],
  ])('when it %s', (_, row, phase, kickedOff) => {
    expect(fixturePhase(row)).toEqual(phase);
    expect(hasKickedOff(row)).toBe(kickedOff);
  });

  it('has no score before kick-off, by its type', () => {
    const fixture = fixturePhase(aRow());
    // @ts-expect-error a fixture that may not have begun has no score
    expect(fixture.score).toBeUndefined();
  });

  it('is told by the backend’s fixtures too, which have no field for being played', () => {
    const flags = { kickoff, started: true, finished: false, bonus_official: false };
    expect(phaseNameOf(flags)).toBe('live');
    expect(phaseNameOf({ ...flags, waits: true })).toBe('waiting');
    expect(phaseNameOf({ ...flags, finished: true })).toBe('provisional');
  });
});

describe('a match that is not ended', () => {
  const fixture = { finished: false, kickoff };

  it.each([
    ['has not ended while it is played', 2 * hour, false],
    ['has not ended hours after its kick-off', longestMatchMs + 1, true],
    ['will start', -hour, false],
  ])('and that the game %s', (_, after, waits) => {
    expect(waitsForDecision(fixture, kickoff + after)).toBe(waits);
  });

  it('waits for nothing once it has ended, or without a date', () => {
    const late = kickoff + 10 * longestMatchMs;
    expect(waitsForDecision({ ...fixture, finished: true }, late)).toBe(false);
    expect(waitsForDecision({ ...fixture, kickoff: null }, late)).toBe(false);
  });
});

it.each([
  ['before kick-off', { kickoff: start }, -1, { phase: 'scheduled', kickoff: start }],
  ['at kick-off', { kickoff: start }, 0, { phase: 'live' }],
  ['hours later', { kickoff: start }, longestMatchMs + 1, { phase: 'waiting' }],
  ['with a result', { kickoff: start, result: '2–0' }, 2 * hour, { phase: 'over', result: '2–0' }],
  ['without a date', { kickoff: null }, 0, { phase: 'postponed' }],
])('a cell tells the phase by the clock: %s', (_, cell, after, phase) => {
  expect(cellPhase(cell, kickoff + after)).toEqual(phase);
});
