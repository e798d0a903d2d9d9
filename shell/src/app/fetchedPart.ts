import {
  failed,
  idle,
  loading,
  ready,
  toFailure,
  type Failure,
  type RemoteData,
} from '@touchline/shared/remote-data';
import {
  call,
  createSlice,
  put,
  takeLatestPer,
  useDispatch,
  useSelector,
  type PayloadAction,
  type StoreSlice,
} from '@touchline/shared/store';
import { useCallback, useEffect } from 'react';
import { useShell } from './ShellContext';

/** A thing the shell fetches: one slice and one saga, with one `RemoteData` for each set of parameters. */
export interface FetchedPart<Params, Value> {
  readonly slice: StoreSlice;
  readonly asked: (params: Params) => { type: string; payload: Params };
  readonly select: (root: unknown, params: Params) => RemoteData<Value>;
}

interface PartOptions<Params, Value> {
  /** Its key in the store. */
  readonly key: string;
  readonly fetch: (params: Params) => Promise<Value>;
  /** What tells one set of parameters from another. */
  readonly keyOf?: (params: Params) => string;
}

/** The usual slice and saga of something that is asked for, arrives or fails. */
export function fetchedPart<Value, Params = void>(
  options: PartOptions<Params, Value>,
): FetchedPart<Params, Value> {
  const { key, fetch, keyOf = () => 'one' } = options;
  type State = Record<string, RemoteData<Value>>;
  const slice = createSlice({
    name: key,
    initialState: {},
    reducers: {
      asked(state, { payload }: PayloadAction<Params>) {
        const before = (state as State)[keyOf(payload)];
        (state as State)[keyOf(payload)] = loading(before);
      },
      arrived(state, { payload }: PayloadAction<{ at: string; value: Value }>) {
        (state as State)[payload.at] = ready(payload.value);
      },
      refused(state, { payload }: PayloadAction<{ at: string; failure: Failure }>) {
        (state as State)[payload.at] = failed(payload.failure, (state as State)[payload.at]);
      },
    },
  });
  // The toolkit cannot know that a type parameter is never void in the reducer above.
  const actions = slice.actions as unknown as {
    asked: ((params: Params) => { type: string; payload: Params }) & { type: string; match: never };
    arrived: (payload: { at: string; value: Value }) => { type: string };
    refused: (payload: { at: string; failure: Failure }) => { type: string };
  };

  function* load({ payload }: { payload: Params }) {
    const at = keyOf(payload);
    try {
      const value = yield* call(fetch, payload);
      yield* put(actions.arrived({ at, value: value }));
    } catch (thrown) {
      yield* put(actions.refused({ at, failure: toFailure(thrown) }));
    }
  }

  function* saga() {
    yield* takeLatestPer(actions.asked as never, keyOf as never, load as never);
  }

  return {
    slice: { key, reducer: slice.reducer, saga },
    asked: actions.asked,
    select: (root, params) => (root as Record<string, State | undefined>)[key]?.[keyOf(params)] ?? idle,
  };
}

/** Asks for a part when the component appears or its parameters change, and again on request. */
export function useFetched<Params, Value>(part: FetchedPart<Params, Value>, params: Params) {
  const { store } = useShell();
  const dispatch = useDispatch();
  const data = useSelector((root: unknown) => part.select(root, params));
  const asking = JSON.stringify(params);
  const ask = useCallback(
    () => void dispatch(part.asked((asking === undefined ? undefined : JSON.parse(asking)) as Params)),
    [dispatch, part, asking],
  );
  useEffect(() => {
    // The shell's own parts stay for the life of the tab; only remotes come and go.
    if (!registered.has(part.slice) || registered.get(part.slice) !== store) {
      registered.set(part.slice, store);
      store.registerSlice(part.slice);
    }
    ask();
  }, [store, part, ask]);
  return { data, ask };
}

const registered = new Map<StoreSlice, unknown>();
