import { rivalsList } from '@touchline/shared/calls/rivalsList';
import { shell } from '@touchline/shared/contract';
import type { RivalsView } from '@touchline/shared/domain';

const payloadOf = async <T>(reply: Promise<{ payload: T }>): Promise<T> => (await reply).payload;

/** What an answer is about: the teams of a view, and what more a page of it asks for. */
export interface Subject {
  readonly view: RivalsView;
}

/**
 * What there is to know about the teams of a view: one entry per page of the API.
 * Each throws FailureError.
 */
export const fetchers = {
  list: ({ view }: Subject) => payloadOf(shell().api.call(rivalsList, { params: { x: view } })),
} satisfies Record<string, (subject: Subject) => Promise<unknown>>;
