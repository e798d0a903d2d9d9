import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@touchline/api/db';
import { openMigratedDb } from '@touchline/api/testing';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import Fastify, { type FastifyInstance } from 'fastify';
import { onlyShell } from '../shells';
import { aBuild, aShell, type Build } from '../testing/aBuild';
import { anOverrideCookie } from '../testing/anOverrideCookie';
import { emptyReleases } from '../testing/emptyReleases';
import { stampedFiles } from '../stampedFiles';
import { publish } from './publish';
import { changeReleases } from './releaseActions';
import { createReleaseStore, type ReleaseStore } from './releaseStore';

const now = new Date('2024-02-10T16:20:00Z');
const options = { now, by: 'a test', trial: true };
const [live, preview] = ['1.0.0-aaaaaaaaaa', '1.0.0-bbbbbbbbbb'] as const;
let db: Db;
let folder: string;
let store: ReleaseStore;
let app: FastifyInstance;
beforeAll(async () => {
  db = await openMigratedDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyReleases(db);
  folder = mkdtempSync(join(tmpdir(), 'touchline-served-'));
  store = createReleaseStore(db, folder);
  app = Fastify();
  const shells = onlyShell(aShell, folder);
  await app.register(stampedFiles, { store, shells, shellFiles: folder, overrideCookie: anOverrideCookie() });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = 1</script></svg>';
/** Types that browsers show as a document, or that only the server reads. */
const documents = [
  ...['a.svg', 'a.xml', 'a.xhtml', 'a.html', 'a.htm', 'a.mht', 'a.xht', 'a.xsl', 'a.rdf', 'a.pdf', 'a.swf'],
  ...[
    'a.svg.br',
    'a.svg.gz',
    'a.SVG',
    'a.js.map',
    'a.json',
    'server.1.cjs',
    'release.json',
    'noend',
    'a.mjs',
  ],
];
const withAll = (hash: string): Build => {
  const files = [...documents, 'a.css', 'a.png', 'a.wasm', 'f.woff2'].filter((file) => file !== 'a.SVG');
  return new Map([...files.map((file) => [file, Buffer.from(script)] as const), ...aBuild(hash)]);
};
const get = (id: string, file: string, cookie = '') =>
  app.inject({ url: `/r/mf-clubs/${id}/${file}`, headers: { cookie } });

it('serves no file that a browser shows as a page, and none that only the server reads', async () => {
  await publish(store, withAll('aaaaaaaaaa'), options);
  for (const file of documents) expect([file, (await get(live, file)).statusCode]).toEqual([file, 404]);
});

it('serves scripts, styles, images, fonts and WebAssembly with nosniff and a policy that sandboxes them', async () => {
  await publish(store, withAll('aaaaaaaaaa'), options);
  for (const file of ['ClubsPage.js', 'a.css', 'a.png', 'a.wasm', 'f.woff2']) {
    const { statusCode, headers } = await get(live, file);
    expect([file, statusCode, headers['x-content-type-options']]).toEqual([file, 200, 'nosniff']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox/);
    expect(headers['content-type']).not.toMatch(/html|xml/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

it('sends a compressed copy with the policy of the file itself', async () => {
  const build = aBuild('aaaaaaaaaa');
  const { brotliCompressSync } = await import('node:zlib');
  build.set('ClubsPage.js.br', brotliCompressSync(build.get('ClubsPage.js') ?? Buffer.alloc(0)));
  await publish(store, build, options);
  const { headers } = await app.inject({
    url: `/r/mf-clubs/${live}/ClubsPage.js`,
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-security-policy': expect.stringContaining('sandbox allow-scripts'),
  });
});

const cookieFor = (id: string, secret?: string) =>
  anOverrideCookie(secret)
    .set({ previews: { 'mf-clubs': id }, safeMode: false }, 'a reader')
    .split(';')[0];

it('gives files of a preview to the reader of the preview alone, and to no cache on the way', async () => {
  await publish(store, aBuild('aaaaaaaaaa'), options);
  await publish(store, aBuild('bbbbbbbbbb'), { ...options, preview: true });
  for (const cookie of ['', cookieFor(live), cookieFor(preview, 'another secret that nobody guesses')])
    expect((await get(preview, 'ClubsPage.js', cookie)).statusCode).toBe(404);
  const { statusCode, headers } = await get(preview, 'ClubsPage.js', cookieFor(preview));
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await get(preview, 'ClubsPage.js')).statusCode).toBe(404);
});

it('gives files to everybody once the release was live, also when it is not any more', async () => {
  await publish(store, aBuild('aaaaaaaaaa'), options);
  await publish(store, aBuild('bbbbbbbbbb'), { ...options, preview: true });
  const change = (verb: 'promote' | 'rollback' | 'disable', release?: string) =>
    changeReleases(store, 'mf-clubs', verb, { by: 'a test', now, ...(release && { release }) });
  await change('promote', preview);
  expect((await get(preview, 'ClubsPage.js')).statusCode).toBe(200);
  await change('rollback');
  await publish(store, aBuild('cccccccccc'), options);
  expect((await get(preview, 'ClubsPage.js')).statusCode).toBe(200);
  await change('disable');
  expect((await get(live, 'ClubsPage.js')).statusCode).toBe(200);
});

it('has the file that was published', async () => {
  await publish(store, aBuild('aaaaaaaaaa'), options);
  const { body } = await get(live, 'ClubsPage.js');
  expect(integrityOf(Buffer.from(body))).toBe(
    integrityOf(readFileSync(join(folder, 'mf-clubs', live, 'ClubsPage.js'))),
  );
});
