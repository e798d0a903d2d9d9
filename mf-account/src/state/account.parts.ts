import { createParts, type AnswerOf } from '@touchline/shared/parts';
import { fetchers } from './account.api';

/** All that is read about the account. */
export const accountParts = createParts('account', fetchers);

/** One part for as long as a component shows it: `useAccountPart({ name: 'leagues' }, 'calm')`. */
export const useAccountPart = accountParts.usePart;

/** Each part with the type of its answer. */
export type AccountParts = { [Name in keyof typeof fetchers]: AnswerOf<typeof fetchers, Name> };
