import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBuild, aBuildOf, type Build } from '../testing/aBuild';
import { aShellBuild } from '../testing/aShellBuild';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import { publish } from './publish';
import { publishOwnBuilds } from './publishOwnBuilds';
import { emptyDocument, type ReleaseDocument, releasesOf } from './releaseDocument';
import { createReleaseStore, type ReleaseStore } from './releaseStore';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'touchline-own-builds-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Real files, and a document in memory. */
function aStore(): ReleaseStore {
  let document: ReleaseDocument = emptyDocument;
  return {
    ...createReleaseStore({} as never, join(root, 'releases')),
    document: async () => document,
    update: async (change) => (document = change(document)),
  };
}

function writeBuild(remote: string, build: Build) {
  mkdirSync(join(root, remote, 'dist'), { recursive: true });
  for (const [name, content] of build) writeFileSync(join(root, remote, 'dist', name), content);
}

it('a refused build affects its own remote only: the others are published, and the start message gives the reason', async () => {
  writeBuild(
    'mf-clubs',
    aBuild('aaaaaaaaaa', (manifest) => (manifest.contract = '^9.0.0')),
  );
  writeBuild('mf-fixtures', aBuildOf('mf-fixtures', '/fixtures', 'bbbbbbbbbb'));
  writeBuild('mf-rivals', aBuildOf('mf-rivals', '/fixtures', 'cccccccccc'));
  writeBuild('mf-team', new Map([['release.json', Buffer.from('cut o')]]));
  const { published, problems } = await publishOwnBuilds(aStore(), root);
  expect(published).toEqual(['mf-fixtures 1.0.0-bbbbbbbbbb']);
  expect(problems).toEqual([
    expect.stringMatching(/^mf-clubs\/dist was not published: mf-clubs was built for contract \^9\.0\.0/),
    expect.stringMatching(/^mf-rivals\/dist was not published: The prefix \/fixtures belongs to mf-fixtures/),
    expect.stringMatching(/^mf-team\/dist was not published: release\.json is no JSON/),
  ]);
});

it('a known build is not published again, and a rebuilt one goes live', async () => {
  const store = aStore();
  writeBuild('mf-clubs', aBuild('aaaaaaaaaa'));
  expect((await publishOwnBuilds(store, root)).published).toHaveLength(1);
  expect((await publishOwnBuilds(store, root)).published).toEqual([]);
  writeBuild('mf-clubs', aBuild('bbbbbbbbbb'));
  expect((await publishOwnBuilds(store, root)).published).toEqual(['mf-clubs 1.0.0-bbbbbbbbbb']);
});

it('a release from before trust was recorded is trusted when it is this very build, and not when another has its id', async () => {
  const store = aStore();
  writeBuild('mf-clubs', aBuild('aaaaaaaaaa'));
  writeBuild('mf-fixtures', aBuildOf('mf-fixtures', '/fixtures', 'bbbbbbbbbb'));
  const options = { now: new Date(), by: 'mf-clubs token', trial: true };
  await publish(store, aBuild('aaaaaaaaaa'), options);
  const other = aBuildOf('mf-fixtures', '/fixtures', 'bbbbbbbbbb', (m) => {
    Object.assign(m, { server: { file: 'server.1.cjs', integrity: integrityOf(Buffer.from('evil')) } });
  });
  await publish(store, new Map([...other, ['server.1.cjs', Buffer.from('evil')]]), options);
  const trusted = async (remote: string) => releasesOf(await store.document(), remote).releases[0]?.trusted;
  expect([await trusted('mf-clubs'), await trusted('mf-fixtures')]).toEqual([undefined, undefined]);
  await publishOwnBuilds(store, root);
  expect([await trusted('mf-clubs'), await trusted('mf-fixtures')]).toEqual([true, undefined]);
});

it('what the server publishes at its start is trusted', async () => {
  const store = aStore();
  writeBuild('mf-clubs', aBuild('aaaaaaaaaa'));
  await publishOwnBuilds(store, root);
  expect(releasesOf(await store.document(), 'mf-clubs').releases[0]?.trusted).toBe(true);
});

describe('the build of the shell', () => {
  /** The shell's two builds, each in its own folder. */
  function writeShell(hash: string, renderer: string, offers: Parameters<typeof aShellBuild>[1] = {}) {
    for (const folder of ['web', 'renderer'])
      mkdirSync(join(root, 'shell/dist', folder), { recursive: true });
    for (const [name, content] of aShellBuild(hash, offers))
      writeFileSync(join(root, 'shell/dist/web', name), content);
    writeFileSync(join(root, 'shell/dist/renderer/renderer.cjs'), renderer);
  }
  const liveShell = async (store: ReleaseStore) => {
    const { live, releases } = releasesOf(await store.document(), 'shell');
    return releases.find(({ id }) => id === live);
  };

  it('goes live by itself at the first start, before the remotes; known, it is not published again', async () => {
    const store = aStore();
    writeBuild('mf-clubs', aBuild('aaaaaaaaaa'));
    writeShell('bbbbbbbbbb', 'one');
    const { published } = await publishOwnBuilds(store, root, { withShell: true });
    expect(published).toEqual([expect.stringMatching(/^shell 1\.0\.0-/), 'mf-clubs 1.0.0-aaaaaaaaaa']);
    expect((await publishOwnBuilds(store, root, { withShell: true })).published).toEqual([]);
    expect((await publishOwnBuilds(aStore(), root)).published).toEqual(['mf-clubs 1.0.0-aaaaaaaaaa']);
  });

  it('is one release of both its parts: another rendering of pages is another release', async () => {
    const store = aStore();
    writeShell('bbbbbbbbbb', 'one');
    await publishOwnBuilds(store, root, { withShell: true });
    const before = await liveShell(store);
    expect(before?.server?.file).toBe('renderer.cjs');
    writeShell('bbbbbbbbbb', 'two');
    await publishOwnBuilds(store, root, { withShell: true });
    expect((await liveShell(store))?.id).not.toBe(before?.id);
  });

  it('that cannot load a live remote is not published at a start, which says why, unless forced', async () => {
    const store = aStore();
    writeBuild('mf-clubs', aBuild('aaaaaaaaaa'));
    writeShell('bbbbbbbbbb', 'one');
    await publishOwnBuilds(store, root, { withShell: true });
    const before = await liveShell(store);
    writeShell('cccccccccc', 'one', { contracts: ['9.0.0'] });
    const { problems } = await publishOwnBuilds(store, root, { withShell: true });
    expect(problems).toEqual([
      expect.stringMatching(
        /^shell\/dist was not published: .* cannot load everything that is live\. mf-clubs 1\.0\.0-aaaaaaaaaa cannot be loaded/,
      ),
    ]);
    expect((await liveShell(store))?.id).toBe(before?.id);
    const forced = await publishOwnBuilds(store, root, { withShell: true, force: true });
    expect(forced.problems).toEqual([expect.stringMatching(/^mf-clubs 1\.0\.0-aaaaaaaaaa cannot be loaded/)]);
    expect((await liveShell(store))?.id).not.toBe(before?.id);
  });
});
