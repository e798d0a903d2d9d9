/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { designSystemVersion } from '../version';

const versions = [
  ...readFileSync(join(__dirname, '../../CHANGELOG.md'), 'utf8').matchAll(/^## (\d+\.\d+\.\d+) \(/gm),
].map(([, version = '']) => version);

it('the newest entry of the changelog is the version of the design system', () => {
  expect(versions[0]).toBe(designSystemVersion);
});

it('versions are listed once each, newest first', () => {
  const byNumber = (one: string, other: string) => other.localeCompare(one, 'en', { numeric: true });
  expect(versions).toEqual([...new Set(versions)].sort(byNumber));
});
