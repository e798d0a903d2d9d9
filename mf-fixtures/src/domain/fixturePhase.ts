import type { FixtureRow } from '@touchline/shared/wire';

/**
 * State of a fixture. `postponed` has no kick-off; `waiting` is a match that the game has not ended hours after its
 * kick-off.
 */
export type FixturePhase = 'postponed' | 'before' | 'live' | 'waiting' | 'over';

type Standing = Pick<FixtureRow, 'kickoff' | 'started' | 'active' | 'finished' | 'waits'>;

export function fixturePhase({ kickoff, started, active, finished, waits }: Standing): FixturePhase {
  if (finished && !active) return 'over';
  if (waits === true) return 'waiting';
  if (started || active) return 'live';
  return kickoff === null ? 'postponed' : 'before';
}

/** Whether the match has data to show. */
export function hasKickedOff(fixture: Standing): boolean {
  const phase = fixturePhase(fixture);
  return phase === 'live' || phase === 'over' || (phase === 'waiting' && fixture.started);
}
