// @ts-check
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { passedBefore } from './unchanged.mjs';

const repository = mkdtempSync(join(tmpdir(), 'touchline-unchanged-'));
execFileSync('git', ['init', '--quiet'], { cwd: repository });
mkdirSync(join(repository, 'sources'));
writeFileSync(join(repository, '.gitignore'), '.cache/\n');
after(() => rmSync(repository, { recursive: true, force: true }));

const write = (file, text) => writeFileSync(join(repository, file), text);
const check = () => passedBefore('sources', ['sources'], repository);

test('a check is unchanged only while every file of it has the content with which it passed', () => {
  write('sources/a.txt', 'first');
  assert.equal(check().isUnchanged(), false);
  check().notePassed();
  assert.equal(check().isUnchanged(), true);

  write('sources/a.txt', 'second');
  assert.equal(check().isUnchanged(), false);
  write('sources/a.txt', 'first');
  assert.equal(check().isUnchanged(), true);

  write('sources/b.txt', '');
  assert.equal(check().isUnchanged(), false);
  rmSync(join(repository, 'sources/b.txt'));
  assert.equal(check().isUnchanged(), true);

  write('package-lock.json', '{}');
  assert.equal(check().isUnchanged(), false);
  rmSync(join(repository, 'package-lock.json'));

  write('readme.md', 'not part of it');
  assert.equal(check().isUnchanged(), true);
  rmSync(join(repository, 'sources/a.txt'));
  assert.equal(check().isUnchanged(), false);
});
