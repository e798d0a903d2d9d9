// @ts-check
/**
 * `npm run bench`: how the app loads on a slow phone, against the same app built in one piece, and what its
 * files weigh against the budgets. Medians of several cold loads, in turn, in one run on one machine.
 */
import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { benchLoads } = await import('./bench/loads.mjs');
const { benchSizes } = await import('./bench/sizes.mjs');

const parts = { sizes: benchSizes, loads: benchLoads };
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const missed = [];
for (const [name, part] of Object.entries(parts)) {
  if (only.length > 0 && !only.includes(name)) continue;
  missed.push(...(await part()));
}
for (const sentence of missed) process.stdout.write(`over budget: ${sentence}\n`);
process.exit(missed.length === 0 ? 0 : 1);
