// @ts-check
/**
 * `npm run verify`: what must hold in a second look. One line a step; what a failed step has to say stands
 * above its line. `npm run verify -- docs unused` runs only those; the steps are listed below.
 *
 * A failed step does not keep the later ones from running: one look shows everything.
 */
import { ensureInstalled } from './lib/install.mjs';
import { fail, green, red } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { bin, run, runTsc } = await import('./lib/run.mjs');
const { checkDocs } = await import('./checkDocs.mjs');
const { faultsOf, readLock } = await import('./supplyChain.mjs');
const { benchDesignSystem } = await import('./bench/designSystem.mjs');
const { benchSizes } = await import('./bench/sizes.mjs');

const quietly = (program, args) => run(program, args, { quiet: true });

/** @param {readonly string[]} faults one sentence each */
function refuse(faults) {
  if (faults.length > 0) throw new Error(faults.map((fault) => `  ${fault}`).join('\n'));
}

/**
 * Each step by name; it answers what there is to say when all is well, and throws otherwise.
 *
 * @type {Record<string, () => Promise<string | void>>}
 */
const steps = {
  types: async () => void (await runTsc(['-b'])),
  lint: async () => void (await quietly('npm', ['run', '-s', 'lint'])),
  arrows: async () => void (await quietly('npm', ['run', '-s', 'arrows'])),
  scripts: async () => void (await quietly('npm', ['run', '-s', 'test:scripts'])),
  contract: async () => void (await quietly('npm', ['run', '-s', 'contract'])),
  unused: async () => void (await quietly(bin('knip'), ['--no-progress', '--no-config-hints'])),
  sizes: async () => refuse(await benchSizes()),
  'design-system sizes': async () => {
    const { entries, missed } = await benchDesignSystem();
    refuse(missed);
    return entries.map(({ name, kb, budgetKb }) => `${name} ${kb.toFixed(1)} of ${budgetKb} KB`).join(', ');
  },
  'supply chain': async () => refuse(faultsOf(readLock())),
  docs: async () => {
    const { files, named, faults } = checkDocs();
    refuse(faults);
    return `${named} links, paths and commands in ${files} files`;
  },
};

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const name of only)
  if (!(name in steps))
    fail(`There is no step called "${name}". There are: ${Object.keys(steps).join(', ')}.`);

const failed = [];
for (const [name, work] of Object.entries(steps)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const said = await work();
    process.stdout.write(`${green('✓')} ${name} ${seconds()}${said ? `: ${said}` : ''}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.stdout.write(`${red('✗')} ${name} ${seconds()}\n`);
    failed.push(name);
  }
}
process.stdout.write(
  failed.length === 0 ? `${green('All of it holds.')}\n` : `${red(`Does not hold: ${failed.join(', ')}`)}\n`,
);
process.exit(failed.length === 0 ? 0 : 1);
