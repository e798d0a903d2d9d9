import type { EventBus } from '@touchline/shared/contract';
import { connectionChanged } from '@touchline/shared/shell-store';
import type { ShellStore } from './shellStore';

/** Follows the browser's word on the connection; its return is news for all who show data. */
export function watchConnection(store: ShellStore, events: EventBus): void {
  const change = (online: boolean) => {
    store.dispatch(connectionChanged(online));
    if (online) events.emit('connectionRestored', { at: Date.now() });
  };
  window.addEventListener('online', () => change(true));
  window.addEventListener('offline', () => change(false));
  if (!navigator.onLine) store.dispatch(connectionChanged(false));
}
