import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@touchline/api/db';
import { openMigratedDb } from '@touchline/api/testing';
import { contractVersion } from '@touchline/shared/contract/version';
import { aUser } from '@touchline/shared/testing';
import type { AuthUser } from '@touchline/shared/wire';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Boot } from '../../src/services/boot/boot';
import { aBuild, aBuildOf, aShell } from '../testing/aBuild';
import { createRenderedPages } from '../rendering/renderedPages';
import { createServerCode } from './serverCode';
import { emptyReleases } from '../testing/emptyReleases';
import { anOverrideCookie } from '../testing/anOverrideCookie';
import { aWebApp } from '../testing/aWebApp';
import { onlyShell } from '../shells';
import { createOverrideCookie } from './overrideCookie';
import { publish } from './publish';
import { changeReleases } from './releaseActions';
import { sweepReleases } from './releaseCare';
import { createPageCounter, readCounts } from './releaseCounts';
import { releasesOf } from './releaseDocument';
import { createReleaseStore, type ReleaseStore } from './releaseStore';

const now = new Date();
const [live, preview] = ['1.0.0-aaaaaaaaaa', '1.0.0-bbbbbbbbbb'] as const;
const trial = { now, by: 'a test', trial: true };
let db: Db;
let folder: string;
let store: ReleaseStore;
let app: FastifyInstance;
let counter: ReturnType<typeof createPageCounter>;

/** An API with a session for every refresh cookie of the form `ROLE.session`. */
const api = async ({ headers }: { headers: Readonly<Record<string, string>> }) => {
  const [, role, session] = /touchline_refresh=([A-Z]+)\.(\w+)/.exec(headers['cookie'] ?? '') ?? [];
  if (!role) return { status: 401, body: { success: false }, setCookies: [] };
  const claims = Buffer.from(JSON.stringify({ sid: session })).toString('base64url');
  const user = aUser({ id: `id of ${role}`, role: role as AuthUser['role'] });
  const body = { success: true, user, sessionToken: `head.${claims}.signature` };
  return { status: 200, body, setCookies: ['touchline_refresh=next; HttpOnly'] };
};

beforeAll(async () => {
  db = await openMigratedDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyReleases(db);
  folder = mkdtempSync(join(tmpdir(), 'touchline-overrides-'));
  store = createReleaseStore(db, folder);
  counter = createPageCounter(db);
  await publish(store, aBuild('aaaaaaaaaa'), trial);
  await publish(store, aBuildOf('mf-fixtures', '/fixtures', 'ffffffffff'), trial);
  await publish(store, aBuild('bbbbbbbbbb'), { ...trial, preview: true });
  app = await aWebApp(folder, { store, shells: onlyShell(aShell, folder), api, pages: counter });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Address of the link that agrees to a preview; undefined on other pages. */
const agreeIn = (body: string) =>
  /<a href="([^"]+)">Show the preview/.exec(body)?.[1]?.replace(/&#38;|&amp;/g, '&');

/** A browser, signed in or not, that keeps the cookie of overrides. */
function browserOf(signIn = '') {
  let kept = '';
  const get = async (url: string) => {
    const cookie = [signIn && `touchline_refresh=${signIn}`, kept].filter(Boolean).join('; ');
    const answer = await app.inject({ url, headers: { cookie } });
    const given = [answer.headers['set-cookie'] ?? []]
      .flat()
      .find((text) => /^touchline_releases=/.test(text));
    if (given !== undefined) kept = /Max-Age=0/.test(given) ? '' : (given.split(';')[0] ?? '');
    return { answer, given };
  };
  return {
    get,
    /** Opens an address as a browser does. */
    async open(url: string) {
      const first = (await get(url)).answer;
      const agree = agreeIn(first.body);
      const answer = agree === undefined ? first : (await get(agree)).answer;
      const to = answer.headers.location;
      const { body, headers } = to === undefined ? answer : (await get(to)).answer;
      const text = /id="touchline-boot"[^>]*>([^<]*)</.exec(body)?.[1] ?? '{}';
      const { registry, overrides } = JSON.parse(text) as Boot;
      const idOf = (remote: string) => registry.remotes[remote]?.live?.base.split('/').at(-2);
      const policy = String(headers['content-security-policy']);
      return {
        to,
        registry,
        overrides,
        policy,
        body,
        releases: headers['x-touchline-releases'],
        clubs: idOf('mf-clubs'),
        fixtures: idOf('mf-fixtures'),
      };
    },
    cookie: () => kept,
    give: (cookie: string) => void (kept = cookie),
    signInAgain: (next: string) => void (signIn = next),
  };
}

