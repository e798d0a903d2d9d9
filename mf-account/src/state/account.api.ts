import { adminAudit } from '@touchline/shared/calls/adminAudit';
import { adminData } from '@touchline/shared/calls/adminData';
import { adminEnrolSecondFactor } from '@touchline/shared/calls/adminEnrolSecondFactor';
import { adminEvents } from '@touchline/shared/calls/adminEvents';
import { adminFlags } from '@touchline/shared/calls/adminFlags';
import { adminJobs } from '@touchline/shared/calls/adminJobs';
import { adminOverview } from '@touchline/shared/calls/adminOverview';
import { adminRefreshData } from '@touchline/shared/calls/adminRefreshData';
import { adminRemotes } from '@touchline/shared/calls/adminRemotes';
import { adminResendConfirmation } from '@touchline/shared/calls/adminResendConfirmation';
import { adminRetryJob } from '@touchline/shared/calls/adminRetryJob';
import { adminSecondFactor } from '@touchline/shared/calls/adminSecondFactor';
import { adminSetRole } from '@touchline/shared/calls/adminSetRole';
import { adminSetStatus } from '@touchline/shared/calls/adminSetStatus';
import { adminStatus } from '@touchline/shared/calls/adminStatus';
import { adminUsers } from '@touchline/shared/calls/adminUsers';
import { authChangePass } from '@touchline/shared/calls/authChangePass';
import { authConfirmEmail } from '@touchline/shared/calls/authConfirmEmail';
import { authDeleteSet } from '@touchline/shared/calls/authDeleteSet';
import { authDeleteStop } from '@touchline/shared/calls/authDeleteStop';
import { authRefresh } from '@touchline/shared/calls/authRefresh';
import { authSessionEnd } from '@touchline/shared/calls/authSessionEnd';
import { authSessions } from '@touchline/shared/calls/authSessions';
import { authUpdate } from '@touchline/shared/calls/authUpdate';
import { check } from '@touchline/shared/calls/check';
import { fplStatus } from '@touchline/shared/calls/fplStatus';
import { leaguesAll } from '@touchline/shared/calls/leaguesAll';
import { onboardingConfirmTeam } from '@touchline/shared/calls/onboardingConfirmTeam';
import { onboardingSearchTeam } from '@touchline/shared/calls/onboardingSearchTeam';
import { seasonPass } from '@touchline/shared/calls/seasonPass';
import { seasonPassCheckout } from '@touchline/shared/calls/seasonPassCheckout';
import { sendEvent } from '@touchline/shared/calls/sendEvent';
import { shell } from '@touchline/shared/contract';
import type { Role, TeamId } from '@touchline/shared/domain';
import { payloadOf } from '@touchline/shared/parts';
import { toFailure } from '@touchline/shared/remote-data';
import type { AdminSettings } from '@touchline/shared/wire';

/** Which accounts: those whose name or address has `search` in it, from page 1. */
export interface UsersPage {
  readonly search: string;
  readonly page: number;
}

/** What is read about the account: one entry per answer of the API. Each throws FailureError. */
export const fetchers = {
  leagues: () => payloadOf(shell().api.call(leaguesAll)),
  pass: () => payloadOf(shell().api.call(seasonPass)),
  sessions: () => payloadOf(shell().api.call(authSessions)),
  gameStatus: fetchGameStatus,
  serverCheck: () => shell().api.call(check),
  adminOverview: () => payloadOf(shell().api.call(adminOverview)),
  adminUsers: ({ search, page }: UsersPage) =>
    payloadOf(shell().api.call(adminUsers, { query: { search, page } })),
  adminData: () => payloadOf(shell().api.call(adminData)),
  adminRemotes: () => payloadOf(shell().api.call(adminRemotes)),
  adminFlags: () => payloadOf(shell().api.call(adminFlags)),
  adminJobs: () => payloadOf(shell().api.call(adminJobs)),
  adminEvents: () => payloadOf(shell().api.call(adminEvents)),
  adminStatus: () => payloadOf(shell().api.call(adminStatus)),
  adminAudit: () => payloadOf(shell().api.call(adminAudit)),
};

/** A game that is down answers `success: false` with words: that is a status here and no failure. */
async function fetchGameStatus() {
  try {
    return await shell().api.call(fplStatus);
  } catch (thrown) {
    const failure = toFailure(thrown);
    if (failure.kind !== 'refused' || failure.status !== 200) throw thrown;
    return { success: false, message: failure.message };
  }
}

export interface ProfileChange {
  readonly username?: string;
  readonly email?: string;
  /** `2001-02-09` */
  readonly birthday?: string;
  /** The account's: only for a new email. */
  readonly password?: string;
}

export interface PasswordChange {
  readonly old_password: string;
  readonly new_password: string;
}

export interface RoleChange {
  readonly id: string;
  readonly role: Role;
}

export interface Suggestion {
  readonly topic: string;
  /** 10 to 2000 characters. */
  readonly text: string;
  readonly may_answer: boolean;
}

/** What the reader can do: one entry per call that changes something, or looks something up for a form. */
export const deeds = {
  /** Answers with the address that now waits for its code, or null. */
  updateProfile: async (body: ProfileChange) => (await shell().api.call(authUpdate, { body })).pending_email,
  confirmEmail: async (token: string) => (await shell().api.call(authConfirmEmail, { body: { token } })).user,
  changePassword: (body: PasswordChange) => shell().api.call(authChangePass, { body }),
  endSession: (id: string) => shell().api.call(authSessionEnd, { params: { id } }),
  requestDeletion: () => payloadOf(shell().api.call(authDeleteSet)),
  cancelDeletion: () => shell().api.call(authDeleteStop),
  searchTeam: async (id: TeamId) =>
    (await shell().api.call(onboardingSearchTeam, { params: { q: id } })).data,
  /** Answers with the address of the checkout page. */
  beginCheckout: async () => (await shell().api.call(seasonPassCheckout)).payload.url,
  /** Reads the session again: what a payment has changed rides along with the reply. */
  readSessionAgain: () => shell().api.call(authRefresh, { body: {} }),
  suggest: (suggestion: Suggestion) =>
    shell().api.call(sendEvent, {
      params: { slug: 'suggestion' },
      body: { slug: 'suggestion', data: { ...suggestion }, route: { path: location.pathname } },
    }),
  /** Without a code one is mailed; answers with the address an authenticator app is set up by, or null when it was. */
  enrolSecondFactor: async (code: string | undefined) =>
    (await shell().api.call(adminEnrolSecondFactor, { body: code === undefined ? {} : { code } })).payload
      .uri,
  showSecondFactor: (code: string) => payloadOf(shell().api.call(adminSecondFactor, { body: { code } })),
  setRole: ({ id, role }: RoleChange) =>
    payloadOf(shell().api.call(adminSetRole, { params: { id }, body: { role } })),
  resendConfirmation: (id: string) =>
    payloadOf(shell().api.call(adminResendConfirmation, { params: { id } })),
  refreshGame: () => payloadOf(shell().api.call(adminRefreshData)),
  retryJob: (id: number) => payloadOf(shell().api.call(adminRetryJob, { params: { id } })),
  setStatus: (settings: Partial<AdminSettings>) =>
    payloadOf(shell().api.call(adminSetStatus, { body: settings })),
  linkTeam: (id: TeamId) => payloadOf(shell().api.call(onboardingConfirmTeam, { params: { id } })),
} satisfies Record<string, (input: never) => Promise<unknown>>;
