// @ts-check
/**
 * `npm test`: installs and builds what is missing, then runs every kind of test, cheapest first, and ends
 * with one line that counts them. `npm test -- --only unit` runs one kind; kinds are listed below.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { fail, green, red, step } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { bin, root, run } = await import('./lib/run.mjs');
const { buildStale } = await import('./lib/builds.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');

const results = join(root, '.cache/test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const counts = { passed: 0, failed: 0, skipped: 0 };

function countJest(file) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'));
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests;
}

function countPlaywright(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  counts.passed += stats.expected;
  counts.failed += stats.unexpected + stats.flaky;
  counts.skipped += stats.skipped;
}

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
  sizes: () => check('npm', ['run', '-s', 'verify', '--', 'sizes', 'design-system sizes'], { quiet: true }),
  types: () => check(bin('tsc'), ['-b'], { quiet: true }),
  // Typed rules hold the types of the whole repository in memory.
  lint: () =>
    check(bin('eslint'), ['.', '--max-warnings', '0'], {
      quiet: true,
      env: { NODE_OPTIONS: '--max-old-space-size=8192' },
    }),
  arrows: () => check('npm', ['run', '-s', 'arrows'], { quiet: true }),
  contract: () => check('npm', ['run', '-s', 'contract'], { quiet: true }),
  unit: () =>
    run(bin('jest'), ['--maxWorkers=2', '--json', `--outputFile=${jestFile}`]).finally(() =>
      countJest(jestFile),
    ),
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

const only = process.argv.slice(2).filter((word) => word !== '--only');
const wanted = only.length > 0 ? only : Object.keys(kinds);
const failedKinds = [];
for (const kind of wanted)
  if (!(kind in kinds))
    fail(`There is no kind of test called "${kind}". There are: ${Object.keys(kinds).join(', ')}.`);

const runKind = (kind) =>
  step(`Tests: ${kind}`, kinds[kind]).catch((error) => {
    failedKinds.push(kind);
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  });

for (const group of groupsOf(wanted)) {
  await Promise.all(group.map(runKind));
  // Without a build there is nothing to test.
  if (failedKinds.includes('build')) break;
}

const { passed, failed, skipped } = counts;
process.stdout.write(
  failedKinds.length === 0
    ? `${green('All kinds of test passed.')}\n`
    : `${red(`Failed: ${failedKinds.join(', ')}`)}\n`,
);
process.stdout.write(
  `${passed} passed, ${Math.max(failed, failedKinds.length)} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
);
process.exit(failedKinds.length === 0 ? 0 : 1);

/** Types and lint keep one core each: they run side by side. All others have the machine to themselves. */
function groupsOf(names) {
  const pair = ['types', 'lint'];
  if (!pair.every((name) => names.includes(name))) return names.map((name) => [name]);
  return names.filter((name) => name !== 'lint').map((name) => (name === 'types' ? pair : [name]));
}
