import { failed, loading, ready, type Failure, type RemoteData } from '@touchline/shared/remote-data';
import { createSlice, type PayloadAction } from '@touchline/shared/store';
import type { deeds } from './account.api';

export type DeedName = keyof typeof deeds;
export type DeedInput<Name extends DeedName> = Parameters<(typeof deeds)[Name]>[0];
export type DeedOutcome<Name extends DeedName> = Awaited<ReturnType<(typeof deeds)[Name]>>;

/** How the last try of each deed went. */
export type DeedsState = Readonly<Record<string, RemoteData<unknown>>>;

const initialState: Record<string, RemoteData<unknown>> = {};

const slice = createSlice({
  name: 'account_deeds',
  initialState,
  reducers: {
    deedAsked(state, { payload: { deed } }: PayloadAction<{ deed: DeedName; input: unknown }>) {
      state[deed] = loading();
    },
    deedDone(state, { payload: { deed, outcome } }: PayloadAction<{ deed: DeedName; outcome: unknown }>) {
      state[deed] = ready(outcome);
    },
    deedFailed(state, { payload: { deed, failure } }: PayloadAction<{ deed: DeedName; failure: Failure }>) {
      state[deed] = failed(failure);
    },
  },
});

export const { deedAsked, deedDone, deedFailed } = slice.actions;
export const deedsReducer = slice.reducer;
