// @ts-check
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import { serverConfig } from '@touchline/shared/federation/serverOutput.js';
import webpack from 'webpack';
import { rendererConfig } from '../../shell/webpack.renderer.config.js';
import { root } from './run.mjs';

const configOf = (build, folder, path) =>
  build === 'shell'
    ? rendererConfig({ mode: 'development', path })
    : serverConfig({ folder: join(folder, build), name: build, path, mode: 'development' });

/** What the web server reads of a build (shell/server/rendering/devRendering.ts). */
function stateOf(stats, path) {
  if (stats.hasErrors()) return { status: 'failed', words: stats.toString('errors-only') };
  const file = Object.keys(stats.compilation.assets).find((name) => name.endsWith('.cjs'));
  return { status: 'ready', file, integrity: integrityOf(readFileSync(join(path, file))) };
}

/**
 * Compiles the shell and remotes for the rendering process, now and after every save, into a folder of its own. Beside
 * the folder of each build `<build>.json` says whether it is compiled.
 *
 * @param {string[]} builds
 * @param {string} [sources] folder of the workspaces
 */
export async function renderFromSource(builds, sources = root) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-dev-'));
  const watchings = await Promise.all(
    builds.map(async (build) => {
      const path = join(folder, build);
      mkdirSync(path);
      const write = (state) => {
        // A reader never sees half a file.
        writeFileSync(`${path}.json.new`, JSON.stringify(state));
        renameSync(`${path}.json.new`, `${path}.json`);
      };
      const compiler = webpack(configOf(build, sources, path));
      const compiling = () => write({ status: 'compiling' });
      compiling();
      compiler.hooks.invalid.tap('devRendering', compiling);
      return new Promise((resolve, reject) => {
        const watching = compiler.watch({}, (error, stats) => {
          if (error || !stats) return reject(error);
          write(stateOf(stats, path));
          resolve(watching);
        });
      });
    }),
  );
  return {
    folder,
    async stop() {
      await Promise.all(watchings.map((watching) => new Promise((done) => watching.close(done))));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
