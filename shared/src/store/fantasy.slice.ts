import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EpochMs } from '../domain/units';
import type { FantasyState, StatePatch } from '../wire/state';
import { sessionEnded } from './session.slice';

export interface FantasySlice {
  /** Null until someone is signed in. */
  readonly state: FantasyState | null;
  /**
   * What the server's clock is ahead of this device's, and how fast it runs: countdowns use the server's
   * time, and a replayed season may run at another rate than real time.
   */
  readonly clock: { readonly serverAt: EpochMs; readonly deviceAt: EpochMs; readonly rate: number };
}

const initialState: FantasySlice = { state: null, clock: { serverAt: 0, deviceAt: 0, rate: 1 } };

const slice = createSlice({
  name: 'fantasy',
  initialState,
  reducers: {
    fantasyArrived(slice, { payload }: PayloadAction<FantasyState>) {
      slice.state = payload;
    },
    /** Any reply may carry a part of the state; what it names is replaced whole. */
    statePatched(slice, { payload }: PayloadAction<StatePatch>) {
      const { user: _user, ...patch } = payload;
      if (slice.state) Object.assign(slice.state, patch);
    },
    clockSet(slice, { payload }: PayloadAction<{ serverAt: EpochMs; deviceAt: EpochMs; rate: number }>) {
      slice.clock = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (slice) => {
      slice.state = null;
    });
  },
});

export const { fantasyArrived, statePatched, clockSet } = slice.actions;
export const fantasyReducer = slice.reducer;
