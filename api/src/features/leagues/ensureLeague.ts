import type { LeagueId } from '@touchline/shared/domain';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import { problemOfFault } from '../../game/handlers/problemOfFault';
import { askAgain, readForRequest, stillReading } from '../../game/handlers/upstreamReads';
import { notFound } from '../../platform/http/problems';
import { phaseOf } from '../../game/season/phase';
import { findLeague, findTeam, type StoredLeague } from '../../game/reports/teams.queries';

/** Members join at any time; their teams are read one by one anyway. */
const leagueGoodForMs = 60 * 60_000;

/**
 * A league with its members; one that was read in another phase of the gameweek or an hour ago is read again.
 * @throws 404 when there is no such league, 503 when nothing is stored and the game cannot be reached, or takes long
 */
export async function ensureLeague(
  services: GameServices,
  reading: Pick<Reading, 'season' | 'account'>,
  id: LeagueId,
): Promise<StoredLeague> {
  const { season, account } = reading;
  const phase = phaseOf(season.current);
  const stored = await findLeague(services.db, season.id, id);
  const now = services.clock.now();
  if (stored?.phase === phase && now - stored.fetched_at < leagueGoodForMs) return stored;
  const own = account.teamId === null ? undefined : await findTeam(services.db, season.id, account.teamId);
  const membership = own?.leagues.find((league) => league.id === id);
  const result = await readForRequest(services.fpl, {
    key: `league ${season.id} ${id} ${phase}`,
    hasStored: stored !== undefined,
    read: () => services.ingest.league({ id, members: membership?.members ?? null, phase }),
  });
  const read = await findLeague(services.db, season.id, id);
  if (read !== undefined) return read;
  if (result === stillReading) throw askAgain(`League ${id}`);
  if (result.outcome === 'not_found') throw notFound(`There is no league ${id} in the official game.`);
  throw problemOfFault(result);
}
