import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountId } from '@touchline/shared/domain';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf, StatePatch } from '@touchline/shared/wire';
import { askFor } from './asker';
import type { Account, Authenticate } from './account';
import { ApiProblem, forbidden, notFound, onboardingNeeded, signedOut, tooManyRequests } from './problems';
import { isReady, type ReadyReply, sendReady } from './readyReply';
import type { Rule, Throttles } from './throttles';
import { checksOf } from './validation';

/** Input of a handler: validated against the call's schemas. */
export interface Asked<C> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The account of the request. Only for calls that need a session. */
  readonly account: Account;
  /** The account of the request, or undefined for a visitor. */
  readonly visitor: Account | undefined;
  readonly request: FastifyRequest;
}

/** The fields of the call's reply. `success: true` is added when it is missing. */
export type Answer<C> = Omit<ReplyOf<C>, 'success'> & { readonly success?: boolean };

/**
 * Returns the reply's fields, ready bytes when the reply is the same for all, or the Fastify reply if it has
 * sent it itself.
 */
export type Handler<C> = (
  asked: Asked<C>,
  reply: FastifyReply,
) => Promise<Answer<C> | ReadyReply<Answer<C>> | FastifyReply>;

export interface RouteOptions {
  /** Rate limit per address. */
  readonly limit?: Rule;
}

/** Dependencies of routing; one instance per app. */
export interface RouteKit {
  readonly app: FastifyInstance;
  readonly apiKey: string;
  readonly authenticate: Authenticate;
  readonly throttles: Throttles;
  /** Refuses to send a reply that does not match its schema: in tests and under `TEST_CONTROLS`. */
  readonly checkReplies: boolean;
  /** Whether admin calls require a second factor: everywhere except in demo mode. */
  readonly secondFactor: boolean;
  readonly calls: Call[];
  /**
   * Current state of an account, sent with a refusal that requires onboarding, because a tab may show an
   * outdated one.
   */
  readonly stateOf: (account: AccountId) => Promise<StatePatch>;
}

/**
 * Registers one call of the wire: path, key, access, limits and validation come from its definition, so that
 * a handler contains only its own logic.
 *
 *     route(kit, watchAdd, async ({ params, account }) => ({ payload: … }));
 */
export function route<C extends Call>(
  kit: RouteKit,
  call: C,
  handler: Handler<C>,
  { limit }: RouteOptions = {},
): void {
  const checks = checksOf(call);
  const accounts = new WeakMap<FastifyRequest, Account>();
  kit.calls.push(call);

  async function admit(request: FastifyRequest): Promise<void> {
    if (request.headers['x-api-key'] !== kit.apiKey) throw badApiKey();
    const account = await kit.authenticate(request, call.access === 'visitor');
    checkAccess(call, account);
    if (call.access === 'onboarded' && account !== undefined && !isOnboarded(account))
      throw onboardingNeeded(await kit.stateOf(account.id));
    if (call.access === 'admin' && kit.secondFactor) checkSecondFactor(call, account);
    if (account !== undefined) accounts.set(request, account);
    if (limit !== undefined) await admitRate(kit.throttles, limit, request.ip);
  }

  function checkReply(sent: object): void {
    const wrong = kit.checkReplies ? checks.reply(sent) : undefined;
    if (wrong !== undefined)
      throw new Error(`The reply of ${call.method} ${call.path} is not as agreed: ${wrong}`);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const visitor = accounts.get(request);
    const asked: Asked<C> = {
      params: checks.params(request.params) as ParamsOf<C>,
      query: checks.query(request.query) as QueryOf<C>,
      body: checks.body(request.body) as BodyOf<C>,
      visitor,
      request,
      get account() {
        if (visitor === undefined) throw new Error(`${call.path} may be called by a visitor: use "visitor".`);
        return visitor;
      },
    };
    const asker = {
      key: visitor?.id ?? request.ip,
      since: performance.now(),
      hasLeft: () => reply.raw.destroyed && !reply.raw.writableFinished,
    };
    const answered: object = await askFor(asker, () => handler(asked, reply));
    if (answered === reply || reply.sent) return reply;
    if (isReady(answered)) return sendReady(request, reply, answered, checkReply);
    const sent = { success: true, ...answered };
    checkReply(sent);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
    return sent;
  }

  kit.app.route({ method: call.method, url: call.path, onRequest: admit, handler: answer });
}

const badApiKey = () =>
  new ApiProblem(401, 'bad_api_key', 'The header x-api-key is missing or is not the key of a known client.');

function checkAccess({ access, path }: Call, account: Account | undefined): void {
  if (access === 'visitor') return;
  // Hides the admin area from others.
  if (access === 'admin' && account?.role !== 'ADMIN') throw notFound();
  if (account === undefined) throw signedOut('Please log in.');
  if (account.banned) throw forbidden('This account is banned.');
  // "Signed in with unconfirmed email: only the confirm-email view", which uses the account's own calls.
  if (!account.confirmed && !path.startsWith('/v1/auth/'))
    throw forbidden('Confirm your email address first.');
}

const isOnboarded = ({ onboarded, teamId }: Account) => onboarded && teamId !== null;

function checkSecondFactor({ path }: Call, account: Account | undefined): void {
  if (account?.secondFactor === true || path.startsWith('/v1/admin/second_factor')) return;
  throw forbidden('Show your second factor first.');
}

async function admitRate(throttles: Throttles, rule: Rule, address: string): Promise<void> {
  const { wait } = await throttles.take(rule, throttles.addressKey(address));
  if (wait > 0) throw tooManyRequests(wait);
}
