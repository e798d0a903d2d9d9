import { createParts, type AnswerOf } from '@touchline/shared/parts';
import { fetchers } from './fixtures.api';

/** All that the API tells this remote about fixtures. */
export const fixturesParts = createParts('fixtures', fetchers);

/** One part for as long as a component shows it: `useFixturesPart({ name: 'list', of: '24' }, 'live')`. */
export const useFixturesPart = fixturesParts.usePart;

/** Each part with the type of its answer. */
export type FixturesParts = { [Name in keyof typeof fetchers]: AnswerOf<typeof fetchers, Name> };
