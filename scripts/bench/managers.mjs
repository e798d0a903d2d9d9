// @ts-check
import { buildStale } from '../lib/builds.mjs';
import { bin, run } from '../lib/run.mjs';
import { step } from '../lib/terminal.mjs';
import { measureStreams } from './load.mjs';

/** Source: the design of the match day, the issue of its figures. */
const budgets = { anewMs: 300, worseThanLinear: 1.5, deliveryP99Ms: 1_000 };
const watchers = 10_000;

const line = (name, value) => process.stdout.write(`  ${name.padEnd(52)}${value}\n`);
const whole = (number) => Math.round(number).toLocaleString('en-GB');

/**
 * The live gameweek of 2,500, 25,000 and 100,000 managers right after a reading.
 *
 * @returns {Promise<string[]>} a sentence for each exceeded budget
 */
export async function benchManagers() {
  const printed = await step('Counting the live gameweek of many managers', () =>
    run(bin('tsx'), ['api/test/bench/benchManagers.ts'], { quiet: true }),
  );
  const figures = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  process.stdout.write('\nThe live gameweek, medians of the minutes\n');
  for (const { managers, anewMs, cpuMs, rankMs } of figures)
    line(
      `${whole(managers)} managers, ms`,
      `${whole(anewMs)}, of the processor ${whole(cpuMs)} (${((cpuMs / managers) * 1_000).toFixed(0)} µs each); one rank ${rankMs.toFixed(2)}`,
    );
  const [fewest, most] = [figures[0], figures.at(-1)];
  const growth = most.cpuMs / most.managers / (fewest.cpuMs / fewest.managers);
  line('a manager of the most against one of the fewest', `${growth.toFixed(2)} times`);
  return [
    fewest.anewMs >= budgets.anewMs &&
      `${whole(fewest.managers)} managers: ${whole(fewest.anewMs)} of ${budgets.anewMs} ms`,
    growth > budgets.worseThanLinear &&
      `${whole(most.managers)} managers: each takes ${growth.toFixed(2)} times as long as with ${whole(fewest.managers)}`,
  ].filter(Boolean);
}

/**
 * How long an event takes to 10,000 streams: from the first of them that has it to each of the others.
 *
 * @returns {Promise<string[]>} a sentence for each exceeded budget
 */
export async function benchWatchers() {
  await buildStale();
  const { events, arrived, wanted, p50, p99 } = await step(`Listening on ${whole(watchers)} streams`, () =>
    measureStreams(watchers),
  );
  process.stdout.write('\nEvents, with all readers on the same machine\n');
  line(
    `${whole(events)} events that ${whole(watchers)} streams heard`,
    `${whole(arrived)} of ${whole(wanted)}`,
  );
  line('from the first reader to each other, ms', `p50 ${whole(p50)}, p99 ${whole(p99)}`);
  return [
    arrived < wanted && `${arrived} of ${wanted} events arrived`,
    p99 >= budgets.deliveryP99Ms && `events: p99 ${whole(p99)} of ${budgets.deliveryP99Ms} ms`,
  ].filter(Boolean);
}
