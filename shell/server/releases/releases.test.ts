import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMigratedPglite } from '@touchline/api/testing';
import type { Db } from '@touchline/api';
import { contractVersion } from '@touchline/shared/contract/version';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import Fastify from 'fastify';
import { sql } from 'kysely';
import type { ShellBuild } from '../shellBuild';
import { browserRegistry } from './browserRegistry';
import { publish } from './publish';
import { releasesOf, withRolledBack } from './releaseDocument';
import { releaseRoutes } from './releaseRoutes';
import { createReleaseStore, type ReleaseStore } from './releaseStore';

let db: Db;
let folder: string;
let store: ReleaseStore;
beforeAll(async () => {
  db = await openMigratedPglite();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.run(sql`delete from release_registry`);
  folder = mkdtempSync(join(tmpdir(), 'touchline-releases-'));
  store = createReleaseStore(db, folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build of mf-clubs as its webpack configuration writes it. */
function aBuild(
  hash: string,
  change: (manifest: Record<string, unknown>) => void = () => {},
): Map<string, Buffer> {
  const entry = Buffer.from(`/* container ${hash} */`);
  const page = Buffer.from(`/* page ${hash} */`);
  const manifest: Record<string, unknown> = {
    name: 'mf-clubs',
    version: '1.0.0',
    hash,
    entry: 'remoteEntry.abc.js',
    contract: `^${contractVersion}`,
    prefixes: ['/clubs'],
    routes: [
      {
        path: '/clubs',
        heading: 'Clubs',
        chunk: 'ClubsPage',
        files: ['ClubsPage.js'],
        shared: ['react', '@touchline/design-system/data'],
      },
    ],
    widgets: [],
    integrity: { 'remoteEntry.abc.js': integrityOf(entry), 'ClubsPage.js': integrityOf(page) },
    sizes: { 'remoteEntry.abc.js': { raw: 20_000, brotli: 2_700 } },
  };
  change(manifest);
  return new Map([
    ['release.json', Buffer.from(JSON.stringify(manifest))],
    ['remoteEntry.abc.js', entry],
    ['ClubsPage.js', page],
  ]);
}

const now = new Date('2024-02-10T16:20:00Z');
const live = async () => releasesOf(await store.document(), 'mf-clubs').live;

const shell: ShellBuild = {
  version: '1.0.0',
  hash: 'abc',
  onePiece: false,
  entry: ['main.js'],
  lazy: { '@touchline/design-system/data': ['data.js'] },
  chunks: {},
  fonts: [],
  integrity: { 'main.js': 'sha384-main', 'data.js': 'sha384-data' },
};

describe('a publish', () => {
  it('makes a build live and keeps what was live as the way back', async () => {
    await publish(store, aBuild('aaaaaaaaaa'), now);
    await publish(store, aBuild('bbbbbbbbbb'), now);
    const { live, previous, releases } = releasesOf(await store.document(), 'mf-clubs');
    expect([live, previous]).toEqual(['1.0.0-bbbbbbbbbb', '1.0.0-aaaaaaaaaa']);
    expect(releases.map(({ id }) => id)).toEqual(['1.0.0-bbbbbbbbbb', '1.0.0-aaaaaaaaaa']);
    expect(readdirSync(join(folder, 'mf-clubs')).sort()).toEqual(['1.0.0-aaaaaaaaaa', '1.0.0-bbbbbbbbbb']);
  });

  it.each<[string, Map<string, Buffer>, RegExp]>([
    [
      'for another contract',
      aBuild('cccccccccc', (m) => (m['contract'] = '^1.0.0')),
      /was built for contract \^1\.0\.0/,
    ],
    [
      'with a file that is not what was built',
      new Map([...aBuild('cccccccccc'), ['ClubsPage.js', Buffer.from('tampered')]]),
      /ClubsPage\.js of mf-clubs is not the file that was built/,
    ],
    [
      'that names a file it does not have',
      aBuild('cccccccccc', (m) =>
        ((m['routes'] as { files: string[] }[])[0] as { files: string[] }).files.push('gone.js'),
      ),
      /no such file/,
    ],
    [
      'with a container over its budget',
      aBuild('cccccccccc', (m) => (m['sizes'] = { 'remoteEntry.abc.js': { raw: 1, brotli: 11_000 } })),
      /11000 bytes in brotli/,
    ],
    ['without a manifest', new Map([['x.js', Buffer.from('')]]), /no release\.json/],
    ['with a manifest that is no JSON', new Map([['release.json', Buffer.from('<html>')]]), /no JSON/],
    [
      'with a manifest of another shape',
      new Map([['release.json', Buffer.from('{"name":"mf-clubs"}')]]),
      /not what a build writes/,
    ],
    [
      'whose file names lead out of its folder',
      new Map([...aBuild('cccccccccc'), ['../../evil.js', Buffer.from('')]]),
      /leads out/,
    ],
  ])('%s is refused, and what was live stays', async (_name, build, words) => {
    await publish(store, aBuild('aaaaaaaaaa'), now);
    await expect(publish(store, build, now)).rejects.toThrow(words);
    expect(await live()).toBe('1.0.0-aaaaaaaaaa');
  });

  it('loses nothing when ten happen at once', async () => {
    const hashes = Array.from({ length: 10 }, (_, index) => String(index).repeat(10));
    await Promise.all(hashes.map((hash) => publish(store, aBuild(hash), now)));
    const { releases } = releasesOf(await store.document(), 'mf-clubs');
    expect(releases.map(({ id }) => id).sort()).toEqual(hashes.map((hash) => `1.0.0-${hash}`));
    expect((await store.document()).generation).toBe(10);
  });
});

describe('a rollback', () => {
  it('goes back, and a second one forward again', async () => {
    await publish(store, aBuild('aaaaaaaaaa'), now);
    await publish(store, aBuild('bbbbbbbbbb'), now);
    await store.update((document) => withRolledBack(document, 'mf-clubs'));
    expect(await live()).toBe('1.0.0-aaaaaaaaaa');
    await store.update((document) => withRolledBack(document, 'mf-clubs'));
    expect(await live()).toBe('1.0.0-bbbbbbbbbb');
  });

  it('says so when there is nothing to go back to', async () => {
    await publish(store, aBuild('aaaaaaaaaa'), now);
    await expect(store.update((document) => withRolledBack(document, 'mf-clubs'))).rejects.toThrow(
      'mf-clubs has no earlier release to go back to. Publish one first.',
    );
  });
});

describe('what a browser is told', () => {
  it('is the address and hash of all a page needs, the shell’s lazy files among them', async () => {
    const { document } = await publish(store, aBuild('aaaaaaaaaa'), now);
    const registry = browserRegistry(document, shell);
    const base = '/r/mf-clubs/1.0.0-aaaaaaaaaa/';
    expect(registry.remotes['mf-clubs']?.live?.routes[0]?.files).toEqual([
      `${base}remoteEntry.abc.js`,
      `${base}ClubsPage.js`,
      '/s/data.js',
    ]);
    expect(Object.keys(registry.integrity).sort()).toEqual(
      [`${base}ClubsPage.js`, `${base}remoteEntry.abc.js`, '/s/data.js', '/s/main.js'].sort(),
    );
  });

  it('names the release before only when asked, since hashes do not compress', async () => {
    await publish(store, aBuild('aaaaaaaaaa'), now);
    const { document } = await publish(store, aBuild('bbbbbbbbbb'), now);
    expect(browserRegistry(document, shell).remotes['mf-clubs']?.previous).toBeUndefined();
    expect(browserRegistry(document, shell, { withPrevious: true }).remotes['mf-clubs']?.previous?.base).toBe(
      '/r/mf-clubs/1.0.0-aaaaaaaaaa/',
    );
  });
});

describe('the release tool over HTTP', () => {
  const server = async () => {
    const app = Fastify();
    await app.register(releaseRoutes, { store, deployToken: 'a-long-deploy-token' });
    return app;
  };
  const authorization = 'Bearer a-long-deploy-token';
  const payload = (build: Map<string, Buffer>) => ({
    files: Object.fromEntries([...build].map(([file, content]) => [file, content.toString('base64')])),
  });

  it('publishes and rolls back with the deploy token', async () => {
    const app = await server();
    for (const hash of ['aaaaaaaaaa', 'bbbbbbbbbb']) {
      const answer = await app.inject({
        method: 'POST',
        url: '/releases',
        headers: { authorization },
        payload: payload(aBuild(hash)),
      });
      expect(answer.json()).toMatchObject({ success: true, live: `1.0.0-${hash}` });
    }
    const back = await app.inject({
      method: 'POST',
      url: '/releases/mf-clubs/rollback',
      headers: { authorization },
    });
    expect(back.json()).toMatchObject({ live: '1.0.0-aaaaaaaaaa' });
  });

  it.each([[{}], [{ authorization: 'Bearer guess' }]])('does not exist without it (%j)', async (headers) => {
    const app = await server();
    const answer = await app.inject({
      method: 'POST',
      url: '/releases',
      headers,
      payload: payload(aBuild('aaaaaaaaaa')),
    });
    expect(answer.statusCode).toBe(404);
    expect(await live()).toBeNull();
  });

  it('says why a build was refused', async () => {
    const app = await server();
    const build = aBuild('aaaaaaaaaa', (manifest) => (manifest['contract'] = '^9.0.0'));
    const answer = await app.inject({
      method: 'POST',
      url: '/releases',
      headers: { authorization },
      payload: payload(build),
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toMatch(/built for contract \^9\.0\.0/);
  });
});
