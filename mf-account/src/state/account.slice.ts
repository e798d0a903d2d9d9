import { failed, idle, loading, ready, type Failure, type RemoteData } from '@touchline/shared/remote-data';
import { createSlice, type PayloadAction } from '@touchline/shared/store';
import type { deeds, fetchers } from './account.api';

/** Each part that is read, with the type of its answer. */
export type AccountParts = { [Name in keyof typeof fetchers]: Awaited<ReturnType<(typeof fetchers)[Name]>> };

/** Which answer of the API is meant, and with which query where it takes one. */
export interface Part<Name extends keyof AccountParts = keyof AccountParts> {
  readonly name: Name;
  readonly of?: string;
}

export type DeedName = keyof typeof deeds;
export type DeedInput<Name extends DeedName> = Parameters<(typeof deeds)[Name]>[0];
export type DeedOutcome<Name extends DeedName> = Awaited<ReturnType<(typeof deeds)[Name]>>;

export interface AccountState {
  /** By `keyOf`; a part that nobody has opened is not there. */
  readonly parts: Readonly<Record<string, RemoteData<unknown>>>;
  /** How the last try of each deed went. */
  readonly deeds: Readonly<Record<string, RemoteData<unknown>>>;
}

export const keyOf = ({ name, of = '' }: Part): string => `${name}/${of}`;

const initialState: AccountState = { parts: {}, deeds: {} };

const slice = createSlice({
  name: 'account',
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
    deedAsked(state, { payload: { deed } }: PayloadAction<{ deed: DeedName; input: unknown }>) {
      state.deeds[deed] = loading();
    },
    deedDone(state, { payload: { deed, outcome } }: PayloadAction<{ deed: DeedName; outcome: unknown }>) {
      state.deeds[deed] = ready(outcome);
    },
    deedFailed(state, { payload: { deed, failure } }: PayloadAction<{ deed: DeedName; failure: Failure }>) {
      state.deeds[deed] = failed(failure);
    },
  },
});

export const { partOpened, partArrived, partFailed, deedAsked, deedDone, deedFailed } = slice.actions;
export const accountReducer = slice.reducer;
