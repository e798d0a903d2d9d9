import { createQueries } from '@touchline/shared/queries';
import { createLoaders } from './team.api';

/** Queries about teams; the timeline is paginated and has queries of its own. */
export const teamQueries = createQueries('team', createLoaders);

/** `useTeamQuery({ name: 'main' }, 'live')` */
export const useTeamQuery = teamQueries.useQuery;
