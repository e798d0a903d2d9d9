/** Used by the build: plain Node, like webpack's configuration. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const cache = join(import.meta.dirname, '../../../../.cache/empty-database');

/** PGlite's version: another one may need another folder layout. */
function pgliteVersion() {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8')).version;
}

/**
 * Creates an empty database in a folder. Cached per version of PGlite, because it takes seconds and much
 * memory.
 */
export async function layEmptyDatabase(folder) {
  const made = join(cache, pgliteVersion());
  if (!existsSync(made)) await make(made);
  cpSync(made, folder, { recursive: true });
}

async function make(folder) {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  await (await PGlite.create({ dataDir: unfinished })).close();
  try {
    renameSync(unfinished, folder);
  } catch (thrown) {
    // Another build was faster.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw thrown;
  }
}
