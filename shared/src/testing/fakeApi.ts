import type { AxiosAdapter, AxiosResponse } from 'axios';
import { createApiClient, type ApiClient, type Carried } from '../api/client';

/** A reply of the fake network: status and JSON body; `'offline'` fails, `'never'` never answers. */
export type FakeAnswer = { readonly status?: number; readonly body: unknown } | 'offline' | 'never';
export type FakeRoute = FakeAnswer | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>);

export interface FakeRequest {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface FakeApi {
  /** The real client over a fake transport: schemas, failures and carried state are the app's own. */
  readonly client: ApiClient;
  /** The fake transport, for tests that create their own client. */
  readonly adapter: AxiosAdapter;
  readonly requests: FakeRequest[];
  /** Changes the reply of an address from now on. */
  answer(route: string, answer: FakeRoute): void;
  /** Number of requests of an address, by `GET /v1/team/main`. */
  countOf(route: string): number;
}

/** A success as the API sends it. */
export const success = (payload: unknown, more: object = {}): FakeAnswer => ({
  status: 200,
  body: { success: true, payload, ...more },
});

/** An error as the API sends it. */
export const problem = (
  status: number,
  message: string,
  error = 'internal',
  more: object = {},
): FakeAnswer => ({
  status,
  body: { success: false, error, message, ...more },
});

/**
 * A fake network: replies by method and path (`GET /v1/team/main`), without the query. An unknown address
 * answers 404 with its own name, so that a wrong path is visible.
 */
export function fakeApi(
  routes: Record<string, FakeRoute>,
  onCarried: (carried: Carried) => void = () => {},
): FakeApi {
  const answers = new Map(Object.entries(routes));
  const requests: FakeRequest[] = [];

  const adapter: AxiosAdapter = async (config) => {
    const url = new URL(config.url ?? '/', 'http://test.invalid');
    const request: FakeRequest = {
      method: (config.method ?? 'get').toUpperCase(),
      path: url.pathname,
      query: url.searchParams,
      body: typeof config.data === 'string' ? (JSON.parse(config.data) as unknown) : config.data,
    };
    requests.push(request);
    const name = `${request.method} ${request.path}`;
    const route = answers.get(name);
    const answer = typeof route === 'function' ? await route(request) : route;
    if (answer === 'never') return new Promise(() => {});
    if (answer === 'offline')
      throw new (await import('axios')).AxiosError('Network Error', 'ERR_NETWORK', config);
    const { status = 200, body } = answer ?? {
      status: 404,
      body: { success: false, error: 'not_found', message: `The test has no answer for ${name}` },
    };
    return { data: body, status, statusText: '', headers: {}, config } satisfies AxiosResponse;
  };

  return {
    client: createApiClient({ apiKey: 'test', sessionToken: () => 'test-session', onCarried, adapter }),
    adapter,
    requests,
    answer: (route, answer) => void answers.set(route, answer),
    countOf: (route) => requests.filter(({ method, path }) => `${method} ${path}` === route).length,
  };
}
