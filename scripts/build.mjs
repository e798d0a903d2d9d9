// @ts-check
/** `npm run build`: builds what is stale. `-- mf-team shell` builds only those; `--force` builds in any case. */
import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/terminal.mjs';

const words = process.argv.slice(2);
try {
  await ensureInstalled();
  const { buildStale } = await import('./lib/builds.mjs');
  const only = words.filter((word) => !word.startsWith('--'));
  const built = await buildStale({ force: words.includes('--force'), ...(only.length > 0 && { only }) });
  if (built.length === 0) process.stdout.write('Everything is built.\n');
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
