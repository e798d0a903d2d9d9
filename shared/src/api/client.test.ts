import type { AxiosAdapter } from 'axios';
import { FailureError, type Failure } from '../remote-data/failure';
import { fakeApi, problem, success } from '../testing/fakeApi';
import { createApiClient, type Carried, type FirstAnswers } from './client';
import type { ClientCall } from './clientCall';
import type { ReplyShape } from '../wire/mismatch';
import { fillPath, queryString } from './paths';

interface Names {
  readonly payload: { readonly names: readonly string[] };
}

const reply: ReplyShape = {
  type: 'object',
  required: ['payload'],
  properties: {
    payload: { type: 'object', required: ['names'], properties: { names: { type: 'array' } } },
  },
};
const listNames: ClientCall<never> = { method: 'GET', path: '/v1/names/:kind', reply };
const input = { params: { kind: 'clubs' } } as never;
const route = 'GET /v1/names/clubs';

async function failureOf(asked: Promise<unknown>): Promise<Failure> {
  const thrown: unknown = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (thrown instanceof FailureError) return thrown.failure;
  throw new Error('The call did not fail with a FailureError.');
}

it('sends the header of the native app only inside that app', async () => {
  const said: unknown[] = [];
  const adapter: AxiosAdapter = async (config) => {
    said.push(config.headers['x-client']);
    return { data: { payload: { names: [] } }, status: 200, statusText: '', headers: {}, config };
  };
  const common = { apiKey: 'test', sessionToken: () => null, onCarried: () => {}, adapter };
  await createApiClient({ ...common, isNative: true }).call(listNames, input);
  await createApiClient(common).call(listNames, input);
  expect(said).toEqual(['native', undefined]);
});

describe('a session that was restored without an access token', () => {
  const restored = (renew: () => Promise<boolean>, session: { token: string | null }) => {
    const asked: (string | undefined)[] = [];
    const client = createApiClient({
      baseUrl: '',
      apiKey: 'key',
      sessionToken: () => session.token,
      onCarried: () => undefined,
      refreshSession: renew,
      adapter: (config) => {
        asked.push(config.headers.get('authorization') as string | undefined);
        return Promise.resolve({
          status: 200,
          statusText: '',
          headers: {},
          config,
          data: { success: true, payload: { names: ['Arsenal'] } },
        });
      },
    });
    return { client, asked };
  };

  it('is renewed once before its first calls, none of which is refused', async () => {
    const session = { token: '' as string | null };
    const renew = jest.fn(async () => {
      session.token = 'renewed';
      return true;
    });
    const { client, asked } = restored(renew, session);
    await Promise.all([client.call(listNames, input), client.call(listNames, input)]);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(asked).toEqual(['Bearer renewed', 'Bearer renewed']);
  });

  it('sends no request while the server cannot be reached', async () => {
    const { client, asked } = restored(() => Promise.resolve(false), { token: '' });
    await expect(client.call(listNames, input)).rejects.toMatchObject({ failure: { kind: 'offline' } });
    expect(asked).toEqual([]);
  });
});

describe('a reply', () => {
  it('is returned unchanged when it matches the schema', async () => {
    const { client } = fakeApi({ [route]: success({ names: ['Arsenal'] }) });
    await expect(client.call(listNames, input)).resolves.toEqual({
      success: true,
      payload: { names: ['Arsenal'] },
    });
  });

  it('is a refusal when it says `success: false`, whatever its status and with or without words', async () => {
    const { client } = fakeApi({ [route]: { body: { success: false } } });
    await expect(client.call(listNames, input)).rejects.toMatchObject({ failure: { kind: 'refused' } });
  });

  it('may carry state and tokens, which reach the app whatever was asked', async () => {
    const carried: Carried[] = [];
    const { client } = fakeApi(
      { [route]: success({ names: [] }, { state: { rivals: [7] }, session_token: 'next' }) },
      (seen) => carried.push(seen),
    );
    await client.call(listNames, input);
    expect(carried).toEqual([expect.objectContaining({ state: { rivals: [7] }, session_token: 'next' })]);
  });

  it.each<[string, Parameters<typeof problem> | 'offline', Partial<Failure>]>([
    ['no connection', 'offline', { kind: 'offline' }],
    ['404', [404, 'No such club', 'not_found'], { kind: 'notFound', message: 'No such club' }],
    [
      '500',
      [500, 'Internal Server Error'],
      { kind: 'serverFault', status: 500, message: 'Internal Server Error' },
    ],
    [
      '409',
      [409, 'You follow 10 rivals.', 'conflict'],
      { kind: 'refused', status: 409, message: 'You follow 10 rivals.' },
    ],
  ])('with %s is a failure that says so', async (_name, answer, expected) => {
    const { client } = fakeApi({ [route]: answer === 'offline' ? 'offline' : problem(...answer) });
    expect(await failureOf(client.call(listNames, input))).toMatchObject(expected);
  });

  it('of another shape is a failure and never a crash', async () => {
    const { client } = fakeApi({ [route]: success({ nonsense: 1 }) });
    expect((await failureOf(client.call(listNames, input))).kind).toBe('unexpectedAnswer');
  });
});

