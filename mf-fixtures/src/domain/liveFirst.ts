import { phaseNameOf } from '@touchline/shared/domain';
import type { FixtureRow } from '@touchline/shared/wire';

/** Running fixtures first, then the others; each group by kick-off, those without a date last. */
export function liveFirst(fixtures: readonly FixtureRow[]): FixtureRow[] {
  const byKickoff = [...fixtures].sort((a, b) => kickoffOf(a) - kickoffOf(b));
  const isLive = (fixture: FixtureRow) => phaseNameOf(fixture) === 'live';
  return [...byKickoff.filter(isLive), ...byKickoff.filter((fixture) => !isLive(fixture))];
}

const kickoffOf = ({ kickoff }: FixtureRow) =>
  kickoff === null ? Number.MAX_SAFE_INTEGER : Date.parse(kickoff);
