import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const output = join(folder, 'dist/server');

/** Our own packages are TypeScript and go into the bundle; everything else stays in node_modules. */
const isOurs = (request) => /^(\.|\/|@touchline\/)/.test(request);

/** SQL files and the database thread are read at run time: they lie beside the bundle. */
class CopyDatabaseFiles {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('CopyDatabaseFiles', () => {
      const source = join(folder, '../api/src/db');
      mkdirSync(output, { recursive: true });
      cpSync(join(source, 'migrations'), join(output, 'migrations'), { recursive: true });
      cpSync(join(source, 'pglite/pgliteWorker.mjs'), join(output, 'pgliteWorker.mjs'));
    });
  }
}

/** The web server, the API and the command line tools as plain ES modules for Node. */
export default {
  name: 'server',
  mode: 'production',
  context: folder,
  target: 'node20',
  entry: {
    server: './server/server.ts',
    release: './server/releases/releaseCommand.ts',
  },
  experiments: { outputModule: true },
  output: {
    path: output,
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  externalsType: 'module',
  externals: [({ request }, decide) => (isOurs(request) ? decide() : decide(null, `module ${request}`))],
  resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  module: {
    // Files are found from where the bundle lies, not from where the source lay.
    parser: { javascript: { url: false, importMeta: false, worker: false } },
    rules: [
      {
        test: /\.[cm]?tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  optimization: {
    minimize: false,
    splitChunks: {
      chunks: 'all',
      minSize: 0,
      cacheGroups: { default: false, defaultVendors: false, common: { name: 'common', minChunks: 2 } },
    },
  },
  plugins: [new CopyDatabaseFiles()],
  devtool: 'source-map',
  stats: 'errors-warnings',
  performance: { hints: false },
};
