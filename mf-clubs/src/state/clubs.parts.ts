import { createParts, type AnswerOf } from '@touchline/shared/parts';
import { fetchers } from './clubs.api';

/** All that the API tells this remote about clubs. */
export const clubsParts = createParts('clubs', fetchers);

/** One part for as long as a component shows it: `useClubsPart({ name: 'standings' }, 'live')`. */
export const useClubsPart = clubsParts.usePart;

/** Each part with the type of its answer. */
export type ClubsParts = { [Name in keyof typeof fetchers]: AnswerOf<typeof fetchers, Name> };
