import type { FixtureRow } from '@touchline/shared/wire';
import type { FixtureProps } from '@touchline/design-system/football';
import { type FixturePhase, fixturePhase } from '../domain/fixturePhase';

type FixtureData = FixtureProps['fixture'];

/** Maps a fixture to the props of the design system. */
export const toFixtureData = (fixture: FixtureRow): FixtureData => ({
  id: fixture.id,
  home: fixture.home.id,
  away: fixture.away.id,
  status: statuses[fixturePhase(fixture)],
  kickoff: fixture.kickoff,
  homeScore: fixture.home.score,
  awayScore: fixture.away.score,
  minute: fixture.minute,
});

const statuses: Record<FixturePhase, FixtureData['status']> = {
  postponed: 'postponed',
  before: 'before',
  live: 'live',
  waiting: 'waiting',
  over: 'finished',
};
