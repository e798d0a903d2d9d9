// @ts-check
/**
 * What shared modules promise to remotes, read from their sources: each export with its type as it is written there, the members
 * of exported types, the words that a type may be, and the props of components.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';

/** @typedef {Record<string, string>} Promises printed type by name: `Pitch.label` is `string` */

const { SymbolFlags, TypeFlags } = ts;

/**
 * @param {readonly string[]} modules names of shared modules
 * @param {readonly string[]} places files and folders whose types belong to the promise when a promised type refers to them
 * @returns {Record<string, Promises>} by module, as the code is now; the types that are only referred to are under `types`
 */
export const promisesOfCode = (modules, places) =>
  promisesOfFiles(
    Object.fromEntries(modules.map((name) => [name, fileOf(name)])),
    places.map((place) => join(root, place)),
  );

/**
 * @param {Readonly<Record<string, string>>} files by the name of their module
 * @param {readonly string[]} places as above, whole paths
 * @returns {Record<string, Promises>}
 */
export function promisesOfFiles(files, places) {
  const program = ts.createProgram(Object.values(files), options);
  const reader = createReader(program.getTypeChecker(), places);
  const promises = Object.entries(files).map(([name, file]) => [
    name,
    reader.exportsOf(program.getSourceFile(file)),
  ]);
  return { ...Object.fromEntries(promises), types: reader.referredTypes() };
}

const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, composite: false }, root);

/** As a remote finds it, by the `exports` of its package. */
function fileOf(name) {
  const { resolvedModule } = ts.resolveModuleName(name, join(root, 'e2e/remote.ts'), options, ts.sys);
  if (!resolvedModule) throw new Error(`${name} is shared, and no package offers it.`);
  return resolvedModule.resolvedFileName;
}

const sortedByName = (entries) => Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

const filesOf = (symbol) => (symbol?.declarations ?? []).map((one) => one.getSourceFile().fileName);
/** The package that declares it; undefined for what this repository declares. */
const packageOf = (symbol) => {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(filesOf(symbol)[0] ?? '') ?? [];
  return name?.startsWith('@touchline/') ? undefined : name;
};

/** Where a function's parameters are written: its declaration, or the function that a constant holds. */
function functionOf(declaration) {
  if (!declaration) return undefined;
  const node = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  return node && (ts.isFunctionLike(node) || ts.isMethodSignature(node)) ? node : undefined;
}

