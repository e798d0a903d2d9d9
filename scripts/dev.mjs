// @ts-check
/**
 * `npm run dev`: shell and remotes from source, with Fast Refresh. `npm run dev -- --only mf-team` takes this
 * one remote from source and the others from their built releases; the shell is from source in any case,
 * because it brings React, and only React's development build can exchange components.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { fail, step } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { buildStale, remotes } = await import('./lib/builds.mjs');
const { root } = await import('./lib/run.mjs');

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const name of only)
  if (!remotes.includes(name)) fail(`There is no remote called "${name}". There are: ${remotes.join(', ')}.`);
const fromSource = only.length > 0 ? only : remotes;

/** @type {Map<string, { url: string, stop: () => Promise<void> }>} */
const servers = new Map();
try {
  await buildStale({ only: ['server', ...remotes.filter((name) => !fromSource.includes(name))] });
  const { serveFromSource } = await import('./lib/devServers.mjs');
  for (const build of ['shell', ...fromSource])
    servers.set(build, await step(`Compiling ${build} from source`, () => serveFromSource(build)));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

const addresses = Object.fromEntries([...servers].map(([build, { url }]) => [build, url]));
const web = spawn(process.execPath, [join(root, 'shell/dist/server/server.mjs')], {
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', ...process.env, DEV_BUILDS: JSON.stringify(addresses) },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => web.kill(signal));
web.on('exit', async (code, signal) => {
  await Promise.all([...servers.values()].map(({ stop }) => stop()));
  process.exit(signal ? 0 : (code ?? 1));
});
process.stdout.write(
  `\nFrom source: ${[...servers.keys()].join(', ')}. A saved file shows up by itself; after a change in shell/server or api start this command again.\n`,
);
