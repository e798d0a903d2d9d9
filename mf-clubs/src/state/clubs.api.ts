import { clubsIndex } from '@touchline/shared/calls/clubsIndex';
import { shell } from '@touchline/shared/contract';

const payloadOf = async <T>(reply: Promise<{ payload: T }>): Promise<T> => (await reply).payload;

/**
 * What there is to know about clubs: one entry per answer of the API. What is about one club takes its code.
 * Each throws FailureError.
 */
export const fetchers = {
  standings: () => payloadOf(shell().api.call(clubsIndex, { params: { kind: 'standings' } })),
} satisfies Record<string, (club: string) => Promise<unknown>>;
