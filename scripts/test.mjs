// @ts-check
/**
 * `npm test`: installs and builds what is missing, then runs every kind of test, and ends
 * with one line that counts them. `npm test -- --only unit` runs one kind; kinds are listed below. `npm test -- --since main`
 * runs what the changes since that commit can break; `npm test -- --shard 1/3` runs a third of everything, for three machines.
 * `npm test -- --node 24` runs everything on that version of Node (20, 22, 24 or 26), which it downloads into .cache.
 * `--all` also runs a check that passed before and whose files have not changed. The names of all tests that ran are in
 * .cache/test-names.txt afterwards; `--names before.txt` prints which have gone since such a list was kept, and which are new.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { fail, green, red, step } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { bin, root, run, runTsc } = await import('./lib/run.mjs');
const { buildStale } = await import('./lib/builds.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');
const { ensurePostgres } = await import('./lib/postgres.mjs');
const { affectedSince } = await import('./lib/affected.mjs');
const { changedNames, createTestReport } = await import('./lib/testReport.mjs');
const { kindsOfShard, readShard, shardWords } = await import('./lib/shards.mjs');
const { hasHistory } = await import('./lib/designSystemRelease.mjs');
const { passedBefore } = await import('./lib/unchanged.mjs');

const results = join(root, '.cache/test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

ownTemporaryFolder();

const words = process.argv.slice(2);
const node = valueOf('--node');
if (node !== undefined) await testOnNode(node);
const since = valueOf('--since');
const affected = since === undefined ? undefined : inWords(() => affectedSince(since), notABranch);
const shardText = valueOf('--shard');
const shard = inWords(() => readShard(shardText));
const namesBefore = valueOf('--names');
const all = hasWord('--all');

const report = createTestReport(root);

/** A check that has no count of its own is one test. */
async function counted(checking) {
  await checking.then(
    () => report.countCheck(true),
    (error) => {
      report.countCheck(false);
      throw error;
    },
  );
}

const check = (program, args, options) => counted(run(program, args, options));

/** For checks that run beside the browser tests: they get the time that those leave. */
const beside = { quiet: true, low: true };

/** All that a new remote is made from and checked with. */
const newRemoteFiles = ['shared', 'design-system', 'shell', 'scripts', 'api', 'mf-team/package.json'];

const jestFile = join(results, 'jest.json');
const storiesFile = join(results, 'stories.json');
const playwrightFile = join(results, 'playwright.json');

const kinds = {
  build: () => buildStale(),
  sizes: () =>
    check('npm', ['run', '-s', 'verify', '--', 'sizes', 'design-system sizes', 'supply chain'], {
      quiet: true,
    }),
  types: () => counted(runTsc(['-b'], beside)),
  lint: async () => {
    const files = lintedFiles();
    await check(bin('eslint'), [...files, '--max-warnings', '0', '--no-warn-ignored'], beside);
    await check(bin('oxlint'), ['--type-aware', '--no-error-on-unmatched-pattern', ...files], beside);
  },
  arrows: () => check('npm', ['run', '-s', 'arrows'], beside),
  scripts: () => check('npm', ['run', '-s', 'test:scripts'], beside),
  contract: () => check('npm', ['run', '-s', 'contract'], beside),
  unit: async () => {
    await ensurePostgres();
    await run(bin('jest'), [
      // One more than the two cores that are counted with: a test that waits for a timer or a database leaves its core idle.
      '--maxWorkers=3',
      `--cacheDirectory=${join(root, '.cache/jest')}`,
      '--json',
      `--outputFile=${jestFile}`,
      ...changedTests(),
      ...shardWords(shard),
    ]).finally(() => existsSync(jestFile) && report.countJest(jestFile));
  },
  // Every story in both schemes.
  stories: () =>
    run(process.execPath, ['scripts/stories.mjs', ...shardWords(shard)], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: storiesFile },
    }).finally(() => existsSync(storiesFile) && report.countPlaywright(storiesFile)),
  // How stories looked in the last released design system, where something of them has changed (docs/decisions/0146).
  looks: async () => {
    if (hasHistory()) await check(process.execPath, ['scripts/stories.mjs', '--against', 'released']);
    else process.stdout.write('  this copy has no history of Git: there is no release to compare with\n');
  },
  'new-remote': async () => {
    const before = passedBefore('new-remote', newRemoteFiles);
    if (!all && !only.includes('new-remote') && before.isUnchanged()) {
      process.stdout.write('  nothing it is made from has changed since it passed; --all runs it\n');
      return;
    }
    // Apps of the browser tests run from the builds meanwhile.
    const built = wanted.includes('build') ? ['--built'] : [];
    await check(process.execPath, ['scripts/checkNewRemote.mjs', ...built], beside);
    before.notePassed();
  },
  e2e: async () => {
    const browser = await ensureBrowser();
    await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...shardWords(shard)], {
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile },
    }).finally(() => existsSync(playwrightFile) && report.countPlaywright(playwrightFile));
  },
};

