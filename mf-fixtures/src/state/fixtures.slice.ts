import { failed, idle, loading, ready, type Failure, type RemoteData } from '@touchline/shared/remote-data';
import { createSlice, type PayloadAction } from '@touchline/shared/store';
import type { fetchers } from './fixtures.api';

/** Each part with the type of its answer. */
export type FixturesParts = { [Name in keyof typeof fetchers]: Awaited<ReturnType<(typeof fetchers)[Name]>> };

/** Which answer of the API is meant, and of which gameweek (`24`) or fixture (`ars-mci`). */
export interface Part<Name extends keyof FixturesParts = keyof FixturesParts> {
  readonly name: Name;
  readonly of?: string;
}

export interface FixturesState {
  /** By `keyOf`; a part that nobody has opened is not there. */
  readonly parts: Readonly<Record<string, RemoteData<unknown>>>;
}

export const keyOf = ({ name, of = '' }: Part): string => `${name}/${of}`;

const initialState: FixturesState = { parts: {} };

const slice = createSlice({
  name: 'fixtures',
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
export const fixturesReducer = slice.reducer;
