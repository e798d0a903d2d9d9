import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@touchline/api/db';
import { placeOf } from '@touchline/api/audience';
import { openMigratedDb } from '@touchline/api/testing';
import { aUser } from '@touchline/shared/testing';
import type { AuthUser } from '@touchline/shared/wire';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Boot } from '../../src/services/boot/boot';
import { bootFormat } from '@touchline/shared/contract/version';
import type { RenderJob } from '../../src/app/rendering/rendered';
import { createRenderers, type Renderers } from '../rendering/renderers';
import { createShells, type Shells } from '../shells';
import { aBuild, aShell, type TestedManifest } from '../testing/aBuild';
import { aWebApp } from '../testing/aWebApp';
import { aShellBuild } from '../testing/aShellBuild';
import { emptyReleases } from '../testing/emptyReleases';
import { publish, type PublishOptions } from './publish';
import { changeReleases, type ReleaseActionOptions, type ReleaseVerb } from './releaseActions';
import { checkCanaries, sweepReleases } from './releaseCare';
import { createPageCounter, readCounts } from './releaseCounts';
import { releasesOf } from './releaseDocument';
import { releaseListing } from './releaseListing';
import { createReleaseStore, type ReleaseStore } from './releaseStore';

const now = new Date();
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);
const [a, b] = ['1.0.0-aaaaaaaaaa', '1.0.0-bbbbbbbbbb'] as const;
let db: Db;
let folder: string;
let store: ReleaseStore;
let shells: Shells;
let app: FastifyInstance;
let counter: ReturnType<typeof createPageCounter>;
const said: string[] = [];

/** An API with a session for every refresh cookie of the form `ROLE.id`. */
const api = async ({ headers }: { headers: Readonly<Record<string, string>> }) => {
  const [, role, id] = /touchline_refresh=([A-Z]+)\.([\w-]+)/.exec(headers['cookie'] ?? '') ?? [];
  if (!role || !id) return { status: 401, body: { success: false }, setCookies: [] };
  const claims = Buffer.from(JSON.stringify({ sid: 'one' })).toString('base64url');
  const user = aUser({ id, role: role as AuthUser['role'] });
  return {
    status: 200,
    body: { success: true, user, sessionToken: `head.${claims}.signature` },
    setCookies: [],
  };
};

beforeAll(async () => {
  db = await openMigratedDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyReleases(db);
  said.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'touchline-shells-'));
  store = createReleaseStore(db, folder);
  counter = createPageCounter(db);
  shells = createShells({
    folder,
    own: { build: aShell, folder, isPreview: false },
    report: (words) => said.push(words),
  });
  app = await aWebApp(folder, { store, shells, api, pages: counter });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const publishBuild = (build = aShellBuild('aaaaaaaaaa'), options: Partial<PublishOptions> = {}) =>
  publish(store, build, { now, by: 'a test', trusted: true, ...options });
const change = (verb: ReleaseVerb, options: ReleaseActionOptions = {}) =>
  changeReleases(store, 'shell', verb, { by: 'a test', now, ...options });
const shell = async () => releasesOf(await store.document(), 'shell');

/** What a reader's next navigation gets. @param reader `ROLE.id`; nobody when absent */
async function page(reader?: string, url = '/about', cookie = '') {
  const headers = { cookie: [reader && `touchline_refresh=${reader}`, cookie].filter(Boolean).join('; ') };
  const { body } = await app.inject({ url, headers });
  const text = /id="touchline-boot"[^>]*>([^<]*)</.exec(body)?.[1] ?? '{}';
  const { build, registry, overrides } = JSON.parse(text) as Boot;
  const scripts = [...body.matchAll(/<script defer src="\/s\/([^"]+)"/g)].map(([, file]) => file);
  return { body, build: build.id, scripts, registry, overrides };
}

it('a publish is live on the next navigation: its page names its own files and their hashes', async () => {
  expect((await page()).scripts).toEqual(['main.js']);
  await publishBuild();
  await publishBuild(aShellBuild('bbbbbbbbbb'));
  expect(await shell()).toMatchObject({ live: b, previous: a });
  const { build, scripts, registry } = await page('USER.one');
  expect(build).toBe(b);
  expect(scripts).toEqual(['framework.ffffffffff.js', 'main.bbbbbbbbbb.js']);
  expect(Object.keys(registry.integrity)).toEqual(
    expect.arrayContaining(['/s/framework.ffffffffff.js', '/s/main.bbbbbbbbbb.js']),
  );
  expect(registry.remotes).toEqual({});
});

