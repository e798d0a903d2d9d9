import { createQueries, type ResultOf } from '@touchline/shared/queries';
import { createLoaders, type Loaders } from './fixtures.api';

export const fixturesQueries = createQueries('fixtures', createLoaders);

/** `useFixturesQuery({ name: 'list', of: '24' }, 'live')` */
export const useFixturesQuery = fixturesQueries.useQuery;

/** Result of each query by its name. */
export type FixturesResults = { [Name in keyof Loaders]: ResultOf<Loaders, Name> };
