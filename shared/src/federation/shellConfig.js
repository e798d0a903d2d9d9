// @ts-check
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { baseConfig, contentStamp } from './baseConfig.js';
import { runAlone } from './declaration.js';
import { DevelopmentReactPlugin, developmentReactIn } from './developmentReactPlugin.js';
import { GuardedScriptsPlugin } from './guardedScriptsPlugin.js';
import { ReleaseManifestPlugin } from './releaseManifestPlugin.js';
import {
  contractModules,
  designSystemModules,
  eagerModules,
  lazyChunk,
  lazyModules,
  versionsOf,
} from './sharedModules.js';

/** The theme turns ripples off, and every button of MUI would bring their code. */
const withoutRipples = {
  apply: (compiler) =>
    new compiler.webpack.NormalModuleReplacementPlugin(
      /^\.\/TouchRipple\.mjs$/,
      fileURLToPath(import.meta.resolve('./noRipple.js')),
    ).apply(compiler),
};

/**
 * Build constants of federation's runtime, as its plugin sets them by `experiments.optimization`: remotes are registered by
 * their container's address, so its snapshots and manifests are left out, and so is what runs on Node only.
 */
const withoutSnapshots = {
  apply: (compiler) =>
    new compiler.webpack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      ENV_TARGET: JSON.stringify('web'),
    }).apply(compiler),
};

/** Files of every named chunk but the first page's own. */
const namedChunks = ({ neededBy, compilation }) =>
  Object.fromEntries(
    [...compilation.namedChunkGroups.keys()]
      .filter((name) => name !== 'main')
      .map((name) => [name, neededBy(name).files]),
  );

/** Files of each module that is provided lazily; one that is missing stops the build. */
const lazyFiles = ({ neededBy }) =>
  Object.fromEntries(
    lazyModules.map((name) => {
      const needed = neededBy(lazyChunk(name));
      if (!needed) throw new Error(`The shell does not provide ${name}: add it to lazyModules.ts.`);
      return [name, needed.files];
    }),
  );

/** Exports of each shared module of ours, as webpack reads them; a module whose exports it cannot know is left out. */
function providedExports({ modules, moduleGraph }, folder) {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const names = new Map([...contractModules, ...designSystemModules].map((name) => [resolve(name), name]));
  const provided = {};
  for (const module of [...modules].flatMap((one) => one.modules ?? one)) {
    const name = names.get(module.resource);
    const exports = name && moduleGraph.getProvidedExports(module);
    if (Array.isArray(exports)) provided[name] = [...exports].sort();
  }
  return provided;
}

/** What a build of the shell has for remotes, and the format in which it talks to the server. */
function offersOf(folder) {
  const installed = createRequire(join(folder, 'package.json'));
  const designSystem = runAlone(join(folder, '../design-system/src/version.ts')).designSystemVersion;
  const { servedContracts, bootFormat } = runAlone(
    fileURLToPath(new URL('../contract/version.ts', import.meta.url)),
  );
  return {
    contracts: servedContracts,
    designSystem,
    modules: [...eagerModules, ...lazyModules],
    versions: versionsOf({
      react: installed('react/package.json').version,
      reactDom: installed('react-dom/package.json').version,
      designSystem,
    }),
    boot: bootFormat,
  };
}

function describeShell({ version, folder, onePiece }, tools) {
  const { compilation } = tools;
  const developmentReact = developmentReactIn(Object.keys(compilation.assets));
  return {
    name: 'shell',
    version,
    onePiece,
    entry: compilation.entrypoints
      .get('main')
      .getFiles()
      .filter((file) => /\.(js|css)$/.test(file)),
    lazy: lazyFiles(tools),
    chunks: namedChunks(tools),
    ...(developmentReact && { developmentReact }),
    serviceWorker: 'service-worker.js' in compilation.assets,
    fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
    // Compared with what each remote was built for: shell/server/releases/offers.ts.
    offers: { ...offersOf(folder), exports: providedExports(compilation, folder) },
  };
}

/** Chunks that draw the small things of football. */
const withFootballMarks = ['design-system-football', 'pitch', 'sheet'];

/**
 * The small things of football that the pitch or the footballer's sheet draw too. Which of them draws which differs, and by
 * that alone they would be three files in place of one.
 */
function isFootballMark(module, { chunkGraph }) {
  const chunks = [...chunkGraph.getModuleChunks(module)].map(({ name }) => name);
  return (
    chunks.length > 1 &&
    chunks.includes('design-system-football') &&
    chunks.every((chunk) => withFootballMarks.includes(chunk))
  );
}

/**
 * The host's webpack configuration.
 *
 * @param {{ folder: string, mode?: 'development' | 'production', refresh?: boolean, onePiece?: string, plugins?: object[] }} options
 *   `onePiece`: module that brings all remotes along, to measure federation against the same app in one piece;
 *   `plugins`: more of them, for what only a built shell has
 */
export function shellConfig({
  folder,
  mode = process.env.NODE_ENV === 'development' ? 'development' : 'production',
  refresh = false,
  onePiece,
  plugins = [],
}) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const base = baseConfig({ context: folder, mode, refresh });
  return {
    ...base,
    name: 'shell',
    // As remotes have them (remoteConfig.js): kept beside the release for the stacks of faults, and never served.
    ...(mode === 'production' && !onePiece && { devtool: 'hidden-nosources-source-map' }),
    entry: { main: './src/index.tsx' },
    resolve: {
      ...base.resolve,
      alias: { '#remote-source': onePiece ?? join(folder, 'src/services/remotes/federatedRemotes.ts') },
    },
    output: {
      ...base.output,
      path: join(folder, onePiece ? 'dist/one-piece' : 'dist/web'),
      clean: true,
      publicPath: '/s/',
      uniqueName: 'touchline_shell',
      filename: `[name].${contentStamp(mode)}.js`,
      chunkFilename: `[name].${contentStamp(mode)}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      chunkLoadTimeout: 10_000,
      crossOriginLoading: 'anonymous',
      // The same in every folder: `shell/src/app/App.tsx`.
      devtoolModuleFilenameTemplate: ({ resourcePath }) => posix.join('shell', resourcePath),
    },
    optimization: {
      chunkIds: 'deterministic',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // Code that two lazily provided modules share is emitted once.
          default: { minChunks: 2, chunks: 'async', minSize: 8_000, reuseExistingChunk: true },
          defaultVendors: false,
          footballMarks: {
            test: isFootballMark,
            name: 'football-marks',
            chunks: 'async',
            priority: 5,
            enforce: true,
          },
          // Changes with a version bump only, so that it stays in the browser's cache over our releases.
          framework: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler|@emotion|stylis|@mui[\\/](material|system|styled-engine|utils|private-theming)|react-router|react-router-dom|redux|react-redux|redux-saga|@redux-saga|@reduxjs|immer)[\\/]/,
            name: 'framework',
            chunks: 'initial',
            priority: 10,
          },
        },
      },
    },
    plugins: [
      ...base.plugins,
      withoutRipples,
      withoutSnapshots,
      new GuardedScriptsPlugin(),
      // From source the page has it already.
      ...(mode === 'production' && !onePiece ? [new DevelopmentReactPlugin()] : []),
      ...plugins,
      new ReleaseManifestPlugin({
        compress: mode === 'production',
        describe: (tools) => describeShell({ version, folder, onePiece: onePiece !== undefined }, tools),
      }),
    ],
  };
}
