import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { GameweekNumber, TeamId } from '../domain/units';

export type NotificationType = 'success' | 'error' | 'info' | 'warning' | 'season_pass';

export interface NotificationItem {
  readonly id: string;
  /** Empty shows SUCCESS or ERROR (specification section 8). */
  readonly message: string;
  readonly type: NotificationType;
  /** Milliseconds until it closes by itself. */
  readonly timeout: number;
  /** One thing the reader can do about it: `Undo`, `Reload`. */
  readonly action?: { readonly label: string; readonly event: string };
}

export interface ActiveTeam {
  readonly teamId: TeamId;
  readonly gameweek?: GameweekNumber;
}

/** The specification's UI state (section 3), and what of the shell is open. */
export interface UiState {
  /** The pitch metric, chosen once for all pitches. */
  readonly metric: string;
  /** Gameweek in which the user chose it; null when unknown. */
  readonly metricGameweek: GameweekNumber | null;
  readonly notifications: readonly NotificationItem[];
  readonly fblrreportSort: string;
  readonly transferTableSort: string;
  /** Things shown once: the rivals recommendation, for example. */
  readonly alerts: Readonly<Record<string, boolean>>;
  readonly activeTeam: ActiveTeam | null;
  readonly open: {
    readonly menu: boolean;
    readonly profile: boolean;
    readonly rivals: boolean;
    readonly recommendation: boolean;
    readonly search: boolean;
  };
  readonly online: boolean;
  /** Running requests of pages: the bar at the top. */
  readonly pending: number;
}

const closed = { menu: false, profile: false, rivals: false, recommendation: false, search: false };

const initialState: UiState = {
  metric: 'rivals',
  metricGameweek: null,
  notifications: [],
  fblrreportSort: 'overall',
  transferTableSort: 'in',
  alerts: {},
  activeTeam: null,
  open: closed,
  online: true,
  pending: 0,
};

/** Default life of a notification (specification section 9). */
export const notificationTimeoutMs = 5000;
const mostNotifications = 3;

const slice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    notified: {
      reducer(ui, { payload }: PayloadAction<NotificationItem>) {
        ui.notifications = [...ui.notifications, payload].slice(-mostNotifications);
      },
      prepare: (notice: Partial<NotificationItem> & { id: string }): { payload: NotificationItem } => ({
        payload: { message: '', type: 'info', timeout: notificationTimeoutMs, ...notice },
      }),
    },
    notificationClosed(ui, { payload }: PayloadAction<string>) {
      ui.notifications = ui.notifications.filter(({ id }) => id !== payload);
    },
    metricChosen: {
      reducer(ui, { payload }: PayloadAction<Pick<UiState, 'metric' | 'metricGameweek'>>) {
        Object.assign(ui, payload);
      },
      prepare: (metric: string, gameweek: GameweekNumber | null = null) => ({
        payload: { metric, metricGameweek: gameweek },
      }),
    },
    reportSortChosen(ui, { payload }: PayloadAction<string>) {
      ui.fblrreportSort = payload;
    },
    transferSortChosen(ui, { payload }: PayloadAction<string>) {
      ui.transferTableSort = payload;
    },
    alertSeen(ui, { payload }: PayloadAction<string>) {
      ui.alerts[payload] = true;
    },
    teamPopupOpened(ui, { payload }: PayloadAction<ActiveTeam>) {
      ui.activeTeam = payload;
    },
    teamPopupClosed(ui) {
      ui.activeTeam = null;
    },
    opened(ui, { payload }: PayloadAction<keyof UiState['open']>) {
      ui.open[payload] = true;
    },
    closedOne(ui, { payload }: PayloadAction<keyof UiState['open']>) {
      ui.open[payload] = false;
    },
    /** On every navigation the menu, the profile dropdown and the team popup close. */
    navigated(ui) {
      ui.open = closed;
      ui.activeTeam = null;
    },
    connectionChanged(ui, { payload }: PayloadAction<boolean>) {
      ui.online = payload;
    },
    requestStarted(ui) {
      ui.pending += 1;
    },
    requestEnded(ui) {
      ui.pending = Math.max(0, ui.pending - 1);
    },
    choicesRestored(
      ui,
      {
        payload,
      }: PayloadAction<
        Partial<
          Pick<UiState, 'metric' | 'metricGameweek' | 'fblrreportSort' | 'transferTableSort' | 'alerts'>
        >
      >,
    ) {
      Object.assign(ui, payload);
    },
  },
});

export const {
  notified,
  notificationClosed,
  metricChosen,
  reportSortChosen,
  transferSortChosen,
  alertSeen,
  teamPopupOpened,
  teamPopupClosed,
  opened,
  closedOne,
  navigated,
  connectionChanged,
  requestStarted,
  requestEnded,
  choicesRestored,
} = slice.actions;
export const uiReducer = slice.reducer;
