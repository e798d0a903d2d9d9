import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@touchline/api/db';
import { openMigratedDb } from '@touchline/api/testing';
import fc from 'fast-check';
import Fastify from 'fastify';
import { aBuild, aBuildOf, aShell } from '../testing/aBuild';
import { emptyReleases } from '../testing/emptyReleases';
import { startS3Server, type S3Server } from '../testing/s3Server';
import { anOverrideCookie } from '../testing/anOverrideCookie';
import { onlyShell } from '../shells';
import { stampedFiles } from '../stampedFiles';
import { buildFolder } from './builtFiles';
import { createDeployTokens } from './deployTokens';
import {
  checkFileNames,
  isRemoteName,
  parseFileName,
  parseOwner,
  parseReleaseId,
  pathOfFile,
  releaseOfAddress,
} from './names';
import { publish } from './publish';
import { ReleaseRefused } from './releaseDocument';
import { releaseRoutes } from './releaseRoutes';
import { sweepReleases } from './releaseCare';
import { createReleaseStore } from './releaseStore';
import { createS3Files } from './s3Files';

process.env['AWS_ACCESS_KEY_ID'] = 'a-key-of-tests';
process.env['AWS_SECRET_ACCESS_KEY'] = 'a-secret-of-tests';

let db: Db;
let s3: S3Server;
/** `releases` has the folder of all releases; everything beside it must stay as it is. */
const outside = mkdtempSync(join(tmpdir(), 'touchline-names-'));
const folder = join(outside, 'releases');
beforeAll(async () => {
  [db, s3] = await Promise.all([openMigratedDb(), startS3Server()]);
  writeFileSync(join(outside, 'secret'), 'kept');
});
afterAll(async () => {
  await s3.close();
  await db.close();
  rmSync(outside, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyReleases(db);
  rmSync(folder, { recursive: true, force: true });
});

const now = new Date('2024-02-10T16:20:00Z');
const options = { now, by: 'a test', trial: true };

/** Pieces that lead out of a folder, end a pattern, or mean something to a file system, a URL or a bucket. */
const pieces = [
  ...['..', '.', '/', '\\', '%2e%2e', '%2f', '\0', '\n', ' ', ':', '?', '#', '~', '__proto__', 'constructor'],
  ...['release.json', 'mf-clubs', 'mf-fixtures', '1.0.0', '-aaaaaaaaaa', 'shell', 'é', '\u202e', 'A', 'x'],
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 6 })
  .map((parts) => parts.join(''));

/** A name that is accepted is one path below the folder: it is the same after normalising, decoding and upper case are tried. */
function expectPlain(text: string, parts: number) {
  expect(text.split('/')).toHaveLength(parts);
  expect(new URL(`http://x/${text}`).pathname).toBe(`/${text}`);
  expect(join('/root', text)).toBe(`/root/${text}`);
  expect(text).not.toMatch(/(^|\/)\.|[\s\\%]/);
  expect(text.length).toBeLessThanOrEqual(200);
}

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (error instanceof ReleaseRefused) return undefined;
    throw error;
  }
};

it('accepts the names that builds have, also with digits', () => {
  for (const name of ['mf-team', 'mf-h2h', 'mf-set-pieces2', 'shell']) expect(parseOwner(name)).toBe(name);
  for (const name of ['mf-', 'mf-2fa', 'mf-a--b', 'mf-a-', 'team', 'mf-Team', `mf-${'a'.repeat(38)}`])
    expect([name, isRemoteName(name)]).toEqual([name, false]);
  expect(parseReleaseId('1.2.0-beta.1-3f9a1c20de')).toBe('1.2.0-beta.1-3f9a1c20de');
  expect(parseFileName('static/@x/page~1.3f9a1c20de.js.LICENSE.txt')).toMatch(/txt$/);
  expect(releaseOfAddress('/r/mf-h2h/1.0.0-aaaaaaaaaa/a/b.js')).toEqual({
    remote: 'mf-h2h',
    id: '1.0.0-aaaaaaaaaa',
    file: 'a/b.js',
  });
});

