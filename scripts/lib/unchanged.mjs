// @ts-check
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Hash of files by name and content.
 *
 * @param {readonly string[]} files relative to the repository; one that is missing counts as deleted
 */
function hashOf(files, repository = root) {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files].sort()) {
    const path = join(repository, file);
    hash.update(`\n${file}\n`);
    if (existsSync(path) && statSync(path).isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 32);
}

/** Files that Git tracks or would add, below these folders; a name may have Git's wildcards. */
const filesBelow = (paths, repository = root) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter(Boolean);

/** What determines every check: versions of the packages and the settings at the root. */
const settings = ['package.json', 'package-lock.json', ':(glob)tsconfig*.json', ':(glob)*.config.js'];

/**
 * A check that need not run again while its inputs are the same as when it last passed.
 *
 * @param {string} name of the file in `.cache/passed`
 * @param {readonly string[]} paths all files that can change the result; packages and the root's settings are always included
 * @param {string} [repository] its folder
 */
export function passedBefore(name, paths, repository = root) {
  const file = join(repository, '.cache/passed', name);
  const inputs = hashOf(filesBelow([...settings, ...paths], repository), repository);
  return {
    isUnchanged: () => existsSync(file) && readFileSync(file, 'utf8') === inputs,
    notePassed() {
      mkdirSync(join(repository, '.cache/passed'), { recursive: true });
      writeFileSync(file, inputs);
    },
  };
}
