import { createQueries } from '@touchline/shared/queries';
import { createLoaders } from './h2h.api';

export const h2hQueries = createQueries('h2h', createLoaders);

/** `useH2hQuery({ name: 'league', league: '20001' }, 'live')` */
export const useH2hQuery = h2hQueries.useQuery;
