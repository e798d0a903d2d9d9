import type { FixtureRow } from '@touchline/shared/wire';

/** Running fixtures first, then the others; each group by kick-off, those without a date last. */
export function liveFirst(fixtures: readonly FixtureRow[]): FixtureRow[] {
  const byKickoff = [...fixtures].sort((a, b) => kickoffOf(a) - kickoffOf(b));
  return [...byKickoff.filter(({ active }) => active), ...byKickoff.filter(({ active }) => !active)];
}

const kickoffOf = ({ kickoff }: FixtureRow) =>
  kickoff === null ? Number.MAX_SAFE_INTEGER : Date.parse(kickoff);
