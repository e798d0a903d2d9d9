// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';
import Ajv from 'ajv';
import { outsidePrefixes } from './outsidePrefixes.js';

const schema = JSON.parse(
  readFileSync(new URL('../contract/remoteDeclaration.schema.json', import.meta.url), 'utf8'),
);
const check = new Ajv.default({ allErrors: true }).compile(schema);

/** Stands for everything that the file imports. */
const nothing = new Proxy(function () {}, { get: () => nothing, apply: () => nothing });

/** The one import that is run: it fills in what pages have in common. */
const modulesThatRun = new Map([
  ['@touchline/shared/pages', fileURLToPath(new URL('../pages/userPages.ts', import.meta.url))],
]);

/** @param {string} name of an import */
function required(name) {
  const file = modulesThatRun.get(name);
  return file === undefined ? nothing : runAlone(file);
}

/**
 * Runs a TypeScript file with empty imports, but for `@touchline/shared/pages`. Dynamic imports stay as they are, and are never
 * called.
 *
 * @param {string} file
 * @returns {Record<string, any>} what it exports
 */
export function runAlone(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const exports = {};
  compileFunction(code, ['exports', 'require'], { filename: file })(exports, required);
  return exports;
}

/** Name of the chunk that a page's or widget's import makes: a function's text keeps its comments. */
function chunkOf(load, pathOrName) {
  const [, name] = /webpackChunkName: "([^"]+)"/.exec(String(load)) ?? [];
  if (name) return name;
  throw new Error(
    `${pathOrName} has no chunk name: write () => import(/* webpackChunkName: "Name" */ './…').`,
  );
}

/** A remote is called as its package is, without the scope. */
const nameOf = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name.replace(/^@[^/]+\//, '');

const declaredRoute = ({ path, title, heading = title, page, calls, draws, server, later }) => ({
  path,
  heading,
  chunk: chunkOf(page, path),
  ...(calls && { calls }),
  ...(draws && { draws }),
  ...(server && { server }),
  ...(later && { later }),
});

const declaredWidget = ([name, { slot, home, access, calls, component }]) => [
  name,
  {
    slot,
    chunk: chunkOf(component, name),
    ...(home && { home }),
    ...(access && { access }),
    ...(calls && { calls }),
  },
];

/** A flag begins with the name of its remote. The publish checks it again: shell/server/releases/publishChecks.ts. */
function checkFlags({ name: remote, flags = [] }, file) {
  const own = `${remote.replace('mf-', '')}.`;
  const names = flags.map(({ name }) => name);
  const foreign = names.filter((name) => !name.startsWith(own));
  if (foreign.length > 0) throw new Error(`${file}: ${foreign.join(', ')} does not begin with "${own}".`);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`${file} declares the flag ${twice.join(', ')} twice.`);
}

/**
 * Reads what a remote declares from its `src/remote.ts`, and checks it.
 *
 * @param {string} folder
 * @returns {import('../contract/remote').RemoteDeclaration}
 * @throws Error naming every wrong field, so that a build stops before anything is made
 */
export function readDeclaration(folder) {
  const file = join(folder, 'src/remote.ts');
  const { remote } = runAlone(file);
  if (!remote) throw new Error(`${file} does not export \`remote\`.`);
  const { contract, designSystem, prefixes, routes, widgets, title, places, flags } = remote;
  const declaration = {
    name: nameOf(folder),
    contract,
    designSystem,
    prefixes,
    routes: routes.map(declaredRoute),
    widgets: Object.fromEntries(Object.entries(widgets).map(declaredWidget)),
    ...(title && { title }),
    ...(places && { places }),
    ...(flags && { flags }),
  };
  if (!check(declaration)) {
    const faults = (check.errors ?? []).map(
      ({ instancePath, message }) => `  ${instancePath || '/'} ${message}`,
    );
    throw new Error(`${file} is not what the contract requires:\n${faults.join('\n')}`);
  }
  const outside = outsidePrefixes(declaration);
  if (outside.length > 0) throw new Error(`${file}: ${outside.join(', ')} is outside the prefixes.`);
  checkFlags(declaration, file);
  return declaration;
}
