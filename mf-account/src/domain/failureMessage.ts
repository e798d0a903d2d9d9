import type { Failure } from '@touchline/shared/remote-data';

/**
 * Message for a failed action: the server's text if it has one, else that of the error catalogue
 * (specification section 8).
 */
export function failureMessage(failure: Failure, catalogue: string): string {
  if (failure.kind === 'offline') return `${catalogue}: you are offline. Reconnect and try again.`;
  if (failure.kind === 'refused' || failure.kind === 'notFound') return failure.message || catalogue;
  return catalogue;
}