const link = `/clubs?sort=points&preview=mf-clubs@${preview}`;

it('says in a header of every page, found or not, which releases it is made of', async () => {
  for (const [signIn, address, releases] of [
    ['USER.one', '/clubs', `shell;id="";why="not a release", mf-clubs;id="${live}";why="live"`],
    ['ADMIN.one', link, `shell;id="";why="not a release", mf-clubs;id="${preview}";why="preview"`],
    ['USER.one', '/nothing-here', 'shell;id="";why="not a release"'],
    ['', '/clubs', 'shell;id="";why="not a release"'],
  ] as const)
    expect((await browserOf(signIn).open(address)).releases).toMatch(
      new RegExp(`^registry;generation=\\d+, ${releases}$`),
    );
  await changeReleases(store, 'mf-clubs', 'disable', { by: 'a test', now });
  expect((await browserOf('USER.one').open('/clubs')).releases).toContain(
    'mf-clubs;id="";why="switched off"',
  );
});

describe('a release that is published as a preview', () => {
  it('is stored and not live, and its line is in the audit log', async () => {
    expect(releasesOf(await store.document(), 'mf-clubs')).toMatchObject({
      live,
      previous: null,
      releases: [{ id: preview }, { id: live }],
    });
    const rows = await db.query(sql<object>`select action, detail from audit_log order by id desc limit 1`);
    expect(rows).toMatchObject([{ action: 'release preview', detail: { release: preview } }]);
  });

  it('cannot be what is live already', async () => {
    await expect(publish(store, aBuild('aaaaaaaaaa'), { ...trial, preview: true })).rejects.toThrow(
      /is live already/,
    );
  });

  it('goes live by a promotion', async () => {
    await changeReleases(store, 'mf-clubs', 'promote', { by: 'a test', now, release: preview });
    expect((await browserOf().open('/clubs')).clubs).toBe(preview);
  });

  it('is swept like other releases that are not live', async () => {
    const later = new Date(now.getTime() + 31 * 24 * 3600 * 1000);
    await sweepReleases({ db, store, webhook: undefined, log: () => {} }, later);
    expect(releasesOf(await store.document(), 'mf-clubs').swept).toEqual([preview]);
  });
});