it('a rollback gives the build before, and a second one the newer again; both serve their files on', async () => {
  await publishBuild();
  await publishBuild(aShellBuild('bbbbbbbbbb'));
  await change('rollback');
  expect((await page('USER.one')).build).toBe(a);
  expect((await app.inject('/service-worker.js')).body).toBe('/* worker aaaaaaaaaa */');
  expect((await app.inject('/builds/latest.json')).json()).toMatchObject({ id: a });
  // A tab that runs the newer build loads its lazy parts.
  for (const file of ['main.aaaaaaaaaa.js', 'main.bbbbbbbbbb.js', 'framework.ffffffffff.js']) {
    const { statusCode, headers } = await app.inject(`/s/${file}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  expect((await app.inject(`/builds/meta/${b}.json`)).json()).toMatchObject({ id: b });
  await change('rollback');
  expect((await page('USER.one')).build).toBe(b);
});

it('serves nothing of a release but the files that pages name', async () => {
  await publishBuild(aShellBuild('aaaaaaaaaa', {}, '/* renders */'));
  for (const url of [
    '/s/renderer.cjs',
    '/s/release.json',
    '/s/..%2frelease.json',
    '/s/main.cccccccccc.js',
    `/r/shell/${a}/renderer.cjs`,
    `/r//shell/${a}/release.json`,
    `/r/x/../shell/${a}/release.json`,
  ])
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
});

it('two publishes at once lose nothing, and each change is one line in the audit log', async () => {
  await Promise.all(['aaaaaaaaaa', 'bbbbbbbbbb'].map((hash) => publishBuild(aShellBuild(hash))));
  expect((await shell()).releases.map(({ id }) => id).sort()).toEqual([a, b]);
  await change('rollback');
  const rows = await db.query(sql<{ action: string; target: string }>`
    select action, target from audit_log order by id`);
  expect(rows).toEqual([
    { action: 'release publish', target: 'shell' },
    { action: 'release publish', target: 'shell' },
    { action: 'release rollback', target: 'shell' },
  ]);
  expect((await store.document()).generation).toBe(3);
});

it('a pin stays through publishes, and is listed', async () => {
  await publishBuild();
  await change('pin');
  await publishBuild(aShellBuild('bbbbbbbbbb'));
  expect((await page('USER.one')).build).toBe(a);
  expect(releaseListing(await store.document(), 'shell')).toMatch(
    /^shell: 1\.0\.0-aaaaaaaaaa is live, pinned\n/,
  );
});

it('is never switched off', async () => {
  await publishBuild();
  await expect(change('disable')).rejects.toThrow(
    'The shell cannot be switched off: every page is made of it. Roll it back instead.',
  );
  expect((await page()).build).toBe(a);
});

describe('a canary of the shell', () => {
  beforeEach(async () => {
    await publishBuild();
    await publishBuild(aShellBuild('bbbbbbbbbb'), { canary: { share: 10 } });
  });

  it('is what its share of the users gets, the same ones every time, and nobody else', async () => {
    for (const id of Array.from({ length: 60 }, (_, index) => `user-${index}`)) {
      const wanted = placeOf('shell', { id }) < 10 ? b : a;
      expect([(await page(`USER.${id}`)).build, (await page(`USER.${id}`)).build]).toEqual([wanted, wanted]);
    }
    expect((await page()).build).toBe(a);
  });

  it('is the latest build for the tabs that run it, so that they offer no reload', async () => {
    const latest = async (build: string) => (await app.inject(`/builds/latest.json?build=${build}`)).json();
    expect(await latest(b)).toMatchObject({ id: b });
    expect(await latest(a)).toMatchObject({ id: a });
    await change('canary-stop');
    expect(await latest(b)).toMatchObject({ id: a });
  });

  it('is withdrawn when its pages fail: every page of the app is counted by the build that it names', async () => {
    await change('canary', { role: 'BETA' });
    for (let count = 0; count < 15; count += 1)
      for (const reader of ['BETA.one', 'USER.two']) await page(reader);
    await counter.flush();
    for (let fault = 0; fault < 5; fault += 1)
      await db.run(sql`insert into event (slug, data, at) values ('remote_fault',
        ${JSON.stringify({ remote: 'shell', release: b, kind: 'render' })}::jsonb, ${new Date(fault * 60_000)})`);
    expect(await readCounts(db, 'shell', b)).toEqual({ pages: 15, failed: 5 });
    expect(await readCounts(db, 'shell', a)).toEqual({ pages: 15, failed: 0 });
    await checkCanaries({ db, store, webhook: undefined, log: (words) => said.push(words) }, now);
    expect(await shell()).toMatchObject({ live: a, withdrawn: { id: b } });
    expect((await page('BETA.one')).build).toBe(a);
  });

  it('is promoted for everybody', async () => {
    await change('promote');
    expect((await page('USER.one')).build).toBe(b);
  });
});

