import { createApiClient, type ApiClientOptions } from '@touchline/shared/api';
import { authLogout } from '@touchline/shared/calls/authLogout';
import { authRefresh } from '@touchline/shared/calls/authRefresh';
import { toFailure, type Failure } from '@touchline/shared/remote-data';
import {
  clockSet,
  contentArrived,
  fantasyArrived,
  sessionEnded,
  sessionStarted,
} from '@touchline/shared/shell-store';
import type { FantasyState } from '@touchline/shared/wire';
import type { Boot } from '../boot/boot';
import { browserPage } from './browserPage';
import { isNative } from '../native/platform';
import { refreshToken } from './refreshToken';
import type { ShellStore } from './shellStore';

interface SessionOptions {
  readonly boot: Boot;
  readonly store: ShellStore;
  readonly adapter?: ApiClientOptions['adapter'];
  /** Called when nobody is signed in any more: what was kept for the account goes. */
  readonly onEnded: () => void;
}

/**
 * The session's life in this tab: from the page's HTML, renewed when its ten minutes are over, ended by a
 * logout or by a refresh that the server refuses.
 */
export function createSession({ boot, store, adapter, onEnded }: SessionOptions) {
  // Without a session of its own, so that a refused refresh cannot ask for another refresh.
  const bare = createApiClient({
    baseUrl: boot.apiBase,
    apiKey: boot.apiKey,
    sessionToken: () => null,
    onCarried: ({ refresh_token }) => {
      if (refresh_token) refreshToken.keep(refresh_token);
    },
    ...(adapter && { adapter }),
  });

  function end() {
    refreshToken.forget();
    store.dispatch(sessionEnded());
    onEnded();
  }

  /** One exchange of the refresh token. A server that cannot be reached ends nothing: people stay signed in. */
  async function renew(): Promise<boolean> {
    const token = refreshToken.read();
    try {
      const reply = await bare.call(authRefresh, { body: token ? { refreshToken: token } : {} });
      store.dispatch(contentArrived(reply.content));
      // A refresh carries the whole state, not a part of it.
      if (reply.state) store.dispatch(fantasyArrived(reply.state as FantasyState));
      store.dispatch(sessionStarted({ user: reply.user, sessionToken: reply.sessionToken }));
      return true;
    } catch (thrown) {
      if (isRefused(toFailure(thrown))) end();
      return false;
    }
  }

  return {
    renew,
    /** From the HTML; in the native app by the stored token, since no server made that page. */
    async start(): Promise<void> {
      store.dispatch(clockSet(clockOf(boot)));
      if (boot.content) store.dispatch(contentArrived(boot.content));
      if (boot.state) store.dispatch(fantasyArrived(boot.state));
      if (boot.session) store.dispatch(sessionStarted(boot.session));
      else if (!isNative() || refreshToken.read() === null) store.dispatch(sessionEnded());
      else if (!(await renew())) store.dispatch(sessionEnded());
    },
    async logout(sessionToken: string | null): Promise<void> {
      const signedIn = createApiClient({
        baseUrl: boot.apiBase,
        apiKey: boot.apiKey,
        sessionToken: () => sessionToken,
        onCarried: () => {},
        ...(adapter && { adapter }),
      });
      // Whatever the server says, this browser is signed out.
      await signedIn.call(authLogout, { body: { refreshToken: refreshToken.read() } }).catch(() => undefined);
      end();
      // A page of its own: nothing of the account stays in this tab's memory.
      browserPage.go('/');
    },
  };
}

export type Session = ReturnType<typeof createSession>;

/** The server looked at the token and did not take it; being slow, down or busy is something else. */
const isRefused = (failure: Failure) =>
  failure.kind === 'signedOut' || (failure.kind === 'refused' && [400, 401, 403].includes(failure.status));

/** The server's clock was read while it made the page, which is when the first byte of it came. */
function clockOf({ clock }: Boot) {
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const arrival = (page as PerformanceNavigationTiming | undefined)?.responseStart ?? 0;
  const deviceAt = arrival > 0 ? performance.timeOrigin + arrival : Date.now();
  return { serverAt: Date.parse(clock.now), deviceAt, rate: clock.rate };
}
