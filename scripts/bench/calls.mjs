// @ts-check
import { bin, run } from '../lib/run.mjs';
import { step } from '../lib/terminal.mjs';

const line = (name, value) => process.stdout.write(`  ${name.padEnd(52)}${value}\n`);

/**
 * What a reader's call costs in the processor's time, of the app and of PostgreSQL, which has to be installed.
 *
 * @returns {Promise<string[]>} nothing has a budget here: docs/operations.md multiplies with the figures
 */
export async function benchCalls() {
  const printed = await step('Calls of readers on a match day', () =>
    run(bin('tsx'), ['api/test/bench/benchCalls.ts'], { quiet: true }),
  );
  const { calls, appMs, databaseMs } = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  process.stdout.write('\nCalls\n');
  line('calls', calls);
  line('of the app, ms of the processor a call', appMs.toFixed(1));
  line('of PostgreSQL, ms of the processor a call', databaseMs.toFixed(1));
  return [];
}
