import type { Pace } from '@touchline/shared/contract';
import { createParts, type AnswerOf, type Fetched } from '@touchline/shared/parts';
import { fetchers, type Subject } from './rivals.api';

/** All that the API tells this remote about the teams of a view; new rivals have it asked again. */
export const rivalsParts = createParts('rivals', fetchers, {
  askAgainOn: ['rivalFollowed', 'rivalUnfollowed'],
});

/** Each part with the type of its answer. */
export type RivalsParts = { [Name in keyof typeof fetchers]: AnswerOf<typeof fetchers, Name> };

/**
 * One part for as long as a component shows it: `useRivalsPart({ name: 'list', view: 'rivals' }, 'live')`. A page may leave its name
 * to a type: all parts are about the same, which the compiler cannot see by itself.
 */
export const useRivalsPart = rivalsParts.usePart as <Name extends keyof RivalsParts>(
  part: Subject & { readonly name: Name },
  pace: Pace,
) => Fetched<RivalsParts[Name]>;
