// @ts-check
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, contentStamp } from './baseConfig.js';
import { readDeclaration } from './declaration.js';
import { GuardedScriptsPlugin } from './guardedScriptsPlugin.js';
import { ReleaseManifestPlugin } from './releaseManifestPlugin.js';
import { serverOutput } from './serverOutput.js';
import { sharedByRemote } from './sharedModules.js';
import { sliceKeysOf } from './sliceKeys.js';
import { StableIdsPlugin } from './stableIdsPlugin.js';

/** Name of a remote's container: a JavaScript identifier. */
export const containerName = (/** @type {string} */ remote) => remote.replace(/-/g, '_');

/** What of a build the registry needs, read from the compilation; a chunk that is missing stops the build. */
function describeRemote(
  declaration,
  version,
  { neededBy, requiredRanges, usedExports, compilation, serverCode },
) {
  const container = [...compilation.entrypoints.values()][0];
  const exposed = neededBy('remote');
  if (!exposed) throw new Error(`${declaration.name} exposes no module "./remote".`);
  const withExposed = (chunk) => {
    const needed = neededBy(chunk);
    if (!needed)
      throw new Error(`${declaration.name}: no chunk is called "${chunk}". Name it with webpackChunkName.`);
    return {
      files: [...new Set([...exposed.files, ...needed.files])],
      shared: [...new Set([...exposed.shared, ...needed.shared])],
    };
  };
  const withLater = (route) => {
    const needed = withExposed(route.chunk);
    const missing = (chunk) => {
      const { files, shared } = withExposed(chunk);
      const isNew = (loaded) => (name) => !loaded.includes(name);
      return { files: files.filter(isNew(needed.files)), shared: shared.filter(isNew(needed.shared)) };
    };
    return {
      ...route,
      ...needed,
      ...(route.later && { later: route.later.map(({ chunk, media }) => ({ media, ...missing(chunk) })) }),
    };
  };
  return {
    name: declaration.name,
    version,
    entry: container.getFiles().find((file) => file.startsWith('remoteEntry')),
    contract: declaration.contract,
    designSystem: declaration.designSystem,
    requires: requiredRanges(),
    uses: usedExports(),
    prefixes: declaration.prefixes,
    ...(serverCode && { slices: sliceKeysOf(serverCode, declaration.name) }),
    routes: declaration.routes.map(withLater),
    widgets: Object.entries(declaration.widgets).map(([name, { chunk, ...widget }]) => ({
      name,
      ...widget,
      ...withExposed(chunk),
    })),
    ...(declaration.title && { title: declaration.title }),
    ...(declaration.places && { places: declaration.places }),
    ...(declaration.flags && { flags: declaration.flags }),
  };
}

/**
 * Packages that run in Node too (HiGHS) import its modules by name, in a branch that a browser never takes.
 */
class NoNodeModulesPlugin {
  apply(compiler) {
    new compiler.webpack.IgnorePlugin({ resourceRegExp: /^node:/ }).apply(compiler);
  }
}

/**
 * The whole webpack configuration of a remote; its own webpack.config.js is one line.
 *
 * @param {{ folder: string, mode?: 'development' | 'production', refresh?: boolean, local?: boolean }} options
 *   `local`: for a page of production that takes the remote from its developer's own server (docs/decisions/0075): the
 *   container has one name for every build, and nothing is compressed or made for the server
 */
export function remoteConfig({
  folder,
  mode = process.env.NODE_ENV === 'development' ? 'development' : 'production',
  refresh = false,
  local = false,
}) {
  const declaration = readDeclaration(folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const name = containerName(declaration.name);
  // A development server's remote is rendered by the browser alone: its files are nowhere on the disk.
  const isForServer = !local && mode === 'production';
  // An older app has React's production build for local remotes too.
  const base = baseConfig({ context: folder, mode, refresh, ...(local && { development: false }) });
  return {
    ...base,
    name: declaration.name,
    // Maps without source text, and without a comment that names them: the server keeps them beside the release for the
    // stacks of faults, and serves none (docs/tasks/my-remote-is-down.md).
    ...(mode === 'production' && !local && { devtool: 'hidden-nosources-source-map' }),
    // The container only: a remote does not run without a shell.
    entry: {},
    output: {
      ...base.output,
      path: join(folder, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: name,
      filename: `[name].${contentStamp(mode)}.js`,
      chunkFilename: `[name].${contentStamp(mode)}.js`,
      chunkLoadTimeout: 10_000,
      crossOriginLoading: 'anonymous',
      // The same in every folder: `mf-clubs/src/pages/ClubsPage.tsx`.
      devtoolModuleFilenameTemplate: ({ resourcePath }) => posix.join(declaration.name, resourcePath),
    },
    optimization: { chunkIds: 'named', moduleIds: 'deterministic' },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name,
        filename: local ? 'remoteEntry.js' : `remoteEntry.${contentStamp(mode)}.js`,
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: sharedByRemote(declaration),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        experiments: {
          // Federation's core is the shell's, by the plugin inject-external-runtime-core (docs/decisions/0046).
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new GuardedScriptsPlugin(),
      new StableIdsPlugin(),
      new NoNodeModulesPlugin(),
      new ReleaseManifestPlugin({
        compress: mode === 'production' && !local,
        ...(isForServer && { serverOutput: () => serverOutput({ folder, name }) }),
        emitsServerCode: declaration.routes.some(({ server }) => server),
        // Read again at each build of a development server.
        describe: (tools) => describeRemote(readDeclaration(folder), version, tools),
      }),
    ],
  };
}
