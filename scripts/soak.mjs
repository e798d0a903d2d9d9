// @ts-check
/**
 * `npm run soak -- fuzz 1000000 kills 1000 alerts 1000 storm 50000 growth 200000 whatif 1000 races 10000 upstream 200 load 30m watchers 10000
 * balanced 3 matchday 200000`:
 * the tests of `npm test` that play with chance, for as long as one has time, each with a seed that brings it back
 * (`--seed 7`). Any of them, in the order given. Ends with a report, which is also written to `.cache/soak`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { root } = await import('./lib/run.mjs');
const { kinds } = await import('./soak/kinds.mjs');

const words = process.argv.slice(2);
const seed = readSeed();
const wanted = readWanted();
const lines = [];
let failed = 0;
for (const [kind, amount] of wanted) {
  const began = performance.now();
  const outcome = await kinds[kind](amount, seed).catch((error) => {
    failed += 1;
    return `FAILED: ${error instanceof Error ? error.message : String(error)}`;
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  lines.push(`${kind.padEnd(9)} ${amount.padStart(9)}  seed ${seed}  ${seconds.padStart(6)} s  ${outcome}`);
}

const report = `${new Date().toISOString()}, Node ${process.version}\n${lines.join('\n')}\n`;
mkdirSync(join(root, '.cache/soak'), { recursive: true });
writeFileSync(join(root, '.cache/soak', `${Date.now()}.txt`), report);
process.stdout.write(`\n${report}`);
process.exit(failed === 0 ? 0 : 1);

function readSeed() {
  const at = words.indexOf('--seed');
  const given = at < 0 ? Date.now() % 1_000_000 : Number(words.splice(at, 2)[1]);
  return Number.isInteger(given) ? given : fail('--seed needs a whole number: --seed 7');
}

/** Pairs of a kind and how much of it. */
function readWanted() {
  const pairs = [];
  for (let at = 0; at < words.length; at += 2) {
    const [kind = '', amount = ''] = words.slice(at, at + 2);
    if (!Object.hasOwn(kinds, kind))
      fail(`There is no soak called "${kind}". There are: ${Object.keys(kinds).join(', ')}.`);
    if (!(kind === 'load' ? /^[1-9]\d*[smh]$/ : /^[1-9]\d*$/).test(amount))
      fail(kind === 'load' ? 'load needs a time: load 30m' : `${kind} needs a number: ${kind} 100`);
    pairs.push([kind, amount]);
  }
  return pairs.length > 0
    ? pairs
    : fail('Say what and how much: npm run soak -- fuzz 100000 kills 100 races 1000');
}
