import { toFailure, explain } from '@touchline/shared/remote-data';

/** The message for a failed form submission. */
export interface Outcome {
  readonly message: string;
  /** Errors of single fields, by the names of the form. */
  readonly errors: Record<string, string>;
}

/** Field names that differ between the call and the form. */
const formNames: Readonly<Record<string, string>> = { token: 'code' };

/**
 * Message for a failed call.
 *
 * @param fallback the specification's text, used when the server has no message
 * @param unreadable used when the reply does not match the schema
 */
export function outcomeOf(thrown: unknown, fallback: string, unreadable = fallback): Outcome {
  const failure = toFailure(thrown);
  if (failure.kind === 'unexpectedAnswer' || failure.kind === 'programmingError')
    return { message: unreadable, errors: {} };
  if (failure.kind === 'serverFault' || failure.kind === 'notFound' || failure.kind === 'refused') {
    const fields = failure.kind === 'refused' ? (failure.fields ?? {}) : {};
    const errors = Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [formNames[name] ?? name, text]),
    );
    return { message: failure.message || fallback, errors };
  }
  return { message: explain(failure, 'this'), errors: {} };
}
