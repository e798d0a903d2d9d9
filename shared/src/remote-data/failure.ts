/**
 * Why an answer did not come, as values that are matched in full. Only the edge (the API client) throws;
 * a saga turns what was thrown into one of these.
 */
export type Failure =
  /** No connection, or no answer within the time limit. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'notFound'; readonly message: string }
  /** The session ended and could not be renewed. */
  | { readonly kind: 'signedOut' }
  /** The server understood and said no: 4xx with words for people, and for fields where some were wrong. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly error: string;
      readonly message: string;
      readonly fields?: Readonly<Record<string, string>>;
      /** Seconds after which the same may be tried again. */
      readonly retryAfter?: number;
    }
  /** An answer that does not have the shape both ends agreed on. */
  | { readonly kind: 'unexpectedAnswer'; readonly detail: string }
  /** An error in our own code; `detail` is for developers. */
  | { readonly kind: 'programmingError'; readonly detail: string }
  | { readonly kind: 'serverFault'; readonly status: number; readonly message: string };

/** The one thing the edge throws. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
  constructor(readonly failure: Failure) {
    super(explain(failure));
  }
}

/** The failure in what was thrown; anything but a FailureError is a programming error. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof FailureError) return thrown.failure;
  return { kind: 'programmingError', detail: thrown instanceof Error ? thrown.message : String(thrown) };
}

/**
 * What happened and what to do, for people.
 *
 * @param what the thing that was asked for, as it reads in a sentence: "the standings"
 */
export function explain(failure: Failure, what = 'the data'): string {
  switch (failure.kind) {
    case 'offline':
      return `You are offline, so ${what} could not be fetched. Reconnect and try again.`;
    case 'notFound':
      return failure.message || 'Page Not Found';
    case 'signedOut':
      return 'Your session has ended. Log in again to go on.';
    case 'refused':
      return failure.message;
    case 'unexpectedAnswer':
      return `The answer for ${what} could not be read. Try again; if it stays, reload the page.`;
    case 'programmingError':
      return `Something went wrong in Touchline while ${what} was loading. Reload the page; the error was reported.`;
    case 'serverFault':
      return failure.message || 'Internal Server Error';
  }
}
