// @ts-check
/**
 * `npm run contract`: what the shared modules have promised to remotes (`shared/src/contract/promised.json`) is kept
 * within a major version. `npm run contract -- --write` writes down what is new, or a new major version's promises.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { fail, green } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { root } = await import('./lib/run.mjs');
const { missing, promisesOfCode } = await import('./lib/promises.mjs');

const file = join(root, 'shared/src/contract/promised.json');
const source = readFileSync(join(root, 'shared/src/contract/remote.ts'), 'utf8');
const [, version = ''] = /contractVersion = '([^']+)'/.exec(source) ?? [];
const promised = JSON.parse(readFileSync(file, 'utf8'));
const modules = promisesOfCode();

const majorOf = (text) => text.split('.')[0];
const list = (names) => names.map((name) => `\n  ${name}`).join('');

const gone = majorOf(version) === majorOf(promised.version) ? missing(promised.modules, modules) : [];
if (gone.length > 0)
  fail(
    `Version ${promised.version} of the contract promised to remotes:${list(gone)}\n` +
      'Keep it, or raise the major version (contractVersion in shared/src/contract/remote.ts).',
  );

const added = missing(modules, promised.modules);
if (process.argv.includes('--write'))
  writeFileSync(file, `${JSON.stringify({ version, modules }, null, 2)}\n`);
else if (added.length > 0 || version !== promised.version)
  fail(`Not written down yet for ${version}:${list(added)}\nRun npm run contract -- --write.`);
process.stdout.write(
  `${green('✓')} Contract ${version} keeps ${Object.values(modules).flat().length} promises.\n`,
);
