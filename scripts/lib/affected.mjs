// @ts-check
import { execFileSync } from 'node:child_process';
import { lernaEnv } from './lerna.mjs';
import { bin, root } from './run.mjs';

const linesOf = (program, args, env = {}) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } })
    .split('\n')
    .filter(Boolean);

/** Kinds of test by the packages that can break them; kinds that are not listed always run. */
const dependsOn = {
  sizes: /^(shared|design-system|shell|mf-.*)$/,
  stories: /^(shared|design-system|shell|mf-.*)$/,
  looks: /^(shared|design-system|shell|mf-.*)$/,
  'new-remote': /^(shared|design-system|shell)$/,
  e2e: /./,
};

/**
 * What a change can break, by the graph of the packages.
 *
 * @param {string} branch the branch or commit to compare the working tree with, at the point where the two parted
 * @returns {{ base: string, files: string[], canBreak: (kind: string) => boolean }} changed files that still exist, committed or not
 * @throws Error of git, where it does not know the branch
 */
export function affectedSince(branch) {
  const [base = ''] = linesOf('git', ['merge-base', branch, 'HEAD']);
  const files = linesOf('git', ['diff', '--name-only', '--diff-filter=d', base]);
  const packages = linesOf(
    bin('lerna'),
    ['list', '--since', base, '--all', '--parseable', '--loglevel', 'error'],
    lernaEnv,
  ).map((folder) => folder.slice(root.length));
  const isOfAPackage = (file) => /^(shared|design-system|api|shell|mf-[^/]+|e2e|docs)\//.test(file);
  const isAboutAll = files.some((file) => !isOfAPackage(file) && !file.endsWith('.md'));
  return {
    base,
    files,
    canBreak: (kind) =>
      isAboutAll || !(kind in dependsOn) || packages.some((folder) => dependsOn[kind].test(folder)),
  };
}
