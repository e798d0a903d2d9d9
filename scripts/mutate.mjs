// @ts-check
/**
 * `npm run mutate`: puts small faults into product code, one at a time and at random, and says which of them a test finds. Only
 * clean files are changed, and each is put back.
 *
 *   --count 30   faults
 *   --seed 1     of the choice; the default is printed
 *   --tests 25   files of tests that are run for a fault at most: those nearest to the changed file
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf, mutated, nearestFirst, seededRandom } from './lib/mutants.mjs';
import { bin, root } from './lib/run.mjs';
import { fail, green, red } from './lib/terminal.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string' }, seed: { type: 'string' }, tests: { type: 'string' } },
});
const count = Number(values.count ?? 30);
const seed = Number(values.seed ?? Date.now() % 100_000);
const most = Number(values.tests ?? 25);
const random = seededRandom(seed);

const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
const isProduct = (file) =>
  /^(shared|api|shell|mf-\w+)\/(src|server)\/.*\.ts$/.test(file) &&
  !/\.(test|stories|d)\.ts$|\/testing\/|\/generated\//.test(file);
const files = git('ls-files').split('\n').filter(isProduct);
if (git('status', '--porcelain', '--untracked-files=no') !== '')
  fail('There are changes that are not committed: a fault could not be told from them.');

const jest = (...words) =>
  spawnSync(bin('jest'), words, { cwd: root, encoding: 'utf8', timeout: 600_000, maxBuffer: 2 ** 28 });

/** The tests that load a file, nearest first. */
function testsOf(file) {
  const { stdout } = jest('--listTests', '--findRelatedTests', file);
  const tests = stdout.split('\n').filter((line) => /\.test\.tsx?$/.test(line));
  return nearestFirst(
    file,
    tests.map((test) => relative(root, test)),
  );
}

/** @returns words about the fault, and whether a test found it */
function tryFault(file, mutant, text) {
  const line = text.slice(0, mutant.start).split('\n').length;
  const words = `${file}:${line}  ${mutant.before} → ${mutant.after}`;
  const tests = testsOf(file);
  if (tests.length === 0) return { words: `${words}  (no test loads it)`, isFound: false };
  const place = join(root, file);
  writeFileSync(place, mutated(text, mutant));
  try {
    const { status } = jest('--bail', '--maxWorkers=2', '--runTestsByPath', ...tests.slice(0, most));
    return {
      words: `${words}  (${Math.min(most, tests.length)} of ${tests.length} files of tests)`,
      isFound: status !== 0,
    };
  } finally {
    writeFileSync(place, text);
  }
}

process.once('SIGINT', () => process.exit(1));
process.stdout.write(`${count} faults, seed ${seed}\n`);
let found = 0;
for (let tried = 0; tried < count;) {
  const file = files[Math.floor(random() * files.length)] ?? '';
  const text = readFileSync(join(root, file), 'utf8');
  const mutants = mutantsOf(text);
  const mutant = mutants[Math.floor(random() * mutants.length)];
  if (!mutant) continue;
  tried += 1;
  const { words, isFound } = tryFault(file, mutant, text);
  if (isFound) found += 1;
  // A signal that came meanwhile ends the run here, with every file as it was.
  await new Promise(setImmediate);
  process.stdout.write(`${isFound ? green('found ') : red('missed')} ${words}\n`);
}
process.stdout.write(`${found} of ${count} were found.\n`);
