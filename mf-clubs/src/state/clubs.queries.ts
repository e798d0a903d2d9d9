import type { Pace } from '@touchline/shared/contract';
import { createQueries, type QueryResult, type ResultOf } from '@touchline/shared/queries';
import { createLoaders, type Loaders, type OfClub } from './clubs.api';

export const clubsQueries = createQueries('clubs', createLoaders);

/** `useClubsQuery({ name: 'standings' }, 'live')` */
export const useClubsQuery = clubsQueries.useQuery;

/** Result of each query by its name. */
export type ClubsResults = { [Name in keyof Loaders]: ResultOf<Loaders, Name> };

/** Queries about one club. */
export type ClubQueryName = 'clubOverview' | 'clubFixtures' | 'clubPoints' | 'clubRivals';

/** `useClubsQuery` for a generic name: the compiler cannot see that all these queries have the same subject. */
export const useClubQuery = clubsQueries.useQuery as <Name extends ClubQueryName>(
  query: OfClub & { readonly name: Name },
  pace: Pace,
) => QueryResult<ClubsResults[Name]>;
