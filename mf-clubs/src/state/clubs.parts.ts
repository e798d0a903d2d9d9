import type { Pace } from '@touchline/shared/contract';
import { createParts, type AnswerOf, type Fetched } from '@touchline/shared/parts';
import { fetchers, type OfClub } from './clubs.api';

/** All that the API tells this remote about clubs. */
export const clubsParts = createParts('clubs', fetchers);

/** One part for as long as a component shows it: `useClubsPart({ name: 'standings' }, 'live')`. */
export const useClubsPart = clubsParts.usePart;

/** Each part with the type of its answer. */
export type ClubsParts = { [Name in keyof typeof fetchers]: AnswerOf<typeof fetchers, Name> };

/** The answers about one club. */
export type ClubPart = 'clubOverview' | 'clubFixtures' | 'clubPoints' | 'clubRivals';

/** The same for one of the answers about a club whose name is a type: the compiler cannot see that all take a club. */
export const useClubPart = clubsParts.usePart as <Name extends ClubPart>(
  part: OfClub & { readonly name: Name },
  pace: Pace,
) => Fetched<ClubsParts[Name]>;
