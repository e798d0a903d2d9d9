import { traceHeaders } from '@touchline/api/spans';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthUser, ContentSettings, FantasyState } from '@touchline/shared/wire';

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly setCookies: readonly string[];
}

/** Calls the API on behalf of the user whose page is rendered. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Address of the client, for the API's rate limits. */
  readonly client: string;
}

/** Makes one call of the API: in this process, or over HTTP when the API runs elsewhere. */
export type ApiRequester = (call: ApiCall) => Promise<ApiAnswer>;

export function apiInProcess(app: FastifyInstance): ApiRequester {
  return async ({ method, url, headers, body, client }) => {
    const response = await app.inject({
      method,
      url,
      headers,
      remoteAddress: client,
      ...(body !== undefined && { payload: body as object }),
    });
    return {
      status: response.statusCode,
      body: response.json(),
      setCookies: [response.headers['set-cookie'] ?? []].flat(),
    };
  };
}

/** @param sign adds the header that tells the API the client's address */
export function apiOverHttp(
  base: string,
  sign: (address: string) => Readonly<Record<string, string>>,
): ApiRequester {
  return async ({ method, url, headers, body, client }) => {
    const response = await fetch(base + url, {
      method,
      headers: {
        ...headers,
        ...sign(client),
        ...traceHeaders(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(5000),
    });
    return {
      status: response.status,
      body: await response.json(),
      setCookies: response.headers.getSetCookie(),
    };
  };
}

/** The user of the page, when the refresh cookie could be exchanged. */
export interface RenewedSession {
  readonly boot: {
    readonly user: AuthUser;
    readonly sessionToken: string;
    readonly state: FantasyState | null;
    readonly content: ContentSettings | null;
  } | null;
  readonly setCookies: readonly string[];
  /** There is a cookie, but the API could not validate it. The page makes the exchange itself. */
  readonly unasked?: boolean;
}

interface RefreshReply {
  readonly success: boolean;
  readonly sessionToken?: string;
  readonly user?: AuthUser;
  readonly state?: FantasyState;
  readonly content?: ContentSettings;
}

/** Whether the browser has a session, as far as its cookies tell. */
export const hasRefreshCookie = (cookie: string | undefined) =>
  /(^|;\s*)(__Host-touchline|touchline_refresh)=/.test(cookie ?? '');

/**
 * Exchanges the refresh cookie while the page is rendered. A refused refresh leaves the visitor logged out;
 * when the API cannot be reached the cookie is kept, so that an outage logs nobody out.
 */
export async function renewSession(
  api: ApiRequester,
  apiKey: string,
  request: FastifyRequest,
): Promise<RenewedSession> {
  const { cookie } = request.headers;
  if (!hasRefreshCookie(cookie)) return { boot: null, setCookies: [] };
  const headers = {
    cookie: cookie ?? '',
    'x-api-key': apiKey,
    'user-agent': request.headers['user-agent'] ?? '',
  };
  const asked = { method: 'POST', url: '/v1/auth/refresh', headers, body: {}, client: request.ip } as const;
  // `unasked`: the page is sent without a session, and the browser tries again and reports the failure.
  const answer = await api(asked).catch(() => undefined);
  if (!answer || answer.status >= 500) return { boot: null, setCookies: [], unasked: true };
  const { success, sessionToken, user, state, content } = answer.body as RefreshReply;
  if (!success || !sessionToken || !user) return { boot: null, setCookies: answer.setCookies };
  return {
    boot: { user, sessionToken, state: state ?? null, content: content ?? null },
    setCookies: answer.setCookies,
  };
}
