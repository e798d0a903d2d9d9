import { authChangePass } from '@touchline/shared/calls/authChangePass';
import { authConfirmEmail } from '@touchline/shared/calls/authConfirmEmail';
import { authDeleteSet } from '@touchline/shared/calls/authDeleteSet';
import { authDeleteStop } from '@touchline/shared/calls/authDeleteStop';
import { authUpdate } from '@touchline/shared/calls/authUpdate';
import { leaguesAll } from '@touchline/shared/calls/leaguesAll';
import { onboardingConfirmTeam } from '@touchline/shared/calls/onboardingConfirmTeam';
import { onboardingSearchTeam } from '@touchline/shared/calls/onboardingSearchTeam';
import { shell } from '@touchline/shared/contract';
import type { TeamId } from '@touchline/shared/domain';

const payloadOf = async <T>(reply: Promise<{ payload: T }>): Promise<T> => (await reply).payload;

/** What is read about the account: one entry per answer of the API. Each throws FailureError. */
export const fetchers = {
  leagues: () => payloadOf(shell().api.call(leaguesAll)),
} satisfies Record<string, (of: string) => Promise<unknown>>;

export interface ProfileChange {
  readonly username?: string;
  readonly email?: string;
  /** `2001-02-09` */
  readonly birthday?: string;
}

export interface PasswordChange {
  readonly old_password: string;
  readonly new_password: string;
}

/** What the reader can do: one entry per call that changes something, or looks something up for a form. */
export const deeds = {
  /** Answers with the address that now waits for its code, or null. */
  updateProfile: async (body: ProfileChange) => (await shell().api.call(authUpdate, { body })).pending_email,
  confirmEmail: async (token: string) => (await shell().api.call(authConfirmEmail, { body: { token } })).user,
  changePassword: (body: PasswordChange) => shell().api.call(authChangePass, { body }),
  requestDeletion: () => payloadOf(shell().api.call(authDeleteSet)),
  cancelDeletion: () => shell().api.call(authDeleteStop),
  searchTeam: async (id: TeamId) =>
    (await shell().api.call(onboardingSearchTeam, { params: { q: id } })).data,
  linkTeam: (id: TeamId) => payloadOf(shell().api.call(onboardingConfirmTeam, { params: { id } })),
} satisfies Record<string, (input: never) => Promise<unknown>>;
