import type { Failure } from '@touchline/shared/remote-data';

/**
 * What is said when something could not be done: the server's own words where it has some, else the words of
 * the error catalogue (specification section 8).
 */
export function failureMessage(failure: Failure, catalogue: string): string {
  if (failure.kind === 'offline') return `${catalogue}: you are offline. Reconnect and try again.`;
  if (failure.kind === 'refused' || failure.kind === 'notFound') return failure.message || catalogue;
  return catalogue;
}
