// @ts-check
/**
 * `npm run dev`: shell and remotes from source, with Fast Refresh. `npm run dev -- --only mf-team` takes this
 * one remote from source and the others from their built releases; the shell is from source in any case,
 * because it brings React, and only React's development build can exchange components.
 *
 * `npm run dev -- --for https://touchline.example mf-team --port 3102`: no server of our own, but this remote for
 * the pages of that app, which staff open by the link that is printed (docs/decisions/0075).
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { fail, step } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { buildStale, remotes } = await import('./lib/builds.mjs');
const { root } = await import('./lib/run.mjs');

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'boolean' },
        for: { type: 'string' },
        port: { type: 'string', default: '3102' },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { positionals: only, values } = readArguments();
for (const name of only)
  if (!remotes.includes(name)) fail(`There is no remote called "${name}". There are: ${remotes.join(', ')}.`);
if (values.for !== undefined) await serveFor(values.for, only, Number(values.port));

/** Serves one remote to the pages of another app, until it is stopped. */
async function serveFor(app, [remote, ...others], port) {
  if (!URL.canParse(app) || remote === undefined || others.length > 0)
    fail('Name the app and one remote: npm run dev -- --for https://touchline.example mf-team --port 3102');
  if (!(port >= 1024 && port <= 65_535)) fail('The port is a number from 1024 to 65535.');
  const { origin } = new URL(app);
  const { linkTo, serveRemote } = await import('@touchline/shared/federation/serveRemote.js');
  const served = { folder: join(root, remote), port, app: origin };
  await step(`Compiling ${remote} for ${origin}`, () => serveRemote(served)).catch((error) =>
    fail(error.message),
  );
  process.stdout.write(
    `\nOpen ${linkTo(served)} as staff, and agree. A saved component shows up by itself, with its state.\n`,
  );
  // The development server keeps the process alive.
  await new Promise(() => {});
}

const fromSource = only.length > 0 ? only : remotes;

/** @type {Map<string, { url: string, stop: () => Promise<void> }>} */
const servers = new Map();
/** Code for the web server's own rendering; none where the browser alone is to render. */
let rendering;
try {
  await buildStale({ only: ['server', ...remotes.filter((name) => !fromSource.includes(name))] });
  const { serveFromSource } = await import('./lib/devServers.mjs');
  for (const build of ['shell', ...fromSource])
    servers.set(build, await step(`Compiling ${build} from source`, () => serveFromSource(build)));
  if (process.env.RENDER !== 'browser') {
    const { renderFromSource } = await import('./lib/devRendering.mjs');
    rendering = await step('Compiling for the server', () => renderFromSource([...servers.keys()]));
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

const addresses = Object.fromEntries([...servers].map(([build, { url }]) => [build, url]));
const web = spawn(process.execPath, [join(root, 'shell/dist/server/server.mjs')], {
  stdio: 'inherit',
  env: {
    LOG_LEVEL: 'warn',
    ...process.env,
    DEV_BUILDS: JSON.stringify(addresses),
    ...(rendering && { DEV_RENDERING: rendering.folder }),
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => web.kill(signal));
web.on('exit', async (code, signal) => {
  await Promise.all([...servers.values(), rendering].map((each) => each?.stop()));
  process.exit(signal ? 0 : (code ?? 1));
});
process.stdout.write(
  `\nFrom source: ${[...servers.keys()].join(', ')}. A saved file shows up by itself; after a change in shell/server or api start this command again.\n`,
);
