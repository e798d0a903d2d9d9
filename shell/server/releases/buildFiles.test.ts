import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@touchline/api/db';
import type { ReleaseBucket } from '@touchline/api/config';
import { openMigratedDb } from '@touchline/api/testing';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import Fastify from 'fastify';
import { onlyShell } from '../shells';
import { aBuild, aShell, type Build } from '../testing/aBuild';
import { anOverrideCookie } from '../testing/anOverrideCookie';
import { aShellBuild } from '../testing/aShellBuild';
import { emptyReleases } from '../testing/emptyReleases';
import { startS3Server, type S3Server } from '../testing/s3Server';
import { stampedFiles } from '../stampedFiles';
import { openReleaseStore } from './openReleaseStore';
import { publish } from './publish';
import { publishOwnBuilds } from './publishOwnBuilds';
import { ReleaseRefused, releasesOf } from './releaseDocument';
import { sweepReleases } from './releaseCare';
import { createReleaseStore, type ReleaseStore } from './releaseStore';
import { createS3Files } from './s3Files';

// The SDK finds its credentials as it does in production.
process.env['AWS_ACCESS_KEY_ID'] = 'a-key-of-tests';
process.env['AWS_SECRET_ACCESS_KEY'] = 'a-secret-of-tests';

let db: Db;
let s3: S3Server;
const scratch = mkdtempSync(join(tmpdir(), 'touchline-files-'));
beforeAll(async () => {
  [db, s3] = await Promise.all([openMigratedDb(), startS3Server()]);
});
afterAll(async () => {
  await s3.close();
  await db.close();
  rmSync(scratch, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyReleases(db);
  s3.requests.length = 0;
});

/** A new prefix for each test; `S3_TEST_ENDPOINT` and `S3_TEST_BUCKET` name a real store to run these tests on. */
let tests = 0;
const aBucket = (): ReleaseBucket => ({
  bucket: process.env['S3_TEST_BUCKET'] ?? 'touchline',
  endpoint: process.env['S3_TEST_ENDPOINT'] ?? s3.url,
  region: 'us-east-1',
  prefix: `tests/${process.pid}-${(tests += 1)}/`,
});

/** Of the server whose outages and requests these tests see. */
const ownBucket = (): ReleaseBucket => ({ ...aBucket(), bucket: 'touchline', endpoint: s3.url });

const aFolder = () => mkdtempSync(join(scratch, 'releases-'));
const inFolder = () => {
  const folder = aFolder();
  return () => createReleaseStore(db, folder);
};
/** Each process has a folder of its own. */
const inBucket = (bucket = aBucket()) => {
  return () => {
    const folder = aFolder();
    return createReleaseStore(db, folder, createS3Files(bucket, folder));
  };
};

const now = new Date('2024-02-10T16:20:00Z');
const [a, b] = ['1.0.0-aaaaaaaaaa', '1.0.0-bbbbbbbbbb'] as const;
const publishOn = (store: ReleaseStore, build: Build) =>
  publish(store, build, { now, by: 'a test', trial: true, trusted: true });
const liveOn = async (store: ReleaseStore) => releasesOf(await store.document(), 'mf-clubs').live;
const namesIn = (store: ReleaseStore, id: string) => {
  try {
    return readdirSync(join(store.folder, 'mf-clubs', id)).sort();
  } catch {
    return [];
  }
};
const allNames = ['ClubsPage.js', 'release.json', 'remoteEntry.abc.js'];
const refusing = async () => {
  throw new ReleaseRefused('It does not render.');
};

describe.each([
  ['a folder that all processes share', inFolder],
  ['a bucket', inBucket],
])('files of releases in %s', (_name, place) => {
  let openStore: () => ReleaseStore;
  let store: ReleaseStore;
  beforeEach(() => {
    openStore = place();
    store = openStore();
  });

  it('are those that were published, in every process', async () => {
    await publishOn(store, aBuild('aaaaaaaaaa'));
    const other = openStore();
    expect(await liveOn(other)).toBe(a);
    await other.fetchFiles('mf-clubs', a);
    expect(namesIn(other, a)).toEqual(allNames);
    for (const [file, content] of aBuild('aaaaaaaaaa')) {
      expect(readFileSync(join(other.folder, 'mf-clubs', a, file)).equals(content)).toBe(true);
      expect(await other.hashOf('mf-clubs', a, file)).toBe(integrityOf(content));
    }
  });

  it('are all there after ten publishes at once from two processes', async () => {
    const stores = [store, openStore()];
    const hashes = Array.from({ length: 10 }, (_, index) => String(index).repeat(10));
    await Promise.all(hashes.map((hash, index) => publishOn(stores[index % 2] ?? store, aBuild(hash))));
    const { releases } = releasesOf(await store.document(), 'mf-clubs');
    expect(releases.map(({ id }) => id).sort()).toEqual(hashes.map((hash) => `1.0.0-${hash}`));
    for (const { id } of releases) {
      await store.fetchFiles('mf-clubs', id);
      expect(namesIn(store, id)).toEqual(allNames);
    }
  });

  it('are whole after the same build was published by two processes at once', async () => {
    const other = openStore();
    await Promise.all([store, other].map((each) => each.writeFiles('mf-clubs', b, aBuild('bbbbbbbbbb'))));
    const third = openStore();
    await third.fetchFiles('mf-clubs', b);
    expect(namesIn(third, b)).toEqual(allNames);
  });

  it('are not kept of a build that is refused, unless it was known', async () => {
    await publishOn(store, aBuild('aaaaaaaaaa'));
    const rehearse = refusing;
    for (const hash of ['aaaaaaaaaa', 'bbbbbbbbbb'])
      await expect(
        publish(store, aBuild(hash), { now, by: 'a test', trial: true, trusted: true, rehearse }),
      ).rejects.toThrow('It does not render.');
    const other = openStore();
    for (const id of [a, b]) await other.fetchFiles('mf-clubs', id);
    expect([namesIn(other, a), namesIn(other, b)]).toEqual([allNames, []]);
    expect(await liveOn(other)).toBe(a);
  });

  it('are put right by the next publish of the same build', async () => {
    const build = aBuild('aaaaaaaaaa');
    await store.writeFiles('mf-clubs', a, new Map([...build, ['ClubsPage.js', Buffer.from('damaged')]]));
    expect(await store.hashOf('mf-clubs', a, 'ClubsPage.js')).toBe(integrityOf(Buffer.from('damaged')));
    await publishOn(store, build);
    expect(await store.hashOf('mf-clubs', a, 'ClubsPage.js')).toBe(
      integrityOf(build.get('ClubsPage.js') ?? Buffer.alloc(0)),
    );
  });

  it('never leave their place', async () => {
    const evil = new Map([...aBuild('aaaaaaaaaa'), ['../../evil.js', Buffer.from('')]]);
    await expect(store.writeFiles('mf-clubs', a, evil)).rejects.toThrow(ReleaseRefused);
    await expect(store.hashOf('mf-clubs', a, '/etc/passwd')).rejects.toThrow();
    await expect(store.removeFiles('..', '..')).rejects.toThrow(ReleaseRefused);
    await store.fetchFiles('mf-clubs', a);
    expect(namesIn(store, a)).toEqual([]);
  });

  it('are gone for new processes once they were swept', async () => {
    await publishOn(store, aBuild('aaaaaaaaaa'));
    await publishOn(store, aBuild('bbbbbbbbbb'));
    await store.removeFiles('mf-clubs', a);
    await store.removeFiles('mf-clubs', a);
    const other = openStore();
    for (const id of [a, b]) await other.fetchFiles('mf-clubs', id);
    expect([namesIn(other, a), namesIn(other, b)]).toEqual([[], allNames]);
    await expect(other.hashOf('mf-clubs', a, 'ClubsPage.js')).rejects.toThrow('ClubsPage.js');
  });

  it('are served by a process that did not publish them', async () => {
    await publishOn(store, aBuild('aaaaaaaaaa'));
    const app = await filesOf(openStore());
    const address = (id: string, file: string) => `/r/mf-clubs/${id}/${file}`;
    const answers = await Promise.all(
      [address(a, 'ClubsPage.js'), address(a, 'remoteEntry.abc.js'), address(b, 'ClubsPage.js')].map((url) =>
        app.inject(url),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
    expect(answers[0]?.body).toBe('/* page aaaaaaaaaa */');
  });
});

/** Only the routes of files. */
async function filesOf(store: ReleaseStore) {
  const app = Fastify();
  await app.register(stampedFiles, {
    store,
    shells: onlyShell(aShell, scratch),
    shellFiles: scratch,
    overrideCookie: anOverrideCookie(),
  });
  return app;
}

describe('a bucket', () => {
  it('is asked once for a build that many readers want at the same time', async () => {
    const openStore = inBucket();
    await publishOn(openStore(), aBuild('aaaaaaaaaa'));
    const app = await filesOf(openStore());
    s3.requests.length = 0;
    const urls = Array.from({ length: 20 }, () => `/r/mf-clubs/${a}/ClubsPage.js`);
    const answers = await Promise.all(urls.map((url) => app.inject(url)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(s3.requests.filter((request) => request.endsWith('ClubsPage.js')).length).toBeLessThanOrEqual(1);
    s3.requests.length = 0;
    expect((await app.inject(urls[0] ?? '')).statusCode).toBe(200);
    expect(s3.requests).toEqual([]);
  });

  it('is not asked for releases that nobody has published', async () => {
    const app = await filesOf(inBucket()());
    expect((await app.inject(`/r/mf-clubs/${b}/ClubsPage.js`)).statusCode).toBe(404);
    expect(s3.requests).toEqual([]);
  });

  it('has brought the shell’s builds here when the registry is read, because every page names files of one', async () => {
    const bucket = ownBucket();
    const build = aShellBuild('aaaaaaaaaa');
    await publish(inBucket(bucket)(), build, { now, by: 'a test' });
    const home = mkdtempSync(join(scratch, 'home-'));
    const other = await openReleaseStore(db, { home, releaseBucket: bucket });
    await other.document();
    expect(readdirSync(join(other.folder, 'shell', a)).sort()).toEqual([...build.keys()].sort());
  });

  it('refuses a file over another one that somebody else is writing', async () => {
    const bucket = ownBucket();
    const store = inBucket(bucket)();
    const key = `touchline/${bucket.prefix}mf-clubs/${a}/ClubsPage.js`;
    let writes = 0;
    // Another process writes between each look and the write after it.
    s3.onRequest = (method, asked) => {
      if (method === 'PUT' && asked === key) s3.objects.set(key, Buffer.from(`others ${(writes += 1)}`));
    };
    await expect(publishOn(store, aBuild('aaaaaaaaaa'))).rejects.toThrow('is being written by others');
    s3.onRequest = undefined;
    expect(String(s3.objects.get(key))).toBe(`others ${writes}`);
    expect(await liveOn(store)).toBeNull();
  });

  it('does not serve a build that is half written', async () => {
    const bucket = aBucket();
    const store = inBucket(bucket)();
    const half = new Map([...aBuild('aaaaaaaaaa')].filter(([file]) => file !== 'release.json'));
    await store.writeFiles('mf-clubs', a, half);
    const other = inBucket(bucket)();
    await other.fetchFiles('mf-clubs', a);
    expect(namesIn(other, a)).toEqual([]);
  });

  it('takes the copy of a swept release from the other processes too', async () => {
    const openStore = inBucket();
    const [first, second] = [openStore(), openStore()];
    await publishOn(first, aBuild('aaaaaaaaaa'));
    await second.fetchFiles('mf-clubs', a);
    await first.update((document) => ({
      ...document,
      generation: document.generation + 1,
      remotes: { 'mf-clubs': { ...releasesOf(document, 'mf-clubs'), live: null, releases: [], swept: [a] } },
    }));
    for (const store of [first, second])
      await sweepReleases({ db, store, webhook: undefined, log: () => {} }, now);
    expect([namesIn(first, a), namesIn(second, a)]).toEqual([[], []]);
  });

  describe('that is away', () => {
    afterEach(() => (s3.outage = undefined));

    it('refuses a publish with a sentence, and nothing changes', async () => {
      const store = inBucket(ownBucket())();
      await publishOn(store, aBuild('aaaaaaaaaa'));
      s3.outage = 403;
      await expect(publishOn(store, aBuild('bbbbbbbbbb'))).rejects.toThrow(
        /^The bucket "touchline" of the releases cannot be used: /,
      );
      s3.outage = undefined;
      expect(await liveOn(store)).toBe(a);
    });

    it('does not stop what is on this machine, and is tried again for the rest', async () => {
      const openStore = inBucket(ownBucket());
      const store = openStore();
      await publishOn(store, aBuild('aaaaaaaaaa'));
      const [warm, cold] = [await filesOf(store), await filesOf(openStore())];
      s3.outage = 403;
      const url = `/r/mf-clubs/${a}/ClubsPage.js`;
      expect((await warm.inject(url)).statusCode).toBe(200);
      const { statusCode, headers } = await cold.inject(url);
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
      s3.outage = undefined;
      expect((await cold.inject(url)).statusCode).toBe(200);
    });

    it('stops a start that has new builds, with a sentence', async () => {
      const store = inBucket(ownBucket())();
      const root = mkdtempSync(join(scratch, 'root-'));
      mkdirSync(join(root, 'mf-clubs/dist'), { recursive: true });
      for (const [file, content] of aBuild('aaaaaaaaaa'))
        writeFileSync(join(root, 'mf-clubs/dist', file), content);
      s3.outage = 403;
      await expect(publishOwnBuilds(store, root)).rejects.toThrow('cannot be used');
      s3.outage = undefined;
      expect((await publishOwnBuilds(store, root)).published).toEqual([`mf-clubs ${a}`]);
      s3.outage = 403;
      expect((await publishOwnBuilds(store, root)).published).toEqual([]);
    });
  });
});
