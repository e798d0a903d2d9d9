import {
  createApiClient,
  fillPath,
  mismatch,
  queryString,
  type ApiClient,
  type ApiClientOptions,
  type Carried,
  type FirstAnswers,
} from '@touchline/shared/api';
import { toFailure } from '@touchline/shared/remote-data';
import {
  clockSet,
  fantasyArrived,
  requestEnded,
  requestStarted,
  sessionRenewed,
  statePatched,
  userChanged,
} from '@touchline/shared/shell-store';
import type { FantasyState } from '@touchline/shared/wire';
import type { Boot } from '../boot/boot';
import type { LastGood } from '../live/lastGood';
import type { Waiting } from '../offline/waiting';
import { isNative } from '../platform/isNative';
import { refreshToken } from './refreshToken';
import { rootOf, type ShellStore } from '../store/shellStore';

interface ShellApiOptions {
  readonly boot: Pick<Boot, 'apiBase' | 'apiKey'>;
  readonly store: ShellStore;
  readonly lastGood: LastGood;
  /** Exchanges the refresh token; false when the session could not be renewed. */
  readonly renewSession: () => Promise<boolean>;
  /** The queue of writes; created after the clients, because it sends with them. */
  readonly waiting: () => Pick<Waiting, 'call'>;
  readonly firstAnswers?: FirstAnswers;
  readonly adapter?: ApiClientOptions['adapter'];
}

export interface ShellApi {
  /**
   * Client for pages: shows the loading bar; offline it answers with the last good reply and queues writes
   * that may wait.
   */
  readonly api: ApiClient;
  /** Request options for background calls: reports and polls. */
  readonly quiet: ApiClient;
}

/** Dispatches the parts of the state that any reply may contain. */
export function applyCarried(store: ShellStore, carried: Carried): void {
  const { state, session_token } = carried;
  if (session_token) store.dispatch(sessionRenewed(session_token));
  refreshToken.keepFrom(carried);
  if (!state) return;
  // A new user's first state is part of the reply that links their team.
  const { user, ...fantasy } = state;
  if (isWhole(fantasy) && rootOf(store).fantasy.state === null) store.dispatch(fantasyArrived(fantasy));
  else store.dispatch(statePatched(state));
  if (user) store.dispatch(userChanged(user));
  if (fantasy.now) {
    const { rate } = rootOf(store).fantasy.clock;
    store.dispatch(clockSet({ serverAt: Date.parse(fantasy.now), deviceAt: Date.now(), rate }));
  }
}

const isWhole = (state: Partial<FantasyState>): state is FantasyState =>
  'rivals' in state && 'deadlines' in state && 'clubs' in state && 'ownership' in state;

/** Creates the API clients. Only the shell does so; remotes get theirs through the contract. */
export function createShellApi(options: ShellApiOptions): ShellApi {
  const { boot, store, lastGood, renewSession, waiting, firstAnswers, adapter } = options;
  const quiet = createApiClient({
    baseUrl: boot.apiBase,
    apiKey: boot.apiKey,
    isNative: isNative(),
    sessionToken: () => rootOf(store).session.sessionToken,
    onCarried: (carried) => applyCarried(store, carried),
    refreshSession: renewSession,
    onUnexpectedAnswer: (url, detail) =>
      console.error(`The answer of ${url} does not have the agreed shape. ${detail}`),
    ...(firstAnswers && { firstAnswers }),
    ...(adapter && { adapter }),
  });

  const call: ApiClient['call'] = async (definition, input) => {
    const { params, query } = (input ?? {}) as { params?: object; query?: object };
    const url = fillPath(definition.path, { ...params }) + queryString({ ...query });
    const isRead = definition.method === 'GET';
    const findKept = async () => {
      const kept = isRead && !rootOf(store).ui.online && lastGood.find(url);
      return kept && mismatch(definition.reply, kept.reply) === undefined && (kept.reply as never);
    };
    store.dispatch(requestStarted());
    try {
      // Without a validated session a request would be refused, and on a line that hangs it would not even fail.
      // `await` lets the page's frame render before the data: it shows the data's age.
      const atOnce = rootOf(store).session.sessionToken === '' && (await findKept());
      if (atOnce) return atOnce;
      const reply = input?.mayWait
        ? await waiting().call(quiet, definition, input)
        : await quiet.call(definition, input);
      if (isRead) lastGood.keep(url, reply);
      return reply;
    } catch (thrown) {
      const kept = isOffline(thrown) && (await findKept());
      if (kept) return kept;
      throw thrown;
    } finally {
      store.dispatch(requestEnded());
    }
  };
  return { api: { call }, quiet };
}

const isOffline = (thrown: unknown) => toFailure(thrown).kind === 'offline';
