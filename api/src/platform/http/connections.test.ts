import { connect, type AddressInfo } from 'node:net';
import { createSecrets, readSecret } from '../home/secrets';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';
import { clientHeader, signAddress } from './clientAddress';
import { createAddressCount } from './connectionCount';
import { type ConnectionLimits, connectionLimits } from './connectionLimits';

/** Short limits, so that a test need not wait for a minute. */
const short = { headersMs: 400, requestMs: 800, checkEveryMs: 100 };
let test: TestApp;
let port = 0;
beforeAll(async () => {
  test = await buildTestApp({ connection: short });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
}, 60_000);
afterAll(() => test.close(), 60_000);

interface Received {
  readonly text: string;
  readonly isClosed: boolean;
}

/** Sends the pieces, one per 100 ms, and returns the response within `waitMs`. */
function send(pieces: readonly string[], waitMs = 3_000): Promise<Received> {
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

/** Limits every address here, including this machine's own, which the tests use. */
const nobody = () => false;

async function listening(connection: Partial<ConnectionLimits>, env: Record<string, string> = {}) {
  const own = await buildTestApp({ db: test.db, env, connection: { uncounted: nobody, ...connection } });
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const { port: ownPort } = own.app.server.address() as AddressInfo;
  return { ...own, port: ownPort };
}

/** A connection that is held open, with everything received on it. */
function hold(to: number, text = '') {
  const socket = connect(to, '127.0.0.1', () => socket.write(text));
  const held = { socket, received: '', closed: false };
  socket.on('data', (bytes) => (held.received += String(bytes)));
  socket.on('error', () => undefined);
  socket.on('close', () => (held.closed = true));
  return held;
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 3_000; waited += 20) await rest(20);
  expect(isSo()).toBe(true);
}

describe('connections of one address', () => {
  it('are refused in words above the limit, and welcome again when one has gone', async () => {
    const server = await listening({ connectionsOfAddress: 3 });
    const first = [hold(server.port), hold(server.port), hold(server.port)];
    await rest(100);
    const fourth = hold(server.port);
    await until(() => fourth.closed);
    expect(fourth.received).toMatch(/^HTTP\/1\.1 429 /);
    expect(fourth.received).toContain('Too many connections are open from your address.');
    expect(first.filter(({ closed }) => closed)).toEqual([]);
    first[0]?.socket.destroy();
    await rest(100);
    const fifth = hold(server.port, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await until(() => fifth.received.startsWith('HTTP/1.1 200'));
    for (const { socket } of [...first, fifth]) socket.destroy();
    await server.app.close();
  }, 20_000);

  it('are not counted when they come from this machine', () => {
    const count = createAddressCount({ ...connectionLimits, most: 0 });
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(count.take(own)).toBe(true);
    for (const other of ['203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9'])
      expect(count.take(other)).toBe(false);
  });

  it('are not counted behind our own proxies, nor when the web server signs for its clients', async () => {
    const proxied = await listening({ connectionsOfAddress: 1 }, { TRUSTED_PROXIES: '1' });
    const many = [hold(proxied.port), hold(proxied.port), hold(proxied.port)];
    await rest(100);
    expect(many.filter(({ closed }) => closed)).toEqual([]);
    for (const { socket } of many) socket.destroy();
    await proxied.app.close();

    const server = await listening({ connectionsOfAddress: 1 });
    const secrets = createSecrets(readSecret(server.config));
    const signed = `${clientHeader}: ${signAddress(secrets, '203.0.113.7', Date.now())}`;
    const ask = `GET /healthz HTTP/1.1\r\nhost: x\r\n${signed}\r\n\r\n`;
    const web = hold(server.port, ask);
    await until(() => web.received.startsWith('HTTP/1.1 200'));
    const second = hold(server.port, ask);
    await until(() => second.received.startsWith('HTTP/1.1 200'));
    for (const { socket } of [web, second]) socket.destroy();
    await server.app.close();
  }, 20_000);

  it('have so many streams, counted by the client that the proxy names', async () => {
    const server = await listening({ streamsOfAddress: 2 }, { TRUSTED_PROXIES: '1' });
    const stream = (from: string) =>
      hold(
        server.port,
        `GET /v1/stream HTTP/1.1\r\nhost: x\r\nx-api-key: touchline-web\r\nx-forwarded-for: ${from}\r\n\r\n`,
      );
    const own = [stream('2001:db8::1'), stream('2001:db8::2')];
    await until(() => own.every(({ received }) => received.includes('retry:')));
    const third = stream('2001:db8::3');
    await until(() => third.received.startsWith('HTTP/1.1 429'));
    const other = stream('2001:db8:1::1');
    await until(() => other.received.includes('retry:'));
    own[0]?.socket.destroy();
    await rest(100);
    const again = stream('2001:db8::4');
    await until(() => again.received.includes('retry:'));
    for (const { socket } of [...own, third, other, again]) socket.destroy();
    await server.app.close();
  }, 20_000);
});