describe('a page', () => {
  const reportOf = (body: string) => /\)\((\{"remote":"shell"[^}]*\}),/.exec(body)?.[1];

  it('reports faults of the shell by its release; a visitor’s page reports none', async () => {
    await publishBuild();
    expect(JSON.parse(reportOf((await page('USER.one')).body) ?? '')).toEqual({
      remote: 'shell',
      release: a,
    });
    expect(reportOf((await page()).body)).toBeUndefined();
  });

  it('has a preview for staff only, which is not counted', async () => {
    await publishBuild();
    await publishBuild(aShellBuild('bbbbbbbbbb'), { preview: true });
    const open = async (reader: string) => {
      const headers = { cookie: `touchline_refresh=${reader}` };
      const asked = await app.inject({ url: `/about?preview=shell@${b}`, headers });
      const agree = /<a href="([^"]+)">Show the preview/.exec(asked.body)?.[1]?.replaceAll('&amp;', '&');
      const answer = await app.inject({ url: agree ?? '/about', headers });
      const [given = ''] = [answer.headers['set-cookie'] ?? []].flat();
      return page(reader, '/about', given.split(';')[0]);
    };
    const previewed = await open('BETA.one');
    expect(previewed.build).toBe(b);
    expect(JSON.parse(reportOf(previewed.body) ?? '')).toMatchObject({ release: b, preview: true });
    expect((await open('USER.two')).build).toBe(a);
    await counter.flush();
    expect(await readCounts(db, 'shell', b)).toMatchObject({ pages: 0 });
  });
});

describe('a build that does not fit', () => {
  const charts = '@touchline/design-system/charts';
  const uses =
    (...names: string[]) =>
    (manifest: TestedManifest) => {
      manifest.uses = { [charts]: names };
    };
  const exporting = (...names: string[]) => aShellBuild('bbbbbbbbbb', { exports: { [charts]: names } });
  const old = aShellBuild('bbbbbbbbbb', { contracts: ['4.4.0'], designSystem: '4.4.0' });
  const words =
    /1\.0\.0-bbbbbbbbbb of the shell cannot load everything that is live\. mf-clubs 1\.0\.0-cccccccccc cannot be loaded: it was built for contract/;

  beforeEach(async () => {
    await publishBuild();
    await publish(store, aBuild('cccccccccc'), { now, by: 'a test' });
  });

  it('because it cannot load what is live is refused with words, in each way to go live', async () => {
    await expect(publishBuild(old)).rejects.toThrow(words);
    await expect(publishBuild(old, { canary: { share: 10 } })).rejects.toThrow(words);
    expect(existsSync(join(folder, 'shell', b))).toBe(false);
    await publishBuild(old, { preview: true });
    for (const verb of ['promote', 'rollback', 'pin'] as const)
      await expect(change(verb, { release: b })).rejects.toThrow(words);
    await expect(change('canary', { release: b, share: 10 })).rejects.toThrow(words);
    expect((await shell()).live).toBe(a);
  });

  it('goes live by force; then a remote is checked against what it has', async () => {
    await publishBuild(old, { force: true });
    expect((await page('USER.one')).build).toBe(b);
    await expect(publish(store, aBuild('dddddddddd'), { now, by: 'a test', trial: true })).rejects.toThrow(
      /mf-clubs was built for contract \^[\d.]+; this shell has 4\.4\.0/,
    );
    await change('rollback');
    await change('rollback', { force: true });
    expect((await shell()).live).toBe(b);
  });

  it('because it lacks a shared module that a live page takes is refused', async () => {
    await expect(publishBuild(aShellBuild('bbbbbbbbbb', { modules: ['react'] }))).rejects.toThrow(
      'it was built for a shell that shares @touchline/design-system/data; this one does not.',
    );
  });

  it('because its modules lack an export that a live page uses is refused', async () => {
    await publish(store, aBuild('dddddddddd', uses('Sparkline')), { now, by: 'a test', trial: true });
    await expect(publishBuild(exporting('PlayerRadar'))).rejects.toThrow(
      'mf-clubs 1.0.0-dddddddddd cannot be loaded: it was built for a shell that has Sparkline of @touchline/design-system/charts; this one does not.',
    );
    await publishBuild(exporting('PlayerRadar', 'Sparkline'));
    expect((await shell()).live).toBe(b);
  });

  it('of a remote, because it uses an export that the live shell lacks, is refused', async () => {
    await publishBuild(exporting('PlayerRadar'));
    const publishRemote = (change: (m: TestedManifest) => void) =>
      publish(store, aBuild('dddddddddd', change), { now, by: 'a test', trial: true });
    await expect(publishRemote(uses('PlayerRadar', 'Sparkline'))).rejects.toThrow(
      'mf-clubs uses Sparkline of @touchline/design-system/charts, which this shell does not have.',
    );
    // What contract 4 promised is there beyond the exports of today.
    await publishRemote((manifest) => {
      uses('Sparkline')(manifest);
      manifest.contract = '^4.2';
    });
  });

  it('because it reads other boot data is refused, even by force', async () => {
    const other = aShellBuild('bbbbbbbbbb', { boot: bootFormat + 1 });
    await expect(publishBuild(other, { force: true })).rejects.toThrow(
      `1.0.0-bbbbbbbbbb of the shell cannot be served: it reads boot data of format ${bootFormat + 1}, and this server writes format ${bootFormat}.`,
    );
  });

  it('because a file is missing or another one is refused', async () => {
    const missing = aShellBuild('bbbbbbbbbb');
    missing.delete('framework.ffffffffff.js');
    await expect(publishBuild(missing)).rejects.toThrow(
      'The shell names framework.ffffffffff.js, but the build has no such file.',
    );
    const tampered = aShellBuild('bbbbbbbbbb').set('main.bbbbbbbbbb.js', Buffer.from('tampered'));
    await expect(publishBuild(tampered)).rejects.toThrow(/main\.bbbbbbbbbb\.js of shell is not the file/);
  });

  it('--force is for the shell alone', async () => {
    await expect(
      changeReleases(store, 'mf-clubs', 'rollback', { by: 'a test', now, force: true }),
    ).rejects.toThrow('--force is for the shell.');
  });
});

