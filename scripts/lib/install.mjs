// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { fail, step } from './terminal.mjs';

const stamp = join(root, 'node_modules/.touchline-lock');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old: Touchline needs 20.19 or later.`);
}

/** Notes that what the lock file names is installed: after an install, or a change of the lock that needs none. */
export function markInstalled() {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, lockHash());
}

/** Installs what the lock file names, when it is not installed yet or the lock has changed since. */
export async function ensureInstalled() {
  checkNode();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  await step('Installing packages (once, a few minutes)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], { quiet: true }),
  );
  markInstalled();
}
