/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { looksSince } from '../../browser/compare/looks';
import { designSystemVersion } from '../version';

const changelog = readFileSync(join(__dirname, '../../CHANGELOG.md'), 'utf8');
const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(/gm)].map(([, version = '']) => version);

it('the newest entry of the changelog is the version of the design system', () => {
  expect(versions[0]).toBe(designSystemVersion);
});

it('versions are listed once each, newest first', () => {
  const byNumber = (one: string, other: string) => other.localeCompare(one, 'en', { numeric: true });
  expect(versions).toEqual([...new Set(versions)].sort(byNumber));
});

it('a look that changed since the newest version names its components', () => {
  expect(looksSince(changelog, designSystemVersion).filter(({ names }) => names.length === 0)).toEqual([]);
});
