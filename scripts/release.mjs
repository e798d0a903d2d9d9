// @ts-check
/** `npm run release -- --help`: builds the named remotes when they are stale and are to be published, then runs the release tool. */
import { existsSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';

const words = process.argv.slice(2);
const [verb, ...given] = words;
/** `try mf-team@next` is about the build of mf-team; of a stored release nothing is built. */
const names = given.filter((word) => !/@(?!next$)/.test(word)).map((word) => word.replace(/@next$/, ''));
/** Commands that take the build of this repository. */
const takesBuild =
  verb === 'publish' ||
  verb === 'try' ||
  (verb === 'canary' && !words.some((word) => /^--(release|stop|help)\b/.test(word)));
/** Builds that one release is made of. */
const buildsOf = (name, remotes) =>
  name === 'shell' ? ['shell', 'renderer'] : remotes.filter((remote) => remote === name);

try {
  await ensureInstalled();
  const { root, run } = await import('./lib/run.mjs');
  // Whatever needs no build is done at once: a rollback on a Friday evening waits for nothing.
  if (takesBuild || !existsSync(`${root}shell/dist/server/release.mjs`)) {
    const { buildStale, remotes } = await import('./lib/builds.mjs');
    await buildStale({
      only: ['server', ...(takesBuild ? names.flatMap((name) => buildsOf(name, remotes)) : [])],
    });
  }
  await run(process.execPath, [`${root}shell/dist/server/release.mjs`, ...words]);
} catch {
  process.exit(1);
}
