import type { Pace } from '@touchline/shared/contract';
import { createQueries, type QueryResult, type ResultOf } from '@touchline/shared/queries';
import { createLoaders, type Loaders, type Subject } from './footballers.api';

export const footballersQueries = createQueries('footballers', createLoaders, { refreshOn: ['viewChanged'] });

/** Result of each query by its name. */
export type FootballersResults = { [Name in keyof Loaders]: ResultOf<Loaders, Name> };

/**
 * `useFootballersQuery({ name: 'index', x: 'points' }, 'calm')`. Also for a generic name: the compiler cannot see
 * that all these queries have the same subject.
 */
export const useFootballersQuery = footballersQueries.useQuery as <Name extends keyof FootballersResults>(
  query: Subject & { readonly name: Name },
  pace: Pace,
) => QueryResult<FootballersResults[Name]>;
