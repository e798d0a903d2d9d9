import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';

let test: TestApp;
let port = 0;
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
}, 60_000);
afterAll(() => test.close());

/** Sends lines as they are and returns the whole reply. */
const send = (...lines: string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });

it.each(['TRACE', 'PURGE', 'PROPFIND', 'MKCOL'])(
  '%s is answered with the methods that there are',
  async (method) => {
    const reply = await send(
      `${method} /healthz HTTP/1.1`,
      'Host: localhost',
      'Cookie: secret=1',
      'Connection: close',
    );
    expect(reply).toMatch(/^HTTP\/1\.1 405 /);
    expect(reply).toContain(`${method} is not answered here. Use one of GET, HEAD, POST`);
    expect(reply).not.toContain('secret=1');
  },
);

it('a request with two hosts is refused, one with one host is answered', async () => {
  const request = ['GET /healthz HTTP/1.1', 'Host: localhost', 'Connection: close'];
  expect(await send(...request)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await send(...request, 'Host: evil.example')).toMatch(/^HTTP\/1\.1 400 /);
});
