// @ts-check
import { bin, run } from '../lib/run.mjs';
import { step } from '../lib/terminal.mjs';

/** How far the medians may be apart. Source: the issue of accounts and calls, "medians of 500 timings within 5 %". */
const mostApart = 0.05;

const row = (cells) =>
  `  ${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(24) : String(cell).padStart(12))).join('')}\n`;

/**
 * Whether response times reveal if an email address has an account.
 *
 * @returns {Promise<string[]>} a sentence for each call that reveals it
 */
export async function benchEnumeration() {
  const printed = await step('Asking for addresses with and without an account', () =>
    run(bin('tsx'), ['api/test/bench/benchEnumeration.ts'], { quiet: true }),
  );
  const { rounds, calls } = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  process.stdout.write(`\nKnown and unknown addresses, medians of ${rounds} in ms\n`);
  process.stdout.write(row(['', 'known', 'unknown', 'ratio']));
  const missed = [];
  for (const { call, known, unknown } of calls) {
    const ratio = known / unknown;
    process.stdout.write(row([call, known.toFixed(2), unknown.toFixed(2), ratio.toFixed(3)]));
    if (Math.abs(ratio - 1) > mostApart)
      missed.push(`${call}: a known address takes ${ratio.toFixed(3)} times as long as an unknown one`);
  }
  return missed;
}
