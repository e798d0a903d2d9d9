import { check } from '@touchline/shared/calls/check';
import type { Shell } from '../../services/context/ShellContext';
import { rootOf } from '../../services/store/shellStore';
import { serverAlertArrived, startUpStatusChanged } from '../../services/store/popups.slice';
import { keptSession } from '../../services/offline/keptSession';
import { connectNative } from './connectNative';
import { runStartUpCheck } from './startUpCheck';

/** Runs the check of a native start; its status is in the store, where the loading screen reads it. */
export function watchStartUp({ boot, clients, store }: Pick<Shell, 'boot' | 'clients' | 'store'>): void {
  // A phone without its plugins still shows the app.
  void connectNative().catch(() => undefined);
  const appIsThere = new AbortController();
  const stop = store.subscribe(() => {
    if (!rootOf(store).session.isRefreshed) return;
    stop();
    appIsThere.abort();
  });
  void runStartUpCheck({
    version: boot.build.version,
    // Of the last start: a server that answers 404 does not send it.
    contact: keptSession.find()?.content?.links?.contact ?? null,
    askServer: () => clients.quiet.call(check),
    onStatus: (status) => store.dispatch(startUpStatusChanged(status)),
    onAlert: (text) => store.dispatch(serverAlertArrived(text)),
    signal: appIsThere.signal,
  });
}
