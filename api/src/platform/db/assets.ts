import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Files that are read at run time: beside the source here, and beside `server.mjs` in a bundle, which has
 * more.
 */
export interface DbAssets {
  /** Folder of the numbered SQL files. */
  readonly migrations: string;
  /** The database thread, plain JavaScript. */
  readonly worker: string;
  /**
   * The game's thread (`fpl/thread/sourceThread.ts` as built); without it the source runs in the server's
   * thread.
   */
  readonly sourceThread: string | undefined;
  /** The thread that parses the game's large documents, as built; without it the server's thread parses them. */
  readonly documentThread: string | undefined;
  /** Template folder of an empty PGlite database; without it one is created, which takes seconds. */
  readonly emptyDatabase: string | undefined;
}

/**
 * @param folder contains `migrations/` and the worker (`pgliteWorker.mjs`, or `pglite/pgliteWorker.mjs` as in
 *   the source). A bundle passes its own folder; the default is the source's folder.
 */
export function findAssets(folder: string = fileURLToPath(new URL('.', import.meta.url))): DbAssets {
  const beside = join(folder, 'pgliteWorker.mjs');
  const worker = existsSync(beside) ? beside : join(folder, 'pglite', 'pgliteWorker.mjs');
  const migrations = join(folder, 'migrations');
  for (const needed of [worker, migrations]) {
    if (!existsSync(needed))
      throw new Error(`${needed} is missing: the build must copy it beside the server.`);
  }
  const ifThere = (name: string) => {
    const path = join(folder, name);
    return existsSync(path) ? path : undefined;
  };
  return {
    migrations,
    worker,
    sourceThread: ifThere('sourceThread.mjs'),
    documentThread: ifThere('documentThread.mjs'),
    emptyDatabase: ifThere('emptyDatabase'),
  };
}
