// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { changedNames, createTestReport } from './testReport.mjs';

const place = mkdtempSync(join(tmpdir(), 'touchline-report-'));
after(() => rmSync(place, { recursive: true, force: true }));

function resultsFile(name, results) {
  const file = join(place, name);
  writeFileSync(file, JSON.stringify(results));
  return file;
}

const jestResults = resultsFile('jest.json', {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  testResults: [
    {
      name: '/app/api/quick.test.ts',
      status: 'passed',
      startTime: 1_000,
      endTime: 1_500,
      assertionResults: [],
    },
    {
      name: '/app/api/slow.test.ts',
      status: 'failed',
      startTime: 1_000,
      endTime: 9_000,
      assertionResults: [{ status: 'failed', fullName: 'adds up', failureMessages: ['5 is not 4'] }],
    },
  ],
});

const spec = (title, status, ...durations) => ({
  file: 'journeys/live.e2e.ts',
  title,
  tests: [{ status, projectName: 'phone', results: durations.map((duration) => ({ duration })) }],
});
const playwrightResults = resultsFile('playwright.json', {
  stats: { expected: 1, flaky: 1, unexpected: 0, skipped: 0 },
  suites: [
    { specs: [spec('moves', 'expected', 2_000)], suites: [{ specs: [spec('stays', 'flaky', 500, 1_000)] }] },
  ],
});

test('counts what Jest and Playwright found, and second tries apart', () => {
  const report = createTestReport('/app');
  report.countJest(jestResults);
  report.countPlaywright(playwrightResults);
  report.countCheck(true);
  assert.equal(report.countsLine(1), '5 passed, 1 failed, 1 skipped, 1 on the second try only');
  assert.match(report.broken.join(), /^api\/slow\.test\.ts: adds up\n +5 is not 4$/);
  assert.match(report.flaky.join(), /^journeys\/live\.e2e\.ts \[phone\]: stays/);
});

test('a kind that failed without a failed test counts as a failure', () => {
  assert.equal(createTestReport('/app').countsLine(2), '0 passed, 2 failed, 0 on the second try only');
});

test('lists kinds and files by their time, the longest first', () => {
  const report = createTestReport('/app');
  report.addKind('lint', 90_000);
  report.addKind('unit', 600_000);
  report.countJest(jestResults);
  report.countPlaywright(playwrightResults);
  assert.equal(report.kindsLine(), 'Minutes: unit 10.0, lint 1.5');
  assert.deepEqual(
    report.slowestLines().map((line) => line.trim()),
    ['8.0 s  api/slow.test.ts', '3.5 s  journeys/live.e2e.ts', '0.5 s  api/quick.test.ts'],
  );
});

test('names every test that ran, and says which have gone and which are new', () => {
  const report = createTestReport('/app');
  report.countJest(jestResults);
  report.countPlaywright(playwrightResults);
  assert.ok(report.names().some((name) => name.startsWith('api/slow.test.ts: ')));
  assert.ok(report.names().some((name) => name.startsWith('journeys/live.e2e.ts [')));
  assert.deepEqual(changedNames(['a', 'b', 'c'], ['b', 'c', 'd']), ['- a', '+ d']);
});
