import type { Pace } from '@touchline/shared/contract';
import { createQueries, type QueryResult, type ResultOf } from '@touchline/shared/queries';
import { createLoaders, type Loaders, type Subject } from './rivals.api';

export const rivalsQueries = createQueries('rivals', createLoaders, {
  refreshOn: ['rivalFollowed', 'rivalUnfollowed'],
});

/** Result of each query by its name. */
export type RivalsResults = { [Name in keyof Loaders]: ResultOf<Loaders, Name> };

/**
 * `useRivalsQuery({ name: 'list', view: 'rivals' }, 'live')`. Also for a generic name: the compiler cannot see
 * that all these queries have the same subject.
 */
export const useRivalsQuery = rivalsQueries.useQuery as <Name extends keyof RivalsResults>(
  query: Subject & { readonly name: Name },
  pace: Pace,
) => QueryResult<RivalsResults[Name]>;
