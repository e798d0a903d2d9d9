import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthUser } from '../wire/state';

export interface SessionState {
  readonly user: AuthUser | null;
  readonly sessionToken: string | null;
  /** The refresh token was exchanged, or there was none: the splash may go. */
  readonly isRefreshed: boolean;
}

const initialState: SessionState = { user: null, sessionToken: null, isRefreshed: false };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_, { payload }: PayloadAction<{ user: AuthUser; sessionToken: string }>) => ({
      ...payload,
      isRefreshed: true,
    }),
    sessionRenewed(state, { payload }: PayloadAction<string>) {
      state.sessionToken = payload;
    },
    userChanged(state, { payload }: PayloadAction<AuthUser>) {
      state.user = payload;
    },
    /** Logged out, or a refresh failed: the user stays logged out until the next login. */
    sessionEnded: () => ({ user: null, sessionToken: null, isRefreshed: true }),
  },
});

export const { sessionStarted, sessionRenewed, userChanged, sessionEnded } = slice.actions;
export const sessionReducer = slice.reducer;
