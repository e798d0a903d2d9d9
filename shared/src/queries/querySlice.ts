import {
  failed,
  idle,
  lastReady,
  loading,
  ready,
  type Failure,
  type RemoteData,
} from '@touchline/shared/remote-data';
import { createSlice, type PayloadAction } from '@touchline/shared/store';
import { queryKey } from './queryKey';

/** A query without the types of its subject, as actions carry it. */
export interface AnyQuery {
  readonly name: string;
}

/** By `queryKey`. A query that was never loaded, or was evicted, has no entry. */
export type QueriesState = Readonly<Record<string, RemoteData<unknown>>>;

const initialState: Record<string, RemoteData<unknown>> = {};

/** Commands for the saga change nothing in the state. */
const command = { reducer: () => undefined, prepare: (query: AnyQuery) => ({ payload: query }) };

export function createQuerySlice(key: string) {
  return createSlice({
    name: key,
    initialState,
    reducers: {
      /** A component shows the query. */
      subscribed: command,
      /** A component shows it no longer. */
      unsubscribed: command,
      /** Loads the query, unless it is being loaded already. */
      requested: command,
      /** Loads the query again. */
      refreshed: command,
      loadStarted(state, { payload: query }: PayloadAction<AnyQuery>) {
        state[queryKey(query)] = loading(state[queryKey(query)]);
      },
      loaded(state, { payload: { query, value } }: PayloadAction<{ query: AnyQuery; value: unknown }>) {
        state[queryKey(query)] = ready(value);
      },
      loadFailed(
        state,
        { payload: { query, failure } }: PayloadAction<{ query: AnyQuery; failure: Failure }>,
      ) {
        state[queryKey(query)] = failed(failure, state[queryKey(query)]);
      },
      loadAborted(state, { payload: query }: PayloadAction<AnyQuery>) {
        state[queryKey(query)] = lastReady(state[queryKey(query)] ?? idle) ?? idle;
      },
      evicted(state, { payload: query }: PayloadAction<AnyQuery>) {
        delete state[queryKey(query)];
      },
    },
  });
}

export type QueryActions = ReturnType<typeof createQuerySlice>['actions'];
