import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShellBuild } from './shellBuild';
import { keepShellBuild } from './shellBuilds';

const day = 24 * 3600 * 1000;
const start = Date.parse('2026-08-22T12:00:00Z');

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'touchline-shell-builds-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Name of a file of a build, which changes with its content. */
const nameIn = (build: string) => `home.${build.repeat(10)}.js`;

/** Builds as webpack does, into the same folder, which is emptied first; then starts the server. */
function buildAndStart(build: string, now: number): string {
  const folder = join(place, 'web');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of [nameIn(build), nameIn('0'), 'service-worker.js'])
    writeFileSync(join(folder, name), name === nameIn('0') ? 'in every build' : build);
  const made = { version: '1.0.0', hash: build } as ShellBuild;
  return keepShellBuild(join(place, 'shell-builds'), folder, made, now);
}

const served = (folder: string) => readdirSync(folder).sort();

it('serves the files of an earlier build after a new one has emptied their folder', () => {
  buildAndStart('a', start);
  const folder = buildAndStart('b', start + day);
  expect(served(folder)).toEqual(['0', 'a', 'b'].map(nameIn));
  expect(readFileSync(join(folder, nameIn('a')), 'utf8')).toBe('a');
});

it('keeps files for 30 days after their build was last started, and always those of the build before', () => {
  buildAndStart('a', start);
  buildAndStart('b', start + day);
  expect(served(buildAndStart('c', start + 20 * day))).toEqual(['0', 'a', 'b', 'c'].map(nameIn));
  expect(served(buildAndStart('c', start + 30.5 * day))).toEqual(['0', 'b', 'c'].map(nameIn));
  expect(served(buildAndStart('c', start + 90 * day))).toEqual(['0', 'b', 'c'].map(nameIn));
});

it('counts a build from its last start, so that one that was rolled back to stays', () => {
  buildAndStart('a', start);
  buildAndStart('b', start + day);
  buildAndStart('a', start + 29 * day);
  expect(served(buildAndStart('c', start + 40 * day))).toEqual(['0', 'a', 'c'].map(nameIn));
});

it('copies a file again that was cut off', () => {
  const folder = buildAndStart('a', start);
  writeFileSync(join(folder, nameIn('0')), 'in ev');
  buildAndStart('a', start);
  expect(readFileSync(join(folder, nameIn('0')), 'utf8')).toBe('in every build');
});
