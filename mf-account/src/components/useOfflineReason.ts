import { useOnline } from '@touchline/shared/contract';

/** Why nothing can be changed now: a change that cannot be sent is not kept for later. */
export function useOfflineReason(): string | undefined {
  return useOnline() ? undefined : 'You are offline. Reconnect and try again.';
}
