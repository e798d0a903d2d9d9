// @ts-check
import { execFileSync } from 'node:child_process';
import { root } from './run.mjs';

const versionFile = 'design-system/src/version.ts';

const git = (repository, ...words) =>
  execFileSync('git', words, { cwd: repository, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/**
 * The last released design system: the last commit that changed `designSystemVersion`.
 *
 * @param {string} [repository] its folder
 * @returns {{ hash: string, version: string }}
 * @throws Error in words for the terminal, where the history does not reach back to it
 */
export function lastRelease(repository = root) {
  const hash = git(
    repository,
    'log',
    '-1',
    '--format=%H',
    '-G',
    'designSystemVersion = ',
    '--',
    versionFile,
  ).trim();
  const isShallow = git(repository, 'rev-parse', '--is-shallow-repository').trim() === 'true';
  if (!hash || isShallow)
    throw new Error('The last released design system is in the history of Git: git fetch --unshallow');
  const [, version] =
    /designSystemVersion = '([^']+)'/.exec(git(repository, 'show', `${hash}:${versionFile}`)) ?? [];
  if (version === undefined)
    throw new Error(`${versionFile} of ${hash.slice(0, 8)} has no designSystemVersion.`);
  return { hash, version };
}

/**
 * Whether this is a clone with its whole history. A copy of the files, or a clone of the last commit, has nothing to compare with.
 *
 * @param {string} [repository] its folder
 */
export function hasHistory(repository = root) {
  try {
    lastRelease(repository);
    return true;
  } catch {
    // What is missing is named where the comparison is asked for.
    return false;
  }
}

/** What a story can be made of: sources of the browser, but no tests and no texts. */
const isDrawn = (file) =>
  /^(design-system\/(src|\.storybook)|shared\/src|shell\/src|mf-[^/]+\/src)\//.test(file) &&
  !/\.(test\.tsx?|mdx?)$/.test(file);

/**
 * Files that stories can be made of and that differ from a commit, committed or not.
 *
 * @param {string} hash
 * @param {string} [repository] its folder
 * @returns {string[]} relative to the repository
 */
export function changedSources(hash, repository = root) {
  const changed = git(repository, 'diff', '--name-only', '-z', hash);
  const added = git(repository, 'ls-files', '--others', '--exclude-standard', '-z');
  return `${changed}${added}`.split('\0').filter(isDrawn);
}
