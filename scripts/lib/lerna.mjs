// @ts-check
import { join } from 'node:path';
import { bin, root, run } from './run.mjs';

/**
 * Lerna runs tasks by Nx: without a process that stays, without a cloud, and with its files in this working tree; by itself it would
 * use those of the repository's first working tree.
 */
export const lernaEnv = {
  NODE_ENV: 'production',
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_CACHE_DIRECTORY: join(root, '.cache/nx/cache'),
  NX_WORKSPACE_DATA_DIRECTORY: join(root, '.cache/nx/data'),
};

/** What Nx prints of a task that has ended: `> @touchline/shell:"build:server"  [local cache]`. */
const endedTask = /^> @touchline\/([\w-]+):"?([\w:-]+?)"?(?: +\[(.+)\])?$/;

/** @returns {{ name: string, isCached: boolean } | undefined} the task that a line reports as finished: `shell build:server` */
export function taskOf(line) {
  const [, workspace, script, state] = endedTask.exec(line.trimEnd()) ?? [];
  return workspace ? { name: `${workspace} ${script}`, isCached: state !== undefined } : undefined;
}

/**
 * Runs `lerna run`. What the tasks print is shown only when one fails.
 *
 * @param {string[]} words after `lerna run`
 * @param {(task: string) => void} onBuilt called for each task that has ended, well or not, and was not in the cache
 */
export async function lernaRun(words, onBuilt) {
  const onLine = (line) => {
    const task = taskOf(line);
    if (task && !task.isCached) onBuilt(task.name);
  };
  await run(bin('lerna'), ['run', ...words, '--loglevel', 'error'], { quiet: true, env: lernaEnv, onLine });
}
