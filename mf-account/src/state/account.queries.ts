import { createQueries, type ResultOf } from '@touchline/shared/queries';
import { createLoaders, type Loaders } from './account.api';

export const accountQueries = createQueries('account', createLoaders);

/** `useAccountQuery({ name: 'leagues' }, 'calm')` */
export const useAccountQuery = accountQueries.useQuery;

/** Result of each query by its name. */
export type AccountResults = { [Name in keyof Loaders]: ResultOf<Loaders, Name> };
