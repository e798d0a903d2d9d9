// @ts-check
import { bin, run } from '../lib/run.mjs';
import { step } from '../lib/terminal.mjs';

/** Milliseconds for a gameweek and its squads. Source: the design of the chances. */
const most = 2_000;

/**
 * A gameweek drawn 10,000 times, and fifty squads.
 *
 * @returns {Promise<string[]>} a sentence if it takes longer than it may
 */
export async function benchSimulation() {
  const printed = await step('Drawing a gameweek', () =>
    run(bin('tsx'), ['api/test/bench/benchSimulation.ts'], { quiet: true }),
  );
  const { runs, squads, draw, count } = JSON.parse(printed.trim().split('\n').at(-1) ?? '{}');
  process.stdout.write(
    `\nSimulation: ${runs} runs of a gameweek in ${Math.round(draw)} ms, ${squads} squads in ${Math.round(count)} ms\n`,
  );
  return draw + count > most ? [`a gameweek and its squads in ${most} ms: ${Math.round(draw + count)}`] : [];
}
