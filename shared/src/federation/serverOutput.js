// @ts-check
import { posix } from 'node:path';
import webpack from 'webpack';
import { sourceRules } from './baseConfig.js';
import { buildFile } from './buildFile.js';
import { eagerModules, lazyModules } from './sharedModules.js';

const file = 'server.cjs';

/** Shared modules come from the server, as the browser's come from the shell. */
const fromServer = Object.fromEntries(
  [...eagerModules, ...lazyModules].map((name) => [name, `commonjs ${name}`]),
);

/**
 * @param {{ folder: string, name: string, path: string, mode?: 'development' | 'production' }} options
 *   `development`: with a source map beside the file, whose name then changes with its content
 * @returns {import('webpack').Configuration}
 */
export const serverConfig = ({ folder, name, path, mode = 'production' }) => ({
  name: `${name} for the server`,
  mode,
  context: folder,
  target: 'node20',
  entry: { server: './src/remote.ts' },
  // One file: what a page imports later is there at once.
  output: {
    path,
    filename: mode === 'production' ? file : 'server.[contenthash:10].cjs',
    library: { type: 'commonjs2' },
    asyncChunks: false,
    clean: mode === 'development',
    devtoolModuleFilenameTemplate: ({ resourcePath }) => posix.join(name, resourcePath),
  },
  externals: fromServer,
  resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  module: {
    rules: sourceRules({ mode, refresh: false }),
    // Workers and files beside the code are the browser's: nothing starts or reads them here.
    parser: { javascript: { worker: false, url: false } },
  },
  plugins: [new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('browser:') })],
  // Read by people when a page throws on the server.
  optimization: { minimize: false, moduleIds: 'named' },
  devtool: mode === 'development' && 'source-map',
  performance: { hints: false },
});

/**
 * Builds a remote once more, as one CommonJS file for Node, which the web server renders its pages with.
 *
 * @param {{ folder: string, name: string }} options
 * @returns {Promise<Buffer>}
 * @throws Error with webpack's words when the build fails
 */
export const serverOutput = ({ folder, name }) =>
  buildFile(file, (path) => serverConfig({ folder, name, path }));
