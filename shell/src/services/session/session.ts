import { createApiClient, type ApiClientOptions } from '@touchline/shared/api';
import { authLogout } from '@touchline/shared/calls/authLogout';
import { authRefresh } from '@touchline/shared/calls/authRefresh';
import { drafts, type EventBus } from '@touchline/shared/contract/host';
import { toFailure, type Failure } from '@touchline/shared/remote-data';
import {
  clockSet,
  connectionChanged,
  contentArrived,
  fantasyArrived,
  sessionEnded,
  sessionStarted,
} from '@touchline/shared/shell-store';
import type { FantasyState } from '@touchline/shared/wire';
import type { Boot } from '../boot/boot';
import { isNative } from '../platform/isNative';
import { keptSession, type KeptSession } from '../offline/keptSession';
import { waitingStorage } from '../offline/waitingStorage';
import { browserPage } from '../platform/browserPage';
import { otherTabs } from './otherTabs';
import { refreshToken } from '../api/refreshToken';
import { rootOf, type ShellStore } from '../store/shellStore';

interface SessionOptions {
  readonly boot: Boot;
  readonly store: ShellStore;
  readonly adapter?: ApiClientOptions['adapter'];
  readonly events: Pick<EventBus, 'emit'>;
  /** Called after the session has ended: removes data stored for the account. */
  readonly onEnded: () => void;
  /** The server did not end the session: the user is still logged in. */
  readonly onLogoutFailed: (failure: Failure, retry: () => void) => void;
}

/** Result of exchanging the refresh token. */
export type Exchange = 'renewed' | 'refused' | 'unreachable';

/**
 * Milliseconds between attempts of the native app to reach the server at its start (specification section 9).
 */
const nativeRetryMs = 2000;

/**
 * Session lifecycle of this tab: starts from the page's HTML, is renewed when its ten minutes are over, ends
 * by a logout or a refused refresh. An unreachable server does not end it.
 */
export function createSession(options: SessionOptions) {
  const { boot, store, events, adapter, onEnded, onLogoutFailed } = options;
  const client = (sessionToken: string | null) =>
    createApiClient({
      baseUrl: boot.apiBase,
      apiKey: boot.apiKey,
      isNative: isNative(),
      sessionToken: () => sessionToken,
      onCarried: (carried) => refreshToken.keepFrom(carried),
      ...(adapter && { adapter }),
    });
  // A client without session renewal, so that a refused refresh does not start another one.
  const bare = client(null);

  function end() {
    refreshToken.forget();
    store.dispatch(sessionEnded());
    onEnded();
  }

  /** The session expired: forms save their drafts before they unmount. */
  function lose() {
    const { user } = rootOf(store).session;
    if (user) events.emit('sessionLost', { userId: user.id });
    end();
  }

  function leave() {
    end();
    drafts.wipe();
    waitingStorage.wipe();
    // A full page load, so that no data of the account stays in memory.
    browserPage.go('/');
  }

  async function exchange(): Promise<Exchange> {
    const token = refreshToken.read();
    try {
      const reply = await bare.call(authRefresh, { body: token ? { refreshToken: token } : {} });
      store.dispatch(contentArrived(reply.content));
      // The reply to a refresh contains the whole state.
      if (reply.state) store.dispatch(fantasyArrived(reply.state as FantasyState));
      store.dispatch(sessionStarted({ user: reply.user, sessionToken: reply.sessionToken }));
      return 'renewed';
    } catch (thrown) {
      if (!isRefused(toFailure(thrown))) return 'unreachable';
      lose();
      return 'refused';
    }
  }

  /** Offline at the start: renders the last stored state, or the login page when there is none. */
  function startOffline() {
    store.dispatch(connectionChanged(false));
    const kept = keptSession.find();
    if (kept) restore(kept);
    else store.dispatch(sessionEnded());
  }

  function restore({ user, state, content, clock }: KeptSession) {
    store.dispatch(clockSet(clock));
    if (content) store.dispatch(contentArrived(content));
    if (state) store.dispatch(fantasyArrived(state));
    // No access token is stored: the first call after reconnecting requests one.
    store.dispatch(sessionStarted({ user, sessionToken: '' }));
  }

  /**
   * Native start: exchanges the stored refresh token, because no server rendered the page. The loading screen
   * shows the progress.
   */
  async function startNative(): Promise<void> {
    if (refreshToken.read() === null) return void store.dispatch(sessionEnded());
    while ((await exchange()) === 'unreachable') {
      if (!navigator.onLine && keptSession.find()) return startOffline();
      await new Promise((resolve) => setTimeout(resolve, nativeRetryMs));
    }
  }

  /**
   * Nothing of the account is removed before the server has ended the session: the browser cannot delete its HttpOnly cookie,
   * and the next page would show the account again.
   */
  async function logout(): Promise<void> {
    const { sessionToken } = rootOf(store).session;
    try {
      await client(sessionToken).call(authLogout, { body: { refreshToken: refreshToken.read() } });
    } catch (thrown) {
      return onLogoutFailed(toFailure(thrown), () => void logout());
    }
    leave();
    otherTabs.tellSignedOut();
  }

  return {
    exchange,
    renew: async () => (await exchange()) === 'renewed',
    async start(): Promise<void> {
      store.dispatch(clockSet(clockOf(boot)));
      if (boot.unasked) return startOffline();
      if (boot.content) store.dispatch(contentArrived(boot.content));
      if (boot.state) store.dispatch(fantasyArrived(boot.state));
      if (boot.session) store.dispatch(sessionStarted(boot.session));
      else if (isNative()) await startNative();
      // The server reports no session: data of an earlier account is removed from this browser.
      else {
        end();
        waitingStorage.wipe();
      }
    },
    logout,
    /** The user logged out in another tab. */
    leaveWithOtherTab(): void {
      if (rootOf(store).session.user !== null) leave();
    },
  };
}

export type Session = ReturnType<typeof createSession>;

/** The server refused the token; a slow, unavailable or overloaded server does not count. */
const isRefused = (failure: Failure) =>
  failure.kind === 'signedOut' || (failure.kind === 'refused' && [400, 401, 403].includes(failure.status));

/** The server read its clock while it rendered the page, that is, when the first byte was sent. */
function clockOf({ clock }: Boot) {
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const arrival = page?.responseStart ?? 0;
  const deviceAt = arrival > 0 ? performance.timeOrigin + arrival : Date.now();
  return { serverAt: Date.parse(clock.now), deviceAt, rate: clock.rate };
}
