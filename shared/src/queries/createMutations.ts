import { failed, loading, ready, type Failure, type RemoteData } from '@touchline/shared/remote-data';
import {
  call,
  createSlice,
  fork,
  put,
  take,
  useSelector,
  useStore,
  type PayloadAction,
  type StoreSlice,
} from '@touchline/shared/store';
import { getShell } from '@touchline/shared/contract';
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

/** Runs whose outcome has not been read yet, by id. */
export type MutationsState = Readonly<Record<string, MutationRun>>;

interface MutationRun {
  readonly name: string;
  readonly data: RemoteData<unknown>;
}

export interface Mutation<Input, Value> {
  /** Resolves with the outcome of this run, whatever other runs there are; never rejects. */
  readonly run: (input: Input) => Promise<MutationOutcome<Value>>;
  /** Whether a run of this mutation has not ended. */
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
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

const initialState: Record<string, MutationRun> = {};

function createMutationSlice(key: string) {
  return createSlice({
    name: key,
    initialState,
    reducers: {
      started(state, { payload: { id, name } }: PayloadAction<Run>) {
        state[id] = { name, data: loading() };
      },
      ended(state, { payload: { id, data } }: PayloadAction<{ id: string; data: RemoteData<unknown> }>) {
        const run = state[id];
        if (run) state[id] = { ...run, data };
      },
      outcomeRead(state, { payload: id }: PayloadAction<string>) {
        delete state[id];
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

  let count = 0;

  function* send({ payload: { id, name, input } }: PayloadAction<Run>) {
    const shell = yield* getShell();
    try {
      // `useMutation` takes each mutation's own input only, which the compiler cannot follow here.
      const mutate = createMutators(shell.api)[name] as unknown as (input: unknown) => Promise<unknown>;
      yield* put(actions.ended({ id, data: ready(yield* call(mutate, input)) }));
    } catch (error) {
      yield* put(actions.ended({ id, data: failed(failureIn(shell, key, error)) }));
    }
  }

  function* saga() {
    while (true) {
      const started = (yield* take(actions.started)) as PayloadAction<Run>;
      yield* fork(send, started);
    }
  }

  type Root = Readonly<Record<Key, MutationsState>>;
  const hasRun = (root: Root, name: string) =>
    Object.values<MutationRun>(root[key]).some((run) => run.name === name && run.data.status === 'loading');

  function useMutation<Name extends MutationName<M>>(name: Name) {
    const store = useStore<Root>();
    const isBusy = useSelector((root: Root) => hasRun(root, name));
    const run = useCallback(
      async (input: MutationInput<M, Name>) => {
        const id = `${name}#${(count += 1)}`;
        store.dispatch(actions.started({ id, name, input }));
        const outcome = await outcomeOf<Root, MutationValue<M, Name>>(store, (root) => root[key][id]?.data);
        store.dispatch(actions.outcomeRead(id));
        return outcome;
      },
      [store, name],
    );
    return { run, isBusy };
  }

  return { slice: { key, reducer, saga }, useMutation };
}

/** Waits until the run has ended. */
function outcomeOf<Root, T>(
  store: { getState(): Root; subscribe(listen: () => void): () => void },
  select: (root: Root) => RemoteData<unknown> | undefined,
): Promise<MutationOutcome<T>> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const data = select(store.getState());
      if (data?.status !== 'ready' && data?.status !== 'failed') return;
      stop();
      resolve(data.status === 'ready' ? { value: data.value as T } : { failure: data.failure });
    });
  });
}
