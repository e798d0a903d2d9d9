import { failed, idle, loading, ready, type Failure, type RemoteData } from '@touchline/shared/remote-data';
import { createSlice, type PayloadAction } from '@touchline/shared/store';
import type { fetchers, Subject } from './footballers.api';

/** Each part with the type of its answer. */
export type FootballersParts = {
  [Name in keyof typeof fetchers]: Awaited<ReturnType<(typeof fetchers)[Name]>>;
};

/** Which answer of the API is meant, and about what. */
export interface Part<Name extends keyof FootballersParts = keyof FootballersParts> extends Subject {
  readonly name: Name;
}

export interface FootballersState {
  /** By `keyOf`; a part that nobody has opened is not there. */
  readonly parts: Readonly<Record<string, RemoteData<unknown>>>;
}

/** `index/default?page=2&pos=MID`: each page of each filter is an answer of its own, so Back shows it at once. */
export const keyOf = ({ name, x = '', query = {} }: Part): string =>
  `${name}/${x}?${new URLSearchParams(query).toString()}`;

const initialState: FootballersState = { parts: {} };

const slice = createSlice({
  name: 'footballers',
  initialState,
  reducers: {
    partOpened({ parts }, { payload: part }: PayloadAction<Part>) {
      parts[keyOf(part)] = loading(parts[keyOf(part)] ?? idle);
    },
    partArrived({ parts }, { payload: { part, value } }: PayloadAction<{ part: Part; value: unknown }>) {
      parts[keyOf(part)] = ready(value);
    },
    partFailed({ parts }, { payload: { part, failure } }: PayloadAction<{ part: Part; failure: Failure }>) {
      parts[keyOf(part)] = failed(failure, parts[keyOf(part)] ?? idle);
    },
  },
});

export const { partOpened, partArrived, partFailed } = slice.actions;
export const footballersReducer = slice.reducer;
