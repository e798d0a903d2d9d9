// @ts-check
import { bin, run } from '../lib/run.mjs';
import { step } from '../lib/terminal.mjs';

const line = (name, value) => process.stdout.write(`  ${name.padEnd(52)}${value}\n`);

/**
 * What a device that is told of a goal costs in the processor's time, of the app and of PostgreSQL, which has to be installed.
 * `PUSHES_DEVICES` says how many are told.
 *
 * @returns {Promise<string[]>} nothing has a budget here: docs/operations.md multiplies with the figures
 */
export async function benchPushes() {
  const printed = await step('One goal for all devices', () =>
    run(bin('tsx'), ['api/test/bench/benchPushes.ts'], { quiet: true }),
  );
  const { devices, seconds, appMs, databaseMs, heldP99, heldMost } = JSON.parse(
    printed.trim().split('\n').at(-1) ?? '',
  );
  process.stdout.write('\nPushes\n');
  line('devices', devices);
  line('seconds until all have been told', seconds.toFixed(1));
  line('of the app, ms of the processor a device', appMs.toFixed(2));
  line('of PostgreSQL, ms of the processor a device', databaseMs.toFixed(2));
  line('event loop held, ms of the processor, p99 and most', `${heldP99.toFixed(0)}, ${heldMost.toFixed(0)}`);
  return [];
}
