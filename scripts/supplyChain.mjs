// @ts-check
/**
 * `npm run supply-chain`: what comes from others, as the lock file has it. Every package by its hash, from no address of
 * its own; install scripts and licences only those that are listed here with their reason.
 * `npm run supply-chain -- sbom` writes the bill of materials of what runs (CycloneDX) for the commit that is checked
 * out: once for each release, kept with it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packages with an install script, and its purpose. All are tools of the build. */
const allowedScripts = {
  '@parcel/watcher': 'takes the watcher of this platform; nx, behind lerna',
  '@swc/core': 'checks the compiler of this platform',
  'core-js-pure': 'prints an advertisement',
  esbuild: 'checks the compiler of this platform',
  nx: 'prepares its cache; behind lerna',
  'unrs-resolver': 'checks the resolver of this platform; behind eslint',
};

/** Licences of what runs at our users or on our server: none asks us to publish our own source. */
const allowedLicences = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Unlicense', 'CC0-1.0'],
  ...['BlueOak-1.0.0', 'Python-2.0', 'PostgreSQL'],
  // Changes to their own files would have to be published; there are none.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
]);
/** Also allowed for build tools, which are not distributed. */
const allowedOfTools = new Set(['CC-BY-3.0', 'CC-BY-4.0', 'BSD', 'Zlib']);

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, license?: string, link?: boolean,
 *   dev?: boolean, devOptional?: boolean, inBundle?: boolean, hasInstallScript?: boolean }} Locked
 */

/** Whether one may take it by one of its licences: `MIT OR GPL-3.0` by the first, `MIT AND ISC` by both. */
export function isAllowed(licence = '', isTool = false) {
  if (isTool && allowedOfTools.has(licence)) return true;
  const words = licence.replace(/[()]/g, '').trim();
  const is = (name) => allowedLicences.has(name.trim()) || (isTool && allowedOfTools.has(name.trim()));
  return words.includes(' OR ') ? words.split(' OR ').some(is) : words.split(' AND ').every(is);
}

/**
 * One sentence for each fault of a lock file.
 *
 * @param {Record<string, Locked>} packages
 */
export function faultsOf(packages) {
  const faults = [];
  for (const [place, one] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || one.link) continue;
    const isTool = one.dev === true || one.devOptional === true;
    if (one.integrity === undefined && !one.inBundle) faults.push(`${name} has no hash`);
    if (one.resolved !== undefined) faults.push(`${name} comes from an address of its own: ${one.resolved}`);
    if (one.hasInstallScript && !Object.hasOwn(allowedScripts, name))
      faults.push(`${name} runs a script when it is installed, and is not listed`);
    if (!isAllowed(one.license, isTool))
      faults.push(`${name} has the licence ${one.license ?? 'of nobody'}, which is not listed`);
  }
  return faults;
}

export const readLock = () =>
  /** @type {Record<string, Locked>} */ (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  );

/** @returns {string} where it was written */
function writeBill() {
  const run = (program, args) =>
    execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const commit = run('git', ['rev-parse', '--short=12', 'HEAD']).trim();
  const bill = run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']);
  const file = join(root, 'dist/sbom', `touchline-${commit}.cdx.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bill);
  return `${file}: ${JSON.parse(bill).components.length} components`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === 'sbom') process.stdout.write(`${writeBill()}\n`);
  else {
    const packages = readLock();
    const faults = faultsOf(packages);
    for (const fault of faults) process.stdout.write(`${fault}\n`);
    process.stdout.write(`${Object.keys(packages).length} packages, ${faults.length} faults\n`);
    process.exit(faults.length === 0 ? 0 : 1);
  }
}
