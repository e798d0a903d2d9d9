// @ts-check
/**
 * `npm test`: installs and builds what is missing, then runs every kind of test, cheapest first, and ends
 * with one line that counts them. `npm test -- --only unit` runs one kind; kinds are listed below. `npm test -- --since main`
 * runs what the changes since that commit can break.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { fail, green, red, step } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { bin, root, run } = await import('./lib/run.mjs');
const { buildStale } = await import('./lib/builds.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');
const { ensurePostgres } = await import('./lib/postgres.mjs');
const { affectedSince } = await import('./lib/affected.mjs');

const results = join(root, '.cache/test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const words = process.argv.slice(2);
const since = valueOf('--since');
const affected = since === undefined ? undefined : affectedByChanges(since);

const counts = { passed: 0, failed: 0, skipped: 0 };
/** What the last lines name: browser tests that passed on their second try only, and every test that failed. */
const flaky = [];
const broken = [];

function countJest(file) {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  for (const { name, message, status, assertionResults } of testResults) {
    if (status === 'failed' && assertionResults.length === 0)
      broken.push(`${relative(root, name)}\n${beginning(message)}`);
    for (const test of assertionResults)
      if (test.status === 'failed')
        broken.push(`${relative(root, name)}: ${test.fullName}\n${beginning(test.failureMessages[0])}`);
  }
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests;
}

function countPlaywright(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  counts.passed += stats.expected + stats.flaky;
  counts.failed += stats.unexpected;
  counts.skipped += stats.skipped;
  for (const { file: testFile, title, tests } of suites.flatMap(specsOf))
    for (const { status, projectName, results } of tests) {
      const said = `${testFile} [${projectName}]: ${title}\n${beginning(results[0]?.error?.message)}`;
      if (status === 'flaky') flaky.push(said);
      if (status === 'unexpected') broken.push(said);
    }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** First lines of an error, without colours. */
const beginning = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');

/** Runs a check that has no count of its own: it is one test. */
async function check(program, args, options) {
  await run(program, args, options).then(
    () => (counts.passed += 1),
    (error) => {
      counts.failed += 1;
      throw error;
    },
  );
}

const jestFile = join(results, 'jest.json');
const storiesFile = join(results, 'stories.json');
const playwrightFile = join(results, 'playwright.json');

const kinds = {
  build: () => buildStale(),
  sizes: () =>
    check('npm', ['run', '-s', 'verify', '--', 'sizes', 'design-system sizes', 'supply chain'], {
      quiet: true,
    }),
  types: () => check(bin('tsc'), ['-b'], { quiet: true }),
  // Typed rules hold the types of the whole repository in memory.
  lint: () =>
    check(bin('eslint'), [...lintedFiles(), '--max-warnings', '0', '--no-warn-ignored'], {
      quiet: true,
      env: { NODE_OPTIONS: '--max-old-space-size=8192' },
    }),
  arrows: () => check('npm', ['run', '-s', 'arrows'], { quiet: true }),
  scripts: () => check('npm', ['run', '-s', 'test:scripts'], { quiet: true }),
  contract: () => check('npm', ['run', '-s', 'contract'], { quiet: true }),
  unit: async () => {
    await ensurePostgres();
    await run(bin('jest'), [
      // One more than the two cores that are counted with: a test that waits for a timer or a database leaves its core idle.
      '--maxWorkers=3',
      '--json',
      `--outputFile=${jestFile}`,
      ...changedTests(),
    ]).finally(() => existsSync(jestFile) && countJest(jestFile));
  },
  // Every story in both schemes, and the pictures of the key ones where they can be compared.
  stories: () =>
    run(process.execPath, ['scripts/stories.mjs'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: storiesFile },
    }).finally(() => countPlaywright(storiesFile)),
  'new-remote': () => check(process.execPath, ['scripts/checkNewRemote.mjs'], { quiet: true }),
  e2e: async () => {
    const browser = await ensureBrowser();
    await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile },
    }).finally(() => countPlaywright(playwrightFile));
  },
};

const only = words.filter((word) => word !== '--only');
const canBreak = (kind) => affected?.canBreak(kind) ?? true;
const wanted = only.length > 0 ? only : Object.keys(kinds).filter(canBreak);
const failedKinds = [];
for (const kind of wanted)
  if (!(kind in kinds))
    fail(`There is no kind of test called "${kind}". There are: ${Object.keys(kinds).join(', ')}.`);

const runKind = (kind) =>
  step(`Tests: ${kind}`, kinds[kind]).catch((error) => {
    failedKinds.push(kind);
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  });

/**
 * What is done at once. Lint keeps one core for minutes, and so do the other checks of the sources, one after another; the builds of
 * a new remote and of the Storybook keep one core each. All else has the machine to itself.
 */
const atOnce = [
  [['lint'], ['sizes', 'types', 'arrows', 'scripts', 'contract']],
  [['stories'], ['new-remote']],
];

for (const chains of stepsOf(wanted)) {
  await Promise.all(chains.map(runChain));
  // Without a build there is nothing to test.
  if (failedKinds.includes('build')) break;
}

const { passed, failed, skipped } = counts;
process.stdout.write(
  failedKinds.length === 0
    ? `${green('All kinds of test passed.')}\n`
    : `${red(`Failed: ${failedKinds.join(', ')}`)}\n`,
);
for (const test of broken) process.stdout.write(`${red('Failed')}: ${test}\n`);
for (const test of flaky) process.stdout.write(`Passed on the second try only: ${test}\n`);
process.stdout.write(
  `${passed} passed, ${Math.max(failed, failedKinds.length)} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
);
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

/** Takes an option and its value out of the words of the command. */
function valueOf(option) {
  const at = words.indexOf(option);
  if (at < 0) return undefined;
  const [, value] = words.splice(at, 2);
  if (value === undefined) fail(`${option} needs a branch or commit: npm test -- ${option} main`);
  return value;
}

function affectedByChanges(branch) {
  try {
    return affectedSince(branch);
  } catch (error) {
    return fail(
      `Git cannot compare with "${branch}": ${error instanceof Error ? error.message : String(error)}`,
    );
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
