import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';
import { FailureError, type Failure } from '../remote-data/failure';
import type { Problem } from '../wire/envelope';
import type { StatePatch } from '../wire/state';
import type { CallInput, CallReply, ClientCall } from './clientCall';
import { mismatch } from '../wire/mismatch';
import { fillPath, queryString } from './paths';

/** Parts that every reply may have and that update the app's state, independent of the call. */
export interface Carried {
  readonly state?: StatePatch;
  readonly session_token?: string;
  readonly refresh_token?: string;
  /** The same in replies that begin a session, which name it as the specification does. */
  readonly refreshToken?: string;
}

/** An answer that the page's HTML began to fetch before any of our code ran. */
export type FirstAnswers = Map<string, Promise<{ readonly status: number; readonly body: unknown }>>;

export interface ApiClientOptions {
  /** Origin of the API; empty means the origin of the page. */
  readonly baseUrl?: string;
  readonly apiKey: string;
  /** The native app says what it is: it gets its refresh token in the reply, because it keeps no cookie. */
  readonly isNative?: boolean;
  readonly sessionToken: () => string | null;
  readonly onCarried: (carried: Carried) => void;
  /** Exchanges the refresh token for a new session; answers whether there is one now. */
  readonly refreshSession?: () => Promise<boolean>;
  /** A reply that did not have its agreed shape. */
  readonly onUnexpectedAnswer?: (url: string, detail: string) => void;
  readonly firstAnswers?: FirstAnswers;
  readonly timeoutMs?: number;
  /** The line itself; tests put a faked one here. */
  readonly adapter?: AxiosAdapter;
}

export interface ApiClient {
  /**
   * Makes one call and checks the reply against its schema.
   *
   * @throws FailureError always that, whatever went wrong
   */
  call<C>(definition: ClientCall<C>, input?: CallInput<C>): Promise<CallReply<C>>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A server that says `success: false` refuses, whatever its status and with or without words. */
const isRefusal = (body: unknown) => isRecord(body) && body['success'] === false;

function isProblem(body: unknown): body is Problem {
  return isRecord(body) && body['success'] === false && typeof body['message'] === 'string';
}

/** The failure of an unsuccessful reply. */
function failureOf({ status, body }: Answer): Failure {
  const problem = isProblem(body) ? body : undefined;
  const message = problem?.message ?? '';
  if (status === 401)
    return problem?.error === 'signed_out' || !problem ? { kind: 'signedOut' } : refusal(status, problem);
  if (status === 404) return { kind: 'notFound', message };
  if (status >= 500) return { kind: 'serverFault', status, message };
  return problem
    ? refusal(status, problem)
    : { kind: 'refused', status, error: 'bad_request', message: 'The request was refused.' };
}

function refusal(status: number, { error, message, fields, retry_after }: Problem): Failure {
  return {
    kind: 'refused',
    status,
    error,
    message,
    ...(fields && { fields }),
    ...(retry_after !== undefined && { retryAfter: retry_after }),
  };
}

function createHttp(options: ApiClientOptions): AxiosInstance {
  const http = axios.create({
    ...(options.baseUrl && { baseURL: options.baseUrl }),
    timeout: options.timeoutMs ?? 15_000,
    headers: { 'x-api-key': options.apiKey, ...(options.isNative && { 'x-client': 'native' }) },
    validateStatus: () => true,
    withCredentials: true,
    ...(options.adapter && { adapter: options.adapter }),
  });
  http.interceptors.request.use((request) => {
    const token = options.sessionToken();
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    return request;
  });
  return http;
}

/** A call without a response is a failed connection; an aborted one rethrows its abort. */
function offlineUnlessAborted(thrown: unknown): never {
  if (axios.isAxiosError(thrown) && !axios.isCancel(thrown)) throw new FailureError({ kind: 'offline' });
  throw thrown;
}

/** The one client of the app: key, session, renewal, carried state and shape checks stand here and nowhere else. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = createHttp(options);

  let renewal: Promise<boolean> | undefined;
  /** Concurrent calls with an expired session share one refresh. */
  const renewSession = () => {
    renewal ??= (options.refreshSession?.() ?? Promise.resolve(false)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  async function ask(method: string, url: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
    const first = method === 'GET' ? options.firstAnswers?.get(url) : undefined;
    if (first) {
      options.firstAnswers?.delete(url);
      const answer = await first.catch(() => undefined);
      if (answer) return answer;
    }
    const response = await http
      .request<unknown>({ method, url, ...(body !== undefined && { data: body }), ...(signal && { signal }) })
      .catch(offlineUnlessAborted);
    return { status: response.status, body: response.data };
  }

  async function askSignedIn(
    method: string,
    url: string,
    body: unknown,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const hadSession = options.sessionToken() !== null;
    // A session that was restored without the server has no access token: without one the call would be refused first.
    const isRestored = options.sessionToken() === '' && options.refreshSession !== undefined;
    if (isRestored && !(await renewSession()) && options.sessionToken() === '')
      throw new FailureError({ kind: 'offline' });
    const answer = await ask(method, url, body, signal);
    const sessionOver =
      answer.status === 401 && hadSession && isProblem(answer.body) && answer.body.error === 'signed_out';
    return sessionOver && (await renewSession()) ? ask(method, url, body, signal) : answer;
  }

  return {
    async call<C>(definition: ClientCall<C>, input?: CallInput<C>): Promise<CallReply<C>> {
      const { params, query, body, signal } = (input ?? {}) as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: unknown;
        signal?: AbortSignal;
      };
      const url = fillPath(definition.path, params) + queryString(query);
      const answer = await askSignedIn(definition.method, url, body, signal);
      if (isRecord(answer.body)) options.onCarried(answer.body);
      if (answer.status >= 400 || isRefusal(answer.body)) throw new FailureError(failureOf(answer));
      const place = mismatch(definition.reply, answer.body);
      if (place !== undefined) {
        const detail = `${definition.method} ${definition.path}: ${place} wrong shape`;
        options.onUnexpectedAnswer?.(url, detail);
        throw new FailureError({ kind: 'unexpectedAnswer', detail });
      }
      return answer.body as CallReply<C>;
    },
  };
}