it('a stored build whose manifest was changed is not served: pages have the build of the server, and the log says why', async () => {
  await publishBuild();
  writeFileSync(join(folder, 'shell', a, 'release.json'), '{}');
  expect((await page()).scripts).toEqual(['main.js']);
  expect(said[0]).toMatch(/release 1\.0\.0-aaaaaaaaaa cannot be served: .* its hash differs/);
});

it('old builds are swept after 30 days with their files; live and previous stay', async () => {
  for (const hash of ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']) await publishBuild(aShellBuild(hash));
  const care = { db, store, webhook: undefined, log: () => {} };
  await sweepReleases(care, daysLater(29));
  expect((await app.inject('/s/main.aaaaaaaaaa.js')).statusCode).toBe(200);
  await sweepReleases(care, daysLater(31));
  expect((await app.inject('/s/main.aaaaaaaaaa.js')).statusCode).toBe(404);
  expect((await app.inject('/s/main.bbbbbbbbbb.js')).statusCode).toBe(200);
});

describe('rendering on the server', () => {
  /** A rendering process that answers with its name. */
  const rendererOf = (name: string) => `
    process.on('message', ({ kind, id }) =>
      process.send(kind === 'load' ? { kind: 'loaded', id } : { kind: 'rendered', id, page: { html: '${name}' }, heapBytes: 1 }));
    process.on('disconnect', () => process.exit(0));
    process.send({ kind: 'started' });`;
  let renderers: Renderers;
  beforeEach(() => {
    renderers = createRenderers({ report: (words) => said.push(words), limitMs: 5000 });
  });
  afterEach(() => renderers.close());

  const rendered = async () => {
    const served = shells.choose(await store.document());
    const job = { address: '/', boot: { registry: {} } } as RenderJob;
    const outcome = await renderers.of(served)?.render(job, []);
    return outcome?.kind === 'rendered' ? outcome.page.html : outcome;
  };

  it('is done by the code that belongs to the build whose scripts the page names', async () => {
    await publishBuild(aShellBuild('aaaaaaaaaa', {}, rendererOf('older')));
    await publishBuild(aShellBuild('bbbbbbbbbb', {}, rendererOf('newer')));
    expect(await rendered()).toBe('newer');
    await change('rollback');
    expect(await rendered()).toBe('older');
  });

  it('is left to the browser for a build that has none, or whose code is not what was published', async () => {
    await publishBuild();
    expect(await rendered()).toBeUndefined();
    await publishBuild(aShellBuild('bbbbbbbbbb', {}, rendererOf('newer')));
    writeFileSync(join(folder, 'shell', b, 'renderer.cjs'), 'tampered');
    expect(await rendered()).toBeUndefined();
    expect(said[0]).toMatch(/renderer\.cjs is not the file that was published/);
  });
});
