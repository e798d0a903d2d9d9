import type { PassPrompt } from '@touchline/shared/contract/host';
import type { FootballerId } from '@touchline/shared/domain';
import { navigated, sessionEnded } from '@touchline/shared/shell-store';
import { createSlice, type PayloadAction } from '@touchline/shared/store';

/** What the start-up screen says (specification, sections 2.6 and 8). */
export type StartUpStatus =
  | {
      readonly kind: 'busy';
      readonly text: 'Checking server' | 'Server checked' | 'Checking app version' | 'Loading';
    }
  | { readonly kind: 'stopped'; readonly text: string }
  /** The app must not be used, whatever else has loaded. */
  | { readonly kind: 'blocked'; readonly text: string };

/** Popups that only the shell uses. Those of the specification's UI state are in `ui`. */
export interface PopupsState {
  readonly footballer: FootballerId | null;
  /** The locked value whose pass card is open. */
  readonly passCard: PassPrompt | null;
  /** The overlay of releases, for staff. */
  readonly releases: boolean;
  /** The server's alert for everybody. */
  readonly serverAlert: string | null;
  /** Status of a native start. */
  readonly startUp: StartUpStatus | null;
}

const initialState: PopupsState = {
  footballer: null,
  passCard: null,
  releases: false,
  serverAlert: null,
  startUp: null,
};

const slice = createSlice({
  name: 'popups',
  initialState,
  reducers: {
    footballerSheetOpened(popups, { payload }: PayloadAction<FootballerId>) {
      popups.footballer = payload;
    },
    footballerSheetClosed(popups) {
      popups.footballer = null;
    },
    passCardOpened(popups, { payload }: PayloadAction<PassPrompt>) {
      popups.passCard = payload;
    },
    passCardClosed(popups) {
      popups.passCard = null;
    },
    releasesOpened(popups) {
      popups.releases = true;
    },
    releasesClosed(popups) {
      popups.releases = false;
    },
    serverAlertArrived(popups, { payload }: PayloadAction<string>) {
      popups.serverAlert = payload;
    },
    startUpStatusChanged(popups, { payload }: PayloadAction<StartUpStatus>) {
      if (popups.startUp?.kind !== 'blocked') popups.startUp = payload;
    },
    serverAlertClosed(popups) {
      popups.serverAlert = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigated, (popups) => {
        popups.footballer = null;
        popups.passCard = null;
        popups.releases = false;
      })
      // The server's alert and the start status do not depend on the session.
      .addCase(sessionEnded, ({ serverAlert, startUp }) => ({ ...initialState, serverAlert, startUp }));
  },
});

export const {
  footballerSheetOpened,
  footballerSheetClosed,
  passCardOpened,
  passCardClosed,
  releasesOpened,
  releasesClosed,
  serverAlertArrived,
  serverAlertClosed,
  startUpStatusChanged,
} = slice.actions;
export const popupsReducer = slice.reducer;
