import { asAccountId } from '@touchline/shared/domain';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openMigratedDb } from '@touchline/api/testing';
import type { Db } from '@touchline/api/db';
import { pageOfRemoteKb, runtimeOfFederationKb } from '@touchline/shared/federation/budgets.js';
import { slots } from '@touchline/shared/contract/slots';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import Fastify, { type FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { aBuild, aBuildOf, aShell, type Build } from '../testing/aBuild';
import { anOverrideCookie } from '../testing/anOverrideCookie';
import { browserRegistry } from './browserRegistry';
import { createDeployTokens } from './deployTokens';
import { publish, type PublishOptions } from './publish';
import { changeReleases, type ReleaseVerb } from './releaseActions';
import { ReleaseRefused, releasesOf } from './releaseDocument';
import { releaseRoutes } from './releaseRoutes';
import { createReleaseStore, type ReleaseStore } from './releaseStore';
import { createTrials, type Trials } from './trials';

let db: Db;
let folder: string;
let store: ReleaseStore;
beforeAll(async () => {
  db = await openMigratedDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  for (const table of ['release_registry', 'audit_log', 'deploy_token'])
    await db.run(sql`delete from ${sql.table(table)}`);
  folder = mkdtempSync(join(tmpdir(), 'touchline-releases-'));
  store = createReleaseStore(db, folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date('2024-02-10T16:20:00Z');
const [a, b] = ['1.0.0-aaaaaaaaaa', '1.0.0-bbbbbbbbbb'] as const;

/** Publishes as a developer does on a data folder, where the version is not raised every time. */
const publishBuild = (build: Build, options: Partial<PublishOptions> = {}) =>
  publish(store, build, { now, by: 'a test', trial: true, trusted: true, ...options });
const clubs = async () => releasesOf(await store.document(), 'mf-clubs');
const live = async () => (await clubs()).live;
const change = (verb: ReleaseVerb, options: object = {}) =>
  changeReleases(store, 'mf-clubs', verb, { by: 'a test', now, ...options });

const aPlace = (to: string) => ({ to, label: 'Clubs', icon: 'Clubs' });
const aFlag = (name: string) => ({ name, text: 'A map of all grounds' });

describe('a publish', () => {
  it('makes a build live and keeps the previous one for a rollback', async () => {
    await publishBuild(aBuild('aaaaaaaaaa'));
    await publishBuild(aBuild('bbbbbbbbbb'));
    const { live, previous, releases } = await clubs();
    expect([live, previous]).toEqual([b, a]);
    expect(releases.map(({ id }) => id)).toEqual([b, a]);
    expect(readdirSync(join(folder, 'mf-clubs')).sort()).toEqual([a, b]);
  });

  it('serves nothing of a build whose pages cannot be rendered, and keeps none of its files', async () => {
    await publishBuild(aBuild('aaaaaaaaaa'));
    const rehearse = async (_manifest: unknown, stored: string) => {
      throw new ReleaseRefused(`Not with ${readdirSync(stored).length} files.`);
    };
    await expect(publishBuild(aBuild('bbbbbbbbbb'), { rehearse })).rejects.toThrow('Not with 3 files.');
    expect(await live()).toBe(a);
    expect(readdirSync(join(folder, 'mf-clubs'))).toEqual([a]);
    // A build that is known already stays: a tab may be using it.
    await expect(publishBuild(aBuild('aaaaaaaaaa'), { rehearse })).rejects.toThrow('Not with 3 files.');
    expect(readdirSync(join(folder, 'mf-clubs'))).toEqual([a]);
  });

  it.each<[string, Build, RegExp]>([
    [
      'for another contract',
      aBuild('cccccccccc', (m) => (m.contract = '^1.0.0')),
      /was built for contract \^1\.0\.0/,
    ],
    [
      'for another design system',
      aBuild('cccccccccc', (m) => (m.designSystem = '^9.0')),
      /was built for design system \^9\.0; this shell has /,
    ],
    [
      'with a file that is not what was built',
      new Map([...aBuild('cccccccccc'), ['ClubsPage.js', Buffer.from('tampered')]]),
      /ClubsPage\.js of mf-clubs is not the file that was built/,
    ],
    [
      'whose compressed copy holds something else',
      new Map([...aBuild('cccccccccc'), ['ClubsPage.js.br', brotliCompressSync(Buffer.from('tampered'))]]),
      /ClubsPage\.js\.br of mf-clubs does not hold ClubsPage\.js/,
    ],
    [
      'that names a file it does not have',
      aBuild('cccccccccc', (m) => m.routes[0]?.files.push('gone.js')),
      /no such file/,
    ],
    [
      'with a container over its budget, whatever it says of itself',
      aBuild('cccccccccc', (m, files) => {
        const entry = randomBytes(27_000);
        files.set('remoteEntry.abc.js', entry);
        m.integrity['remoteEntry.abc.js'] = integrityOf(entry);
        m.sizes['remoteEntry.abc.js'] = { raw: 1, brotli: 1 };
      }),
      /bytes in brotli; a container may have 26624/,
    ],
    [
      'that takes a module from the page which the shell does not share',
      aBuild('cccccccccc', (m) => (m.requires['lodash'] = '^4.0.0')),
      /takes lodash from the page/,
    ],
    [
      'that requires another React than the page has',
      aBuild('cccccccccc', (m) => (m.requires['react'] = '^18.3.0')),
      /mf-clubs requires react \^18\.3\.0, and this shell shares 19\./,
    ],
    [
      'that requires a contract which the page does not serve',
      aBuild('cccccccccc', (m) => (m.requires['@touchline/shared/store'] = '^3.0')),
      /requires @touchline\/shared\/store \^3\.0, and this shell shares 5\./,
    ],
    ...['/login', '/onboarding', '/v1', '/players', '/openapi'].map((prefix): [string, Build, RegExp] => [
      `that claims ${prefix}`,
      aBuild('cccccccccc', (m) => m.prefixes.push(prefix)),
      new RegExp(`${prefix} belongs to the shell`),
    ]),
    [
      'that does not say which store keys it has',
      aBuild('cccccccccc', (m) => Reflect.deleteProperty(m, 'slices')),
      /release\.json is not what a build writes: .*slices/,
    ],
    [
      'with a store key that is a part of every object',
      aBuild('cccccccccc', (m) => (m.slices = ['__proto__'])),
      /\/slices\/0 must match pattern/,
    ],
    [
      'with a page outside its prefixes',
      aBuild('cccccccccc', (m) => (m.prefixes = ['/club'])),
      /\/clubs of mf-clubs is outside its prefixes \/club/,
    ],
    [
      'that claims an address of the server',
      aBuild('cccccccccc', (m) => m.prefixes.push('/builds')),
      /\/builds belongs to the shell/,
    ],
    [
      'that claims the prefix of another remote',
      aBuild('cccccccccc', (m) => m.prefixes.push('/fixtures')),
      /The prefix \/fixtures belongs to mf-fixtures/,
    ],
    [
      'that fills the slot of another remote',
      aBuild('cccccccccc', (m) =>
        m.widgets.push({ name: 'W', slot: 'home.fixtures', files: [], shared: [] }),
      ),
      /The slot home\.fixtures belongs to mf-fixtures/,
    ],
    [
      'that fills a slot which no page has',
      aBuild('cccccccccc', (m) =>
        m.widgets.push({ name: 'W', slot: 'footballer.club', files: [], shared: [] }),
      ),
      /No page has the slot footballer\.club that mf-clubs fills\. There are home\.\*, team_popup\.squad\./,
    ],
    [
      'that fills a slot twice',
      aBuild('cccccccccc', (m) => {
        const widget = { slot: 'home.clubs', files: [], shared: [] };
        m.widgets.push({ ...widget, name: 'V' }, { ...widget, name: 'W' });
      }),
      /mf-clubs fills the slot home\.clubs twice/,
    ],
    [
      'with a widget whose place on Home is none',
      aBuild('cccccccccc', (m) =>
        m.widgets.push({ name: 'W', slot: 'home.clubs', home: { order: -1 }, files: [], shared: [] }),
      ),
      /\/widgets\/0\/home\/order must be >= 0/,
    ],
    [
      'with a place in the navigation outside its prefixes',
      aBuild('cccccccccc', (m) => (m.places = [aPlace('/team')])),
      /\/team of mf-clubs is outside its prefixes \/clubs/,
    ],
    [
      'with a place that covers a page of another remote',
      aBuild('cccccccccc', (m) => (m.places = [{ ...aPlace('/clubs'), covers: ['/fixture'] }])),
      /\/fixture of mf-clubs is outside its prefixes/,
    ],
    [
      'with a place without words',
      aBuild('cccccccccc', (m) => (m.places = [{ ...aPlace('/clubs'), label: '' }])),
      /\/places\/0\/label must not have fewer than 1 characters/,
    ],
    [
      'with a place whose icon nobody has drawn',
      aBuild('cccccccccc', (m) => (m.places = [{ ...aPlace('/clubs'), icon: 'Unicorn' }])),
      /\/places\/0\/icon must be equal to one of the allowed values/,
    ],
    [
      'with a title that is none',
      aBuild('cccccccccc', (m) => (m.title = '')),
      /\/title must not have fewer than 1 characters/,
    ],
    [
      'with the slice key of another remote',
      aBuild('cccccccccc', (m) => m.slices.push('fixtures')),
      /The slice key fixtures belongs to mf-fixtures/,
    ],
    [
      'with the flag of another remote',
      aBuild('cccccccccc', (m) => (m.flags = [aFlag('clubs.map'), aFlag('fixtures.new')])),
      /The flag fixtures\.new does not belong to mf-clubs\. Its flags begin with "clubs\."/,
    ],
    [
      'that declares a flag twice',
      aBuild('cccccccccc', (m) => (m.flags = [aFlag('clubs.map'), aFlag('clubs.map')])),
      /mf-clubs declares the flag clubs\.map twice/,
    ],
    [
      'with a flag that says nothing of itself',
      aBuild('cccccccccc', (m) => (m.flags = [{ name: 'clubs.map', text: '' }])),
      /\/flags\/0\/text must not have fewer than 1 characters/,
    ],
    [
      'with a flag whose name is no name',
      aBuild('cccccccccc', (m) => (m.flags = [aFlag('clubs')])),
      /\/flags\/0\/name must match pattern/,
    ],
    ...['import("./x.js");import{a}from"./a.js";', 'export{a as get};', 'const here=import.meta.url;'].map(
      (code) =>
        [
          `whose container is an ES module: ${code}`,
          aBuild('cccccccccc', (m, files) => {
            files.set('remoteEntry.abc.js', Buffer.from(code));
            m.integrity['remoteEntry.abc.js'] = integrityOf(Buffer.from(code));
          }),
          /is an ES module\. The shell loads containers as scripts with a hash/,
        ] as [string, Build, RegExp],
    ),
    [
      'under an id that has other files',
      aBuild('aaaaaaaaaa', (m, files) => {
        files.set('ClubsPage.js', Buffer.from('other'));
        m.integrity['ClubsPage.js'] = integrityOf(Buffer.from('other'));
      }),
      /was published with other files/,
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
      /"\.\.\/\.\.\/evil\.js" is not a file name of a build/,
    ],
  ])('%s is refused, and the live release does not change', async (_name, build, words) => {
    await publishBuild(aBuild('aaaaaaaaaa'));
    await publishBuild(
      aBuildOf('mf-fixtures', '/fixtures', 'ffffffffff', (m) =>
        m.widgets.push({ name: 'F', slot: 'home.fixtures', files: [], shared: [] }),
      ),
    );
    await expect(publishBuild(build)).rejects.toThrow(words);
    expect(await live()).toBe(a);
    expect((await clubs()).releases).toHaveLength(1);
  });

  it('whose widget is for more readers than its slot is refused; one that leaves it to the slot is not', async () => {
    jest.replaceProperty(slots, 'home.*', { ...slots['home.*'], access: 'pass' });
    const withAccess = (hash: string, access?: string) =>
      aBuild(hash, (m) => {
        m.version = `1.0.${Number.parseInt(hash[0] ?? '', 16)}`;
        m.widgets.push({ name: 'W', slot: 'home.clubs', ...(access && { access }), files: [], shared: [] });
      });
    await expect(publishBuild(withAccess('cccccccccc', 'user'))).rejects.toThrow(
      /The widget W of mf-clubs is for user, but its slot home\.clubs is for pass\. Leave its access out/,
    );
    await publishBuild(withAccess('dddddddddd', 'admin'));
    await publishBuild(withAccess('eeeeeeeeee'));
    expect(await live()).toBe('1.0.14-eeeeeeeeee');
    jest.restoreAllMocks();
  });

  it('refuses a page over its budget and a version that was used before, except for a trial', async () => {
    await publishBuild(aBuild('aaaaaaaaaa'));
    const other = aBuild('bbbbbbbbbb');
    await expect(publishBuild(other, { trial: false })).rejects.toThrow(
      /Version 1\.0\.0 of mf-clubs was published before, as 1\.0\.0-aaaaaaaaaa/,
    );
    const large = aBuild('cccccccccc', (m, files) => {
      const page = randomBytes((pageOfRemoteKb + runtimeOfFederationKb) * 1024 + 200);
      files.set('ClubsPage.js', page);
      m.integrity['ClubsPage.js'] = integrityOf(page);
      m.version = '1.1.0';
    });
    await expect(publishBuild(large, { trial: false })).rejects.toThrow(
      new RegExp(`/clubs of mf-clubs takes ${pageOfRemoteKb + runtimeOfFederationKb}\\.\\d KB`),
    );
    // The same build again has the same content.
    await publishBuild(aBuild('aaaaaaaaaa'), { trial: false });
    await publishBuild(other);
    expect(await live()).toBe(b);
  });

  it('stores the flags that a build declares', async () => {
    await publishBuild(aBuild('aaaaaaaaaa', (m) => (m.flags = [aFlag('clubs.map')])));
    expect((await clubs()).releases[0]?.flags).toEqual([aFlag('clubs.map')]);
  });

  it('that is cut off leaves what is live, and the next try makes the folder whole', async () => {
    await publishBuild(aBuild('aaaaaaaaaa'));
    const half = join(folder, 'mf-clubs', `${b}.4711.building`);
    mkdirSync(half);
    mkdirSync(join(folder, 'mf-clubs', b));
    writeFileSync(join(folder, 'mf-clubs', b, 'ClubsPage.js'), '/* pa');
    expect(await live()).toBe(a);
    const hoursAgo = new Date(Date.now() - 2 * 3600 * 1000);
    utimesSync(half, hoursAgo, hoursAgo);
    await publishBuild(aBuild('bbbbbbbbbb'));
    expect(await live()).toBe(b);
    expect(readdirSync(join(folder, 'mf-clubs')).sort()).toEqual([a, b]);
    expect(await store.hashOf('mf-clubs', b, 'ClubsPage.js')).toBe(
      (await clubs()).releases[0]?.integrity['ClubsPage.js'],
    );
  });

  it('while the database is away changes nothing, and is made good by the next', async () => {
    await publishBuild(aBuild('aaaaaaaaaa'));
    const away = { ...db, transaction: () => Promise.reject(new Error('The database is away.')) } as Db;
    const options = { now, by: 'a test', trial: true };
    await expect(publish(createReleaseStore(away, folder), aBuild('bbbbbbbbbb'), options)).rejects.toThrow(
      'The database is away.',
    );
    expect(await live()).toBe(a);
    await publishBuild(aBuild('bbbbbbbbbb'));
    expect(await live()).toBe(b);
    expect(await db.query(sql`select 1 from audit_log`)).toHaveLength(2);
  });

  it('loses nothing when ten happen at once', async () => {
    const hashes = Array.from({ length: 10 }, (_, index) => String(index).repeat(10));
    await Promise.all(hashes.map((hash) => publishBuild(aBuild(hash))));
    const { releases } = await clubs();
    expect(releases.map(({ id }) => id).sort()).toEqual(hashes.map((hash) => `1.0.0-${hash}`));
    expect((await store.document()).generation).toBe(10);
  });
});

describe('every change', () => {
  it('is logged with who made it, from which release to which', async () => {
    await publishBuild(aBuild('aaaaaaaaaa'), { by: 'mf-clubs token 12345678 (CI)' });
    await publishBuild(aBuild('bbbbbbbbbb'));
    await change('rollback');
    const rows = await db.query(
      sql<{ actor_name: string; action: string; target: string; detail: object }>`
        select actor_name, action, target, detail from audit_log order by id`,
    );
    expect(rows).toMatchObject([
      {
        actor_name: 'mf-clubs token 12345678 (CI)',
        action: 'release publish',
        detail: { from: null, to: a },
      },
      { action: 'release publish', detail: { from: a, to: b, release: b } },
      { actor_name: 'a test', action: 'release rollback', target: 'mf-clubs', detail: { from: b, to: a } },
    ]);
  });

  it('that is refused leaves neither a change nor a line in the log', async () => {
    await publishBuild(aBuild('aaaaaaaaaa'));
    const { generation } = await store.document();
    await expect(change('rollback')).rejects.toThrow(
      'mf-clubs has no earlier release to go back to. Publish one first.',
    );
    expect((await store.document()).generation).toBe(generation);
    expect(await db.query(sql`select 1 from audit_log`)).toHaveLength(1);
  });

  it('is seen by another process on the same database at its next page', async () => {
    await publishBuild(aBuild('aaaaaaaaaa'));
    const other = createReleaseStore(db, folder);
    expect(releasesOf(await other.document(), 'mf-clubs').live).toBe(a);
    expect(await other.document()).toBe(await other.document());
    await publishBuild(aBuild('bbbbbbbbbb'));
    expect(releasesOf(await other.document(), 'mf-clubs').live).toBe(b);
  });
});

describe('the registry of a browser', () => {
  it('has the address and hash of every file a page needs, including the shell’s lazy files', async () => {
    const { document } = await publishBuild(aBuild('aaaaaaaaaa'));
    const registry = browserRegistry(document, aShell);
    const base = `/r/mf-clubs/${a}/`;
    expect(registry.remotes['mf-clubs']?.live?.routes[0]?.files).toEqual([
      `${base}remoteEntry.abc.js`,
      `${base}ClubsPage.js`,
      '/s/data.js',
    ]);
    expect(Object.keys(registry.integrity).sort()).toEqual(
      [`${base}ClubsPage.js`, `${base}remoteEntry.abc.js`, '/s/data.js', '/s/main.js'].sort(),
    );
  });

  it('names the previous release only on request, since hashes do not compress', async () => {
    await publishBuild(aBuild('aaaaaaaaaa'));
    const { document } = await publishBuild(aBuild('bbbbbbbbbb'));
    expect(browserRegistry(document, aShell).remotes['mf-clubs']?.previous).toBeUndefined();
    const whole = browserRegistry(document, aShell, { withPrevious: true });
    expect(whole.remotes['mf-clubs']?.previous?.base).toBe(`/r/mf-clubs/${a}/`);
  });
});

describe('the release tool over HTTP', () => {
  const tokens = () => createDeployTokens(db);
  const server = async (options: { trials?: Trials } = {}) => {
    const app = Fastify();
    // The API has a parser of its own, with which this server shares the address.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => JSON.parse(body) as unknown,
    );
    await app.register(releaseRoutes, {
      store,
      tokens: tokens(),
      deployToken: 'a-long-deploy-token',
      ...options,
    });
    return app;
  };
  const asker = async (token = 'a-long-deploy-token', options: { trials?: Trials } = {}) => {
    const app = await server(options);
    return async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
      const answer = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
    };
  };
  const filesOf = (build: Build) => ({
    files: Object.fromEntries([...build].map(([file, content]) => [file, content.toString('base64')])),
  });
  const teamToken = async (remote: string, days = 365, made = new Date()) =>
    tokens().make({ remote, person: 'ada@example.com', note: 'CI', days, now: made });

  it('publishes and rolls back with the token of the data folder', async () => {
    const ask = await asker();
    for (const hash of ['aaaaaaaaaa', 'bbbbbbbbbb']) {
      const { body } = await ask('POST', '/releases', {
        ...filesOf(aBuild(hash)),
        trial: true,
        commit: 'abc1234',
        changes: '- a map',
      });
      expect(body).toMatchObject({ success: true, live: `1.0.0-${hash}` });
    }
    expect((await ask('POST', '/releases/mf-clubs/rollback')).body).toMatchObject({ live: a });
    expect((await clubs()).releases[0]).toMatchObject({
      commit: 'abc1234',
      changes: '- a map',
      published_by: 'data folder',
    });
  });

  it.each([
    ['that is not JSON', '{ "files": {', 400, 'The body of a publish is not JSON.'],
    ['without files', '{ "preview": true }', 400, expect.stringContaining('has no files')],
    ['with an unknown kind of change', '{ "files": {}, "preview": "perhaps" }', 400, expect.anything()],
  ])('refuses a body %s', async (_, payload, status, message) => {
    const headers = { authorization: 'Bearer a-long-deploy-token', 'content-type': 'application/json' };
    const answer = await (await server()).inject({ method: 'POST', url: '/releases', headers, payload });
    expect(answer).toMatchObject({ statusCode: status });
    expect(answer.json()).toMatchObject({ message });
  });

  it('starts a canary with the publish, and takes it through its life', async () => {
    const ask = await asker();
    const post = async (path: string, payload: object = {}) => (await ask('POST', path, payload)).body;
    await post('/releases', filesOf(aBuild('aaaaaaaaaa')));
    expect(
      await post('/releases', { ...filesOf(aBuild('bbbbbbbbbb')), trial: true, canary: { share: 10 } }),
    ).toMatchObject({ live: a, release: b });
    expect(await post('/releases/mf-clubs/canary', { share: 50 })).toMatchObject({
      live: a,
      canary: { id: b, share: 50 },
    });
    expect(await post('/releases/mf-clubs/promote')).toMatchObject({ live: b, canary: null });
    expect(await post('/releases/mf-clubs/pin')).toMatchObject({ live: b, pinned: true });
    expect(await post('/releases/mf-clubs/disable', { reason: 'a fault' })).toMatchObject({
      disabled: { reason: 'a fault' },
    });
    expect(await post('/releases/mf-clubs/enable')).toMatchObject({ disabled: null, pinned: true });
  });

  it.each([[{}], [{ authorization: 'Bearer guess' }]])(
    'does not exist without a token (%j)',
    async (headers) => {
      const app = await server();
      const payload = filesOf(aBuild('aaaaaaaaaa'));
      for (const url of ['/releases', '/releases/mf-clubs/rollback', '/releases/tokens'])
        expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(404);
      expect(await live()).toBeNull();
    },
  );

  it('says why a build or a change was refused', async () => {
    const ask = await asker();
    const build = aBuild('aaaaaaaaaa', (manifest) => (manifest.contract = '^9.0.0'));
    expect(await ask('POST', '/releases', filesOf(build))).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/built for contract \^9\.0\.0/) },
    });
    expect(await ask('POST', '/releases/mf-clubs/promote')).toMatchObject({
      status: 409,
      body: { message: 'There is no remote called "mf-clubs". Published are: none.' },
    });
  });

  it('lets a team’s token change its own remote and nothing else', async () => {
    const { token, made } = await teamToken('mf-clubs');
    const ask = await asker(token);
    expect(await ask('POST', '/releases', filesOf(aBuild('aaaaaaaaaa')))).toMatchObject({ status: 200 });
    expect((await clubs()).releases[0]?.published_by).toBe(`ada@example.com, mf-clubs token ${made.id} (CI)`);
    const refused = async (method: 'GET' | 'POST', path: string, payload?: object) => {
      const { status, body } = await ask(method, path, payload);
      return [status, body['message']];
    };
    const other = filesOf(aBuildOf('mf-fixtures', '/fixtures', 'ffffffffff'));
    expect(await refused('POST', '/releases', other)).toEqual([
      409,
      "This deploy token is for mf-clubs; it cannot publish mf-fixtures. Use the token of that remote's team.",
    ]);
    expect(await refused('POST', '/releases/mf-team/disable')).toEqual([
      403,
      'This deploy token is for mf-clubs; it cannot change mf-team.',
    ]);
    expect((await refused('GET', '/releases/tokens'))[0]).toBe(403);
    expect((await refused('POST', '/releases', { ...filesOf(aBuild('bbbbbbbbbb')), trial: true }))[0]).toBe(
      403,
    );
  });

  it('names person and token in the log for everything that is done with it, and for its making', async () => {
    const asServer = await asker();
    const person = 'Ada Lovelace <ada@example.com>';
    const asked = { remote: 'mf-clubs', person, note: 'CI' };
    const { token, made } = (await asServer('POST', '/releases/tokens', asked)).body as {
      token: string;
      made: { id: string };
    };
    const ask = await asker(token);
    await ask('POST', '/releases', filesOf(aBuild('aaaaaaaaaa')));
    await ask('POST', '/releases', filesOf(aBuild('bbbbbbbbbb', (m) => (m.version = '1.0.1'))));
    for (const verb of ['rollback', 'promote', 'pin', 'unpin', 'disable', 'enable'])
      await ask(
        'POST',
        `/releases/mf-clubs/${verb}`,
        verb === 'promote' ? { release: '1.0.1-bbbbbbbbbb' } : {},
      );
    await asServer('DELETE', `/releases/tokens/${made.id}`);
    const log = await db.query<{ action: string; actor: string; detail: object }>(
      sql`select action, actor_name as actor, detail from audit_log order by id`,
    );
    const theirs = `${person}, mf-clubs token ${made.id} (CI)`;
    expect(log.map(({ action, actor }) => [action, actor])).toEqual([
      ['token make', 'data folder'],
      ...['publish', 'publish', 'rollback', 'promote', 'pin', 'unpin', 'disable', 'enable'].map((verb) => [
        `release ${verb}`,
        theirs,
      ]),
      ['token revoke', 'data folder'],
    ]);
    expect(log[0]?.detail).toMatchObject({ token: made.id, person, note: 'CI' });
  });

  it.each([[undefined], [''], ['  '], ['Ada\nLovelace'], ['a'.repeat(101)]])(
    'makes no token for the person %j',
    async (person) => {
      const ask = await asker();
      const { status } = await ask('POST', '/releases/tokens', { remote: 'mf-clubs', person });
      expect([400, 409]).toContain(status);
      expect((await ask('GET', '/releases/tokens')).body).toEqual({ success: true, tokens: [] });
    },
  );

  it('names a token from before persons were recorded by itself', async () => {
    const { token, made } = await teamToken('mf-clubs');
    await db.run(sql`update deploy_token set person = ''`);
    expect(await tokens().find(token, new Date())).toMatchObject({ name: `mf-clubs token ${made.id} (CI)` });
  });

  it('makes a reader for a trial of a stored release of one’s own, and says in the log how it was tried', async () => {
    const ended: string[] = [];
    const reader = {
      user: { id: asAccountId('a-reader') },
      sessionToken: 'none',
      cookie: 'session=1; Path=/',
    };
    const trials = createTrials({
      readers: { start: async () => reader, end: async (id) => void ended.push(id) },
      overrideCookie: anOverrideCookie(),
    });
    const { token } = await teamToken('mf-clubs');
    const ask = await asker(token, { trials });
    await publishBuild(aBuild('aaaaaaaaaa'));
    await publishBuild(aBuildOf('mf-fixtures', '/fixtures', 'ffffffffff'));
    await publishBuild(aBuildOf('mf-fixtures', '/fixtures', 'eeeeeeeeee'), { canary: { share: 10 } });
    await publishBuild(aBuild('bbbbbbbbbb'), { preview: true });
    const { status, body } = await ask('POST', '/releases/mf-clubs/trial', { release: b });
    expect(status).toBe(200);
    const seen = (field: string) => anOverrideCookie().previewsIn(String(body[field]).split(';')[0]);
    expect(body).toMatchObject({ reader: 'a-reader', session: 'session=1; Path=/' });
    // What others try out is not part of the composition.
    expect(seen('candidate')).toEqual({ 'mf-fixtures': '1.0.0-ffffffffff', 'mf-clubs': b });
    expect(seen('live')).toEqual({ 'mf-fixtures': '1.0.0-ffffffffff' });
    await ask('DELETE', '/releases/trials/a-reader');
    expect(ended).toEqual(['a-reader']);
    expect((await ask('POST', '/releases/mf-fixtures/trial', { release: b })).status).toBe(403);
    expect((await ask('POST', '/releases/mf-clubs/trial', { release: '1.0.0-cccccccccc' })).status).toBe(409);
    const next = aBuild('dddddddddd', (m) => (m.version = '1.1.0'));
    await ask('POST', '/releases', { ...filesOf(next), tried: 'in a browser' });
    const [line] = await db.query(sql<object>`select detail from audit_log order by id desc limit 1`);
    expect(line).toMatchObject({ detail: { tried: 'in a browser' } });
  });

  it('lists what was live, and makes a reader who sees it, for the token of the data folder only', async () => {
    const reader = {
      user: { id: asAccountId('a-reader') },
      sessionToken: 'none',
      cookie: 'session=1; Path=/',
    };
    const trials = createTrials({
      readers: { start: async () => reader, end: async () => {} },
      overrideCookie: anOverrideCookie(),
    });
    const ask = await asker(undefined, { trials });
    const liveOf = [a, b].map((id) => ({ 'mf-clubs': id }));
    const { generation: first } = (await publishBuild(aBuild('aaaaaaaaaa'))).document;
    await publishBuild(aBuild('bbbbbbbbbb'));
    const off = { by: 'a test', now };
    const { generation: last } = await changeReleases(store, 'mf-clubs', 'disable', off);
    const { body } = await ask('GET', `/releases/compositions?from=${first}&to=${last}`);
    const compositions = body['compositions'] as { live: object }[];
    expect(compositions.map(({ live }) => live)).toEqual([...liveOf, {}]);
    const started = await ask('POST', `/releases/compositions/${first}/trial`, {});
    const seen = anOverrideCookie().previewsIn(String(started.body['candidate']).split(';')[0]);
    expect(seen).toEqual(liveOf[0]);
    expect((await ask('POST', `/releases/compositions/${last + 1}/trial`, {})).status).toBe(409);
    const { token } = await teamToken('mf-clubs');
    const team = await asker(token, { trials });
    expect((await team('GET', `/releases/compositions?from=${first}&to=${last}`)).status).toBe(403);
    expect((await team('POST', `/releases/compositions/${first}/trial`, {})).status).toBe(403);
  });

  it('trusts what comes with the token of the data folder, and nothing that comes with a team’s', async () => {
    const code = Buffer.from('exports.remote = {}');
    const withServer = (hash: string, version: string) =>
      aBuild(hash, (m, files) => {
        files.set('server.1.cjs', code);
        Object.assign(m, { version, server: { file: 'server.1.cjs', integrity: integrityOf(code) } });
      });
    const rehearsed: string[] = [];
    const app = Fastify();
    await app.register(releaseRoutes, {
      store,
      tokens: tokens(),
      deployToken: 'a-long-deploy-token',
      rehearse: async ({ version }) => void rehearsed.push(version),
    });
    const { token } = await teamToken('mf-clubs');
    const send = (by: string, build: Build) =>
      app.inject({
        method: 'POST',
        url: '/releases',
        headers: { authorization: `Bearer ${by}` },
        payload: filesOf(build),
      });
    await send('a-long-deploy-token', withServer('aaaaaaaaaa', '1.0.0'));
    await send(token, withServer('bbbbbbbbbb', '1.1.0'));
    expect(rehearsed).toEqual(['1.0.0']);
    const trust = async () => (await clubs()).releases.map(({ version, trusted }) => [version, trusted]);
    expect(await trust()).toEqual([
      ['1.1.0', undefined],
      ['1.0.0', true],
    ]);
    const [line] = await db.query(sql<object>`select detail from audit_log order by id desc limit 1`);
    expect(line).toMatchObject({ detail: { rendered: 'by the browser only' } });
    // The same build from its team stays what it is, and other code for the server under its id is refused.
    await send(token, withServer('aaaaaaaaaa', '1.0.0'));
    expect((await trust())[0]).toEqual(['1.0.0', true]);
    const other = aBuild('aaaaaaaaaa', (m, files) => {
      files.set('server.1.cjs', Buffer.from('evil'));
      Object.assign(m, { server: { file: 'server.1.cjs', integrity: integrityOf(Buffer.from('evil')) } });
    });
    expect((await send(token, other)).json()).toMatchObject({
      message: expect.stringContaining('was published with other files'),
    });
  });

  it('answers others while it measures a large file', async () => {
    const large = aBuild('aaaaaaaaaa', (m, files) => {
      const content = randomBytes(3 * 1024 * 1024);
      files.set('lazy.js', content);
      m.integrity['lazy.js'] = integrityOf(content);
    });
    const order: string[] = [];
    const publishing = publishBuild(large).then(() => order.push('published'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => setTimeout(resolve, 0));
    order.push('answered');
    await publishing;
    expect(order).toEqual(['answered', 'published']);
  });

  it('shows a token once, keeps only its hash, and refuses one that was revoked or is old with words', async () => {
    const ask = await asker();
    const { body } = await ask('POST', '/releases/tokens', {
      remote: 'mf-clubs',
      person: 'ada',
      note: 'laptop',
    });
    const { token, made } = body as { token: string; made: { id: string } };
    const kept = await db.query(sql<object>`select * from deploy_token`);
    expect(JSON.stringify([kept, (await ask('GET', '/releases/tokens')).body])).not.toContain(token);
    expect((await (await asker(token))('GET', '/releases')).status).toBe(200);

    await ask('DELETE', `/releases/tokens/${made.id}`);
    expect(await (await asker(token))('GET', '/releases')).toMatchObject({
      status: 401,
      body: {
        message: expect.stringMatching(new RegExp(`^Deploy token ${made.id} of mf-clubs was revoked on`)),
      },
    });
    const old = await teamToken('mf-clubs', 1, new Date(Date.now() - 2 * 24 * 3600 * 1000));
    expect(await (await asker(old.token))('GET', '/releases')).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/expired on/) },
    });
    expect((await ask('DELETE', '/releases/tokens/unknown')).status).toBe(409);
    expect((await ask('POST', '/releases/tokens', { remote: 'clubs', person: 'ada' })).status).toBe(409);
    expect(
      (await ask('POST', '/releases/tokens', { remote: 'mf-clubs', person: 'ada', days: 0 })).status,
    ).toBe(409);
  });
});
