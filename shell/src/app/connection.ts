import type { EventBus } from '@touchline/shared/contract/host';
import { connectionChanged } from '@touchline/shared/shell-store';
import type { LiveConnection } from '../services/live/liveConnection';
import type { Waiting } from '../services/offline/waiting';
import type { Session } from '../services/session/session';
import { rootOf, type ShellStore } from '../services/store/shellStore';

interface ConnectionParts {
  readonly store: ShellStore;
  readonly events: EventBus;
  readonly session: Pick<Session, 'exchange'>;
  readonly live: Pick<LiveConnection, 'hold' | 'restart'>;
  readonly waiting: Pick<Waiting, 'send'>;
}

/**
 * Delays in milliseconds between attempts to reach a server that does not answer; the last one is repeated. The first
 * is for a network that has just come back: its first requests often fail.
 */
const pauses = [1_000, 5_000, 15_000, 30_000, 60_000];

/**
 * Follows the browser's online and offline events, and announces a restored connection to everything that
 * shows data. A page that started without the server also polls for it, because the browser only knows the
 * state of its own network.
 */
export function watchConnection({ store, events, session, live, waiting }: ConnectionParts): void {
  /** The page was loaded offline: no session has been validated yet. */
  let isUnasked = !rootOf(store).ui.online;
  let isRenewing = false;
  let attempts = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function leave() {
    clearTimeout(timer);
    live.hold();
    store.dispatch(connectionChanged(false));
  }

  /** A refresh token can be used once: a connection that drops and returns must not exchange it twice. */
  async function renew(): Promise<void> {
    isRenewing = true;
    isUnasked = (await session.exchange()) === 'unreachable';
    isRenewing = false;
  }

  async function comeBack() {
    clearTimeout(timer);
    if (isRenewing || rootOf(store).ui.online) return;
    // Without a session every request of a page would fail.
    if (isUnasked) await renew();
    if (isUnasked) return tryLater();
    // Sends queued writes before the pages reload their data, so that the data includes them.
    await waiting.send();
    // The connection dropped again, or another `online` event was handled first.
    if (!navigator.onLine || rootOf(store).ui.online) return;
    store.dispatch(connectionChanged(true));
    live.restart();
    events.emit('connectionRestored', { at: Date.now() });
  }

  function tryLater() {
    const pause = pauses[Math.min(attempts, pauses.length - 1)];
    attempts += 1;
    timer = setTimeout(() => void comeBack(), pause);
  }

  window.addEventListener('online', () => {
    attempts = 0;
    void comeBack();
  });
  // Sent by the service worker when the server's page arrives after the cached one was shown (shell/worker/answerNavigation.ts).
  navigator.serviceWorker?.addEventListener('message', () => void comeBack());
  window.addEventListener('offline', leave);
  if (!navigator.onLine) leave();
  else if (isUnasked) tryLater();
}