/** Reads the promises of one program; remembers which types they refer to. */
function createReader(checker, places) {
  const exported = new Set();
  const referred = new Set();

  function refer(symbol) {
    if (!symbol) return;
    const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const isNamedType = target.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias);
    if (isNamedType && filesOf(target).some((file) => places.some((place) => file.startsWith(place))))
      referred.add(target);
  }

  function referToAllIn(node) {
    if (ts.isIdentifier(node)) refer(checker.getSymbolAtLocation(node));
    ts.forEachChild(node, referToAllIn);
  }

  /** A type as it is written, with one order for the members of its unions. */
  function written(node) {
    referToAllIn(node);
    return ts.isTypeParameterDeclaration(node) ? node.getText() : inOrder(node.getText());
  }

  /** A type that has no annotation and is inferred. A long one is identified by its hash. */
  function inferred(type) {
    for (const one of type.isUnion() ? type.types : [type]) refer(one.aliasSymbol ?? one.symbol);
    const text = inOrder(checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation));
    return text.length <= 200
      ? text
      : `inferred ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  }

  const typeOf = (node) => (node.type ? written(node.type) : inferred(checker.getTypeAtLocation(node)));

  function signatureOf(node) {
    const parameters = node.parameters.map((one) => {
      const isOptional = one.questionToken || one.initializer;
      return `${one.dotDotDotToken ? '...' : ''}${typeOf(one)}${isOptional ? '?' : ''}`;
    });
    const generics = (node.typeParameters ?? []).map(written).join(', ');
    const result = node.type
      ? written(node.type)
      : inferred(checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(node)));
    return `${generics && `<${generics}>`}(${parameters.join(', ')}) => ${result}`;
  }

  function printed(symbol) {
    const declarations = symbol.declarations ?? [];
    const functions = declarations.map(functionOf).filter(Boolean);
    if (functions.length > 0) return functions.map(signatureOf).join('; ');
    const [declaration] = declarations;
    return declaration?.type ? written(declaration.type) : inferred(checker.getTypeOfSymbol(symbol));
  }

  /** Members of a type or props of a component, as far as this repository declares them. */
  function membersOf(name, owner) {
    return checker
      .getPropertiesOfType(owner)
      .filter((member) => member.declarations && !packageOf(member) && !member.name.startsWith('__@'))
      .map((member) => {
        const isOptional = member.flags & SymbolFlags.Optional;
        return [`${name}.${member.name}`, `${isOptional ? 'optional ' : ''}${printed(member)}`];
      });
  }

  const hasMembers = (type) =>
    (type.flags & TypeFlags.Object || type.isIntersection()) &&
    type.getCallSignatures().length === 0 &&
    !checker.isArrayLikeType(type);

  function ofValue(name, symbol) {
    const type = checker.getTypeOfSymbol(symbol);
    const [call] = type.getCallSignatures();
    if (call && /^[A-Z]/.test(name)) {
      const [props] = call.parameters;
      return [[name, 'component'], ...(props ? membersOf(name, checker.getTypeOfSymbol(props)) : [])];
    }
    const isRecord = hasMembers(type) && !symbol.valueDeclaration?.type;
    return isRecord ? [[name, 'value'], ...membersOf(name, type)] : [[name, printed(symbol)]];
  }

  function ofType(name, symbol) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (type.isUnion() && type.types.every((one) => one.isStringLiteral()))
      return [[name, 'words'], ...type.types.map(({ value }) => [`${name}.${value}`, 'word'])];
    return hasMembers(type) ? [[name, 'type'], ...membersOf(name, type)] : [[name, printed(symbol)]];
  }

  function describe(name, symbol) {
    const library = packageOf(symbol);
    if (library) return [[name, `from ${library}`]];
    return symbol.flags & SymbolFlags.Value ? ofValue(name, symbol) : ofType(name, symbol);
  }

  return {
    exportsOf(source) {
      const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(source)).map((one) => {
        const symbol = one.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
        exported.add(symbol);
        return [one.name, symbol];
      });
      return sortedByName(symbols.flatMap(([name, symbol]) => describe(name, symbol)));
    },
    /** Types that promised ones refer to and no module exports; describing one may refer to others. */
    referredTypes() {
      const described = new Map();
      const next = () => [...referred].find((one) => !exported.has(one) && !described.has(one));
      for (let symbol = next(); symbol; symbol = next()) described.set(symbol, ofType(symbol.name, symbol));
      return sortedByName([...described.values()].flat());
    },
  };
}

const printer = ts.createPrinter({ removeComments: true });

/** A printed type on one line, with the members of its unions in one order: the compiler's order depends on the order of its input. */
function inOrder(text) {
  const source = ts.createSourceFile('type.ts', `type T = ${text}`, ts.ScriptTarget.Latest, true);
  const textOf = (node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
  const sortUnions = (context) => {
    const visit = (node) => {
      const inside = ts.visitEachChild(node, visit, context);
      if (!ts.isUnionTypeNode(inside)) return inside;
      const members = [...inside.types].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
      return context.factory.updateUnionTypeNode(inside, context.factory.createNodeArray(members));
    };
    return visit;
  };
  const [statement] = source.statements;
  const isType = statement && ts.isTypeAliasDeclaration(statement) && source.statements.length === 1;
  return (isType ? textOf(ts.transform(statement.type, [sortUnions]).transformed[0]) : text).replace(
    /\s+/g,
    ' ',
  );
}

/**
 * @typedef {{ name: string, was?: string, is?: string }} Change
 * @param {Record<string, Promises>} before
 * @param {Record<string, Promises>} after
 * @returns {{ gone: Change[], changed: Change[], added: Change[] }} by name with its module. A prop that a component newly
 *   needs counts as changed: who rendered it without that prop breaks.
 */
export function compare(before, after) {
  const pairs = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((module) => {
    const [was = {}, is = {}] = [before[module], after[module]];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((name) => ({
      name: `${module}: ${name}`,
      was: was[name],
      is: is[name],
      isNeeded: was[name] === undefined && isNeededProp(name, was, is),
    }));
  });
  return {
    gone: pairs.filter(({ is }) => is === undefined),
    changed: pairs.filter(
      ({ was, is, isNeeded }) => is !== undefined && (isNeeded || (was !== undefined && was !== is)),
    ),
    added: pairs.filter(({ was, isNeeded }) => was === undefined && !isNeeded),
  };
}

function isNeededProp(name, was, is) {
  const [owner = ''] = name.split('.');
  return name !== owner && was[owner] === 'component' && !is[name].startsWith('optional ');
}
