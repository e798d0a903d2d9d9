import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountId } from '@touchline/shared/domain';
import {
  authChangePass,
  authConfirmEmail,
  authDeleteSet,
  authDeleteStop,
  authForgotPassword,
  authLogin,
  authLogout,
  authRefresh,
  authRegister,
  authResendConfirmation,
  authSessionEnd,
  authSessions,
  authSetPassword,
  authUpdate,
} from '@touchline/shared/wire';
import { ApiProblem, notFound, signedOut, unlessUpdating } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import type { Rule } from '../../platform/http/throttles';
import type { Services } from '../../services';
import { clientName } from './clientName';
import { normalEmail } from './profileRules';
import { isNative } from './refreshCookie';
import { restoreAddressRoutes } from './restoreAddress.routes';
import type { SessionClient, StartedSession } from './sessions';

const quarterHour = 900;
/** High enough for a household or an office behind one address, too low for a script. */
const limits = {
  register: { name: 'register', most: 30, seconds: 3600 },
  forgot: { name: 'forgot', most: 30, seconds: quarterHour },
  reset: { name: 'reset', most: 50, seconds: quarterHour },
  confirm: { name: 'confirm', most: 200, seconds: quarterHour },
} as const satisfies Record<string, Rule>;

/** Specification section 7, "Auth". */
export function authRoutes(services: Services): void {
  signUpRoutes(services);
  loginRoutes(services);
  passwordRoutes(services);
  sessionRoutes(services);
  restoreAddressRoutes(services);
  profileRoutes(services);
}

/** End-to-end tests sign up from one address many times a minute. */
const limited = ({ config }: Services, limit: Rule) => ({
  limit: config.testControls ? { ...limit, most: limit.most * 100 } : limit,
});

/** The fields of a new session; the refresh token is returned in the way the client stores it. */
async function sessionFields(
  { accounts, refreshCookie }: Services,
  reply: FastifyReply,
  session: StartedSession,
  inBody = session.native,
) {
  const user = await accounts.readUser(session.accountId);
  const fields = { sessionToken: session.sessionToken, user };
  if (inBody) return { ...fields, refreshToken: session.refreshToken };
  if (!session.native) refreshCookie.set(reply, session);
  return fields;
}

function signUpRoutes(services: Services): void {
  const { kit, accounts, sessions } = services;

  route(
    kit,
    authRegister,
    async ({ body, request }, reply) => {
      const session = await accounts.register(body, clientOf(request));
      request.log.info({ event: 'register', ...named(session) }, 'Somebody signed up.');
      return { message: 'Register successful', ...(await sessionFields(services, reply, session)) };
    },
    limited(services, limits.register),
  );

  route(
    kit,
    authConfirmEmail,
    async ({ body, account }, reply) => {
      await accounts.confirmEmail(account.id, body.token);
      const session = await sessions.renew(account.sessionId);
      const fields = await sessionFields(services, reply, session);
      return { message: 'Welcome onboard! 👋', ...fields, state: { user: fields.user } };
    },
    limited(services, limits.confirm),
  );

  route(kit, authResendConfirmation, async ({ account }) => {
    await accounts.resendConfirmation(account.id);
    return { message: 'Code sent!' };
  });
}

