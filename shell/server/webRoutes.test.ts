import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@touchline/api/config';
import { realClock } from '@touchline/api/clock';
import Fastify from 'fastify';
import { emptyDocument } from './releases/releaseDocument';
import type { ReleaseStore } from './releases/releaseStore';
import { onlyShell } from './shells';
import { anOverrideCookie } from './testing/anOverrideCookie';
import { fakeShell } from './testing/fakeShell';
import { createRegistries } from './releases/browserRegistry';
import { answerPage } from './pages/answerPage';
import type { WebOptions } from './webOptions';
import { webRoutes } from './webRoutes';

/** A release of mf-clubs whose files open tabs still need. */
const clubs = {
  live: null,
  previous: null,
  releases: [{ id: '1.0.0-aaaaaaaaaa', retired_at: '2024-02-10T16:20:00Z' }],
};
const releases = mkdtempSync(join(tmpdir(), 'touchline-web-'));
const options = {
  config: loadConfig({}),
  clock: realClock,
  store: {
    document: async () => ({ ...emptyDocument, remotes: { 'mf-clubs': clubs } }),
    folder: releases,
    fetchFiles: async () => {},
  } as unknown as ReleaseStore,
  shells: onlyShell(fakeShell, tmpdir()),
  registries: createRegistries(),
  shellFiles: tmpdir(),
  publicFolder: '',
  api: async () => ({ status: 401, body: {}, setCookies: [] }),
  overrideCookie: anOverrideCookie(),
} as WebOptions;
const app = Fastify();
app.setNotFoundHandler((request, reply) => answerPage(options, request, reply));
let port = 0;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  rmSync(releases, { recursive: true, force: true });
});

/** Status for a raw request line: HTTP clients would normalise the address. */
function statusOf(method: string, address: string, at = port): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(at, '127.0.0.1', () =>
      socket.write(`${method} ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (bytes) => (text += String(bytes)));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])));
  });
}

describe('a release’s source maps', () => {
  const folder = join(releases, 'mf-clubs/1.0.0-aaaaaaaaaa');
  const ownShell = join(releases, 'shell/dist');
  const files = Fastify();
  let filesPort = 0;
  afterAll(() => files.close());
  beforeAll(async () => {
    files.setNotFoundHandler((request, reply) => answerPage(options, request, reply));
    await files.register(webRoutes, { ...options, publicFolder: releases, shellFiles: ownShell });
    await files.listen({ port: 0, host: '127.0.0.1' });
    filesPort = (files.server.address() as AddressInfo).port;
    mkdirSync(folder, { recursive: true });
    for (const name of ['Page.js', 'Page.js.map', 'Page.js.map.br', 'Page.js.map.gz', 'Page.js.MAP'])
      writeFileSync(join(folder, name), '{}');
    mkdirSync(ownShell, { recursive: true });
    for (const name of ['.js', '.js.map', '.js.MAP', '.js.map.br'])
      writeFileSync(join(ownShell, `main.aaaaaaaaaa${name}`), '{}');
  });

  it.each([
    'Page.js.map',
    'Page.js.map?x=.js',
    'Page.js%2emap',
    'Page.js.ma%70',
    'Page.js.map/',
    './Page.js.map',
    'x/../Page.js.map',
    '%2e/Page.js.map',
    'Page.js.map.br',
    'Page.js.map.gz',
    'Page.js.MAP',
    '/Page.js.map',
  ])('are not served: %s', async (file) => {
    for (const method of ['GET', 'HEAD'])
      expect(await statusOf(method, `/r/mf-clubs/1.0.0-aaaaaaaaaa/${file}`, filesPort)).toBe(404);
  });

  it.each([
    'main.aaaaaaaaaa.js.map',
    'main.aaaaaaaaaa.js%2emap',
    'main.aaaaaaaaaa.js.MAP',
    'main.aaaaaaaaaa.js.map.br',
  ])('are not served, of the shell: %s', async (file) => {
    for (const method of ['GET', 'HEAD']) expect(await statusOf(method, `/s/${file}`, filesPort)).toBe(404);
  });

  it('lie beside files that are', async () => {
    for (const file of ['/r/mf-clubs/1.0.0-aaaaaaaaaa/Page.js', '/s/main.aaaaaaaaaa.js'])
      expect(await statusOf('GET', file, filesPort)).toBe(200);
  });
});

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const noUrls = [
  '//[',
  '//[::',
  '//x:y',
  '//user@/',
  '/%',
  '/%ff',
  '//elsewhere.test/',
  'http://[',
  'x:',
  '*',
];

it.each(methods.flatMap((method) => noUrls.map((address) => [method, address] as const)))(
  '%s %s answers 404 or 400, not 500',
  async (method, address) => {
    expect([400, 404]).toContain(await statusOf(method, address));
  },
);

it('answers Home at its address, with a query too', async () => {
  expect(await statusOf('GET', '/?from=//[')).toBe(200);
});

/** Specification, section 7: "per-page prerendered payload files named _payload.json". */
describe('prerendered payloads', () => {
  const server = Fastify();
  beforeAll(() => server.register(webRoutes, { ...options, publicFolder: tmpdir() }));
  afterAll(() => server.close());

  it('are named by the build’s metadata, each with an address that answers', async () => {
    const { prerendered } = (await server.inject('/builds/meta/1.0.0-aaaaaaaaaa.json')).json<{
      prerendered: { path: string; payload: string }[];
    }>();
    expect(prerendered.map(({ payload }) => payload)).toEqual([
      '/about/_payload.json',
      '/clubs/_payload.json',
      '/season_pass/_payload.json',
    ]);
  });

  it('say what a page of the shell loads, and nothing of anybody', async () => {
    const answer = await server.inject('/about/_payload.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ path: '/about', calls: [] });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each(['/clubs/_payload.json', '/team/_payload.json', '/builds/meta/other.json'])(
    '%s is not found where its remote is not live, it has none, or it is of another build',
    async (path) => {
      expect((await server.inject(path)).statusCode).toBe(404);
    },
  );
});

describe('HEAD', () => {
  const server = Fastify();
  beforeAll(async () => {
    server.setNotFoundHandler((request, reply) => answerPage(options, request, reply));
    await server.register(webRoutes, { ...options, publicFolder: tmpdir() });
  });
  afterAll(() => server.close());

  it.each([
    '/',
    '/about',
    '/no/such/page',
    '/open/team',
    '/robots.txt',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/service-worker.js',
    '/builds/registry.json',
    '/builds/meta/1.0.0-aaaaaaaaaa.json',
    '/builds/stored.json',
    '/builds/offline.html',
    '/about/_payload.json',
    '/s/no-such-file.js',
    '/r/mf-clubs/1.0.0-aaaaaaaaaa/no-such-file.js',
  ])('of %s is answered as GET, without a body', async (url) => {
    const [get, head] = [await server.inject(url), await server.inject({ method: 'HEAD', url })];
    expect(head.statusCode).toBe(get.statusCode);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.body).toBe('');
  });
});
