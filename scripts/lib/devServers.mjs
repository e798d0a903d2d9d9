// @ts-check
import { join } from 'node:path';
import { remoteConfig } from '@touchline/shared/federation/remoteConfig.js';
import { compiled } from '@touchline/shared/federation/serveRemote.js';
import { shellConfig } from '@touchline/shared/federation/shellConfig.js';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from './run.mjs';
import { freePort } from './server.mjs';

/** Where the web server asks for a build's files (shell/server/dev/devBuilds.ts). */
const pathOf = (build) => (build === 'shell' ? '/s/' : `/r/${build}/dev/`);

function configOf(build) {
  const options = { folder: join(root, build), mode: /** @type {const} */ ('development'), refresh: true };
  const config = build === 'shell' ? shellConfig(options) : remoteConfig(options);
  // A page that is still open may ask for the update before the last one.
  return { ...config, output: { ...config.output, clean: false } };
}

/** @returns {import('webpack-dev-server').Configuration} */
const serverOptions = (build, port) => ({
  host: '127.0.0.1',
  port,
  hot: true,
  // Asked by the web server of this machine only, which passes no origin on.
  allowedHosts: 'all',
  static: false,
  setupExitSignals: false,
  headers: { 'cache-control': 'no-cache' },
  devMiddleware: { publicPath: pathOf(build), stats: 'errors-warnings' },
  // The page knows one origin only: updates come through the web server too.
  webSocketServer: { type: 'ws', options: { path: `${pathOf(build)}ws` } },
  client: {
    // 0 means: those of the page.
    webSocketURL: { hostname: '0.0.0.0', port: 0, pathname: `${pathOf(build)}ws` },
    overlay: false,
    logging: 'warn',
  },
});

/**
 * Compiles the shell or a remote for development, now and after every save, and serves it on a port of its
 * own.
 *
 * @param {string} build
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} once it has compiled without errors
 */
export async function serveFromSource(build) {
  const compiler = webpack(configOf(build));
  const port = await freePort();
  const server = new WebpackDevServer(serverOptions(build, port), compiler);
  const ready = compiled(compiler);
  await server.start();
  await ready;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.stop() };
}
