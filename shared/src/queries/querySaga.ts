import { getShell } from '@touchline/shared/contract';
import { call, cancel, cancelled, delay, fork, put, take, type PayloadAction } from '@touchline/shared/store';
import type { Action } from 'redux';
import type { Task } from 'redux-saga';
import type { ApiClient } from '../api/client';
import { failureIn } from './failureIn';
import { queryKey } from './queryKey';
import type { AnyQuery, QueryActions } from './querySlice';

/** Loads each query by its name from the given API client; throws FailureError. */
export type Loaders = Readonly<Record<string, (subject: never) => Promise<unknown>>>;

const second = 1000;
/** Time after which a request that no component waits for is aborted. Longer than a change of pages takes. */
const abortAfterMs = second / 2;
/** Time after which data that no component shows is evicted. */
const evictAfterMs = 5 * 60 * second;
/** Components that show the same query refresh it at the same time: within this time they share one request. */
const sharedRefreshMs = 100;
/** Time for which data of a page that the server rendered is not loaded again by the components that then show it. */
const renderedMs = 10 * second;

/** Marks a request as one that the server made while it rendered the page. */
export const asRendered = <A extends Action>(action: A) => ({ ...action, meta: { rendered: true } });

const isRendered = (action: Action) =>
  (action as { readonly meta?: { readonly rendered?: boolean } }).meta?.rendered === true;

interface Entry {
  /** Components that show the query. */
  subscribers: number;
  load?: Task;
  loadStartedAt: number;
  /** Until when data that came with the page counts as just loaded. */
  freshUntil: number;
  /** Runs while the query has no subscribers. */
  release?: Task;
}

/**
 * Root saga of `createQueries`: one request per query at a time, aborted and evicted once nobody needs it.
 *
 * @param createLoaders called for each request with a client whose calls are aborted together
 */
export function* querySaga(
  sliceKey: string,
  actions: QueryActions,
  createLoaders: (api: ApiClient) => Loaders,
): Generator {
  const entries = new Map<string, Entry>();
  const isCommand = (action: Action): action is PayloadAction<AnyQuery> =>
    actions.subscribed.match(action) ||
    actions.unsubscribed.match(action) ||
    actions.requested.match(action) ||
    actions.refreshed.match(action);

  while (true) {
    const action = yield* take(isCommand);
    const key = queryKey(action.payload);
    const entry = entries.get(key) ?? { subscribers: 0, loadStartedAt: 0, freshUntil: 0 };
    entries.set(key, entry);
    if (actions.subscribed.match(action)) entry.subscribers += 1;
    if (actions.unsubscribed.match(action)) entry.subscribers -= 1;
    else if (actions.refreshed.match(action) || Date.now() >= entry.freshUntil)
      yield* startLoad(entry, action);
    yield* scheduleRelease(key, entry, action.payload);
  }

  function* startLoad(entry: Entry, action: PayloadAction<AnyQuery>) {
    const isShared = !actions.refreshed.match(action) || Date.now() - entry.loadStartedAt < sharedRefreshMs;
    if (entry.load?.isRunning()) {
      if (isShared) return;
      yield* cancel(entry.load);
    }
    entry.loadStartedAt = Date.now();
    entry.load = (yield* fork(load, action.payload, () => {
      if (isRendered(action)) entry.freshUntil = Date.now() + renderedMs;
    })) as Task;
  }

  function* load(query: AnyQuery, onLoaded: () => void) {
    const shell = yield* getShell();
    const controller = new AbortController();
    try {
      yield* put(actions.loadStarted(query));
      const loader = createLoaders(abortableApi(shell.api, controller.signal))[query.name] as (
        subject: AnyQuery,
      ) => Promise<unknown>;
      yield* put(actions.loaded({ query, value: yield* call(loader, query) }));
      onLoaded();
    } catch (error) {
      yield* put(actions.loadFailed({ query, failure: failureIn(shell, sliceKey, error) }));
    } finally {
      if (yield* cancelled()) controller.abort();
    }
  }

  function* scheduleRelease(key: string, entry: Entry, query: AnyQuery) {
    if (entry.release) yield* cancel(entry.release);
    delete entry.release;
    if (entry.subscribers === 0) entry.release = (yield* fork(release, key, entry, query)) as Task;
  }

  function* release(key: string, entry: Entry, query: AnyQuery) {
    yield* delay(abortAfterMs);
    if (entry.load?.isRunning()) {
      yield* cancel(entry.load);
      yield* put(actions.loadAborted(query));
    }
    yield* delay(evictAfterMs - abortAfterMs);
    entries.delete(key);
    yield* put(actions.evicted(query));
  }
}

/** The client; all calls made through it are aborted by the signal. */
function abortableApi(api: ApiClient, signal: AbortSignal): ApiClient {
  return { call: (definition, input) => api.call(definition, { ...input, signal } as typeof input) };
}
