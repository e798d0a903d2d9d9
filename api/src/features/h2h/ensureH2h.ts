import type { LeagueId } from '@touchline/shared/domain';
import type { H2hMatch } from '../../game/fpl/gameData';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import { problemOfFault } from '../../game/handlers/problemOfFault';
import { askAgain, readForRequest, stillReading } from '../../game/handlers/upstreamReads';
import { notFound } from '../../platform/http/problems';
import { goodFor } from '../../game/season/goodFor';
import { phaseOf } from '../../game/season/phase';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import { findH2hFixtures, findH2hLeague, type ReadAt, type StoredH2hLeague } from './h2h.queries';

/** The game counts head-to-head matches a few times a day: reading more often shows nothing new. */
const leastGoodFor = 5 * 60_000;

function isGood(reading: Reading, stored: ReadAt | undefined): boolean {
  const { season, now } = reading;
  const state = infoOrNull(season, season.current, now)?.state ?? 'open';
  return (
    stored?.phase === phaseOf(season.current) &&
    now - stored.fetched_at < Math.max(goodFor[state], leastGoodFor)
  );
}

const fetchOf = ({ season }: Reading, id: LeagueId) => ({
  id,
  current: season.current?.id ?? 0,
  phase: phaseOf(season.current),
});

/**
 * A head-to-head league; one that was read in another phase of the gameweek or some time ago is read again.
 * @throws 404 when the league does not exist or is hidden, 503 when nothing is stored and the game cannot be
 *   reached, or takes long
 */
export async function ensureH2hLeague(
  services: GameServices,
  reading: Reading,
  id: LeagueId,
): Promise<StoredH2hLeague> {
  const { db } = services;
  const stored = await findH2hLeague(db, reading.season.id, id);
  if (stored !== undefined && isGood(reading, stored)) return stored;
  const fetch = fetchOf(reading, id);
  const result = await readForRequest(services.fpl, {
    key: `h2h ${reading.season.id} ${id} ${fetch.phase}`,
    hasStored: stored !== undefined,
    read: () => services.ingest.h2hLeague(fetch),
  });
  if (result !== stillReading && result.outcome === 'not_found')
    throw notFound(`The official game has no head-to-head league ${id}, or it is private.`);
  const read = await findH2hLeague(db, reading.season.id, id);
  if (read !== undefined) return read;
  if (result === stillReading) throw askAgain(`Head-to-head league ${id}`);
  throw problemOfFault(result);
}

/** All matches of the own team in a league, by gameweek; empty if they cannot be read. */
export async function ensureH2hFixtures(
  services: GameServices,
  reading: Reading,
  id: LeagueId,
): Promise<readonly H2hMatch[]> {
  const {
    account: { teamId },
    season,
  } = reading;
  if (teamId === null) return [];
  const stored = await findH2hFixtures(services.db, season.id, id, teamId);
  if (stored !== undefined && isGood(reading, stored)) return stored.matches;
  const fetch = fetchOf(reading, id);
  await readForRequest(services.fpl, {
    key: `h2h fixtures ${season.id} ${id} ${teamId} ${fetch.phase}`,
    hasStored: true,
    read: () => services.ingest.h2hFixtures(fetch, teamId),
  });
  return (await findH2hFixtures(services.db, season.id, id, teamId))?.matches ?? [];
}