it.each([
  '',
  '.',
  '..',
  'a/../b',
  'a//b',
  '/a',
  'a/',
  '.env',
  'a/.b',
  'a.',
  'a\\b',
  'a b',
  'a%2fb',
  'a\n',
  'a\0',
  'x'.repeat(300),
])('is no file name: %j', (name) => {
  expect(() => parseFileName(name)).toThrow(ReleaseRefused);
});

it.each([
  '1.0.0/../../mf-fixtures/1.0.0-aaaaaaaaaa',
  '1.0.0-aaaaaaaaaa/../../mf-fixtures',
  '1.0.0-aaaaaaaaaa\n',
  '1.0.0',
  '..-aaaaaaaaaa',
  '1.0.0-AAAAAAAAAA',
  `1.0.0-${'x'.repeat(300)}-aaaaaaaaaa`,
])('is no release id: %j', (id) => {
  expect(() => parseReleaseId(id)).toThrow(ReleaseRefused);
});

it('refuses files that one folder cannot hold', () => {
  expect(() => checkFileNames(['release.json', 'release.json/x'])).toThrow('is a file and the folder of');
  expect(() => checkFileNames(['a/b/c.js', 'a'])).toThrow('is a file and the folder of');
  expect(() => checkFileNames(['Page.js', 'page.js'])).toThrow('differ in case only');
  expect(() => checkFileNames(Array.from({ length: 2001 }, (_, n) => `${n}.js`))).toThrow('2001 files');
});

it('makes no path of any hostile name that leaves its folder', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (owner, id, file) => {
      const path = attempt(() => pathOfFile(owner, id, file));
      if (path !== undefined) expectPlain(path, 2 + file.split('/').length);
      const inFolder = attempt(() => pathOfFile('mf-clubs', '1.0.0-aaaaaaaaaa', file));
      if (inFolder !== undefined) expectPlain(inFolder, 2 + file.split('/').length);
      const version = attempt(() => pathOfFile('mf-clubs', `1.0.0${id}-aaaaaaaaaa`, 'x.js'));
      if (version !== undefined) expectPlain(version, 3);
      const address = releaseOfAddress(`/r/${owner}/${id}/${file}`);
      if (address) expectPlain(Object.values(address).join('/'), 2 + address.file.split('/').length);
    }),
    { numRuns: 5000 },
  );
});

/** Publishes over HTTP with the token of mf-clubs, as another team would. */
async function openTool(store = createReleaseStore(db, folder)) {
  const app = Fastify();
  const tokens = createDeployTokens(db);
  await app.register(releaseRoutes, { store, tokens, deployToken: 'a-long-deploy-token' });
  const { token } = await tokens.make({
    remote: 'mf-clubs',
    person: 'ada',
    note: 'a test',
    days: 1,
    now: new Date(),
  });
  const send = async (files: ReadonlyMap<string, Buffer>, by = token) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/releases',
      headers: { authorization: `Bearer ${by}` },
      payload: {
        files: Object.fromEntries([...files].map(([file, content]) => [file, content.toString('base64')])),
      },
    });
    return statusCode;
  };
  return { app, send, store };
}

it('a version with a path of another remote is refused, and its live entry stays', async () => {
  const { send, store } = await openTool();
  await publish(store, aBuildOf('mf-fixtures', '/fixtures', 'ffffffffff'), options);
  const entry = join(folder, 'mf-fixtures/1.0.0-ffffffffff/remoteEntry.abc.js');
  const before = readFileSync(entry, 'utf8');
  const evil = aBuild('ffffffffff', (m) => (m.version = '1.0.0/../../mf-fixtures/1.0.0'));
  expect(await send(evil)).toBe(409);
  expect(readFileSync(entry, 'utf8')).toBe(before);
});

