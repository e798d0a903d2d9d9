import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesOf, mostOfChanges } from './changelog';

const folder = mkdtempSync(join(tmpdir(), 'touchline-changelog-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const changelog = `# Change Log

All notable changes to this project will be documented in this file.

## [1.2.1](https://example.org/compare/v1.2.0...v1.2.1) (2026-11-26)

### Bug Fixes

- the table of clubs names its season

# [1.2.0](https://example.org/compare/v1.1.0...v1.2.0) (2026-11-20)

### Features

- a map of the grounds

## 1.1.0 (2026-11-01)

${'- a line of many\n'.repeat(500)}`;

it('a release has the part of the changelog that Lerna wrote for its version', () => {
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  expect(changesOf(folder, '1.2.1')).toBe('### Bug Fixes\n\n- the table of clubs names its season');
  expect(changesOf(folder, '1.2.0')).toBe('### Features\n\n- a map of the grounds');
});

it('a version that the changelog does not name has none, nor has a workspace without a changelog', () => {
  expect(changesOf(folder, '1.2')).toBeUndefined();
  expect(changesOf(folder, '9.0.0')).toBeUndefined();
  expect(changesOf(tmpdir(), '1.2.0')).toBeUndefined();
});

it('a long part is cut', () => {
  const part = changesOf(folder, '1.1.0');
  expect(part).toHaveLength(mostOfChanges);
  expect(part?.endsWith('…')).toBe(true);
});
