// @ts-check
/** `npm run packages -- ../demo-team/packages`: packs what remotes outside this repository are built with. */
import { resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/terminal.mjs';

try {
  await ensureInstalled();
  const { buildStale } = await import('./lib/builds.mjs');
  const { packPackages } = await import('./lib/packages.mjs');
  const folder = resolve(process.argv[2] ?? '.cache/packed');
  await buildStale({ only: ['server'] });
  for (const name of await packPackages(folder)) process.stdout.write(`  ${folder}/${name}\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
