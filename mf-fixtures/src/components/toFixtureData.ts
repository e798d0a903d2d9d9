import type { FixtureRow } from '@touchline/shared/wire';
import type { FixtureProps } from '@touchline/design-system/football';

type FixtureData = FixtureProps['fixture'];

/** Maps a fixture to the props of the design system. */
export const toFixtureData = (fixture: FixtureRow): FixtureData => ({
  id: fixture.id,
  home: fixture.home.id,
  away: fixture.away.id,
  status: statusOf(fixture),
  kickoff: fixture.kickoff,
  homeScore: fixture.home.score,
  awayScore: fixture.away.score,
  minute: fixture.minute,
});

function statusOf({ kickoff, started, finished }: FixtureRow): FixtureData['status'] {
  if (finished) return 'finished';
  if (started) return 'live';
  return kickoff === null ? 'postponed' : 'before';
}
