// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lernaRun } from './lerna.mjs';
import { root } from './run.mjs';
import { dim, step } from './terminal.mjs';

export const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')))
  .sort();

/** Builds of the shell by name: its script in `shell/package.json`. */
const shellScripts = { shell: 'build', renderer: 'build:renderer', server: 'build:server' };

/** @returns {[script: string, workspaces: string[]][]} what Lerna is to run; without `only` all of it at once */
function runsFor(only) {
  if (!only) return [[Object.values(shellScripts).join(','), []]];
  const built = Object.entries(shellScripts).filter(([name]) => only.includes(name));
  const runs = new Map(built.map(([, script]) => [script, ['shell']]));
  const asked = remotes.filter((name) => only.includes(name));
  if (asked.length > 0) runs.set('build', [...(runs.get('build') ?? []), ...asked]);
  return [...runs];
}

/**
 * Builds what is stale, two at a time, and takes the rest from the cache in `.cache/nx`. What a build is made from is said in `nx.json`
 * and in the `nx` part of a workspace's `package.json` (docs/decisions/0067).
 *
 * @param {{ only?: string[], force?: boolean }} [options] `only`: remotes, `shell`, `renderer`, `server`
 * @returns {Promise<string[]>} what was built: `mf-team build`
 * @throws Error when a build fails; what it printed is on the terminal
 */
export async function buildStale({ only, force = false } = {}) {
  const built = [];
  const onBuilt = (task) => {
    built.push(task);
    process.stdout.write(`  ${dim(task)}\n`);
  };
  await step('Building what is stale', async () => {
    for (const [scripts, workspaces] of runsFor(only)) {
      const scopes = workspaces.flatMap((name) => ['--scope', `@touchline/${name}`]);
      await lernaRun([scripts, '--concurrency=2', ...(force ? ['--skip-nx-cache'] : []), ...scopes], onBuilt);
    }
  });
  return built;
}
