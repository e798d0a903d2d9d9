// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What `npm start` does with a checkout: build what is stale, or serve it as it was built, where this user may not
 * write into it.
 *
 * @param {string} root
 * @param {(folder: string) => void} [access] throws where the folder may not be written
 * @returns {'build' | 'serve'}
 * @throws Error when it is not built and may not be written
 */
export function useOfCheckout(root, access = (folder) => accessSync(folder, constants.W_OK)) {
  try {
    access(root);
    return 'build';
  } catch {
    if (existsSync(join(root, 'shell/dist/server/server.mjs'))) return 'serve';
    throw new Error(
      `${root} is not built, and this user may not write into it. Run "npm run build" as its owner, then start again.`,
    );
  }
}
