import type { TeamId } from '@touchline/shared/domain';
import { ingestH2hFixtures, type H2hFetch, ingestH2hLeague } from './ingestH2h';
import { ingestLeague, type LeagueFetch } from './ingestLeague';
import type { IngestDeps } from './ingestSeason';
import { ingestTeam, ingestTeamCard, type TeamFetch } from './ingestTeam';

/** Reads from the official game what a request needs, and stores it. Faults of the official game do not throw. */
export const createIngest = (deps: IngestDeps) => ({
  team: (fetch: TeamFetch) => ingestTeam(deps, fetch),
  teamCard: (fetch: Pick<TeamFetch, 'id' | 'phase'>) => ingestTeamCard(deps, fetch),
  league: (fetch: LeagueFetch) => ingestLeague(deps, fetch),
  h2hLeague: (fetch: H2hFetch) => ingestH2hLeague(deps, fetch),
  h2hFixtures: (fetch: H2hFetch, team: TeamId) => ingestH2hFixtures(deps, fetch, team),
});

/** Passed to handlers, which know this type and nothing else of the room (docs/decisions/0167). */
export type Ingest = ReturnType<typeof createIngest>;