function loginRoutes(services: Services): void {
  const { kit, accounts, sessions, refreshCookie } = services;

  route(kit, authLogin, async ({ body, request }, reply) => {
    const session = await accounts.login(body, request.ip, clientOf(request)).catch((thrown: unknown) => {
      logRefused(services, request, body.email, thrown);
      throw thrown;
    });
    request.log.info({ event: 'login', ...named(session) }, 'Somebody logged in.');
    return { message: 'Login successful', ...(await sessionFields(services, reply, session)) };
  });

  route(kit, authRefresh, async ({ body, request }, reply) => {
    const token = body.refreshToken ?? refreshCookie.read(request);
    if (token === undefined) throw signedOut('There is no session to continue. Please log in.');
    try {
      const session = await sessions.refresh(token);
      // A token from the cookie is never returned in the body: a script could set the client's header.
      const inBody = typeof body.refreshToken === 'string' && isNative(request);
      const fields = await sessionFields(services, reply, session, inBody);
      return { ...fields, ...(await carriedState(services, session.accountId)) };
    } catch (thrown) {
      if (thrown instanceof ApiProblem && thrown.status === 401) refreshCookie.clear(reply);
      throw thrown;
    }
  });

  route(kit, authLogout, async ({ body, visitor, request }, reply) => {
    if (visitor !== undefined) {
      await sessions.end(visitor.sessionId);
      request.log.info({ event: 'logout', account: visitor.id, session: visitor.sessionId }, 'Logged out.');
    }
    const token = body.refreshToken ?? refreshCookie.read(request);
    if (token !== undefined) await sessions.endByToken(token);
    refreshCookie.clear(reply);
    return {};
  });
}

/** Logs an HMAC of the email, which distinguishes addresses without revealing them. */
function logRefused({ secrets }: Services, { log }: FastifyRequest, email: string, thrown: unknown): void {
  if (!(thrown instanceof ApiProblem)) return;
  const who = secrets.hmac('log of logins', normalEmail(email)).slice(0, 16);
  log.warn({ event: 'login failed', status: thrown.status, who }, 'A log-in was refused.');
}

/** The session is renewed even without game data: an outage of the game must log nobody out. */
async function carriedState({ fantasy }: Services, accountId: AccountId) {
  const content = await fantasy.contentSettings();
  const state = await fantasy.buildState(accountId).catch(unlessUpdating);
  return { content, team: state?.team ?? null, ...(state === undefined ? {} : { state }) };
}

function passwordRoutes(services: Services): void {
  const { kit, accounts } = services;

  route(
    kit,
    authForgotPassword,
    async ({ body }) => {
      await accounts.forgotPassword(body.email);
      return { message: 'Code sent!' };
    },
    limited(services, limits.forgot),
  );

  route(
    kit,
    authSetPassword,
    async ({ body }) => {
      await accounts.setPassword(body);
      return { message: 'Password changed!' };
    },
    limited(services, limits.reset),
  );

  route(kit, authChangePass, async ({ body, account }) => {
    await accounts.changePassword(account.id, account.sessionId, body.old_password, body.new_password);
    return { message: 'Password changed!' };
  });
}

function sessionRoutes({ kit, sessions }: Services): void {
  route(kit, authSessions, async ({ account }) => {
    const rows = await sessions.list(account.id);
    const listed = rows.map(({ id, client, created_at, used_at }) => ({
      id,
      client: client === '' ? 'Unknown device' : client,
      created_at: created_at.toISOString(),
      used_at: used_at.toISOString(),
      current: id === account.sessionId,
    }));
    return { payload: { sessions: listed } };
  });

  route(kit, authSessionEnd, async ({ account, params, request }) => {
    if (!(await sessions.endOne(account.id, params.id))) throw notFound('There is no such session.');
    request.log.info(
      { event: 'session ended', account: account.id, session: params.id },
      'A session was ended.',
    );
    return {};
  });
}

function profileRoutes({ kit, accounts }: Services): void {
  route(kit, authUpdate, async ({ body, account }) => {
    const pending = await accounts.update(account.id, body);
    const user = await accounts.readUser(account.id);
    return { message: 'Profile updated!', user, pending_email: pending, state: { user } };
  });

  route(kit, authDeleteSet, async ({ account }) => {
    const deadline = await accounts.scheduleDeletion(account.id);
    const user = await accounts.readUser(account.id);
    return { payload: { deadline: deadline.toISOString() }, state: { user } };
  });

  route(kit, authDeleteStop, async ({ account }) => {
    await accounts.cancelDeletion(account.id);
    return { state: { user: await accounts.readUser(account.id) } };
  });
}

function clientOf(request: FastifyRequest): SessionClient {
  const native = isNative(request);
  return { native, client: clientName(request.headers['user-agent'], native) };
}

const named = ({ accountId, sessionId }: StartedSession) => ({ account: accountId, session: sessionId });
