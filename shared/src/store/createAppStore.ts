import { combineReducers, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { superviseSaga } from './superviseSaga';

/** A remote's part of the store, as it exposes it. */
export interface StoreSlice {
  /** Where it lives in the root state; two owners of one key are refused. */
  readonly key: string;
  // The store holds slices of strangers: only their owner knows the state's type.
  readonly reducer: Reducer<never, UnknownAction> | Reducer;
  readonly saga?: () => Generator;
}

export type SliceHealth = 'running' | 'restarted' | 'left-out';

export interface SliceReport {
  readonly key: string;
  readonly error: unknown;
  readonly crashes: number;
}

/** A reducer that threw, or returned undefined, for an action. Its part keeps the state it had. */
export interface ReducerReport {
  readonly key: string;
  readonly error: unknown;
}

interface StoreOptions {
  /** Reducers that are there from the start and never leave. */
  readonly reducers: Record<string, Reducer>;
  readonly onSagaCrash?: (report: SliceReport) => void;
  readonly onSagaGivenUp?: (key: string) => void;
  /** Called after the action, at a part's first fault only: a broken reducer fails for every action. */
  readonly onReducerFault?: (report: ReducerReport) => void;
  readonly preloadedState?: Record<string, unknown>;
}

const nothing = new Error('The reducer returned undefined.');

/**
 * The reducer of a stranger: its faults would otherwise stop every dispatch of the app.
 *
 * @throws when it has no state to begin with
 */
function guardReducer(reducer: Reducer, onFault: (error: unknown) => void): Reducer {
  const initial: unknown = reducer(undefined, { type: '@@touchline/init' });
  if (initial === undefined) throw nothing;
  let isReported = false;
  const fail = (error: unknown, state: unknown) => {
    if (isReported) return state;
    isReported = true;
    onFault(error);
    return state;
  };
  return (state: unknown = initial, action) => {
    try {
      const next: unknown = reducer(state, action);
      return next === undefined ? fail(nothing, state) : next;
    } catch (error) {
      return fail(error, state);
    }
  };
}

/**
 * The one store. `registerSlice` adds a part and answers with its `dispose`, which cancels the part's saga
 * and removes its reducer and state; registering the same key again while it lives is counted, so that the
 * part leaves with its last user.
 */
export function createAppStore({
  reducers,
  onSagaCrash,
  onSagaGivenUp,
  onReducerFault,
  preloadedState,
}: StoreOptions) {
  const sagaMiddleware = createSagaMiddleware({
    onError: (error) => onSagaCrash?.({ key: 'saga', error, crashes: 1 }),
  });
  /** Faults of the action that is being reduced: a report may read the state, which Redux forbids inside of a reducer. */
  const faults: ReducerReport[] = [];
  const live = new Map<
    string,
    { reducer: StoreSlice['reducer']; guarded: Reducer; task?: Task; users: number }
  >();
  const health = new Map<string, SliceHealth>();

  const rootReducer = () =>
    combineReducers({
      ...reducers,
      ...Object.fromEntries([...live].map(([key, { guarded }]) => [key, guarded])),
    });

  const store = configureStore({
    reducer: rootReducer() as Reducer,
    preloadedState,
    middleware: (getDefault) =>
      // Checks of immutability cost more than a phone has while points roll in; they run in tests.
      getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagaMiddleware),
    devTools: typeof process !== 'undefined' && process.env['NODE_ENV'] !== 'production',
  });

  store.subscribe(() => {
    for (const fault of faults.splice(0)) onReducerFault?.(fault);
  });

  function runSaga(key: string, saga: () => Generator): Task {
    health.set(key, 'running');
    return sagaMiddleware.run(superviseSaga as Saga, saga, {
      name: key,
      onCrash: (error: unknown, crashes: number) => {
        health.set(key, 'restarted');
        onSagaCrash?.({ key, error, crashes });
      },
      onGivenUp: () => {
        health.set(key, 'left-out');
        onSagaGivenUp?.(key);
      },
    });
  }

  function leave(key: string) {
    const part = live.get(key);
    if (!part) return;
    part.users -= 1;
    if (part.users > 0) return;
    part.task?.cancel();
    live.delete(key);
    health.delete(key);
    store.replaceReducer(rootReducer() as Reducer);
  }

  function registerSlice({ key, reducer, saga }: StoreSlice): () => void {
    if (key in reducers)
      throw new Error(`The key "${key}" belongs to the shell. Choose another key for the slice.`);
    const registered = live.get(key);
    if (registered && registered.reducer !== reducer)
      throw new Error(`Two slices want the key "${key}". Each part of the store has one owner.`);
    if (registered) registered.users += 1;
    else {
      const guarded = guardReducer(reducer as Reducer, (error) => void faults.push({ key, error }));
      live.set(key, { reducer, guarded, users: 1 });
      store.replaceReducer(rootReducer() as Reducer);
      if (saga) live.set(key, { reducer, guarded, users: 1, task: runSaga(key, saga) });
    }
    let disposed = false;
    return () => {
      if (disposed) return;
      disposed = true;
      leave(key);
    };
  }

  return Object.assign(store, {
    registerSlice,
    /** Gives the sagas what they find by `getContext`: `{ shell }` for `getShell`; before the first slice with a saga. */
    provideToSagas: (context: Readonly<Record<string, unknown>>) => sagaMiddleware.setContext(context),
    /** How a part's saga is doing; undefined when the part is not there. */
    sliceHealth: (key: string) => health.get(key),
    /** Runs a saga of the shell, supervised like a part's. */
    runShellSaga: (name: string, saga: () => Generator) => runSaga(name, saga),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
