// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Real files of a small remote called "sample", each with `.template` behind its name so that no tool takes it for code. */
const templates = fileURLToPath(new URL('../new-remote/', import.meta.url));

/** What is added or other in a repository of its own. */
const templatesOutside = fileURLToPath(new URL('../new-remote-outside/', import.meta.url));

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const named = (text, name) => text.replaceAll('sample', name).replaceAll('Sample', capital(name));

/** @returns {string[]} the new files, relative to `target` */
function writeFiles(source, target, name) {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.template'),
  );
  return files.sort().map((file) => {
    const path = named(file.replace(/\.template$/, ''), name);
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), named(readFileSync(join(source, file), 'utf8'), name));
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

function checkName(name) {
  if (!/^[a-z][a-z0-9]*$/.test(name))
    throw new Error(
      `"${name}" is no name for a remote: use one word of small letters and digits, like team or h2h.`,
    );
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
  checkName(name);
  if (existsSync(join(root, `mf-${name}`))) throw new Error(`mf-${name} is there already.`);
  const files = writeFiles(templates, join(root, `mf-${name}`), name);
  addToTypes(root, name);
  addToLock(root, name);
  return files.map((file) => join(`mf-${name}`, file));
}

/** `@touchline/shared` for `touchline-shared-5.0.0.tgz`. */
const packageOf = (file) => basename(file).replace(/^touchline-(.+)-\d+\.\d+\.\d+\.tgz$/, '@touchline/$1');

/**
 * Makes the remote `mf-<name>` in a folder of its own, outside this repository.
 *
 * @param {string} folder becomes the remote's repository; it must be empty or absent
 * @param {string} name as for `newRemote`
 * @param {{ packed: string[], tools: Record<string, string> }} built names of the packed packages, which are put into `packages/`
 *   afterwards, and versions of the tools
 * @returns {string[]} the new files, relative to the folder
 * @throws Error in words for the terminal, before anything is written
 */
export function newRemoteOutside(folder, name, { packed, tools }) {
  checkName(name);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const common = writeFiles(templates, folder, name);
  const own = writeFiles(templatesOutside, folder, name);
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const ofPackages = packed.map((one) => [packageOf(one), `file:packages/${one}`]);
  const isTool = ([one]) => one === '@touchline/release';
  const { react, ...others } = tools;
  manifest.dependencies = sorted({ ...Object.fromEntries(ofPackages.filter((one) => !isTool(one))), react });
  manifest.devDependencies = sorted({ ...others, ...Object.fromEntries(ofPackages.filter(isTool)) });
  // The design system names `shared` by its version: it is the one in `packages/`.
  manifest.overrides = { '@touchline/shared': '$@touchline/shared', webpack: '$webpack' };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return [...new Set([...common, ...own])].sort();
}
