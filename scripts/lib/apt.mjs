// @ts-check
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

export const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let isUpdated = false;

/** @param {readonly string[]} names packages of the system */
export async function installPackages(names) {
  if (!isUpdated) await run('apt-get', ['update'], { quiet: true });
  isUpdated = true;
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { quiet: true });
}
