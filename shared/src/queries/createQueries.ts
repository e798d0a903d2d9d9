import { useFreshness, useShell, type ContractEvents, type Pace } from '@touchline/shared/contract';
import { idle, type RemoteData } from '@touchline/shared/remote-data';
import { useDispatch, useSelector, type StoreSlice } from '@touchline/shared/store';
import { useCallback, useEffect, useState } from 'react';
import type { UnknownAction } from 'redux';
import type { ApiClient } from '../api/client';
import { queryKey } from './queryKey';
import { querySaga, type Loaders } from './querySaga';
import { createQuerySlice, type AnyQuery, type QueriesState } from './querySlice';

export type { QueriesState } from './querySlice';

type SubjectOf<Loader> = Loader extends (subject: infer Subject) => unknown
  ? unknown extends Subject
    ? object
    : Subject
  : never;

/** Name and subject of what is loaded: `{ name: 'list', view: 'rivals' }`. */
export type Query<L extends Loaders, Name extends keyof L = keyof L> = { readonly name: Name } & SubjectOf<
  L[Name]
>;

/** The value that a query loads. */
export type ResultOf<L extends Loaders, Name extends keyof L> = Awaited<ReturnType<L[Name]>>;

/** One query as a component shows it. */
export interface QueryResult<T> {
  readonly data: RemoteData<T>;
  /** Loads again; the previous value stays in `data` meanwhile. */
  readonly refresh: () => void;
}

export interface Queries<Key extends string, L extends Loaders> {
  /** For `slices` of the remote's module. */
  readonly slice: StoreSlice & { readonly key: Key };
  /** Action that loads a query before any component shows it. */
  readonly requested: (query: Query<L>) => UnknownAction;
  readonly select: <Name extends keyof L>(
    root: QueriesRoot<Key>,
    query: Query<L, Name>,
  ) => RemoteData<ResultOf<L, Name>>;
  /** Loads a query when the component mounts, and keeps it fresh while it is mounted. */
  readonly useQuery: <Name extends keyof L>(
    query: Query<L, Name>,
    pace: Pace,
  ) => QueryResult<ResultOf<L, Name>>;
}

/** The store, as far as the queries are concerned: their slice may not be registered yet. */
type QueriesRoot<Key extends string> = Readonly<Partial<Record<Key, QueriesState>>>;

interface QueryOptions {
  /** Events after which every query that is shown is loaded again. */
  readonly refreshOn?: readonly (keyof ContractEvents)[];
}

/** A server runs no effects: there a query is requested while the page is rendered. */
const isServer = typeof document === 'undefined';

/**
 * Loads data of the API into a slice of the store: one `RemoteData` per query. Components that show the same query share
 * one request. A request is aborted when nobody shows its query any more, and data that nobody has shown for five
 * minutes is evicted.
 *
 * @param key the slice's key, owned by this remote
 * @param createLoaders the loaders by name; called for each request with the client to use
 */
export function createQueries<Key extends string, L extends Loaders>(
  key: Key,
  createLoaders: (api: ApiClient) => L,
  { refreshOn = [] }: QueryOptions = {},
): Queries<Key, L> {
  const { actions, reducer } = createQuerySlice(key);

  /** A value is stored under the query that loaded it, which the compiler cannot follow. */
  function select<Name extends keyof L>(root: QueriesRoot<Key>, query: Query<L, Name>) {
    return (root[key]?.[queryKey(query)] ?? idle) as RemoteData<ResultOf<L, Name>>;
  }

  function useQuery<Name extends keyof L>(given: Query<L, Name>, pace: Pace): QueryResult<ResultOf<L, Name>> {
    const query = useStableQuery(given);
    const data = useSelector((root: QueriesRoot<Key>) => select(root, query));
    const dispatch = useDispatch();
    if (isServer) dispatch(actions.requested(query as AnyQuery));
    useEffect(() => {
      dispatch(actions.subscribed(query as AnyQuery));
      return () => void dispatch(actions.unsubscribed(query as AnyQuery));
    }, [dispatch, query]);
    const refresh = useCallback(() => void dispatch(actions.refreshed(query as AnyQuery)), [dispatch, query]);
    useFreshness(data, refresh, pace);
    useRefreshOn(refreshOn, refresh);
    return { data, refresh };
  }

  const requested = (query: Query<L>) => actions.requested(query as AnyQuery);
  const saga = () => querySaga(key, actions, createLoaders);
  return { slice: { key, reducer, saga }, requested, select, useQuery };
}

/** Returns a stable reference while the keys are equal. */
function useStableQuery<Q extends object>(given: Q): Q {
  const [query, setQuery] = useState(given);
  if (queryKey(query) === queryKey(given)) return query;
  setQuery(given);
  return given;
}

function useRefreshOn(events: readonly (keyof ContractEvents)[], refresh: () => void) {
  const shell = useShell();
  useEffect(() => {
    const stops = events.map((event) => shell.events.on(event, refresh));
    return () => stops.forEach((stop) => stop());
  }, [shell, events, refresh]);
}
