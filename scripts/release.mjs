// @ts-check
/** `npm run release -- publish|rollback|list`: builds the named remote when it is stale, then runs the release tool. */
import { ensureInstalled } from './lib/install.mjs';

const [verb, ...names] = process.argv.slice(2);
try {
  await ensureInstalled();
  const { buildStale } = await import('./lib/builds.mjs');
  const { root, run } = await import('./lib/run.mjs');
  await buildStale({ only: ['server', ...(verb === 'publish' ? names : [])] });
  await run(process.execPath, [`${root}shell/dist/server/release.mjs`, ...process.argv.slice(2)]);
} catch {
  process.exit(1);
}
