// @ts-check
/**
 * What the shared modules promise to remotes, read from their types: what is exported, the members of exported types,
 * the words a type may be, and the props of components; the optional ones end in a question mark.
 */
import { join } from 'node:path';
import ts from 'typescript';
import { eagerModules, lazyModules } from '../../shared/src/federation/sharedModules.js';
import { root } from './run.mjs';

/** @typedef {Record<string, string[]>} Promises names by module, in order */

const ours = [...eagerModules, ...lazyModules].filter((name) => name.startsWith('@touchline/'));

/** @returns {Promises} as the code stands */
export function promisesOfCode() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, composite: false },
    root,
  );
  const files = ours.map((name) => fileOf(name, options));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return Object.fromEntries(ours.map((name, at) => [name, namesOf(files[at] ?? '', program, checker)]));
}

/** As a remote finds it, by the `exports` of its package. */
function fileOf(name, options) {
  const { resolvedModule } = ts.resolveModuleName(name, join(root, 'e2e/remote.ts'), options, ts.sys);
  if (!resolvedModule) throw new Error(`${name} is shared, and no package offers it.`);
  return resolvedModule.resolvedFileName;
}

function namesOf(file, program, checker) {
  const source = program.getSourceFile(file);
  const names = checker.getExportsOfModule(checker.getSymbolAtLocation(source)).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const members = membersOf(symbol, source, checker);
    return [exported.name, ...members.map((member) => `${exported.name}.${member}`)];
  });
  return [...new Set(names)].sort();
}

/** What can be asked of it by name, as far as we declare it: what MUI or the browser adds is theirs. */
function membersOf(symbol, source, checker) {
  const isValue = symbol.flags & ts.SymbolFlags.Value;
  const type = isValue
    ? checker.getTypeOfSymbolAtLocation(symbol, source)
    : checker.getDeclaredTypeOfSymbol(symbol);
  if (type.isUnion() && type.types.every((one) => one.isStringLiteral()))
    return type.types.map(({ value }) => value);
  const [call] = type.getCallSignatures();
  if (call && !/^[A-Z]/.test(symbol.name)) return [];
  const [props] = call?.parameters ?? [];
  const owner = call ? props && checker.getTypeOfSymbolAtLocation(props, source) : type;
  if (!owner || !(owner.flags & ts.TypeFlags.Object || owner.isIntersection())) return [];
  return checker
    .getPropertiesOfType(owner)
    .filter(isOurs)
    .map(({ name, flags }) => (flags & ts.SymbolFlags.Optional ? `${name}?` : name));
}

const isOurs = ({ declarations = [] }) =>
  declarations.some((one) => !one.getSourceFile().fileName.includes('node_modules/'));

/**
 * @param {Promises} before
 * @param {Promises} after
 * @returns {string[]} what `before` has and `after` has not: `module: name`
 */
export const missing = (before, after) =>
  Object.entries(before).flatMap(([module, names]) =>
    names.filter((name) => !after[module]?.includes(name)).map((name) => `${module}: ${name}`),
  );
