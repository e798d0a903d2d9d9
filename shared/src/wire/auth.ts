import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope, EnvelopeWith } from './envelope';
import { InstantSchema } from './ids';
import { AuthUser, ContentSettings, FantasyState } from './state';

/** Specification section 7, "Auth". What a visitor must be is in each call's `access`. */

const Email = Type.String({ minLength: 3, maxLength: 254 });
/** 8 to 256 bytes for a new password; existing ones are not validated. */
const Password = Type.String({ minLength: 1, maxLength: 256 });
const Username = Type.String({ minLength: 1, maxLength: 40 });
/** `2001-02-09`; a month or day of one digit is taken too. */
const Birthday = Type.String({ maxLength: 10 });
const Code = Type.String({ minLength: 1, maxLength: 12 });

/**
 * A session that has just begun. `refreshToken` is there only for a native client, which asks by the header
 * `x-client: native`; on the web it travels in a cookie that scripts cannot read.
 */
const session = {
  sessionToken: Type.String(),
  user: AuthUser,
  refreshToken: Type.Optional(Type.String()),
};
const SessionReply = EnvelopeWith(session);
const Done = EnvelopeWith({});

export const authRefresh = call({
  method: 'POST',
  path: '/v1/auth/refresh',
  access: 'visitor',
  summary: 'Exchange a refresh token for a session. On the web the token comes in the cookie.',
  body: Type.Object({ refreshToken: Type.Optional(Nullable(Type.String({ maxLength: 200 }))) }),
  reply: EnvelopeWith({
    ...session,
    content: ContentSettings,
    team: FantasyState.properties.team,
  }),
});

export const authLogin = call({
  method: 'POST',
  path: '/v1/auth/login',
  access: 'visitor',
  summary: 'Log in. With `remember` the session lasts 90 days, otherwise until the browser is closed.',
  body: Type.Object({ email: Email, password: Password, remember: Type.Optional(Type.Boolean()) }),
  reply: SessionReply,
});

export const authRegister = call({
  method: 'POST',
  path: '/v1/auth/register',
  access: 'visitor',
  summary: 'Sign up. A code goes to the address; the account is its owner once the code is confirmed.',
  body: Type.Object({ email: Email, password: Password, username: Username, birthday: Birthday }),
  reply: SessionReply,
});

export const authConfirmEmail = call({
  method: 'POST',
  path: '/v1/auth/confirm_email',
  access: 'signed-in',
  summary: 'Confirm the address with the code of 6 digits. Also confirms a changed address.',
  body: Type.Object({ token: Code }),
  reply: SessionReply,
});

export const authResendConfirmation = call({
  method: 'POST',
  path: '/v1/auth/resend_confirmation',
  access: 'signed-in',
  summary: 'Send a new code, at most once a minute.',
  reply: Done,
});

export const authForgotPassword = call({
  method: 'POST',
  path: '/v1/auth/forgot_password',
  access: 'visitor',
  summary:
    'Send a code of 8 digits to set a new password. Answers alike whether or not the address is known.',
  body: Type.Object({ email: Email }),
  reply: Done,
});

export const authSetPassword = call({
  method: 'POST',
  path: '/v1/auth/set_password',
  access: 'visitor',
  summary: 'Set a new password with the code. Ends every session of the account.',
  body: Type.Object({ email: Email, code: Code, password: Password, password_confirm: Password }),
  reply: Done,
});

export const authUpdate = call({
  method: 'PUT',
  path: '/v1/auth/update',
  access: 'signed-in',
  summary:
    'Change profile fields. A new email wants the password, and counts once the code that goes there is confirmed.',
  body: Type.Object({
    username: Type.Optional(Username),
    email: Type.Optional(Email),
    birthday: Type.Optional(Birthday),
    /** The account's password: only for a new email. */
    password: Type.Optional(Password),
  }),
  reply: EnvelopeWith({
    user: AuthUser,
    /** The new address that waits for confirmation; null when there is none. */
    pending_email: Nullable(Type.String()),
  }),
});

export const authChangePass = call({
  method: 'PUT',
  path: '/v1/auth/change_pass',
  access: 'signed-in',
  summary: 'Change the password. Ends every other session of the account.',
  body: Type.Object({ old_password: Password, new_password: Password }),
  reply: Done,
});

export const authNotificationTokenAdd = call({
  method: 'POST',
  path: '/v1/auth/notification_token/add',
  access: 'signed-in',
  summary:
    'Register the native app on a device for alerts. The message says when the server cannot send to it, and then nothing is stored.',
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 4096 }) }),
  reply: Done,
});

const Deadline = Type.Object({ deadline: InstantSchema });
export const authDeleteSet = call({
  method: 'PUT',
  path: '/v1/auth/delete/set',
  access: 'signed-in',
  summary: 'Ask for the account to be deleted in 14 days. Asking again keeps the first deadline.',
  reply: Envelope(Deadline),
});

export const authDeleteStop = call({
  method: 'PUT',
  path: '/v1/auth/delete/stop',
  access: 'signed-in',
  summary: 'Cancel the deletion.',
  reply: Done,
});

export const authLogout = call({
  method: 'POST',
  path: '/v1/auth/logout',
  access: 'visitor',
  summary: 'End this session. Answers alike when there is none.',
  body: Type.Object({ refreshToken: Type.Optional(Nullable(Type.String({ maxLength: 200 }))) }),
  reply: Done,
});

export const authSessions = call({
  method: 'GET',
  path: '/v1/auth/sessions',
  access: 'signed-in',
  summary: 'Where the account is signed in, the last used first; at most 100.',
  reply: Envelope(
    Type.Object({
      sessions: Type.Array(
        Type.Object({
          id: Type.String(),
          /** `Firefox on Linux` */
          client: Type.String(),
          created_at: InstantSchema,
          /** Within ten minutes: when it last renewed its token. */
          used_at: InstantSchema,
          /** The session of this request. */
          current: Type.Boolean(),
        }),
      ),
    }),
  ),
});

export const authSessionEnd = call({
  method: 'DELETE',
  path: '/v1/auth/sessions/:id',
  access: 'signed-in',
  summary: 'End one session of the account, on whatever device it is.',
  params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 36 }) }),
  reply: Done,
});

export type SessionReply = Static<typeof SessionReply>;
