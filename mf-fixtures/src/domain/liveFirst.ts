import type { FixtureRow } from '@touchline/shared/wire';

/** Fixtures that are being played, then the others; each by kick-off, those without a day last. */
export function liveFirst(fixtures: readonly FixtureRow[]): FixtureRow[] {
  const byKickoff = [...fixtures].sort((a, b) => kickoffOf(a) - kickoffOf(b));
  return [...byKickoff.filter(({ active }) => active), ...byKickoff.filter(({ active }) => !active)];
}

const kickoffOf = ({ kickoff }: FixtureRow) =>
  kickoff === null ? Number.MAX_SAFE_INTEGER : Date.parse(kickoff);
