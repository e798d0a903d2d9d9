// @ts-check
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

/**
 * Builds into a folder of its own, which is removed, and answers one file of it.
 *
 * @param {string} file
 * @param {(path: string) => import('webpack').Configuration} configFor `path`: the folder to build into
 * @returns {Promise<Buffer>}
 * @throws Error with webpack's words when the build fails
 */
export async function buildFile(file, configFor) {
  const path = await mkdtemp(join(tmpdir(), 'touchline-build-'));
  try {
    await new Promise((resolve, reject) => {
      webpack(configFor(path), (error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(undefined);
      });
    });
    return await readFile(join(path, file));
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}
