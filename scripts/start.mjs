// @ts-check
/** `npm start`: installs and builds what is missing, then serves the app. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { useOfCheckout } from './lib/checkout.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { fail } from './lib/terminal.mjs';

try {
  await ensureInstalled();
  if (useOfCheckout(root) === 'build') {
    const { buildStale } = await import('./lib/builds.mjs');
    await buildStale();
  } else process.stdout.write('This user may not write into the checkout: it is served as it was built.\n');
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

const { serverFlags, serverMemory } = await import('./lib/serverFlags.mjs');
const server = spawn(
  process.execPath,
  [...serverFlags, join(root, 'shell/dist/server/server.mjs'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, ...serverMemory } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
