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

interface QuietClientOptions {
  readonly boot: Pick<Boot, 'apiBase' | 'apiKey'>;
  readonly store: ShellStore;
  /** Exchanges the refresh token; false when the session could not be renewed. */
  readonly renewSession: () => Promise<boolean>;
  readonly firstAnswers?: FirstAnswers | undefined;
  readonly adapter?: ApiClientOptions['adapter'] | undefined;
}

interface PageClientParts {
  readonly store: ShellStore;
  readonly lastGood: LastGood;
  readonly quiet: ApiClient;
  /** The queue of writes. */
  readonly waiting: Pick<Waiting, 'call'>;
}

/** Every call of the shell goes through one of two clients. */
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

/** The client that knows the session. Only the shell creates one; remotes get theirs through the contract. */
export function createQuietClient(options: QuietClientOptions): ApiClient {
  const { boot, store, renewSession, firstAnswers, adapter } = options;
  return createApiClient({
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
}

/** The client for pages, which sends with the quiet one. */
export function createPageClient({ store, lastGood, quiet, waiting }: PageClientParts): ApiClient {
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
        ? await waiting.call(quiet, definition, input)
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
  return { call };
}

const isOffline = (thrown: unknown) => toFailure(thrown).kind === 'offline';
