import type { FixtureProps } from '@touchline/design-system/football';
import { fixturePhase, type FixturePhaseName } from '@touchline/shared/domain';
import type { FixtureRow } from '@touchline/shared/wire';

type FixtureData = FixtureProps['fixture'];

/** Maps a fixture to the props of the design system: a score and a minute only in a phase that has them. */
export function toFixtureData(fixture: FixtureRow): FixtureData {
  const now = fixturePhase(fixture);
  const score = 'score' in now ? now.score : null;
  return {
    id: fixture.id,
    home: fixture.home.id,
    away: fixture.away.id,
    status: statuses[now.phase],
    kickoff: fixture.kickoff,
    homeScore: score?.home,
    awayScore: score?.away,
    minute: now.phase === 'live' ? now.minute : null,
  };
}

const statuses: Record<FixturePhaseName, FixtureData['status']> = {
  postponed: 'postponed',
  scheduled: 'before',
  live: 'live',
  waiting: 'waiting',
  provisional: 'finished',
  final: 'finished',
};
