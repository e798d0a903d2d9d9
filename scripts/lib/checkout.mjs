// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a checkout ready to be served: installs and builds what is missing or stale, where this user may write.
 *
 * @param {object} steps
 * @param {string} steps.root
 * @param {() => Promise<void>} steps.install
 * @param {() => Promise<void>} steps.build
 * @param {(sentence: string) => void} steps.say
 * @param {(folder: string) => void} [steps.access] as of `useOfCheckout`
 */
export async function prepareCheckout({ root, install, build, say, access }) {
  if (useOfCheckout(root, access) === 'serve') {
    say('This user may not write into the checkout: it is served as it was built.');
    return;
  }
  await install();
  await build();
}

/**
 * What `npm start` does with a checkout: build what is stale, or serve it as it was built, where this user may not
 * write into it.
 *
 * @param {string} root
 * @param {(folder: string) => void} [access] throws where the folder may not be written
 * @returns {'build' | 'serve'}
 * @throws Error when it is not built and may not be written
 */
function useOfCheckout(root, access = (folder) => accessSync(folder, constants.W_OK)) {
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
