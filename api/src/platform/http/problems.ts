import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '@touchline/shared/wire';
import { isDatabaseAway, isTimeLimit, sqlStateOf } from '../db/db';
import { limits } from '../db/statementLimits';

type ProblemCode = Problem['error'];
type Extras = Pick<Problem, 'fields' | 'retry_after' | 'state'>;

/** An expected failure: thrown anywhere below a handler, sent as the wire's `Problem`. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    message: string,
    readonly extras: Extras = {},
  ) {
    super(message);
  }
}

/** @param fields error messages by field of the request */
export const badRequest = (message: string, fields?: Record<string, string>) =>
  new ApiProblem(400, 'bad_request', message, { fields });
export const signedOut = (message = 'Your session has ended. Please log in again.') =>
  new ApiProblem(401, 'signed_out', message);
export const forbidden = (message: string) => new ApiProblem(403, 'forbidden', message);
/**
 * @param state current state of the account: a new season may have unlinked the team that an open tab still
 *   shows
 */
export const onboardingNeeded = (state: Problem['state']) =>
  new ApiProblem(403, 'forbidden', 'Finish the onboarding first.', { state });
export const passNeeded = (message = 'This feature is fully available to season pass holders only.') =>
  new ApiProblem(403, 'pass_needed', message);
/** @param message what is missing: `There is no league 12.` */
export const notFound = (message = 'Page not found') => new ApiProblem(404, 'not_found', message);
/** Ignores `game_updating`, for work that can continue without the season. */
export function unlessUpdating(thrown: unknown): undefined {
  if (!(thrown instanceof ApiProblem) || thrown.code !== 'game_updating') throw thrown;
}
export const conflict = (message: string) => new ApiProblem(409, 'conflict', message);
export const locked = (seconds: number) =>
  new ApiProblem(423, 'locked', `Too many attempts. Try again in ${seconds} seconds.`, {
    retry_after: seconds,
  });
export const tooManyRequests = (seconds: number) =>
  new ApiProblem(429, 'too_many_requests', `Too many attempts. Try again in ${seconds} seconds.`, {
    retry_after: seconds,
  });
/** @param seconds until another code can be sent */
export const codeSentRecently = (seconds: number) =>
  new ApiProblem(
    429,
    'too_many_requests',
    `A code was sent less than a minute ago. You can request another one in ${seconds} seconds.`,
    { retry_after: seconds },
  );
export const unavailable = (message: string, seconds?: number) =>
  new ApiProblem(503, 'unavailable', message, { retry_after: seconds });
export const gameUpdating = (detail: string) =>
  new ApiProblem(
    503,
    'game_updating',
    `FPL API seems to be down right now; due to game updating, it might last 20-45 mins. ${detail}`.trim(),
    { retry_after: 60 },
  );

/** The game answers, but a required field is missing: waiting alone may not help. */
export const gameUnreadable = (detail: string) =>
  new ApiProblem(
    503,
    'game_updating',
    `The official game has changed in a way that Touchline cannot read yet (${detail}). It is tried again by itself.`,
    { retry_after: 300 },
  );

/** The problem to send for a thrown value, or undefined for an internal error. */
export function problemFor(thrown: unknown): ApiProblem | undefined {
  if (thrown instanceof ApiProblem) return thrown;
  // A NUL or half a surrogate pair in a text, which PostgreSQL cannot store.
  if (['22021', '22P05'].includes(sqlStateOf(thrown) ?? '')) {
    return badRequest('The request has a character that cannot be stored.');
  }
  // A row of an account that was deleted concurrently: accounts are the only foreign key.
  if (sqlStateOf(thrown) === '23503') return signedOut();
  const { statusCode = 500, code } = (thrown ?? {}) as Partial<FastifyError>;
  if (statusCode === 413)
    return new ApiProblem(413, 'too_large', 'The request is too large: 256 kB at most.');
  if (statusCode === 415)
    return new ApiProblem(415, 'bad_request', 'The body must be JSON (application/json).');
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return badRequest('The body is not valid JSON.');
  if (statusCode >= 400 && statusCode < 500)
    return new ApiProblem(statusCode, 'bad_request', 'The request cannot be read.');
  return undefined;
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ApiProblem): FastifyReply {
  const { status, code, message, extras } = problem;
  if (extras.retry_after !== undefined) reply.header('retry-after', String(extras.retry_after));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const body: Problem = {
    success: false,
    error: code,
    message,
    status_code: status,
    data: dataOf(extras),
    ...extras,
    request_id: request.id,
  };
  return reply.status(status).header('cache-control', 'no-store').type('application/json').send(body);
}

/** Null where the error is about nothing in particular. */
function dataOf({ fields, retry_after }: Extras): Problem['data'] {
  if (fields === undefined && retry_after === undefined) return null;
  return { ...(fields && { fields }), ...(retry_after !== undefined && { retry_after }) };
}

/**
 * An address that the router itself refuses: an invalid `%` escape, or a parameter above the maximum length.
 */
export function answerUnreadableAddress(
  thrown: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isLong = thrown.code === 'FST_ERR_MAX_PARAM_LENGTH';
  void sendProblem(request, reply, isLong ? notFound() : badRequest('The address cannot be read.'));
}

const databaseAway = 'Touchline cannot reach its data right now. Try again in a moment.';
const awaySeconds = 5;
const overTime = `A statement was stopped at its time limit of ${limits.statementMs} ms.`;

/** Expected failures become `Problem`; internal errors are logged in full and sent without details. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const problem = problemFor(thrown);
    if (problem !== undefined) return sendProblem(request, reply, problem);
    if (isDatabaseAway(thrown)) {
      request.log.error({ err: thrown }, isTimeLimit(thrown) ? overTime : 'The database is away.');
      return sendProblem(request, reply, unavailable(databaseAway, awaySeconds));
    }
    request.log.error({ err: thrown, route: request.routeOptions.url }, 'A request failed by our own fault.');
    return sendProblem(request, reply, new ApiProblem(500, 'internal', 'Internal Server Error'));
  });
}
