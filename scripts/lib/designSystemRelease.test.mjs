import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { changedSources, lastRelease, hasHistory } from './designSystemRelease.mjs';

/** A repository whose files are written and committed in the test's order. */
function aRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-release-'));
  const git = (...words) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@touchline.test', ...words], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const commit = (file, text) => {
    write(file, text);
    git('add', '.');
    git('commit', '-q', '-m', `writes ${file}`);
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q');
  return { folder, git, write, commit };
}

const version = 'design-system/src/version.ts';

test('the last release is the last commit that changed the version', () => {
  const { folder, commit } = aRepository();
  commit(version, "export const designSystemVersion = '4.9.0';\n");
  const hash = commit(version, "export const designSystemVersion = '4.9.1';\n");
  commit(version, "/** Of the promises. */\nexport const designSystemVersion = '4.9.1';\n");
  commit('design-system/src/Kit.tsx', 'kit');
  assert.deepEqual(lastRelease(folder), { hash, version: '4.9.1' });
});

test('a clone without the history says how to get it', () => {
  const { folder, commit } = aRepository();
  commit(version, "export const designSystemVersion = '4.9.0';\n");
  commit('README.md', 'words');
  const shallow = join(mkdtempSync(join(tmpdir(), 'touchline-shallow-')), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, shallow], { stdio: 'pipe' });
  assert.throws(() => lastRelease(shallow), /git fetch --unshallow/);
  assert.equal(hasHistory(shallow), false);
  assert.equal(hasHistory(folder), true);
});

test('changed sources are those that stories can be made of, committed or not', () => {
  const { folder, write, commit } = aRepository();
  const hash = commit(version, "export const designSystemVersion = '4.9.0';\n");
  commit('mf-team/src/pages/TeamPage.tsx', 'page');
  commit('mf-team/src/pages/TeamPage.test.tsx', 'test');
  commit('api/src/app.ts', 'app');
  write('design-system/src/Kit.tsx', 'kit');
  write('design-system/src/Kit.mdx', 'page of the kit');
  assert.deepEqual(changedSources(hash, folder), [
    'mf-team/src/pages/TeamPage.tsx',
    'design-system/src/Kit.tsx',
  ]);
  assert.deepEqual(changedSources(commit('README.md', 'words'), folder), []);
});