it('answers a publish with any hostile version, remote or file name with 4xx, and writes nothing', async () => {
  const { send } = await openTool();
  const names = fc.sample(hostile, { numRuns: 60, seed: 7 });
  for (const name of names) {
    const builds = [
      aBuild('aaaaaaaaaa', (m) => (m.version = `1.0.0${name}/`)),
      aBuild('aaaaaaaaaa', (m) => (m.name = `mf-clubs${name}/`)),
      new Map([...aBuild('aaaaaaaaaa'), [`${name}/.`, Buffer.from('x')]]),
    ];
    for (const build of builds) {
      const status = await send(build, 'a-long-deploy-token');
      expect([name, status >= 400 && status < 500]).toEqual([name, true]);
    }
  }
  expect(readdirSync(outside)).toEqual(['secret']);
});

it('finds no file below /r/ outside of a release, whatever the address', async () => {
  const { store } = await openTool();
  await publish(store, aBuild('aaaaaaaaaa'), options);
  const app = Fastify();
  await app.register(stampedFiles, {
    store,
    shells: onlyShell(aShell, folder),
    shellFiles: folder,
    overrideCookie: anOverrideCookie(),
  });
  for (const name of fc.sample(hostile, { numRuns: 300, seed: 7 })) {
    const { statusCode, body } = await app.inject(`/r/mf-clubs/${encodeURI(name)}/../../secret`);
    expect([name, statusCode >= 400 && statusCode < 500, body.includes('kept')]).toEqual([name, true, false]);
  }
  await app.close();
});

it('puts no key beside a release’s own into the bucket', async () => {
  const bucket = { bucket: 'touchline', endpoint: s3.url, region: 'us-east-1', prefix: 'names/' };
  const files = createS3Files(bucket, folder);
  const attempts = fc.sample(hostile, { numRuns: 40, seed: 7 });
  for (const name of attempts) {
    const content = new Map([[`${name}/..`, Buffer.from('x')]]);
    await expect(files.writeFiles('mf-clubs', '1.0.0-aaaaaaaaaa', content)).rejects.toThrow(ReleaseRefused);
    await expect(files.removeFiles('mf-clubs', `${name}/..`)).rejects.toThrow(ReleaseRefused);
    await expect(files.hashOf(`${name}/..`, '1.0.0-aaaaaaaaaa', 'x.js')).rejects.toThrow(ReleaseRefused);
  }
  expect(s3.requests).toEqual([]);
});

it('a sweep deletes nothing outside of a release, and goes on with the others', async () => {
  const store = createReleaseStore(db, folder);
  await publish(store, aBuild('aaaaaaaaaa'), options);
  await store.update((document) => ({
    ...document,
    generation: document.generation + 1,
    remotes: {
      'mf-evil': { live: null, previous: null, releases: [], swept: ['../../secret', '..'] },
      ...document.remotes,
    },
  }));
  const lines: string[] = [];
  await sweepReleases({ db, store, webhook: undefined, log: (line) => lines.push(line) }, now);
  expect(lines).toHaveLength(2);
  expect(readFileSync(join(outside, 'secret'), 'utf8')).toBe('kept');
});

it('the release tool reads no folder outside of a remote', () => {
  for (const name of fc.sample(hostile, { numRuns: 100, seed: 7 }))
    expect(() => buildFolder(`${name}/..`)).toThrow(ReleaseRefused);
  expect(buildFolder('mf-h2h')).toBe(join(process.cwd(), 'mf-h2h/dist'));
});

it('a remote that is called like a part of every object is unknown', async () => {
  const { app } = await openTool();
  for (const name of ['constructor', '__proto__', 'toString']) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/releases/${name}/disable`,
      headers: { authorization: 'Bearer a-long-deploy-token' },
    });
    expect([name, statusCode]).toEqual([name, 409]);
  }
});
