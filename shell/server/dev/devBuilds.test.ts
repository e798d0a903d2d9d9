import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@touchline/api/config';
import { realClock } from '@touchline/api/clock';
import type { Db } from '@touchline/api/db';
import { openMigratedDb } from '@touchline/api/testing';
import { contractVersion } from '@touchline/shared/contract/version';
import Fastify, { type FastifyInstance } from 'fastify';
import { withPublished } from '../releases/releaseChanges';
import type { Release } from '../releases/releaseDocument';
import { createReleaseStore, type ReleaseStore } from '../releases/releaseStore';
import type { ShellBuild } from '../shellBuild';
import { onlyShell } from '../shells';
import { anOverrideCookie } from '../testing/anOverrideCookie';
import { createRegistries } from '../releases/browserRegistry';
import { answerPage } from '../pages/answerPage';
import type { WebOptions } from '../webOptions';
import { webRoutes } from '../webRoutes';
import { openDevBuilds } from './devBuilds';

const built: ShellBuild = {
  version: '1.0.0',
  hash: 'abc',
  onePiece: false,
  entry: ['main.abc.js'],
  lazy: {},
  chunks: {},
  fonts: [],
  integrity: { 'main.abc.js': 'sha384-main' },
};

/** `release.json` of mf-clubs as a development build writes it. */
const fromSource = {
  name: 'mf-clubs',
  version: '1.0.0',
  hash: '0123456789',
  entry: 'remoteEntry.dev.js',
  contract: `^${contractVersion}`,
  prefixes: ['/clubs'],
  routes: [
    {
      path: '/clubs',
      heading: 'Clubs',
      chunk: 'ClubsPage',
      files: ['ClubsPage.dev.js', 'ClubsPage.1.hot-update.js'],
      shared: [],
    },
  ],
  widgets: [],
  slices: [],
  integrity: { 'remoteEntry.dev.js': 'sha384-until-the-next-save' },
  sizes: {},
};

const published = (remote: string): Release => {
  const { name: _name, hash: _hash, ...manifest } = fromSource;
  return {
    ...manifest,
    id: `1.0.0-${remote}`,
    integrity: { 'remoteEntry.dev.js': `sha384-${remote}` },
    published_at: '2024-02-10T16:20:00Z',
  };
};

let db: Db;
let folder: string;
let store: ReleaseStore;
let webpackServer: FastifyInstance;
let setting: string;