const only = words.filter((word) => word !== '--only');
const canBreak = (kind) => affected?.canBreak(kind) ?? true;
const wanted = kindsOfShard(only.length > 0 ? only : Object.keys(kinds).filter(canBreak), shard);
const failedKinds = [];
for (const kind of wanted)
  if (!(kind in kinds))
    fail(`There is no kind of test called "${kind}". There are: ${Object.keys(kinds).join(', ')}.`);

async function runKind(kind) {
  const start = performance.now();
  await step(`Tests: ${kind}`, kinds[kind]).catch((error) => {
    failedKinds.push(kind);
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  });
  report.addKind(kind, performance.now() - start);
}

/**
 * What is done at once, each chain one after another. All else has the machine to itself. Browsers leave a sixth of two cores idle,
 * which is about what the first chain needs (docs/decisions/0085).
 */
const atOnce = [
  [
    ['types', 'lint', 'arrows', 'scripts', 'contract', 'new-remote'],
    ['sizes', 'stories', 'looks', 'e2e'],
  ],
];

for (const chains of stepsOf(wanted)) {
  await Promise.all(chains.map(runChain));
  // Without a build there is nothing to test.
  if (failedKinds.includes('build')) break;
}

process.stdout.write(
  failedKinds.length === 0
    ? `${green('All kinds of test passed.')}\n`
    : `${red(`Failed: ${failedKinds.join(', ')}`)}\n`,
);
for (const test of report.broken) process.stdout.write(`${red('Failed')}: ${test}\n`);
for (const test of report.flaky) process.stdout.write(`Passed on the second try only: ${test}\n`);
const slowest = report.slowestLines();
if (slowest.length > 0) process.stdout.write(`The slowest files:\n${slowest.join('\n')}\n`);
writeFileSync(join(root, '.cache/test-names.txt'), `${report.names().join('\n')}\n`);
if (namesBefore !== undefined)
  for (const line of changedNames(readFileSync(namesBefore, 'utf8').trim().split('\n'), report.names()))
    process.stdout.write(`${line}\n`);
process.stdout.write(`${report.kindsLine()}\n${report.countsLine(failedKinds.length)}\n`);
process.exit(failedKinds.length === 0 ? 0 : 1);

/**
 * @param {string[]} names in their order
 * @returns {string[][][]} steps, each of chains that run at once
 */
function stepsOf(names) {
  const steps = [];
  for (const name of names) {
    const group = atOnce.find((chains) => chains.flat().includes(name)) ?? [[name]];
    const chains = group
      .map((chain) => names.filter((one) => chain.includes(one)))
      .filter(({ length }) => length > 0);
    if (!steps.flat(2).includes(name)) steps.push(chains);
  }
  return steps;
}

async function runChain(names) {
  for (const name of names) await runKind(name);
}

/** What tests leave in the folder for temporary files goes at the end; PostgreSQL's own user may enter it. */
function ownTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-test-'));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Runs the same command on another version of Node, and ends with its result. */
async function testOnNode(major) {
  const { nodeOf, withNode } = await import('./lib/nodes.mjs');
  const program = await nodeOf(major).catch((error) => fail(error.message));
  process.stdout.write(`Testing on ${program}\n`);
  const args = [import.meta.filename, ...words];
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: withNode(program, process.env) });
  process.exit(status ?? 1);
}

/** Takes an option and its value out of the words of the command. */
function valueOf(option) {
  const at = words.indexOf(option);
  if (at < 0) return undefined;
  const [, value] = words.splice(at, 2);
  if (value === undefined) fail(`${option} needs a value: npm test -- --since main, npm test -- --shard 1/3`);
  return value;
}

/** Takes an option without a value out of the words of the command. */
function hasWord(option) {
  const at = words.indexOf(option);
  if (at >= 0) words.splice(at, 1);
  return at >= 0;
}

function notABranch(message) {
  return `Git cannot compare with "${since}": ${message}`;
}

/** An error of the command's words ends it with one line. */
function inWords(work, explain = (message) => message) {
  try {
    return work();
  } catch (error) {
    return fail(explain(error instanceof Error ? error.message : String(error)));
  }
}

/** Without changed sources the root's configuration is linted, so that there is something to lint. */
function lintedFiles() {
  if (!affected) return ['.'];
  const sources = affected.files.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  return sources.length > 0 ? sources : ['eslint.config.js'];
}

function changedTests() {
  return affected ? [`--changedSince=${affected.base}`, '--passWithNoTests'] : [];
}
