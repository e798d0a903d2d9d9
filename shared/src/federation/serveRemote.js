// @ts-check
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readDeclaration } from './declaration.js';
import { remoteConfig } from './remoteConfig.js';

/** Resolves with the first compilation without errors; webpack prints the errors before that. */
export const compiled = (/** @type {import('webpack').Compiler} */ compiler) =>
  new Promise((resolve) =>
    compiler.hooks.done.tap('compiled', (stats) => !stats.hasErrors() && resolve(undefined)),
  );

/** @returns {import('webpack-dev-server').Configuration} */
const serverOptions = (/** @type {number} */ port, /** @type {URL} */ app) => ({
  host: 'localhost',
  port,
  hot: true,
  // Components are exchanged; where that is not possible, webpack's client reloads the page once.
  liveReload: false,
  static: false,
  setupExitSignals: false,
  // The page's origin asks for files and opens the socket: no other site may.
  allowedHosts: ['localhost', app.hostname],
  headers: {
    'access-control-allow-origin': app.origin,
    'access-control-allow-private-network': 'true',
    'cache-control': 'no-cache',
    vary: 'origin',
  },
  devMiddleware: { publicPath: '/', stats: 'errors-warnings' },
  webSocketServer: { type: 'ws', options: { path: '/updates' } },
  client: {
    webSocketURL: `ws://localhost:${port}/updates`,
    // Over another app's page nothing is drawn.
    overlay: false,
    logging: 'warn',
  },
});

/**
 * Compiles a remote, now and after every save, and serves it at `http://localhost:<port>` to the pages of one app, whose staff take it
 * from there (docs/decisions/0075-a-local-remote-is-loaded-by-the-browser.md). Components are exchanged in the open page where the app has
 * React's development build for such a page.
 *
 * @param {{ folder: string, port: number, app: string }} options `app`: origin of the app: no other site may read the files
 * @returns {Promise<{ stop: () => Promise<void> }>} once it has compiled without errors
 */
export async function serveRemote({ folder, port, app }) {
  const config = remoteConfig({ folder, mode: 'development', refresh: true, local: true });
  // A page that is still open may ask for the update before the last one.
  const compiler = webpack({ ...config, output: { ...config.output, clean: false } });
  const server = new WebpackDevServer(serverOptions(port, new URL(app)), compiler);
  const ready = compiled(compiler);
  await server.start();
  await ready;
  return { stop: () => server.stop() };
}

/** Address that staff of the app open to take the remote from there. */
export const linkTo = (/** @type {{ folder: string, port: number, app: string }} */ { folder, port, app }) =>
  `${app}/?preview=${readDeclaration(folder).name}@localhost:${port}`;