beforeAll(async () => {
  db = await openMigratedDb();
  folder = mkdtempSync(join(tmpdir(), 'touchline-dev-'));
  for (const below of ['shell', 'public', 'releases']) mkdirSync(join(folder, below));
  writeFileSync(join(folder, 'shell/main.abc.js'), '/* built */');
  store = createReleaseStore(db, join(folder, 'releases'));
  for (const remote of ['mf-clubs', 'mf-team'])
    await store.update((before) => withPublished(published(remote), new Date())(before, remote));
  webpackServer = Fastify();
  webpackServer.get('/s/release.json', () => ({ ...built, entry: ['main.dev.js'] }));
  webpackServer.get('/s/main.dev.js', () => '/* from source */');
  webpackServer.get('/r/mf-clubs/dev/release.json', () => fromSource);
  webpackServer.get('/r/mf-clubs/dev/ClubsPage.dev.js', () => '/* from source */');
  const server = await webpackServer.listen({ port: 0, host: '127.0.0.1' });
  setting = JSON.stringify({ shell: server, 'mf-clubs': server });
});
afterAll(async () => {
  await webpackServer.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The web server as startServer makes it, with an API without sessions. */
async function openWeb(devBuilds: string | undefined) {
  const dev = await openDevBuilds(devBuilds);
  const web: WebOptions = {
    config: loadConfig({}),
    clock: realClock,
    store: dev?.inFrontOf(store) ?? store,
    shells: onlyShell(dev?.shell ?? built, join(folder, 'shell')),
    registries: createRegistries(),
    shellFiles: join(folder, 'shell'),
    publicFolder: join(folder, 'public'),
    api: () => Promise.resolve({ status: 401, body: {}, setCookies: [] }),
    overrideCookie: anOverrideCookie(),
    dev,
  };
  const app = Fastify();
  app.setNotFoundHandler((request, reply) => answerPage(web, request, reply));
  await app.register(webRoutes, web);
  const get = (url: string) => app.inject({ url });
  const registry = async () => (await get('/builds/registry.json')).json();
  return { get, registry, [Symbol.asyncDispose]: () => app.close() };
}

describe('without npm run dev', () => {
  it('serves built files only, and asks no development server', async () => {
    await using web = await openWeb(undefined);
    expect((await web.get('/s/main.abc.js')).body).toBe('/* built */');
    expect((await web.get('/s/main.dev.js')).statusCode).toBe(404);
    expect((await web.get('/r/mf-clubs/dev/ClubsPage.dev.js')).body).not.toContain('from source');
  });

  it('names the published release and a hash for each of its files', async () => {
    await using web = await openWeb(undefined);
    const { remotes, integrity } = await web.registry();
    expect(remotes['mf-clubs'].live.base).toBe('/r/mf-clubs/1.0.0-mf-clubs/');
    expect(integrity).toEqual({
      '/s/main.abc.js': 'sha384-main',
      '/r/mf-clubs/1.0.0-mf-clubs/remoteEntry.dev.js': 'sha384-mf-clubs',
      '/r/mf-team/1.0.0-mf-team/remoteEntry.dev.js': 'sha384-mf-team',
    });
  });

  it('puts nothing of React into the page', async () => {
    await using web = await openWeb(undefined);
    const { body } = await web.get('/clubs');
    expect(body).toContain('/s/main.abc.js');
    expect(body).not.toContain('REACT_DEVTOOLS');
  });
});

describe('under npm run dev', () => {
  it('serves the files of the development servers at the places of built ones', async () => {
    await using web = await openWeb(setting);
    expect((await web.get('/s/main.dev.js')).body).toBe('/* from source */');
    expect((await web.get('/r/mf-clubs/dev/ClubsPage.dev.js')).body).toBe('/* from source */');
  });

  it('takes the chosen remote from source, without hashes, and the others from their releases', async () => {
    await using web = await openWeb(setting);
    const { remotes, integrity } = await web.registry();
    expect(remotes['mf-clubs']).toMatchObject({ live: { entry: '/r/mf-clubs/dev/remoteEntry.dev.js' } });
    expect(JSON.stringify(remotes['mf-clubs'])).not.toContain('hot-update');
    expect(remotes['mf-clubs']).not.toHaveProperty('previous');
    expect(remotes['mf-team'].live.base).toBe('/r/mf-team/1.0.0-mf-team/');
    expect(integrity).toEqual({ '/r/mf-team/1.0.0-mf-team/remoteEntry.dev.js': 'sha384-mf-team' });
  });

  it('leaves what is stored as it is', async () => {
    await using web = await openWeb(setting);
    await web.registry();
    expect((await store.document()).remotes['mf-clubs']?.live).toBe('1.0.0-mf-clubs');
  });

  it('has the hook for React in the page before the first script, under the same policy as ever', async () => {
    await using web = await openWeb(setting);
    const { body, headers } = await web.get('/clubs');
    expect(body.indexOf('__REACT_DEVTOOLS_GLOBAL_HOOK__')).toBeGreaterThan(0);
    expect(body.indexOf('__REACT_DEVTOOLS_GLOBAL_HOOK__')).toBeLessThan(body.indexOf('src="/s/main.dev.js"'));
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|ws:|\*/);
  });
});

it('has the pages of the last save, without a new start', async () => {
  await using web = await openWeb(setting);
  fromSource.routes[0]!.heading = 'All clubs';
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect((await web.registry()).remotes['mf-clubs'].live.routes[0].heading).toBe('All clubs');
});

it('says which development server does not answer', async () => {
  const wrong = JSON.stringify({ 'mf-team': (JSON.parse(setting) as { shell: string }).shell });
  await expect(openDevBuilds(wrong)).rejects.toThrow('The development server of mf-team answered 404.');
});
