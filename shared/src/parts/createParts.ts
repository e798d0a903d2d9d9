import { shell, useFreshness, type ContractEvents, type Pace } from '@touchline/shared/contract';
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
import { useCallback, useEffect, useState } from 'react';
import type { UnknownAction } from 'redux';
import { partKey } from './partKey';

/** What asks the API for one part each, by the part's name; it is given what the part is about. Throws FailureError. */
type Fetchers = Readonly<Record<string, (subject: never) => Promise<unknown>>>;

type SubjectOf<Fetch> = Fetch extends (subject: infer Subject) => unknown
  ? unknown extends Subject
    ? object
    : Subject
  : never;

/** Which answer of the API is meant, and about what: `{ name: 'list', view: 'rivals' }`. */
export type PartOf<F extends Fetchers, Name extends keyof F = keyof F> = { readonly name: Name } & SubjectOf<
  F[Name]
>;

/** The answer that a part has. */
export type AnswerOf<F extends Fetchers, Name extends keyof F> = Awaited<ReturnType<F[Name]>>;

/** One part of the store as a component has it. */
export interface Fetched<T> {
  readonly data: RemoteData<T>;
  /** Asks again; what is on screen stays until the answer comes. */
  readonly refresh: () => void;
}

/** By `partKey`; a part that nobody has opened is not there. */
export type PartsState = Readonly<Record<string, RemoteData<unknown>>>;

interface Named {
  readonly name: string;
}

/** What `createParts` makes. */
export interface Parts<Key extends string, F extends Fetchers> {
  /** For `slices` of the remote's module. */
  readonly slice: StoreSlice & { readonly key: Key };
  /** What a component says that wants a part. */
  readonly opened: (part: PartOf<F>) => UnknownAction;
  readonly select: <Name extends keyof F>(
    root: PartsRoot<Key>,
    part: PartOf<F, Name>,
  ) => RemoteData<AnswerOf<F, Name>>;
  /** One part for as long as a component shows it: asked for at once and kept fresh. */
  readonly usePart: <Name extends keyof F>(part: PartOf<F, Name>, pace: Pace) => Fetched<AnswerOf<F, Name>>;
}

/** The store, as far as parts are concerned: their slice may not have been registered yet. */
type PartsRoot<Key extends string> = Readonly<Partial<Record<Key, PartsState>>>;

interface PartsOptions {
  /** News after which every part that is shown is asked for again. */
  readonly askAgainOn?: readonly (keyof ContractEvents)[];
}

/**
 * All that a remote needs for what it fetches and shows: one `RemoteData` for each part, by its name and what it is
 * about. A part is asked for when a component opens it, two parts side by side never cancel each other, and what was
 * there stays until the next answer comes.
 *
 * @param key where the parts live in the store; of this remote alone
 * @param fetchers what there is to fetch, by name
 */
export function createParts<Key extends string, F extends Fetchers>(
  key: Key,
  fetchers: F,
  { askAgainOn = [] }: PartsOptions = {},
): Parts<Key, F> {
  const { actions, reducer } = sliceOf(key);

  /** The saga stores each answer under the part it was asked for, so its type is that part's. */
  function select<Name extends keyof F>(root: PartsRoot<Key>, part: PartOf<F, Name>) {
    return (root[key]?.[partKey(part)] ?? idle) as RemoteData<AnswerOf<F, Name>>;
  }

  function* load({ payload: part }: PayloadAction<Named>) {
    try {
      const fetch = fetchers[part.name] as (subject: Named) => Promise<unknown>;
      yield* put(actions.partArrived({ part, value: yield* call(fetch, part) }));
    } catch (thrown) {
      yield* put(actions.partFailed({ part, failure: toFailure(thrown) }));
    }
  }

  function* saga() {
    yield* takeLatestPer(actions.partOpened, partKey, load);
  }

  function usePart<Name extends keyof F>(asked: PartOf<F, Name>, pace: Pace): Fetched<AnswerOf<F, Name>> {
    const part = useSame(asked);
    const data = useSelector((root: PartsRoot<Key>) => select(root, part));
    const dispatch = useDispatch();
    const refresh = useCallback(() => void dispatch(actions.partOpened(part as Named)), [dispatch, part]);
    useEffect(refresh, [refresh]);
    useFreshness(data, refresh, pace);
    useNews(askAgainOn, refresh);
    return { data, refresh };
  }

  const opened = (part: PartOf<F>) => actions.partOpened(part as Named);
  return { slice: { key, reducer, saga }, opened, select, usePart };
}

const noParts: Record<string, RemoteData<unknown>> = {};

function sliceOf(key: string) {
  return createSlice({
    name: key,
    initialState: noParts,
    reducers: {
      partOpened(parts, { payload: part }: PayloadAction<Named>) {
        parts[partKey(part)] = loading(parts[partKey(part)]);
      },
      partArrived(parts, { payload: { part, value } }: PayloadAction<{ part: Named; value: unknown }>) {
        parts[partKey(part)] = ready(value);
      },
      partFailed(parts, { payload: { part, failure } }: PayloadAction<{ part: Named; failure: Failure }>) {
        parts[partKey(part)] = failed(failure, parts[partKey(part)]);
      },
    },
  });
}

/** The same object for as long as it asks for the same, though each render writes it anew. */
function useSame<Part extends object>(asked: Part): Part {
  const [part, setPart] = useState(asked);
  if (partKey(part) === partKey(asked)) return part;
  setPart(asked);
  return asked;
}

function useNews(askAgainOn: readonly (keyof ContractEvents)[], refresh: () => void) {
  useEffect(() => {
    const stops = askAgainOn.map((news) => shell().events.on(news, refresh));
    return () => stops.forEach((stop) => stop());
  }, [askAgainOn, refresh]);
}
