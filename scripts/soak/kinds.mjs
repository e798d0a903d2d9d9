// @ts-check
import { benchFaults } from '../bench/faults.mjs';
import { measureStreams } from '../bench/load.mjs';
import { buildStale } from '../lib/builds.mjs';
import { bin, run } from '../lib/run.mjs';
import { step } from '../lib/terminal.mjs';
import { playBalanced } from './balanced.mjs';
import { loadFor } from './load.mjs';
import { playMatchday } from './matchday.mjs';

/** One property test of the API, with its number of runs and its seed. A failure prints the seed that reproduces it. */
const play = (file, env) => run(bin('jest'), ['--maxWorkers=1', file], { env });

/**
 * How each kind of long run is played: with its amount and a seed. What it answers goes into the report.
 *
 * @type {Record<string, (amount: string, seed: number) => Promise<string>>}
 */
export const kinds = {
  fuzz: async (amount, seed) => {
    await play('api/test/acceptance/fuzz.test.ts', { FUZZ_INPUTS: amount, FUZZ_SEED: String(seed) });
    return 'inputs without a 5xx, a hang, a reply off its schema, or a refusal that wrote something';
  },
  kills: async (amount, seed) => {
    await play('api/test/kill/ingest/killed.test.ts', { KILLS: amount, KILL_SEED: String(seed) });
    return 'kills on each engine, nothing acknowledged lost, nothing half done';
  },
  alerts: async (amount, seed) => {
    await play('api/test/kill/alerts/killed.test.ts', { KILLS: amount, KILL_SEED: String(seed) });
    return 'kills on each engine while alerts are sent: none lost, none in two messages';
  },
  storm: async (amount) => {
    await play('api/src/features/alerts/storm.test.ts', { STORM_DEVICES: amount });
    return 'devices were told of one goal, once, within a minute for 50,000; the stop half-way and codes within their limits';
  },
  growth: async (amount) => {
    await play('api/test/growth/overview.test.ts', { GROWTH_ACCOUNTS: amount });
    await play('api/test/growth/growth.test.ts', { GROWTH_ACCOUNTS: amount });
    return 'accounts: the figures are above; pages of administrators within half a second';
  },
  races: async (amount, seed) => {
    await play('api/test/acceptance/races.test.ts', { RACES: amount, RACE_SEED: String(seed) });
    return 'histories on each engine without an anomaly';
  },
  upstream: async (amount, seed) => {
    Object.assign(process.env, { FAULT_SEEDS: amount, FAULT_FIRST: String(seed) });
    const missed = await benchFaults();
    if (missed.length > 0) throw new Error(missed.join('; '));
    return 'seasons with one fault in ten ended in the digest of the one without';
  },
  whatif: async (amount, seed) => {
    await play('api/src/features/live/whatIf.demo.test.ts', {
      WHAT_IF_MINUTES: amount,
      WHAT_IF_SEED: String(seed),
    });
    return 'minutes of matches after which "what if" had said what the API says then';
  },
  load: async (amount) => {
    await buildStale();
    return loadFor(amount);
  },
  balanced: async (amount) => {
    await buildStale();
    await playBalanced(amount);
    return 'times J1, J2, J4 and J10 behind nginx, while one of two processes was killed every 20 s';
  },
  matchday: async (amount) => {
    await buildStale();
    await playMatchday(Number(amount));
    return 'accounts on two processes behind nginx: an alert storm, a sweep, 500 deletions and a kill; nothing lost, nothing twice';
  },
  watchers: async (amount) => {
    await buildStale();
    const { events, arrived, wanted } = await step(`Listening on ${amount} streams`, () =>
      measureStreams(Number(amount)),
    );
    if (arrived < wanted) throw new Error(`${arrived} of ${wanted} events arrived`);
    return `readers heard all of ${events} events, ${arrived} in all`;
  },
};
