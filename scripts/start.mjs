// @ts-check
/** `npm start`: installs and builds what is missing, then serves the app. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepareCheckout } from './lib/checkout.mjs';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { fail } from './lib/terminal.mjs';

try {
  checkNode();
  await prepareCheckout({
    root,
    install: ensureInstalled,
    build: async () => (await import('./lib/builds.mjs')).buildStale(),
    say: (sentence) => process.stdout.write(`${sentence}\n`),
  });
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
