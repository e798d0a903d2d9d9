// @ts-check
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Number of the slowest files that are listed. */
const listed = 10;

/** First lines of an error, without colours. */
const beginning = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const minutes = (ms) => (ms / 60_000).toFixed(1);

/**
 * Collects the results of a whole run: numbers of tests, time by kind and by file, tests that failed, and browser tests that passed
 * only when they were retried.
 *
 * @param {string} root file names are printed relative to this folder
 */
export function createTestReport(root) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const broken = [];
  const flaky = [];
  /** @type {Set<string>} file and name of every test that ran */
  const names = new Set();
  /** @type {Map<string, number>} milliseconds by kind */
  const kinds = new Map();
  /** @type {Map<string, number>} milliseconds by test file */
  const files = new Map();
  const addFile = (name, ms) => files.set(name, (files.get(name) ?? 0) + ms);

  /** A file that could not be loaded has no tests, only a message. */
  function addJestFile({ name, message, status, startTime, endTime, assertionResults }) {
    const file = relative(root, name);
    addFile(file, endTime - startTime);
    if (status === 'failed' && assertionResults.length === 0) broken.push(`${file}\n${beginning(message)}`);
    for (const test of assertionResults) names.add(`${file}: ${test.fullName}`);
    for (const test of assertionResults)
      if (test.status === 'failed')
        broken.push(`${file}: ${test.fullName}\n${beginning(test.failureMessages[0])}`);
  }

  function addSpec({ file, title, tests }) {
    for (const { status, projectName, results } of tests) {
      addFile(file, sum(results.map(({ duration }) => duration)));
      names.add(`${file} [${projectName}]: ${title}`);
      const name = `${file} [${projectName}]: ${title}\n${beginning(results[0]?.error?.message)}`;
      if (status === 'flaky') flaky.push(name);
      if (status === 'unexpected') broken.push(name);
    }
  }

  return {
    /** A check without a count of its own is one test. */
    countCheck: (hasPassed) => void (counts[hasPassed ? 'passed' : 'failed'] += 1),
    /** @param {string} file written by Jest's `--json` */
    countJest(file) {
      const results = JSON.parse(readFileSync(file, 'utf8'));
      results.testResults.forEach(addJestFile);
      counts.passed += results.numPassedTests;
      counts.failed += results.numFailedTests;
      counts.skipped += results.numPendingTests;
    },
    /** @param {string} file written by Playwright's JSON reporter */
    countPlaywright(file) {
      const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
      suites.flatMap(specsOf).forEach(addSpec);
      counts.passed += stats.expected + stats.flaky;
      counts.failed += stats.unexpected;
      counts.skipped += stats.skipped;
    },
    addKind: (kind, ms) => void kinds.set(kind, ms),
    broken,
    flaky,
    /** One line for every test. */
    names: () => [...names].sort(),
    /** One line: minutes by kind, the longest first. Kinds that ran side by side share the processor. */
    kindsLine: () =>
      `Minutes: ${[...kinds]
        .sort(([, a], [, b]) => b - a)
        .map(([kind, ms]) => `${kind} ${minutes(ms)}`)
        .join(', ')}`,
    /** The slowest files, one a line. */
    slowestLines: () =>
      [...files]
        .sort(([, a], [, b]) => b - a)
        .slice(0, listed)
        .map(([file, ms]) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`),
    /** @param {number} failedKinds kinds that failed, each of which counts as one failure at least */
    countsLine(failedKinds) {
      const rest = [
        counts.skipped > 0 ? `, ${counts.skipped} skipped` : '',
        `, ${flaky.length} on the second try only`,
      ];
      return `${counts.passed} passed, ${Math.max(counts.failed, failedKinds)} failed${rest.join('')}`;
    },
  };
}

/**
 * What became of the tests between two lists of names.
 *
 * @param {readonly string[]} before
 * @param {readonly string[]} now
 * @returns {string[]} lines that begin with `-` for a test that has gone and with `+` for a new one
 */
export function changedNames(before, now) {
  const [earlier, later] = [new Set(before), new Set(now)];
  return [
    ...before.filter((name) => !later.has(name)).map((name) => `- ${name}`),
    ...now.filter((name) => !earlier.has(name)).map((name) => `+ ${name}`),
  ];
}
