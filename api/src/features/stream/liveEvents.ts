import type { Fixture } from '../../game/fpl/gameData';
import { isActive } from '../../game/season/fixtureState';
import type { Season } from '../../game/season/season';

/**
 * Events of the stream: that something has changed, so that clients request it again; never whole reports.
 */
export interface LiveEvent {
  readonly type: 'fixture' | 'points';
  readonly data: Record<string, unknown>;
}

/**
 * Events for the difference between two states of a season: each changed fixture, then possibly changed
 * points.
 */
export function liveEvents(before: Season, after: Season): LiveEvent[] {
  const moved = after.fixtures.filter((fixture) => hasMoved(before.fixture(fixture.id), fixture));
  const points = { epoch: after.epoch, gameweek_id: after.current?.id ?? null };
  return [...moved.map(fixtureEvent), { type: 'points', data: points }];
}

function hasMoved(before: Fixture | undefined, now: Fixture): boolean {
  return (
    before === undefined ||
    before.home_score !== now.home_score ||
    before.away_score !== now.away_score ||
    before.started !== now.started ||
    before.finished !== now.finished ||
    before.waits !== now.waits ||
    before.bonus_official !== now.bonus_official ||
    before.kickoff !== now.kickoff ||
    before.gameweek !== now.gameweek
  );
}

const fixtureEvent = (fixture: Fixture): LiveEvent => {
  const { id, gameweek, finished, minute, home_score, away_score } = fixture;
  const active = isActive(fixture);
  return {
    type: 'fixture',
    data: { id, gameweek_id: gameweek, active, finished, minute, home_score, away_score },
  };
};
