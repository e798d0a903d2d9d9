import type { FixtureRow } from '@touchline/shared/wire';

/** Fixtures that are being played, then the others; each by kick-off. */
export function liveFirst(fixtures: readonly FixtureRow[]): FixtureRow[] {
  const byKickoff = [...fixtures].sort((a, b) => (a.kickoff ?? '').localeCompare(b.kickoff ?? ''));
  return [...byKickoff.filter(({ active }) => active), ...byKickoff.filter(({ active }) => !active)];
}
