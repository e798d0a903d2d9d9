import { footballersIndex } from '@touchline/shared/calls/footballersIndex';
import { shell } from '@touchline/shared/contract';

const payloadOf = async <T>(reply: Promise<{ payload: T }>): Promise<T> => (await reply).payload;

/** What an answer is about, in the words of the call. */
export interface Subject {
  /** Last word of the path: a view, a position, an order. */
  readonly x?: string;
  /** Page, order and filters, as they are sent. */
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * What there is to know about footballers: one entry per answer of the API.
 * Each throws FailureError.
 */
export const fetchers = {
  index: ({ x = 'default', query }: Subject) =>
    payloadOf(shell().api.call(footballersIndex, { params: { kind: x }, query })),
} satisfies Record<string, (subject: Subject) => Promise<unknown>>;
