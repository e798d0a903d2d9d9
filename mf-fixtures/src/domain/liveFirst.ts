import type { FixtureRow } from '@touchline/shared/wire';

/** Fixtures that are being played, then the others; each by kick-off. */
export function liveFirst(fixtures: readonly FixtureRow[]): FixtureRow[] {
  const byKickoff = [...fixtures].sort((a, b) => kickoffOf(a) - kickoffOf(b));
  return [...byKickoff.filter(({ active }) => active), ...byKickoff.filter(({ active }) => !active)];
}

/** Those without a day come first. */
const kickoffOf = ({ kickoff }: FixtureRow) => (kickoff === null ? 0 : Date.parse(kickoff));
