// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { fail, step } from './terminal.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Whether each package of the lock file is installed as it is there, by the list that npm keeps of what it has installed. */
function isInstalled() {
  const kept = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, kept))) return false;
  const installed = packagesIn(kept);
  const isMissing = ([path, { integrity, link, optional, devOptional }]) => {
    if (link) return !existsSync(join(root, path));
    // Optional packages may be those of another platform; the folders of workspaces have no hash.
    if (integrity === undefined || optional || devOptional) return false;
    return installed[path]?.integrity !== integrity;
  };
  return !Object.entries(packagesIn('package-lock.json')).some(isMissing);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old: Touchline needs 20.19 or later.`);
}

/** Installs what the lock file names, when it is not installed yet or the lock has changed since. */
export async function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  await step('Installing packages (once, a few minutes)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], { quiet: true }),
  );
}
