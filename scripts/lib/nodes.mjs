// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root, run } from './run.mjs';

/** Major versions that `engines` in package.json names, and that start and pass. */
export const nodeMajors = ['20', '22', '24', '26'];

/**
 * The program of a major version of Node, from npm's package `node`. It is downloaded into .cache once, and no dependency.
 *
 * @param {string} major
 * @returns {Promise<string>} its path
 * @throws Error for a version that is not supported
 */
export async function nodeOf(major) {
  if (!nodeMajors.includes(major))
    throw new Error(`Touchline is not tested on Node ${major}. Choose one of ${nodeMajors.join(', ')}.`);
  const folder = join(root, '.cache/node', major);
  const program = join(folder, 'node_modules/node/bin/node');
  if (!existsSync(program))
    await run(
      'npm',
      ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `node@${major}`],
      {
        quiet: true,
      },
    );
  return program;
}

/**
 * Environment in which `node`, `npm` and the tools of node_modules run by this program.
 *
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 */
export const withNode = (program, env) => ({
  ...env,
  PATH: `${dirname(program)}${delimiter}${env['PATH'] ?? ''}`,
});
