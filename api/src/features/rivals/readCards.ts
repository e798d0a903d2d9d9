import type { TeamId } from '@touchline/shared/domain';
import type { GameServices } from '../../game/handlers/gameServices';
import { readForRequest } from '../../game/handlers/upstreamReads';
import { phaseOf } from '../../game/season/phase';
import { listTeams } from '../../game/reports/teams.queries';
import type { Season } from '../../game/season/season';

/**
 * Real time that a request waits for teams that are not stored yet. The others are available at the next
 * request.
 */
const longestWaitMs = 1_500;

/** Reads name, kit and rank of teams that are not stored, as many as possible in a short time. */
export async function readCards(
  services: GameServices,
  season: Season,
  teams: readonly TeamId[],
): Promise<void> {
  const stored = new Set((await listTeams(services.db, season.id, [...teams])).map(({ id }) => id));
  const missing = teams.filter((id) => !stored.has(id));
  if (missing.length === 0) return;
  const reading = readForRequest(services.fpl, {
    key: `cards ${season.id} ${missing.join(' ')}`,
    hasStored: true,
    read: () => readEach(services, season, missing),
  });
  await Promise.race([reading, wait(longestWaitMs)]);
}

async function readEach(services: GameServices, season: Season, teams: readonly TeamId[]): Promise<void> {
  const phase = phaseOf(season.current);
  for (const id of teams) {
    const { outcome } = await services.ingest.teamCard({ id, phase });
    if (outcome === 'rate_limited' || outcome === 'updating') return;
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
