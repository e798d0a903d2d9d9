import type { ApiClient } from '@touchline/shared/api';
import { adminAudit } from '@touchline/shared/calls/adminAudit';
import { adminData } from '@touchline/shared/calls/adminData';
import { adminEnrolSecondFactor } from '@touchline/shared/calls/adminEnrolSecondFactor';
import { adminEvents } from '@touchline/shared/calls/adminEvents';
import { adminFeatureFlags } from '@touchline/shared/calls/adminFeatureFlags';
import { adminFlags } from '@touchline/shared/calls/adminFlags';
import { adminJobs } from '@touchline/shared/calls/adminJobs';
import { adminOverview } from '@touchline/shared/calls/adminOverview';
import { adminAcceptDoubt } from '@touchline/shared/calls/adminAcceptDoubt';
import { adminRefreshData } from '@touchline/shared/calls/adminRefreshData';
import { adminApprovePlace } from '@touchline/shared/calls/adminApprovePlace';
import { adminRemotes } from '@touchline/shared/calls/adminRemotes';
import { adminResendConfirmation } from '@touchline/shared/calls/adminResendConfirmation';
import { adminRetryJob } from '@touchline/shared/calls/adminRetryJob';
import { adminSecondFactor } from '@touchline/shared/calls/adminSecondFactor';
import { adminSetFeatureFlag } from '@touchline/shared/calls/adminSetFeatureFlag';
import { adminSetRole } from '@touchline/shared/calls/adminSetRole';
import { adminSetStatus } from '@touchline/shared/calls/adminSetStatus';
import { adminStatus } from '@touchline/shared/calls/adminStatus';
import { adminUsers } from '@touchline/shared/calls/adminUsers';
import { alerts } from '@touchline/shared/calls/alerts';
import { alertsDeviceRemove } from '@touchline/shared/calls/alertsDeviceRemove';
import { alertsDeviceSave } from '@touchline/shared/calls/alertsDeviceSave';
import { alertsDeviceTry } from '@touchline/shared/calls/alertsDeviceTry';
import { alertsDigest } from '@touchline/shared/calls/alertsDigest';
import { authChangePass } from '@touchline/shared/calls/authChangePass';
import { authConfirmEmail } from '@touchline/shared/calls/authConfirmEmail';
import { authDeleteSet } from '@touchline/shared/calls/authDeleteSet';
import { authDeleteStop } from '@touchline/shared/calls/authDeleteStop';
import { authRefresh } from '@touchline/shared/calls/authRefresh';
import { authSessionEnd } from '@touchline/shared/calls/authSessionEnd';
import { authSessions } from '@touchline/shared/calls/authSessions';
import { authUpdate } from '@touchline/shared/calls/authUpdate';
import { check } from '@touchline/shared/calls/check';
import { expectedPointsChoose } from '@touchline/shared/calls/expectedPointsChoose';
import { fplStatus } from '@touchline/shared/calls/fplStatus';
import { leaguesAll } from '@touchline/shared/calls/leaguesAll';
import { onboardingConfirmTeam } from '@touchline/shared/calls/onboardingConfirmTeam';
import { onboardingSearchTeam } from '@touchline/shared/calls/onboardingSearchTeam';
import { searchIndex } from '@touchline/shared/calls/searchIndex';
import { seasonPass } from '@touchline/shared/calls/seasonPass';
import { seasonPassCheckout } from '@touchline/shared/calls/seasonPassCheckout';
import { sendEvent } from '@touchline/shared/calls/sendEvent';
import type { AlertKind, ExpectedKind, QuietHours, Role, TeamId } from '@touchline/shared/domain';
import { payloadOf } from '@touchline/shared/queries';
import { toFailure } from '@touchline/shared/remote-data';
import type { AdminSettings, FlagAudience } from '@touchline/shared/wire';
import type { ProfileChange } from '../domain/profileForm';
import type { PushAddress } from '../domain/pushOfDevice';

/** Page of accounts, from page 1; `search` filters by name or email. */
export interface UsersPage {
  readonly search: string;
  readonly page: number;
}

/** Queries of the account: one loader per call; each throws FailureError. */
export const createLoaders = (api: ApiClient) => ({
  leagues: () => payloadOf(api.call(leaguesAll)),
  pass: () => payloadOf(api.call(seasonPass)),
  /** Names of footballers and fixtures, for the pictures of the season pass page. */
  names: () => payloadOf(api.call(searchIndex)),
  sessions: () => payloadOf(api.call(authSessions)),
  alerts: () => payloadOf(api.call(alerts)),
  gameStatus: () => loadGameStatus(api),
  serverCheck: () => api.call(check),
  adminOverview: () => payloadOf(api.call(adminOverview)),
  adminUsers: ({ search, page }: UsersPage) => payloadOf(api.call(adminUsers, { query: { search, page } })),
  adminData: () => payloadOf(api.call(adminData)),
  adminRemotes: () => payloadOf(api.call(adminRemotes)),
  adminFeatureFlags: () => payloadOf(api.call(adminFeatureFlags)),
  adminFlags: () => payloadOf(api.call(adminFlags)),
  adminJobs: () => payloadOf(api.call(adminJobs)),
  adminEvents: () => payloadOf(api.call(adminEvents)),
  adminStatus: () => payloadOf(api.call(adminStatus)),
  adminAudit: () => payloadOf(api.call(adminAudit)),
});

