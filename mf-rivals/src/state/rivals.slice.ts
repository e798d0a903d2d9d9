import { failed, idle, loading, ready, type Failure, type RemoteData } from '@touchline/shared/remote-data';
import { createSlice, type PayloadAction } from '@touchline/shared/store';
import type { fetchers, Subject } from './rivals.api';

/** Each part with the type of its answer. */
export type RivalsParts = { [Name in keyof typeof fetchers]: Awaited<ReturnType<(typeof fetchers)[Name]>> };

/** Which answer of the API is meant, and about whom. */
export interface Part<Name extends keyof RivalsParts = keyof RivalsParts> extends Subject {
  readonly name: Name;
}

export interface RivalsState {
  /** By `keyOf`; a part that nobody has opened is not there. */
  readonly parts: Readonly<Record<string, RemoteData<unknown>>>;
}

export const keyOf = ({ name, view, gameweek }: Part): string => [name, view, gameweek].join('/');

const initialState: RivalsState = { parts: {} };

const slice = createSlice({
  name: 'rivals',
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
export const rivalsReducer = slice.reducer;
