// @ts-check
/**
 * `npm run contract`: what the shared modules have promised to remotes is kept within a major version, name by name and type by type.
 * The contract (`shared/src/contract/promised.json`) and the design system (`design-system/promised.json`) have a version each.
 *
 *   npm run contract -- --write                         records new promises, or those of a new major version
 *   npm run contract -- --write --compatible Pitch.label,shell   also takes a changed type: what was built before still runs with it
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { fail, green } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { root } = await import('./lib/run.mjs');
const { compare, promisesOfCode } = await import('./lib/promises.mjs');
const { contractModules, designSystemModules } = await import('../shared/src/federation/sharedModules.js');

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, compatible: { type: 'string', default: '' } },
});
const compatible = values.compatible.split(',').filter(Boolean);

const contracts = [
  {
    title: 'The contract',
    modules: contractModules,
    places: ['contract', 'store', 'remote-data', 'api/client.ts'].map((place) => `shared/src/${place}`),
    file: 'shared/src/contract/promised.json',
    version: constantOf('shared/src/contract/version.ts', 'contractVersion'),
    constant: 'contractVersion in shared/src/contract/version.ts',
  },
  {
    title: 'The design system',
    modules: designSystemModules,
    places: ['design-system/src'],
    file: 'design-system/promised.json',
    version: constantOf('design-system/src/version.ts', 'designSystemVersion'),
    constant: 'designSystemVersion in design-system/src/version.ts',
  },
];

function constantOf(file, name) {
  const [, version] = new RegExp(`${name} = '([^']+)'`).exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return version ?? fail(`${file} has no ${name}.`);
}

const majorOf = (text) => text.split('.')[0];
const minorOf = (text) => text.split('.').slice(0, 2).join('.');

const line = ({ name, was, is }) =>
  `\n  ${name}${was && is ? `\n    was: ${was}\n    is:  ${is}` : is?.startsWith('optional ') === false && !was ? ` (${is})` : ''}`;
const lines = (changes) => changes.map(line).join('');

/** A name as a change has it, or without its module. */
const isTaken = ({ name }) => compatible.some((one) => name === one || name.endsWith(`: ${one}`));

const read = (file) =>
  existsSync(join(root, file))
    ? JSON.parse(readFileSync(join(root, file), 'utf8'))
    : { version: '0.0.0', modules: {} };

/** @throws by ending the command, when a promise is broken within its major version */
function checkKept({ title, version, constant }, promised, { gone, changed }) {
  if (majorOf(version) !== majorOf(promised.version)) return;
  if (gone.length > 0)
    fail(
      `${title} ${promised.version} promised to remotes:${lines(gone)}\nKeep it, or raise the major version (${constant}).`,
    );
  const broken = changed.filter((change) => !isTaken(change));
  if (broken.length > 0)
    fail(
      `${title} ${promised.version} promised another type:${lines(broken)}\n` +
        `Keep it, or raise the major version (${constant}). When everything that was built before still runs with it, take it by\n` +
        '  npm run contract -- --write --compatible <name>,<name>',
    );
}

/** What is new needs a higher minor version, so that a remote can say that it needs it. */
function checkRaised({ title, version, constant }, promised, { added }) {
  if (added.length > 0 && minorOf(version) === minorOf(promised.version))
    fail(
      `${title} has more than ${promised.version} promised:${lines(added)}\nRaise the minor version (${constant}).`,
    );
}

function checkWritten({ title, version, file }, promised, { gone, changed, added }) {
  const unwritten = [...gone, ...changed, ...added];
  if (unwritten.length > 0 || version !== promised.version)
    fail(
      `${title}, not written down yet for ${version}:${lines(unwritten)}\nRun npm run contract -- --write (${file}).`,
    );
}

/** Type changes that were accepted as compatible in this major version, for reviewers. */
function takenChanges({ version }, promised, { changed }) {
  const before = majorOf(version) === majorOf(promised.version) ? (promised.compatible ?? []) : [];
  return [
    ...before,
    ...changed.filter(isTaken).map(({ name, was }) => `${version}, ${name}: was ${was ?? 'not there'}`),
  ];
}

for (const contract of contracts) {
  const promised = read(contract.file);
  const modules = promisesOfCode(contract.modules, contract.places);
  const changes = compare(promised.modules, modules);
  checkKept(contract, promised, changes);
  checkRaised(contract, promised, changes);
  if (values.write)
    writeFileSync(
      join(root, contract.file),
      `${JSON.stringify({ version: contract.version, compatible: takenChanges(contract, promised, changes), modules }, null, 2)}\n`,
    );
  else checkWritten(contract, promised, changes);
  const names = Object.entries(modules).flatMap(([module, names]) =>
    module === 'types' ? [] : Object.keys(names).filter((name) => !name.includes('.')),
  );
  const all = Object.values(modules).flatMap((names) => Object.keys(names)).length;
  process.stdout.write(
    `${green('✓')} ${contract.title} ${contract.version} keeps ${names.length} names, ${all} promises with their types.\n`,
  );
}
