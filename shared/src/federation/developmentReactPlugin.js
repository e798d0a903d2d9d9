// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A module of React as its production build has it; the development build is beside it. */
const production = /[\\/]node_modules[\\/](react|react-dom)[\\/]cjs[\\/][\w-]+\.production\.js$/;

const asDevelopment = (file) => file.replace(/\.production\.js$/, '.development.js');

/** Calls of `require` by the number that the build gave to the module. */
function withNumbers(code, file, numberOf) {
  const { resolve } = createRequire(file);
  return code.replace(/\brequire\("([^"]+)"\)/g, (_, name) => {
    const number = numberOf(resolve(name));
    if (number === undefined) throw new Error(`${name}, which ${file} requires, is no module of this build.`);
    return `__webpack_require__(${JSON.stringify(number)})`;
  });
}

/** The build may have given shorter names to exports: the same for the module that stands in for it. */
function shortNames(module, { exports }) {
  const short = exports.filter(({ name, used }) => used && used !== name);
  return short
    .map(({ name, used }) => `${module}.exports[${JSON.stringify(used)}]=${module}.exports.${name};`)
    .join('');
}

/**
 * A script that puts React's development build in place of the production build, if it runs after the other files of the entry and
 * before the last one. Only the development build exchanges components (Fast Refresh), and only readers who take a remote from their own
 * machine get it (docs/decisions/0135-development-react-for-local-remotes.md).
 *
 * @param {{ global: string, modules: readonly { file: string, number: string | number, exports: readonly { name: string, used: string | false }[] }[], numberOf: (file: string) => string | number | undefined, read?: (file: string) => string }} build
 *   `global`: the variable that webpack's chunks are pushed to; `modules`: React's, as the build has them
 * @returns {string} code of a chunk
 */
export function developmentReact({
  global,
  modules,
  numberOf,
  read = (/** @type {string} */ file) => readFileSync(file, 'utf8'),
}) {
  const written = modules.map((one) => {
    const file = asDevelopment(one.file);
    const code = read(file).replaceAll('process.env.NODE_ENV', '"development"');
    return `${JSON.stringify(one.number)}:function(module,exports,__webpack_require__){${withNumbers(code, file, numberOf)}\n${shortNames('module', one)}}`;
  });
  return `(globalThis.${global}=globalThis.${global}||[]).push([["development-react"],{${written.join(',\n')}}]);\n`;
}

const hasResource = ({ resource }) => typeof resource === 'string';

/** React's modules of a compilation, with the names that its exports have in the code. */
const modulesOf = ({ modules, moduleGraph, chunkGraph }) =>
  [...modules]
    .filter((module) => hasResource(module) && production.test(module.resource))
    .filter(
      (module) => chunkGraph.getModuleId(module) !== null && chunkGraph.getNumberOfModuleChunks(module) > 0,
    )
    .map((module) => ({
      file: module.resource,
      number: chunkGraph.getModuleId(module),
      exports: [...moduleGraph.getExportsInfo(module).ownedExports].map((info) => ({
        name: info.name,
        used: info.getUsedName(undefined, undefined),
      })),
    }));

function numbersOf({ modules, chunkGraph }) {
  const numbers = new Map();
  for (const module of modules)
    if (hasResource(module) && chunkGraph.getNumberOfModuleChunks(module) > 0)
      numbers.set(module.resource, chunkGraph.getModuleId(module));
  return numbers;
}

/** Emits `development-react.<hash>.js` beside the files of the shell. */
export class DevelopmentReactPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DevelopmentReactPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DevelopmentReactPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const numbers = numbersOf(compilation);
          const code = developmentReact({
            global: compilation.outputOptions.chunkLoadingGlobal,
            modules: modulesOf(compilation),
            numberOf: (file) => numbers.get(file),
          });
          const stamp = createHash('sha256').update(code).digest('hex').slice(0, 10);
          // It is read by developers: without the mark the minimizer would take its names away.
          compilation.emitAsset(`development-react.${stamp}.js`, new sources.RawSource(code), {
            minimized: true,
          });
        },
      );
    });
  }
}

/** @returns {string | undefined} the plugin's file among those of a build */
export const developmentReactIn = (/** @type {readonly string[]} */ files) =>
  files.find((file) => /^development-react\.\w+\.js$/.test(file));
