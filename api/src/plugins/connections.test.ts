import { connect, type AddressInfo } from 'node:net';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';
import { connectionLimits } from '../connectionLimits';

/** Short, so that a test need not wait for a minute. */
const short = { headersMs: 400, requestMs: 800, checkEveryMs: 100 };
let test: TestApp;
let port = 0;
beforeAll(async () => {
  test = await buildTestApp({ connection: short });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
}, 60_000);
afterAll(() => test.close(), 60_000);

interface Heard {
  readonly text: string;
  readonly isClosed: boolean;
}

/** Sends the pieces, one each 100 ms, and tells what came back within `waitMs`. */
function send(pieces: readonly string[], waitMs = 3_000): Promise<Heard> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const rest = [...pieces];
    const timer = setInterval(() => {
      const piece = rest.shift();
      if (piece !== undefined && socket.writable) socket.write(piece);
    }, 100);
    const end = (isClosed: boolean) => {
      clearInterval(timer);
      clearTimeout(limit);
      socket.destroy();
      resolve({ text, isClosed });
    };
    const limit = setTimeout(() => end(false), waitMs);
    socket.on('data', (bytes) => (text += String(bytes)));
    socket.on('error', () => undefined);
    socket.on('close', () => end(true));
  });
}

const post = (path: string, ...headers: string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    `x-api-key: touchline-web`,
    ...headers,
  ]
    .join('\r\n')
    .concat('\r\n\r\n');
const drip = (count: number) => Array.from({ length: count }, () => ' ');

describe.each(['/v1/auth/login', '/v1/season_pass/webhook'])('a request to %s', (path) => {
  it.each([
    ['whose body never comes', [post(path, 'content-length: 200')]],
    ['whose body comes byte by byte', [post(path, 'content-length: 200'), ...drip(40)]],
    ['whose chunks stop', [post(path, 'transfer-encoding: chunked'), '5\r\n{"a":\r\n']],
    [
      'whose headers never end',
      [`POST ${path} HTTP/1.1\r\nhost: x\r\n`, ...drip(40).map((_, i) => `x-${i}: 1\r\n`)],
    ],
  ])('%s is given up with 408 and a closed connection', async (_, pieces) => {
    const { text, isClosed } = await send(pieces);
    expect(isClosed).toBe(true);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('The request did not arrive in time.');
  });
});

it('has limits for everything that listens, and says that headers are too large', async () => {
  const { server } = test.app;
  expect(server.keepAliveTimeout).toBe(connectionLimits.keepAliveMs);
  expect(server.timeout).toBe(connectionLimits.silentMs);
  const { text } = await send([`GET /v1/check HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`]);
  expect(text).toMatch(/^HTTP\/1\.1 431 /);
});

it('keeps an event stream open for longer than a request may take', async () => {
  const { text, isClosed } = await send(
    ['GET /v1/stream HTTP/1.1\r\nhost: x\r\nx-api-key: touchline-web\r\n\r\n'],
    1_600,
  );
  expect(text).toContain('text/event-stream');
  expect(isClosed).toBe(false);
});