describe('the link of a preview', () => {
  it.each(['BETA', 'MODERATOR', 'ADMIN'])(
    'shows %s this release of this remote, at every page',
    async (role) => {
      const browser = browserOf(`${role}.one`);
      const page = await browser.open(link);
      expect(page).toMatchObject({ to: '/clubs?sort=points', clubs: preview, fixtures: '1.0.0-ffffffffff' });
      expect(page.registry.remotes['mf-clubs']?.preview).toBe(true);
      expect(page.registry.integrity[`/r/mf-clubs/${preview}/ClubsPage.js`]).toBeDefined();
      expect(page.registry.integrity[`/r/mf-clubs/${live}/ClubsPage.js`]).toBeUndefined();
      expect(page.overrides).toEqual({
        previews: { 'mf-clubs': preview },
        safeMode: false,
        staff: true,
        notices: [],
      });
      expect(await browser.open('/')).toMatchObject({ to: undefined, clubs: preview });
    },
  );

  it.each(['USER.one', 'PREMIUM.one', ''])(
    'shows the live release to "%s", without a cookie',
    async (signIn) => {
      const browser = browserOf(signIn);
      const page = await browser.open(link);
      expect(page).toMatchObject({ to: '/clubs?sort=points', clubs: live });
      expect(page.overrides).toBeUndefined();
      expect(browser.cookie()).toBe('');
    },
  );

  it('asks first, on a page without scripts that names remote, release and publisher', async () => {
    const browser = browserOf('ADMIN.one');
    const { answer } = await browser.get(link);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'nonce-[^']+'; img-src/,
      ),
    });
    for (const words of ['Show a preview?', 'mf-clubs', preview, 'a test', now.toISOString()])
      expect(answer.body).toContain(words);
    expect(answer.body).not.toContain('<script');
    expect(browser.cookie()).toBe('');
    const declined = /<a href="([^"]+)">Go on without it/.exec(answer.body)?.[1] ?? '';
    expect(declined).toBe('/clubs?sort=points');
    expect((await browser.open(declined)).clubs).toBe(live);
    // Agreed once, the same link leads on at once.
    await browser.open(link);
    expect((await browser.get(link)).answer.statusCode).toBe(302);
  });

  it.each([['x'.repeat(22)], ['']])(
    'asks whoever has not agreed on a page of ours: key "%s"',
    async (key) => {
      const { answer } = await browserOf('ADMIN.one').get(`${link}&local-key=${key}`);
      expect(answer.body).toContain('Show a preview?');
      expect((await browserOf('ADMIN.two').get(agreeIn(answer.body) ?? '')).answer.body).toContain(
        'Show a preview?',
      );
    },
  );

  it('makes a cookie that scripts cannot read and other sites cannot send along', async () => {
    const browser = browserOf('ADMIN.one');
    const agreed = agreeIn((await browser.get(link)).answer.body) ?? '';
    const { given, answer } = await browser.get(agreed);
    expect(given).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(given).not.toContain('ADMIN');
    expect(answer.headers['cache-control']).toBe('no-store');
    // The renewed session is not lost in the redirect.
    expect(answer.headers['set-cookie']).toContain('touchline_refresh=next; HttpOnly');
  });

  it('makes it for this very host, where the app has an https address', () => {
    const secrets = { hmac: () => 'x'.repeat(43) };
    const cookie = createOverrideCookie({ publicUrl: 'https://touchline.test', secrets });
    expect(cookie.set({ previews: {}, safeMode: true }, 'a reader')).toMatch(
      /^__Host-touchline-releases=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('leads to no other host', async () => {
    const { answer } = await browserOf().get('//elsewhere.test/?preview=x');
    expect(answer.headers.location).toBe('/elsewhere.test/');
  });

  it('leads back to live, for one remote and for all', async () => {
    const browser = browserOf('ADMIN.one');
    for (const back of ['/clubs?preview=mf-clubs@live', '/clubs?preview=live']) {
      await browser.open(link);
      expect(await browser.open(back)).toMatchObject({ to: '/clubs', clubs: live });
      expect(browser.cookie()).toBe('');
    }
  });

  it('comes before the canary of its reader', async () => {
    await publish(store, aBuild('cccccccccc'), { ...trial, canary: { role: 'ADMIN' } });
    expect((await browserOf('ADMIN.one').open('/clubs')).clubs).toBe('1.0.0-cccccccccc');
    expect((await browserOf('ADMIN.one').open(link)).clubs).toBe(preview);
  });
});

describe('a cookie', () => {
  const broken = [
    ['with another signature', (cookie: string) => `${cookie.slice(0, -2)}xx`],
    ['with another content', (cookie: string) => cookie.replace(/\.[\w-]+\./, '.e30.')],
    [
      'of another server',
      () =>
        anOverrideCookie('another secret that nobody guesses')
          .set({ previews: {}, safeMode: true }, 'x')
          .split(';')[0] ?? '',
    ],
    ['without any sense', () => 'touchline_releases=%7Bnonsense'],
  ] as const;

  it.each(broken)('%s is dropped, and the page is live and says so once', async (_, change) => {
    const browser = browserOf('ADMIN.one');
    await browser.open(link);
    browser.give(change(browser.cookie()));
    const page = await browser.open('/clubs');
    expect(page.clubs).toBe(live);
    expect(page.overrides?.notices).toEqual(['A choice of releases in this browser was not readable.']);
    expect(browser.cookie()).toBe('');
    expect((await browser.open('/clubs')).overrides).toBeUndefined();
  });

  it.each([
    ['another reader', 'USER.one'],
    ['another of the staff', 'BETA.one'],
    ['the same account after another sign-in', 'ADMIN.two'],
  ])('is ignored for %s', async (_, next) => {
    const browser = browserOf('ADMIN.one');
    await browser.open(link);
    browser.signInAgain(next);
    const page = await browser.open('/clubs');
    expect(page).toMatchObject({ clubs: live, overrides: undefined });
    expect(browser.cookie()).toBe('');
  });

  it('stays while nobody is signed in for a moment', async () => {
    const browser = browserOf('ADMIN.one');
    await browser.open(link);
    browser.signInAgain('');
    expect((await browser.open('/clubs')).clubs).toBe(live);
    browser.signInAgain('ADMIN.one');
    expect((await browser.open('/clubs')).clubs).toBe(preview);
  });

  it('is ignored for a reader who has lost the role meanwhile', async () => {
    const staffCookie = anOverrideCookie().set(
      { previews: { 'mf-clubs': preview }, safeMode: false },
      'id of USER one',
    );
    const browser = browserOf('USER.one');
    browser.give(staffCookie.split(';')[0] ?? '');
    expect(await browser.open('/clubs')).toMatchObject({ clubs: live, overrides: undefined });
    expect(browser.cookie()).toBe('');
  });

  it.each([
    ['an unknown release', 'mf-clubs@1.0.0-0000000000', /^mf-clubs has no release "1\.0\.0-0000000000"\.$/],
    ['an unknown remote', 'constructor@1', /^There is no remote called "constructor"\.$/],
    ['no release', '__proto__', /^There is no remote called "__proto__"\.$/],
  ])('with %s is dropped, and the page says why', async (_, named, words) => {
    const browser = browserOf('ADMIN.one');
    const page = await browser.open(`/clubs?preview=${named}`);
    expect(page.clubs).toBe(live);
    expect(page.overrides?.notices).toEqual([expect.stringMatching(words)]);
    expect(browser.cookie()).toBe('');
  });

  it('with a release that was swept or that this shell cannot load is dropped, others stay', async () => {
    const browser = browserOf('ADMIN.one');
    await browser.open(link);
    await browser.open('/?preview=mf-fixtures@1.0.0-ffffffffff');
    await store.update((document) => {
      const clubs = releasesOf(document, 'mf-clubs');
      const releases = clubs.releases.filter(({ id }) => id !== preview);
      const remotes = { ...document.remotes, 'mf-clubs': { ...clubs, releases, swept: [preview] } };
      return { ...document, generation: document.generation + 1, remotes };
    });
    const page = await browser.open('/clubs');
    expect(page.overrides).toMatchObject({
      previews: { 'mf-fixtures': '1.0.0-ffffffffff' },
      notices: [`${preview} of mf-clubs was swept: its files were deleted.`],
    });
    expect((await browser.open('/clubs')).overrides?.notices).toEqual([]);

    await store.update((document) => {
      const fixtures = releasesOf(document, 'mf-fixtures');
      const releases = fixtures.releases.map((release) => ({ ...release, contract: '^1.0.0' }));
      const remotes = { ...document.remotes, 'mf-fixtures': { ...fixtures, releases } };
      return { ...document, generation: document.generation + 1, remotes };
    });
    expect((await browser.open('/clubs')).overrides?.notices).toEqual([
      expect.stringMatching(/was built for contract \^1\.0\.0; this shell has /),
    ]);
    expect(browser.cookie()).toBe('');
  });

  it('with a remote that is switched off is dropped', async () => {
    const browser = browserOf('ADMIN.one');
    await browser.open(link);
    await changeReleases(store, 'mf-clubs', 'disable', { by: 'a test', now });
    expect((await browser.open('/clubs')).overrides?.notices).toEqual(['mf-clubs is switched off.']);
  });
});

describe('a remote from its developer’s own server', () => {
  const local = '/clubs?preview=mf-clubs@localhost:3102';
  const origin = 'http://localhost:3102';

  /** Requests it as the overlay does, with the key that only a page of this origin can read. */
  async function take(
    browser: ReturnType<typeof browserOf>,
    address = 'localhost:3102',
    remote = 'mf-clubs',
  ) {
    const { answer } = await browser.get('/builds/stored.json');
    const query = new URLSearchParams({
      preview: `${remote}@${address}`,
      'local-key': answer.json().localKey,
    });
    return browser.open(`/clubs?${query.toString()}`);
  }

  it.each(['BETA.one', 'ADMIN.one'])(
    'comes from there for %s, without a hash and without files that the server knows',
    async (signIn) => {
      const page = await take(browserOf(signIn));
      expect(page.to).toBe('/clubs');
      expect(page.overrides).toEqual({
        previews: { 'mf-clubs': 'localhost:3102' },
        safeMode: false,
        staff: true,
        notices: [],
      });
      expect(page.registry.remotes['mf-clubs']).toEqual({
        live: {
          version: 'local',
          base: `${origin}/`,
          entry: `${origin}/remoteEntry.js`,
          contract: `^${contractVersion}`,
          prefixes: ['/clubs'],
          routes: [{ path: '/clubs', heading: 'Clubs', files: [] }],
          // The release is from before it declared them.
          places: [
            {
              to: '/clubs',
              label: 'Clubs',
              icon: 'Clubs',
              order: 140,
              group: 'research',
              areas: ['clubs', 'club'],
            },
          ],
          widgets: [],
        },
        title: 'Clubs',
        preview: true,
      });
      expect(Object.entries(page.registry.integrity).filter(([, hash]) => hash === '')).toEqual([
        [`${origin}/`, ''],
      ]);
      expect(page.fixtures).toBe('1.0.0-ffffffffff');
      expect(page.registry.integrity[`/r/mf-clubs/${live}/ClubsPage.js`]).toBeUndefined();
    },
  );

  it('runs on React’s development build, which exchanges components; nobody else’s page has it', async () => {
    await app.close();
    const react = 'development-react.ffffffffff.js';
    const shell = { ...aShell, entry: ['framework.js', 'main.js'], developmentReact: react };
    const built = { ...shell, integrity: { ...shell.integrity, [react]: 'sha384-react' } };
    app = await aWebApp(folder, { store, shells: onlyShell(built, folder), api, pages: counter });
    const scriptsIn = (body: string) =>
      [...body.matchAll(/<script defer src="\/s\/([^"]+)"/g)].map(([, file]) => file);

    const { body } = await take(browserOf('BETA.one'));
    // After the file with the other build, and before the first that uses it.
    expect(scriptsIn(body)).toEqual(['framework.js', react, 'main.js']);
    expect(body).toContain(`src="/s/${react}" integrity="sha384-react"`);
    // Without it the refresh of a remote, which is loaded later, does not find React.
    expect(body).toContain('__REACT_DEVTOOLS_GLOBAL_HOOK__');
    for (const [signIn, address] of [
      ['USER.one', '/clubs'],
      ['BETA.two', '/clubs'],
      ['ADMIN.one', link],
    ] as const) {
      const page = await browserOf(signIn).open(address);
      expect(scriptsIn(page.body)).toEqual(['framework.js', 'main.js']);
      expect(page.body).not.toContain('__REACT_DEVTOOLS_GLOBAL_HOOK__');
    }
  });

  it('is allowed by this reader’s policy, for this one origin, and by nobody else’s', async () => {
    const { policy, body } = await take(browserOf('BETA.one'));
    for (const directive of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]* ${origin}(;|$)`));
    expect(policy.match(/http:/g)).toHaveLength(4);
    // Where its updates come from; http names no web socket.
    expect(policy.match(/\bws:[^ ;]*/g)).toEqual(['ws://localhost:3102']);
    expect(policy).not.toMatch(/unsafe-/);
    expect(body).toContain(`["${origin}"].includes(a.origin)`);
    for (const other of ['BETA.one', 'ADMIN.one', 'USER.one', '']) {
      const page = await browserOf(other).open('/clubs');
      expect(page.policy).not.toContain('localhost');
      expect(page.body).not.toContain('localhost');
    }
  });

  it('is not asked for by the server', async () => {
    let requests = 0;
    const developer = Fastify();
    developer.addHook('onRequest', async () => void (requests += 1));
    const [, port = ''] = /:(\d+)$/.exec(await developer.listen({ port: 0, host: 'localhost' })) ?? [];
    const browser = browserOf('BETA.one');
    expect((await take(browser, `localhost:${port}`)).policy).toContain(port);
    await browser.open('/clubs');
    await browser.open('/');
    await developer.close();
    expect(requests).toBe(0);
  });

  it('is not rendered on the server', async () => {
    const { registry } = await take(browserOf('BETA.one'));
    const renderer = { render: jest.fn(), prepare: jest.fn(), stop: jest.fn() };
    const asked = jest.fn();
    const pages = createRenderedPages({
      renderers: { of: () => renderer as never },
      api: asked,
      apiKey: '',
      code: createServerCode(store),
      count: asked,
    });
    const page = {
      status: 200,
      files: [],
      calls: [],
      params: {},
      server: true,
      remotes: ['mf-clubs'],
    } as const;
    const boot = { registry } as unknown as Boot;
    const more = { address: '/clubs', calls: ['/v1/clubs'], screen: {} as never, client: '' };
    const shell = { build: aShell, folder, isPreview: false };
    const answer = await pages.answer({ page, shell, boot, document: await store.document(), ...more });
    expect(answer).toEqual({ answers: {} });
    expect(renderer.render).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is only offered by a link from elsewhere, once: the reader agrees or nothing happens', async () => {
    const browser = browserOf('BETA.one');
    const page = await browser.open(`${local}&local-key=${'x'.repeat(22)}`);
    expect(page).toMatchObject({ to: '/clubs', clubs: live });
    expect(page.policy).not.toContain('localhost');
    const { asked } = page.overrides ?? {};
    expect(asked).toMatchObject({ remote: 'mf-clubs', address: 'localhost:3102' });
    expect((await browser.open('/clubs')).overrides).toBeUndefined();
    expect(browser.cookie()).toBe('');
    const agreed = await browser.open(`${local}&local-key=${asked?.key}`);
    expect(agreed.overrides?.previews).toEqual({ 'mf-clubs': 'localhost:3102' });
    // The same link again, as from a bookmark.
    expect((await browser.open(local)).overrides).not.toHaveProperty('asked');
  });

  it('does not come by the key of another sign-in', async () => {
    const { overrides } = await browserOf('ADMIN.two').open(local);
    const page = await browserOf('ADMIN.one').open(`${local}&local-key=${overrides?.asked?.key}`);
    expect(page.overrides?.previews).toEqual({});
  });

  it.each(['USER.one', 'PREMIUM.one', ''])('does not exist for "%s"', async (signIn) => {
    const browser = browserOf(signIn);
    const page = await browser.open(local);
    expect(page).toMatchObject({ to: '/clubs', clubs: live, overrides: undefined });
    expect(page.policy).not.toContain('localhost');
    expect(browser.cookie()).toBe('');
  });

  it.each([
    '127.0.0.1:3102',
    '[::1]:3102',
    'http://localhost:3102',
    'localhost',
    'localhost:80',
    'localhost:1023',
    'localhost:65536',
    'localhost:03102',
    'localhost:3102/elsewhere',
    'localhost:3102;script-src *',
    'localhost.elsewhere.test:3102',
    'elsewhere.test:3102',
    'user@localhost:3102',
  ])('does not come from %s, and the page says why', async (address) => {
    const browser = browserOf('ADMIN.one');
    const page = await take(browser, address);
    expect(page).toMatchObject({ clubs: live });
    expect(page.policy).not.toMatch(/localhost|elsewhere/);
    expect(page.overrides?.notices).toEqual([
      `mf-clubs cannot be taken from "${address}": only from localhost with a port from 1024 to 65535, like localhost:3102.`,
    ]);
    expect(browser.cookie()).toBe('');
    // The same for a link without a key.
    expect((await browser.open(`/clubs?preview=mf-clubs@${encodeURIComponent(address)}`)).overrides).toEqual({
      ...page.overrides,
    });
  });

  it.each([
    ['an unknown remote', 'mf-nothing', 'There is no remote called "mf-nothing".'],
    ['no remote at all', 'constructor', 'There is no remote called "constructor".'],
  ])('%s is refused with words', async (_, remote, words) => {
    const page = await take(browserOf('ADMIN.one'), 'localhost:3102', remote);
    expect(page.overrides?.notices).toEqual([words]);
    expect(page.policy).not.toContain('localhost');
  });

  it('goes with safe mode, with "live", and with a remote that is switched off', async () => {
    const browser = browserOf('ADMIN.one');
    for (const back of ['/clubs?safe-mode', '/clubs?preview=mf-clubs@live', '/clubs?preview=live']) {
      await take(browser);
      const page = await browser.open(back);
      expect(page.clubs).toBe(live);
      expect(page.policy).not.toContain('localhost');
    }
    await take(browser);
    await changeReleases(store, 'mf-clubs', 'disable', { by: 'a test', now });
    const page = await browser.open('/clubs');
    expect(page.overrides?.notices).toEqual(['mf-clubs is switched off.']);
    expect(page.policy).not.toContain('localhost');
  });

  it('with a forged signature is dropped like any other', async () => {
    const browser = browserOf('ADMIN.one');
    await take(browser);
    browser.give(`${browser.cookie().slice(0, -2)}xx`);
    const page = await browser.open('/clubs');
    expect(page.clubs).toBe(live);
    expect(page.policy).not.toContain('localhost');
  });

  it('counts for no release: neither its pages nor its faults', async () => {
    await take(browserOf('ADMIN.one'));
    await counter.flush();
    for (const release of ['localhost:3102', live])
      await db.run(sql`insert into event (slug, data, at) values ('remote_fault',
        ${JSON.stringify({ remote: 'mf-clubs', release, kind: 'render', preview: true })}::jsonb, ${now})`);
    expect(await readCounts(db, 'mf-clubs', live)).toEqual({ pages: 0, failed: 0 });
    expect(await readCounts(db, 'mf-clubs', 'localhost:3102')).toEqual({ pages: 0, failed: 0 });
  });
});

describe('?safe-mode', () => {
  it('drops previews and canaries, for every reader, until it is left', async () => {
    await publish(store, aBuild('cccccccccc'), { ...trial, canary: { role: 'BETA' } });
    const browser = browserOf('BETA.one');
    await browser.open(link);
    const page = await browser.open('/clubs?safe-mode');
    expect(page).toMatchObject({ to: '/clubs', clubs: live });
    expect(page.overrides).toEqual({ previews: {}, safeMode: true, staff: true, notices: [] });
    expect((await browser.open('/')).clubs).toBe(live);
    expect((await browser.open('/?safe-mode=off')).clubs).toBe('1.0.0-cccccccccc');

    const reader = browserOf('USER.one');
    expect((await reader.open('/?safe-mode')).overrides).toMatchObject({ safeMode: true, staff: false });
  });

  it('ends with the next sign-in, and with a preview that is opened', async () => {
    const browser = browserOf('BETA.one');
    await browser.open('/clubs?safe-mode');
    expect((await browser.open(link)).overrides).toMatchObject({ safeMode: false });
    await browser.open('/clubs?safe-mode');
    browser.signInAgain('BETA.two');
    expect((await browser.open('/clubs')).overrides).toBeUndefined();
  });
});

it('a preview is not counted, even while others get the same release as a canary', async () => {
  const [staff, user] = [browserOf('ADMIN.one'), browserOf('BETA.one')];
  await changeReleases(store, 'mf-clubs', 'canary', { by: 'a test', now, release: preview, role: 'BETA' });
  await staff.open(link);
  await user.open('/clubs');
  await counter.flush();
  for (const data of [
    { remote: 'mf-clubs', release: preview, kind: 'render', preview: true },
    { remote: 'mf-clubs', release: live, kind: 'render', preview: true },
  ])
    await db.run(sql`insert into event (slug, data, at)
      values ('remote_fault', ${JSON.stringify(data)}::jsonb, ${now})`);
  expect(await readCounts(db, 'mf-clubs', preview)).toEqual({ pages: 1, failed: 0 });
  expect(await readCounts(db, 'mf-clubs', live)).toEqual({ pages: 0, failed: 0 });
});

it('names the stored releases to staff, and to nobody else', async () => {
  const { answer } = await browserOf('BETA.one').get('/builds/stored.json');
  expect(answer.json()).toMatchObject({
    remotes: [
      { name: 'mf-clubs', live, canary: null, isOff: false, releases: [{ id: preview }, { id: live }] },
      { name: 'mf-fixtures' },
    ],
  });
  for (const other of ['USER.one', ''])
    expect((await browserOf(other).get('/builds/stored.json')).answer.statusCode).toBe(404);
});

describe('what was live in an earlier generation', () => {
  const earlier = '/clubs?sort=points&at=';
  /** mf-clubs was `live`, then `preview`; the answer is the generation of the first. */
  async function changedSince() {
    const { generation } = await store.document();
    await changeReleases(store, 'mf-clubs', 'promote', { release: preview, by: 'a test', now });
    return generation;
  }

  it('is shown to staff who agree, as it was, and the address goes on without the question', async () => {
    const generation = await changedSince();
    const staff = browserOf('BETA.one');
    expect((await staff.open('/clubs')).clubs).toBe(preview);
    const { body } = (await staff.get(earlier + generation)).answer;
    expect(body).toContain(`what was live in generation ${generation}`);
    const shown = await staff.open(earlier + generation);
    expect(shown).toMatchObject({ to: '/clubs?sort=points', clubs: live, fixtures: '1.0.0-ffffffffff' });
    expect((await staff.open('/clubs?preview=live')).clubs).toBe(preview);
  });

  it('is live again for a generation in which nothing that is live has changed', async () => {
    const generation = await changedSince();
    const { generation: last } = await store.document();
    const staff = browserOf('BETA.one');
    expect((await staff.open(earlier + last)).clubs).toBe(preview);
    expect((await staff.open(earlier + generation)).clubs).toBe(live);
  });

  it('is shown to nobody else', async () => {
    const generation = await changedSince();
    for (const signIn of ['USER.one', 'PREMIUM.one']) {
      const { given, answer } = await browserOf(signIn).get(earlier + generation);
      expect([given, answer.headers.location]).toEqual([undefined, '/clubs?sort=points']);
    }
  });

  it.each([0, 999_999])('is not found where nothing is kept of generation %i', async (generation) => {
    const { answer, given } = await browserOf('BETA.one').get(earlier + generation);
    expect([answer.statusCode, given]).toEqual([404, undefined]);
    expect(answer.body).toContain('is not kept');
  });
});
