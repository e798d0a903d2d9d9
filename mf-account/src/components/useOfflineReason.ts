import { useOnline } from '@touchline/shared/contract';

/** Reason why nothing can be changed offline: changes of the account are not queued. */
export function useOfflineReason(): string | undefined {
  return useOnline() ? undefined : 'You are offline. Reconnect and try again.';
}
