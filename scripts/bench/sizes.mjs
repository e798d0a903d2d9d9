// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale, remotes } from '../lib/builds.mjs';
import { root } from '../lib/run.mjs';

/** Limits in KB of brotli (architecture section 9). */
export const budgets = { firstPageKb: 210, remoteEntryKb: 8 };

const kb = (bytes) => bytes / 1024;
const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'release.json'), 'utf8'));
const isScript = (file) => file.endsWith('.js');

function weightOf(sizes, files) {
  return kb(files.filter(isScript).reduce((sum, file) => sum + (sizes[file]?.brotli ?? 0), 0));
}

/** JavaScript of one page, cold: the shell's first files, its lazy ones that the page takes, and the remote's. */
function pageWeight(shell, remote, route) {
  const lazy = [...new Set(route.shared.flatMap((name) => shell.lazy[name] ?? []))];
  return (
    weightOf(shell.sizes, [...shell.entry, ...lazy]) + weightOf(remote.sizes, [remote.entry, ...route.files])
  );
}

/** @returns {Promise<string[]>} sentences about what is over its budget */
export async function benchSizes() {
  await buildStale();
  const shell = readManifest('shell/dist/web');
  const missed = [];
  process.stdout.write('\nSizes (KB, brotli)\n');
  process.stdout.write(`  shell, first files      ${weightOf(shell.sizes, shell.entry).toFixed(1)}\n`);
  for (const [name, files] of Object.entries(shell.lazy))
    process.stdout.write(
      `  ${name.replace('@touchline/', '').padEnd(24)}${weightOf(shell.sizes, files).toFixed(1)}\n`,
    );
  for (const name of remotes) {
    const remote = readManifest(`${name}/dist`);
    const entry = weightOf(remote.sizes, [remote.entry]);
    process.stdout.write(`  ${name}: container ${entry.toFixed(1)} (budget ${budgets.remoteEntryKb})\n`);
    if (entry > budgets.remoteEntryKb)
      missed.push(`the container of ${name}: ${entry.toFixed(1)} of ${budgets.remoteEntryKb} KB`);
    for (const route of remote.routes) {
      const weight = pageWeight(shell, remote, route);
      process.stdout.write(
        `    ${route.path.padEnd(34)}${weight.toFixed(1)} (budget ${budgets.firstPageKb})\n`,
      );
      if (weight > budgets.firstPageKb)
        missed.push(`the first load of ${route.path}: ${weight.toFixed(1)} of ${budgets.firstPageKb} KB`);
    }
  }
  return missed;
}
