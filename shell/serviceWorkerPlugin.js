// @ts-check
import { sourceRules } from '@touchline/shared/federation/baseConfig.js';
import { buildFile } from '@touchline/shared/federation/buildFile.js';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import webpack from 'webpack';

const file = 'service-worker.js';

/**
 * @param {{ source: string, path: string, files: readonly object[] }} options `files`: as workbox-precaching takes them
 * @returns {import('webpack').Configuration}
 */
const workerConfig = ({ source, path, files }) => ({
  name: 'service worker',
  mode: 'production',
  target: ['webworker', 'es2022'],
  entry: source,
  output: { path, filename: file },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: sourceRules({ mode: 'production', refresh: false }) },
  plugins: [new webpack.DefinePlugin({ filesToKeep: JSON.stringify(files) })],
  performance: { hints: false },
});

/** The service worker beside a build, with the list of the build's files that it keeps from the start. */
export class ServiceWorkerPlugin {
  /** @param {{ source: string, keeps: readonly RegExp[] }} options `keeps`: names of files, which contain their hash */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // After real content hashes, and before release.json lists what there is.
        { name: 'ServiceWorkerPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async () => {
          const files = this.filesOf(compilation);
          const content = await buildFile(file, (path) =>
            workerConfig({ source: this.options.source, path, files }),
          );
          compilation.emitAsset(file, new sources.RawSource(content), { minimized: true });
        },
      );
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  filesOf({ assets, outputOptions }) {
    return Object.keys(assets)
      .filter((name) => this.options.keeps.some((pattern) => pattern.test(name)))
      .sort()
      .map((name) => ({
        url: `${outputOptions.publicPath}${name}`,
        // The name has it.
        revision: null,
        integrity: integrityOf(Buffer.from(assets[name].buffer())),
      }));
  }
}
