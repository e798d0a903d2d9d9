import type { Fixture } from '../fpl/gameData';
import { listMinutes } from '../ingest/moments.queries';
import { type FixtureMinutes, fixtureMinutes } from '../reports/fixtureMinutes';
import type { Season } from '../reports/season';
import type { GameServices } from './gameServices';
import { findFixtureDetail } from './sourceDocuments';

/** The minutes of some fixtures, by fixture number; those that have not started have none. */
export async function readMinutes(
  services: GameServices,
  season: Season,
  fixtures: readonly Fixture[],
): Promise<ReadonlyMap<number, FixtureMinutes>> {
  const started = fixtures.filter((fixture) => fixture.started);
  if (started.length === 0) return new Map();
  const noted = await listMinutes(
    services.db,
    season.id,
    started.map(({ id }) => id),
  );
  const details = await Promise.all(started.map((one) => findFixtureDetail(services, season, one)));
  return new Map(started.map((one, at) => [one.number, fixtureMinutes(one, details[at], noted)]));
}