/**
 * While the game is down the reply has `success: false` and a message: that is a status here, not a failure.
 */
async function loadGameStatus(api: ApiClient) {
  try {
    return await api.call(fplStatus);
  } catch (thrown) {
    const failure = toFailure(thrown);
    if (failure.kind !== 'refused' || failure.status !== 200) throw thrown;
    return { success: false, message: failure.message };
  }
}

export interface PasswordChange {
  readonly old_password: string;
  readonly new_password: string;
}

export interface AlertDeviceChange extends PushAddress {
  readonly kinds: AlertKind[];
  readonly quiet: QuietHours | null;
}

export interface RoleChange {
  readonly id: string;
  readonly role: Role;
}

export interface PlaceToApprove {
  readonly remote: string;
  readonly place: string;
  readonly order: number;
}

export interface FlagChange {
  readonly name: string;
  readonly audience: FlagAudience;
}

export interface Suggestion {
  readonly topic: string;
  /** 10 to 2000 characters. */
  readonly text: string;
  readonly may_answer: boolean;
}

/** Mutations: one entry per call that changes something, or looks something up for a form. */
export const createMutators = (api: ApiClient) => ({
  /** Returns the address that waits for its confirmation code, or null. */
  updateProfile: async (body: ProfileChange) => (await api.call(authUpdate, { body })).pending_email,
  confirmEmail: async (token: string) => (await api.call(authConfirmEmail, { body: { token } })).user,
  changePassword: (body: PasswordChange) => api.call(authChangePass, { body }),
  endSession: (id: string) => api.call(authSessionEnd, { params: { id } }),
  saveAlertDevice: (body: AlertDeviceChange) => payloadOf(api.call(alertsDeviceSave, { body })),
  removeAlertDevice: (id: string) => payloadOf(api.call(alertsDeviceRemove, { params: { id } })),
  tryAlert: (id: string) => payloadOf(api.call(alertsDeviceTry, { params: { id } })),
  /** The reply brings the changed state, which the shell applies. */
  chooseExpected: (kind: ExpectedKind) => payloadOf(api.call(expectedPointsChoose, { body: { kind } })),
  setDigest: (on: boolean) => payloadOf(api.call(alertsDigest, { body: { on } })),
  requestDeletion: () => payloadOf(api.call(authDeleteSet)),
  cancelDeletion: () => api.call(authDeleteStop),
  searchTeam: async (id: TeamId) => (await api.call(onboardingSearchTeam, { params: { q: id } })).data,
  /** Returns the address of the checkout page. */
  beginCheckout: async () => (await api.call(seasonPassCheckout)).payload.url,
  /** Refreshes the session: the reply contains the state after a payment. */
  readSessionAgain: () => api.call(authRefresh, { body: {} }),
  suggest: (suggestion: Suggestion) =>
    api.call(sendEvent, {
      params: { slug: 'suggestion' },
      body: { slug: 'suggestion', data: { ...suggestion }, route: { path: location.pathname } },
    }),
  /**
   * Without a code the server sends one by email. Returns the setup URI for an authenticator app, or null
   * when the email was sent.
   */
  enrolSecondFactor: async (code: string | undefined) =>
    (await api.call(adminEnrolSecondFactor, { body: code === undefined ? {} : { code } })).payload.uri,
  showSecondFactor: (code: string) => payloadOf(api.call(adminSecondFactor, { body: { code } })),
  setRole: ({ id, role }: RoleChange) =>
    payloadOf(api.call(adminSetRole, { params: { id }, body: { role } })),
  resendConfirmation: (id: string) => payloadOf(api.call(adminResendConfirmation, { params: { id } })),
  approvePlace: ({ remote, ...place }: PlaceToApprove) =>
    payloadOf(api.call(adminApprovePlace, { params: { remote }, body: place })),
  setFeatureFlag: ({ name, audience }: FlagChange) =>
    payloadOf(api.call(adminSetFeatureFlag, { params: { name }, body: audience })),
  acceptGame: (digest: string) => payloadOf(api.call(adminAcceptDoubt, { body: { digest } })),
  refreshGame: () => payloadOf(api.call(adminRefreshData)),
  retryJob: (id: number) => payloadOf(api.call(adminRetryJob, { params: { id } })),
  setStatus: (settings: Partial<AdminSettings>) => payloadOf(api.call(adminSetStatus, { body: settings })),
  linkTeam: (id: TeamId) => payloadOf(api.call(onboardingConfirmTeam, { params: { id } })),
});

export type Loaders = ReturnType<typeof createLoaders>;
