// @ts-check
import { bin, run } from '../lib/run.mjs';
import { step } from '../lib/terminal.mjs';

/**
 * A whole season read over a socket while one answer in ten goes wrong, against the same without a fault.
 * `FAULT_SEEDS=5` reads it with five seeds, `FAULT_GAMEWEEKS=10` only so far, `FAULT_FIRST=7` begins with seed 7.
 *
 * @returns {Promise<string[]>} a sentence for each seed whose season ended in another digest
 */
export async function benchFaults() {
  const { FAULT_SEEDS = '1', FAULT_GAMEWEEKS = '38', FAULT_FIRST = '1' } = process.env;
  const printed = await step('Reading a season while one answer in ten goes wrong', () =>
    run(bin('tsx'), ['api/test/bench/benchFaults.ts', FAULT_SEEDS, FAULT_GAMEWEEKS, FAULT_FIRST], {
      quiet: true,
    }),
  );
  const lines = printed.split('\n').filter((line) => line.startsWith('{'));
  const [without, ...others] = lines.map((line) => JSON.parse(line));
  process.stdout.write(`\nA ${without.name} season of ${FAULT_GAMEWEEKS} gameweeks over a socket\n`);
  for (const { rate, seed, readings, failed, faults, kinds, seconds, digest } of [without, ...others])
    process.stdout.write(
      `  ${rate === 0 ? 'without faults' : `seed ${seed}`.padEnd(14)}  ${readings} readings, ${failed} failed by ` +
        `${faults} faults of ${kinds} kinds, ${seconds.toFixed(0)} s, digest ${digest}\n`,
    );
  return others
    .filter(({ digest }) => digest !== without.digest)
    .map(({ seed }) => `seed ${seed}: the season with faults ended in another digest`);
}
