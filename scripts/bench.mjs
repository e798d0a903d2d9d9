// @ts-check
/**
 * `npm run bench`: how the app loads on a slow phone, against the same app built in one piece, what its files
 * weigh against the budgets, how the app starts, how a season is read, how many requests a second the API
 * answers, and whether the time of an answer tells who has an account.
 * Medians of several runs, on one machine. `npm run bench -- starts season` runs these parts only. `faults` runs
 * only when it is named: it reads a whole season several times, among faults.
 */
import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { benchEnumeration } = await import('./bench/enumeration.mjs');
const { benchFaults } = await import('./bench/faults.mjs');
const { benchLoad } = await import('./bench/load.mjs');
const { benchLoads } = await import('./bench/loads.mjs');
const { benchSeason } = await import('./bench/season.mjs');
const { benchSizes } = await import('./bench/sizes.mjs');
const { benchStarts } = await import('./bench/starts.mjs');

const parts = {
  sizes: benchSizes,
  loads: benchLoads,
  starts: benchStarts,
  season: benchSeason,
  enumeration: benchEnumeration,
  load: benchLoad,
  faults: benchFaults,
};
const onlyByName = ['faults'];
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const missed = [];
for (const [name, part] of Object.entries(parts)) {
  if (only.length === 0 ? onlyByName.includes(name) : !only.includes(name)) continue;
  missed.push(...(await part()));
}
for (const sentence of missed) process.stdout.write(`missed: ${sentence}\n`);
process.exit(missed.length === 0 ? 0 : 1);
