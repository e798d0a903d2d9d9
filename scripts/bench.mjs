// @ts-check
/**
 * `npm run bench`: how the app loads on a slow phone, against the same app built in one piece, what rendering
 * on the server changes, what its files weigh against the budgets, how the app starts, how a season is read, how many requests a second the API
 * answers, how long a publish and a rollback take, whether a publish of 64 MB holds up other requests, whether the time of an answer tells who has an account, how long a gameweek takes that is drawn 10,000 times, and what the live gameweek of 2,500 to
 * 100,000 managers costs. Medians of several runs, on one machine. `npm run bench -- starts season` runs these parts
 * only. Seven run only when they are named: `faults` reads a whole season several times, among faults, `watchers` opens
 * 10,000 streams, `plans` compares the planner's solver with another, `calls` measures what a
 * reader's call costs the processor, `pushes` what a device that is told of a goal does, `weight` what each part of a page's
 * scripts costs in milliseconds and KB, and `against` how five pages open on a slow phone beside another commit's build
 * (`--checkout <folder>`).
 */
import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { benchAgainst } = await import('./bench/against.mjs');
const { benchEnumeration } = await import('./bench/enumeration.mjs');
const { benchCalls } = await import('./bench/calls.mjs');
const { benchFaults } = await import('./bench/faults.mjs');
const { benchLoad } = await import('./bench/load.mjs');
const { benchLoads } = await import('./bench/loads.mjs');
const { benchManagers, benchWatchers } = await import('./bench/managers.mjs');
const { benchPlans } = await import('./bench/plans.mjs');
const { benchPublishing } = await import('./bench/publishing.mjs');
const { benchPushes } = await import('./bench/pushes.mjs');
const { benchReleases } = await import('./bench/releases.mjs');
const { benchRendering } = await import('./bench/rendering.mjs');
const { benchSeason } = await import('./bench/season.mjs');
const { benchSimulation } = await import('./bench/simulation.mjs');
const { benchSizes } = await import('./bench/sizes.mjs');
const { benchStarts } = await import('./bench/starts.mjs');
const { benchWeight } = await import('./bench/weight.mjs');

const parts = {
  sizes: benchSizes,
  loads: benchLoads,
  rendering: benchRendering,
  releases: benchReleases,
  publishing: benchPublishing,
  starts: benchStarts,
  season: benchSeason,
  enumeration: benchEnumeration,
  load: benchLoad,
  simulation: benchSimulation,
  managers: benchManagers,
  watchers: benchWatchers,
  faults: benchFaults,
  plans: benchPlans,
  calls: benchCalls,
  pushes: benchPushes,
  weight: benchWeight,
  against: benchAgainst,
};
const onlyByName = ['faults', 'watchers', 'plans', 'calls', 'pushes', 'weight', 'against'];
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const missed = [];
for (const [name, part] of Object.entries(parts)) {
  if (only.length === 0 ? onlyByName.includes(name) : !only.includes(name)) continue;
  missed.push(...(await part()));
}
for (const sentence of missed) process.stdout.write(`missed: ${sentence}\n`);
process.exit(missed.length === 0 ? 0 : 1);
