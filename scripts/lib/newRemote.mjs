// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Real files of a small remote called "sample", each with `.template` behind its name so that no tool takes it for code. */
const templates = new URL('../new-remote/', import.meta.url).pathname;

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const named = (text, name) => text.replaceAll('sample', name).replaceAll('Sample', capital(name));

/** @returns {string[]} the new files, relative to the repository */
function writeFiles(root, name) {
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.template'),
  );
  return files.sort().map((file) => {
    const path = join(`mf-${name}`, named(file.replace(/\.template$/, ''), name));
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), named(readFileSync(join(templates, file), 'utf8'), name));
    return path;
  });
}

function addToTypes(root, name) {
  const file = join(root, 'tsconfig.json');
  const before = readFileSync(file, 'utf8');
  const last = '    { "path": "e2e" }';
  const after = before.replace(last, `    { "path": "mf-${name}" },\n${last}`);
  if (after === before)
    throw new Error(`tsconfig.json has no reference to e2e: add one to mf-${name} by hand.`);
  writeFileSync(file, after);
}

const sorted = (packages) =>
  Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** What npm itself would write for a workspace without packages of its own; `npm ci` refuses a lock without it. */
function addToLock(root, name) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const {
    name: workspace,
    version,
    dependencies,
  } = JSON.parse(readFileSync(join(root, `mf-${name}/package.json`), 'utf8'));
  lock.packages = sorted({
    ...lock.packages,
    [`mf-${name}`]: { name: workspace, version, dependencies },
    [`node_modules/${workspace}`]: { resolved: `mf-${name}`, link: true },
  });
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

/**
 * Makes the remote `mf-<name>`: a page, a widget, its part of the store, stories and tests, written from the
 * templates, and makes it known to the type check and to npm.
 *
 * @param {string} root folder of the repository
 * @param {string} name one word: it becomes part of names in code, and the page's address
 * @returns {string[]} the new files
 * @throws Error in words for the terminal, before anything is written
 */
export function newRemote(root, name) {
  if (!/^[a-z]+$/.test(name))
    throw new Error(
      `"${name}" is no name for a remote: use one word of small letters, like team or fixtures.`,
    );
  if (existsSync(join(root, `mf-${name}`))) throw new Error(`mf-${name} is there already.`);
  const files = writeFiles(root, name);
  addToTypes(root, name);
  addToLock(root, name);
  return files;
}
