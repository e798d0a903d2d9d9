import { cpSync, mkdirSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { layEmptyDatabase } from '../api/src/platform/db/pglite/emptyDatabase.mjs';

const folder = import.meta.dirname;
const output = join(folder, 'dist/server');

/** Our own packages are TypeScript and always go into the bundle. */
const isOurs = (request) => /^(\.|\/|@touchline\/)/.test(request);

const resolveFrom = (place, request) => {
  try {
    return createRequire(join(place, 'x.js')).resolve(request);
  } catch {
    // Packages for `import` only have one version here; Node finds them from the bundle.
    return undefined;
  }
};

/**
 * Packages stay in node_modules, where Node finds them from the bundle's folder.
 *
 * @throws Error when that is another version than the source means (a tool's older copy at the root): the
 *   package must then be named in the root's package.json too
 */
function checkOutside(context, request) {
  if (isBuiltin(request) || resolveFrom(context, request) === resolveFrom(output, request)) return;
  throw new Error(
    `From the bundle "${request}" is another version than for ${context}. Name it in the root's package.json.`,
  );
}

/** SQL files, the database thread and an empty database are read at run time: they lie beside the bundle. */
class CopyDatabaseFiles {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('CopyDatabaseFiles', async () => {
      const source = join(folder, '../api/src/platform/db');
      mkdirSync(output, { recursive: true });
      cpSync(join(source, 'migrations'), join(output, 'migrations'), { recursive: true });
      cpSync(join(source, 'pglite/pgliteWorker.mjs'), join(output, 'pgliteWorker.mjs'));
      await layEmptyDatabase(join(output, 'emptyDatabase'));
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
    release: './server/releaseTool.ts',
    releaseOutside: './server/releases/releaseToolOutside.ts',
    sourceThread: '../api/src/game/fpl/thread/sourceThread.ts',
    documentThread: '../api/src/game/fpl/live/documentThread.ts',
    uploadThread: './server/releases/uploadThread.ts',
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
  externals: [
    ({ context, request }, decide) => {
      if (isOurs(request)) return decide();
      checkOutside(context, request);
      return decide(null, `module ${request}`);
    },
  ],
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
      // The thread's file holds all its code and nothing else: its hash says which code a season was made by. The release tool for
      // remotes outside is packed alone. The one of this repository starts without the API's code, so that a rollback takes no time.
      chunks: ({ name }) =>
        !['sourceThread', 'documentThread', 'uploadThread', 'releaseOutside', 'release'].includes(name),
      minSize: 0,
      cacheGroups: { default: false, defaultVendors: false, common: { name: 'common', minChunks: 2 } },
    },
  },
  plugins: [new CopyDatabaseFiles()],
  devtool: 'source-map',
  stats: 'errors-warnings',
  performance: { hints: false },
};
