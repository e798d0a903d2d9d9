import { failed, idle, loading, ready, type Failure, type RemoteData } from '@touchline/shared/remote-data';
import {
  call,
  createSlice,
  put,
  takeLatestPer,
  useSelector,
  useStore,
  type PayloadAction,
  type StoreSlice,
} from '@touchline/shared/store';
import { shell } from '@touchline/shared/contract';
import { useCallback } from 'react';
import type { ApiClient } from '../api/client';
import { failureIn } from './failureIn';

/** Sends each change by its name; throws FailureError. */
type Mutators = Readonly<Record<string, (input: never) => Promise<unknown>>>;

export type MutationName<M extends Mutators> = keyof M & string;
export type MutationInput<M extends Mutators, Name extends keyof M> = Parameters<M[Name]>[0];
export type MutationValue<M extends Mutators, Name extends keyof M> = Awaited<ReturnType<M[Name]>>;

/** How a mutation ended: with a value or with a failure. */
export type MutationOutcome<T> =
  | { readonly value: T; readonly failure?: undefined }
  | { readonly value?: undefined; readonly failure: Failure };

/** The last run of each mutation, by name. */
export type MutationsState = Readonly<Record<string, RemoteData<unknown>>>;

export interface Mutation<Input, Value> {
  /** Resolves with the outcome; never rejects. */
  readonly run: (input: Input) => Promise<MutationOutcome<Value>>;
  readonly isBusy: boolean;
}

export interface Mutations<Key extends string, M extends Mutators> {
  /** For `slices` of the remote's module. */
  readonly slice: StoreSlice & { readonly key: Key };
  /** One mutation for a component: forms await `run` to show the errors of their fields. */
  readonly useMutation: <Name extends MutationName<M>>(
    name: Name,
  ) => Mutation<MutationInput<M, Name>, MutationValue<M, Name>>;
}

interface Run {
  readonly name: string;
  readonly input: unknown;
}

const initialState: Record<string, RemoteData<unknown>> = {};

function createMutationSlice(key: string) {
  return createSlice({
    name: key,
    initialState,
    reducers: {
      started(state, { payload: { name } }: PayloadAction<Run>) {
        state[name] = loading();
      },
      succeeded(state, { payload: { name, value } }: PayloadAction<{ name: string; value: unknown }>) {
        state[name] = ready(value);
      },
      failedWith(state, { payload: { name, failure } }: PayloadAction<{ name: string; failure: Failure }>) {
        state[name] = failed(failure);
      },
    },
  });
}

/**
 * Sends changes to the API by the store and a saga. A mutation keeps running when its component unmounts.
 *
 * @param key the slice's key, owned by this remote
 * @param createMutators the changes by name; called for each run with the client to use
 */
export function createMutations<Key extends string, M extends Mutators>(
  key: Key,
  createMutators: (api: ApiClient) => M,
): Mutations<Key, M> {
  const { actions, reducer } = createMutationSlice(key);

  function* send({ payload: { name, input } }: PayloadAction<Run>) {
    try {
      // `useMutation` takes each mutation's own input only, which the compiler cannot follow here.
      const mutate = createMutators(shell().api)[name] as unknown as (input: unknown) => Promise<unknown>;
      yield* put(actions.succeeded({ name, value: yield* call(mutate, input) }));
    } catch (error) {
      yield* put(actions.failedWith({ name, failure: failureIn(key, error) }));
    }
  }

  function* saga() {
    yield* takeLatestPer(actions.started, ({ name }) => name, send);
  }

  type Root = Readonly<Record<Key, MutationsState>>;
  const select = <Name extends keyof M & string>(root: Root, name: Name) =>
    (root[key][name] ?? idle) as RemoteData<MutationValue<M, Name>>;

  function useMutation<Name extends MutationName<M>>(name: Name) {
    const store = useStore<Root>();
    const isBusy = useSelector((root: Root) => select(root, name).status === 'loading');
    const run = useCallback(
      (input: MutationInput<M, Name>) => {
        store.dispatch(actions.started({ name, input }));
        return outcomeOf(store, (root: Root) => select(root, name));
      },
      [store, name],
    );
    return { run, isBusy };
  }

  return { slice: { key, reducer, saga }, useMutation };
}

/** Waits until the mutation has ended. */
function outcomeOf<Root, T>(
  store: { getState(): Root; subscribe(listen: () => void): () => void },
  select: (root: Root) => RemoteData<T>,
): Promise<MutationOutcome<T>> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const data = select(store.getState());
      if (data.status !== 'ready' && data.status !== 'failed') return;
      stop();
      resolve(data.status === 'ready' ? { value: data.value } : { failure: data.failure });
    });
  });
}
