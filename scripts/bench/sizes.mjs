// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfRemoteKb, remoteEntryKb } from '../../shared/src/federation/budgets.js';
import { buildStale, remotes } from '../lib/builds.mjs';
import { root } from '../lib/run.mjs';

/**
 * Limits in KB of brotli. A whole first page is to weigh 240 (architecture section 9), which the libraries alone nearly do
 * (docs/decisions/0016); so that no side grows meanwhile, each has a limit of its own (docs/decisions/0026): the shell's
 * first files, and a remote's files for a page. Lower a limit whenever it is beaten.
 */
export const budgets = { firstPageKb: 240, shellKb: 205, pageOfRemoteKb, remoteEntryKb };

const kb = (bytes) => bytes / 1024;
const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'release.json'), 'utf8'));
const isScript = (file) => file.endsWith('.js');

function weightOf(sizes, files) {
  return kb(files.filter(isScript).reduce((sum, file) => sum + (sizes[file]?.brotli ?? 0), 0));
}

/**
 * JavaScript of one page, cold: its remote's files and the shell's first files, the lazy ones it takes, and the
 * parts of the shell that it draws.
 */
function pageWeights(shell, remote, route) {
  const taken = route.shared.flatMap((name) => shell.lazy[name] ?? []);
  const drawn = (route.draws ?? []).flatMap((name) => shell.chunks[name]);
  const lazy = [...new Set([...taken, ...drawn])];
  const own = weightOf(remote.sizes, [remote.entry, ...route.files]);
  return { own, whole: own + weightOf(shell.sizes, [...shell.entry, ...lazy]) };
}

/** First files of the shell whose functions are not compiled while they load (docs/decisions/0164). */
const compiledLate = (files) =>
  files
    .filter((file) => /^(main|framework)\./.test(file) && isScript(file))
    .filter(
      (file) =>
        !readFileSync(join(root, 'shell/dist/web', file), 'utf8').startsWith('//# allFunctionsCalledOnLoad'),
    )
    .map((file) => `${file}: its functions are not compiled while it loads`);

/** @returns {Promise<string[]>} a sentence for each exceeded limit, and for each first file that is compiled late */
export async function benchSizes() {
  await buildStale();
  const shell = readManifest('shell/dist/web');
  const missed = compiledLate(shell.entry);
  const weigh = (what, weight, limit) => {
    if (weight > limit) missed.push(`${what}: ${weight.toFixed(1)} of ${limit} KB`);
    return `${weight.toFixed(1)} (limit ${limit})`;
  };
  const say = (text) => process.stdout.write(`${text}\n`);
  const first = weigh("the shell's first files", weightOf(shell.sizes, shell.entry), budgets.shellKb);
  say(`\nSizes (KB, brotli)\n  shell, first files      ${first}`);
  for (const [name, files] of Object.entries(shell.lazy))
    say(`  ${name.replace('@touchline/', '').padEnd(24)}${weightOf(shell.sizes, files).toFixed(1)}`);
  for (const name of remotes) {
    const remote = readManifest(`${name}/dist`);
    const entry = weightOf(remote.sizes, [remote.entry]);
    say(`  ${name}: container ${weigh(`the container of ${name}`, entry, budgets.remoteEntryKb)}`);
    for (const route of remote.routes) {
      const { own, whole } = pageWeights(shell, remote, route);
      const brings = weigh(`what ${name} brings for ${route.path}`, own, budgets.pageOfRemoteKb);
      say(
        `    ${route.path.padEnd(34)}${brings}, whole page ${whole.toFixed(1)} (aim ${budgets.firstPageKb})`,
      );
    }
  }
  return missed;
}
