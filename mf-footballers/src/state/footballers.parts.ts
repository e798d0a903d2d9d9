import type { Pace } from '@touchline/shared/contract';
import { createParts, type AnswerOf, type Fetched } from '@touchline/shared/parts';
import { fetchers, type Subject } from './footballers.api';

/** All that the API tells this remote about footballers; another view of rivals has it asked again. */
export const footballersParts = createParts('footballers', fetchers, { askAgainOn: ['viewChanged'] });

/** Each part with the type of its answer. */
export type FootballersParts = { [Name in keyof typeof fetchers]: AnswerOf<typeof fetchers, Name> };

/**
 * One part for as long as a component shows it: `useFootballersPart({ name: 'index', x: 'points' }, 'calm')`. A page may leave its name
 * to a type: all parts are about the same, which the compiler cannot see by itself.
 */
export const useFootballersPart = footballersParts.usePart as <Name extends keyof FootballersParts>(
  part: Subject & { readonly name: Name },
  pace: Pace,
) => Fetched<FootballersParts[Name]>;
