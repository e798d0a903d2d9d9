import { advanceGameState, forgetSeason } from '../../game/season/gameState.queries';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ env: { TEST_CONTROLS: '1', DEMO_MODE: '1' } });
}, 60_000);
afterAll(() => test.close());

const inject = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: string | object,
  headers: object = {},
) => test.app.inject({ method, url, payload, headers: { 'x-api-key': test.config.apiKey, ...headers } });

describe('what bad input gets', () => {
  it('wants the api key', async () => {
    for (const key of [undefined, 'wrong']) {
      const reply = await test.app.inject({
        url: '/v1/check',
        headers: key === undefined ? {} : { 'x-api-key': key },
      });
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({
        success: false,
        error: 'bad_api_key',
        message: expect.stringContaining('x-api-key'),
      });
    }
  });

  it('answers 405 for a wrong method and names the right one, 404 for a path that is not', async () => {
    const wrong = await inject('POST', '/v1/check');
    expect(wrong.statusCode).toBe(405);
    expect(wrong.headers.allow).toBe('GET');
    expect((await inject('GET', '/v1/nothing')).json()).toMatchObject({
      error: 'not_found',
      message: 'Page not found',
    });
  });

  it('answers HEAD as GET, without a body', async () => {
    const [get, head] = [
      await inject('GET', '/v1/check'),
      await test.app.inject({
        method: 'HEAD',
        url: '/v1/check',
        headers: { 'x-api-key': test.config.apiKey },
      }),
    ];
    expect(head.statusCode).toBe(get.statusCode);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.body).toBe('');
  });

  it('has no HEAD of the event stream, which does not end', async () => {
    const reply = await test.app.inject({
      method: 'HEAD',
      url: '/v1/stream',
      headers: { 'x-api-key': test.config.apiKey },
    });
    expect([404, 405]).toContain(reply.statusCode);
  });

  it('says of an address that cannot be read what every problem says', async () => {
    expect((await inject('GET', '/v1/micro/%')).json()).toMatchObject({
      success: false,
      error: 'bad_request',
      message: 'The address cannot be read.',
    });
    const long = await inject('GET', `/v1/micro/${'x'.repeat(5000)}`);
    expect([long.statusCode, long.json().error]).toEqual([404, 'not_found']);
  });

  it('answers 413 for a body over 256 kB, 400 for one that is no JSON, 415 for another type', async () => {
    const json = { 'content-type': 'application/json' };
    expect(
      (await inject('POST', '/v1/auth/login', JSON.stringify({ email: 'x'.repeat(300_000) }), json))
        .statusCode,
    ).toBe(413);
    expect((await inject('POST', '/v1/auth/login', '{"email"', json)).json()).toMatchObject({
      error: 'bad_request',
      message: 'The body is not valid JSON.',
    });
    expect(
      (await inject('POST', '/v1/auth/login', 'email=x', { 'content-type': 'text/plain' })).statusCode,
    ).toBe(415);
  });

  it('names unknown, missing and wrong fields', async () => {
    const reply = await inject('POST', '/v1/auth/login', { email: 5, admin: true });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      fields: { admin: 'is not a field of this call', password: 'is required', email: 'must be string' },
      status_code: 400,
      data: {
        fields: { admin: 'is not a field of this call', password: 'is required', email: 'must be string' },
      },
      message: expect.stringContaining('admin is not a field of this call'),
    });
  });

  it('keeps a fault of ours from the reader and gives its number', async () => {
    const broken = await buildTestApp({
      db: { ...test.db, query: () => Promise.reject(new Error('secret inside')) },
    });
    const reply = await broken.ask('GET', '/v1/check');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      success: false,
      error: 'internal',
      message: 'Internal Server Error',
      status_code: 500,
      data: null,
      request_id: expect.any(String),
    });
    await broken.app.close();
  });

  it('lets only sessions through where one is needed, and hides the admin area', async () => {
    expect((await inject('POST', '/v1/auth/resend_confirmation')).statusCode).toBe(401);
    const bad = { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' };
    expect((await inject('POST', '/v1/auth/resend_confirmation', undefined, bad)).statusCode).toBe(401);
    // A call open to visitors continues without the session.
    expect((await inject('GET', '/v1/check', undefined, bad)).statusCode).toBe(200);
  });
});

