import type { FixtureRow } from '@touchline/shared/wire';

/** State of a fixture. `postponed` has no kick-off. */
export type FixturePhase = 'postponed' | 'before' | 'live' | 'over';

type Standing = Pick<FixtureRow, 'kickoff' | 'started' | 'active' | 'finished'>;

export function fixturePhase({ kickoff, started, active, finished }: Standing): FixturePhase {
  if (finished && !active) return 'over';
  if (started || active) return 'live';
  return kickoff === null ? 'postponed' : 'before';
}

/** Whether the match has data to show. */
export function hasKickedOff(fixture: Standing): boolean {
  const phase = fixturePhase(fixture);
  return phase === 'live' || phase === 'over';
}
