import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBuild, aBuildOf, type Build } from '../testing/aBuild';
import { publishOwnBuilds } from './publishOwnBuilds';
import { emptyDocument, type ReleaseDocument } from './releaseDocument';
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