describe('a session that has ended', () => {
  function lineWithSession(renewals: boolean[]) {
    let token = 'old';
    let asked = 0;
    const adapter: AxiosAdapter = (config) => {
      asked += 1;
      const isNew = String(config.headers.get('authorization')) === 'Bearer new';
      return Promise.resolve({
        status: isNew ? 200 : 401,
        data: isNew
          ? { success: true, payload: { names: ['Arsenal'] } }
          : { success: false, error: 'signed_out', message: 'Please log in.' },
        statusText: '',
        headers: {},
        config,
      });
    };
    const refreshSession = jest.fn(() => {
      const renewed = renewals.shift() ?? false;
      if (renewed) token = 'new';
      return Promise.resolve(renewed);
    });
    const client = createApiClient({
      apiKey: 'key',
      sessionToken: () => token,
      onCarried: () => {},
      refreshSession,
      adapter,
    });
    return { client, refreshSession, asked: () => asked };
  }

  it('is renewed once for many calls, and each call is made again', async () => {
    const { client, refreshSession } = lineWithSession([true]);
    const replies = await Promise.all([1, 2, 3].map(() => client.call(listNames, input)));
    expect(replies).toHaveLength(3);
    expect(refreshSession).toHaveBeenCalledTimes(1);
  });

  it('that cannot be renewed fails as signed out, without a loop', async () => {
    const { client, refreshSession, asked } = lineWithSession([false]);
    expect(await failureOf(client.call(listNames, input))).toEqual({ kind: 'signedOut' });
    expect(refreshSession).toHaveBeenCalledTimes(1);
    expect(asked()).toBe(1);
  });
});

it('uses the response of a request that the HTML has started, once', async () => {
  const firstAnswers: FirstAnswers = new Map([
    [
      '/v1/names/clubs',
      Promise.resolve({ status: 200, body: { success: true, payload: { names: ['first'] } } }),
    ],
  ]);
  const adapter: AxiosAdapter = (config) =>
    Promise.resolve({
      status: 200,
      data: { success: true, payload: { names: ['second'] } },
      statusText: '',
      headers: {},
      config,
    });
  const client = createApiClient({
    apiKey: 'key',
    sessionToken: () => null,
    onCarried: () => {},
    firstAnswers,
    adapter,
  });
  const names = async () => ((await client.call(listNames, input)) as Names).payload.names;
  expect([await names(), await names()]).toEqual([['first'], ['second']]);
});

describe('addresses of calls', () => {
  it.each([
    ['/v1/footballer/:id/:sub', { id: 7, sub: 'news' }, '/v1/footballer/7/news'],
    ['/v1/fixtures/:id?', {}, '/v1/fixtures'],
    ['/v1/club/:id', { id: 'a/b' }, '/v1/club/a%2Fb'],
  ])('%s with %j is %s', (path, params, expected) => expect(fillPath(path, params)).toBe(expected));

  it('drops empty and non-string values of a query, and writes spaces as plus signs', () => {
    expect(queryString({ q: 'de bruyne', club: '', page: 2, order: undefined, x: null, y: {} })).toBe(
      '?q=de+bruyne&page=2',
    );
  });
});