describe('general calls', () => {
  it('answers check, terms and the status of the game', async () => {
    expect((await inject('GET', '/v1/check')).json()).toEqual({
      success: true,
      alert: '',
      app_support: '1.0',
    });
    expect((await inject('GET', '/v1/tos')).json().payload).toMatch(/^<h2>[\s\S]+season pass/);
    expect((await inject('GET', '/v1/fpl_status')).json()).toEqual({
      success: false,
      message: 'The game is being updated.',
    });
  });

  it('takes events, and suggestions of 10 to 2000 characters', async () => {
    const event = {
      slug: 'metric_switcher',
      data: { metric: 'form', old_metric: 'rivals' },
      route: { path: '/team', name: 'team', params: {}, query: {} },
    };
    expect((await inject('POST', '/v1/event/metric_switcher', event)).statusCode).toBe(200);
    expect((await inject('POST', '/v1/event/other', event)).statusCode).toBe(400);
    // Half of a surrogate pair, which is valid JSON, but not a text that PostgreSQL accepts.
    for (const odd of ['{"data":{"text":"\\udfff"}}', '{"data":{"\\ud800":1}}']) {
      const refused = await inject('POST', '/v1/event/other', odd, { 'content-type': 'application/json' });
      expect([refused.statusCode, refused.json().error]).toEqual([400, 'bad_request']);
    }
    const suggest = async (text: string) =>
      (await inject('POST', '/v1/event/suggestion', { data: { text } })).statusCode;
    expect([
      await suggest('too short'),
      await suggest('long enough!'),
      await suggest('x'.repeat(2001)),
    ]).toEqual([400, 200, 400]);
    expect((await inject('POST', '/v1/event/big', { data: { text: 'x'.repeat(20_000) } })).statusCode).toBe(
      413,
    );
  });

  it('describes every call it serves', async () => {
    const { paths } = (await inject('GET', '/openapi.json')).json();
    expect(paths['/v1/auth/login'].post.requestBody.content['application/json'].schema.required).toEqual([
      'email',
      'password',
    ]);
    expect((await inject('GET', '/openapi')).body).toContain('/v1/auth/login');
  });

  it('tells whether it lives and can serve, and keeps its figures on the machine', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject('/readyz')).statusCode).toBe(503);
    expect((await test.app.inject('/readyz')).json()).toMatchObject({ status: 'no game' });
    await advanceGameState(test.db, {
      season: '2023-24',
      before: undefined,
      epoch: 1,
      as_of: test.clock.now(),
      source: 'test',
    });
    expect((await test.app.inject('/readyz')).statusCode).toBe(200);
    expect((await test.app.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      game: { served: true },
    });
    await forgetSeason(test.db, '2023-24');
    expect((await test.app.inject('/metrics')).body).toContain('http_requests_total');
    expect((await test.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  });
});

describe('test controls', () => {
  it('show mail and move the clock', async () => {
    await inject('POST', '/v1/auth/register', {
      email: 'mail@example.org',
      password: 'correct horse battery',
      username: '<b>Ada</b>',
      birthday: '1990-02-09',
    });
    const [mail] = (await inject('GET', '/test/mail?to=mail@example.org')).json();
    expect(mail).toEqual({
      to: 'mail@example.org',
      subject: 'Your Touchline code',
      text: expect.stringContaining(mail.code),
      code: expect.stringMatching(/^\d{6}$/),
    });
    expect((await inject('GET', '/dev/outbox')).body).toContain('&#60;b&#62;Ada');
    const moved = await inject('POST', '/test/clock', { now: '2024-03-01T00:00:00Z', rate: 0 });
    expect(moved.json()).toEqual({ now: '2024-03-01T00:00:00.000Z', rate: 0 });
    expect((await inject('POST', '/test/clock', { now: 'soon' })).statusCode).toBe(400);
  });

  it('are not there unless they are asked for', async () => {
    const plainApp = await buildTestApp({ db: test.db });
    for (const url of ['/dev/outbox', '/test/mail'])
      expect((await plainApp.app.inject(url)).statusCode).toBe(404);
    expect(
      (await plainApp.app.inject({ method: 'POST', url: '/test/clock', payload: { now: 0 } })).statusCode,
    ).toBe(404);
    await plainApp.app.close();
  });
});
