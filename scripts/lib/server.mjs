// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root as ownRoot } from './run.mjs';
import { serverFlags, serverMemory } from './serverFlags.mjs';

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/**
 * The built app with test controls, for benches: on a data folder of its own, or on one that several share and that stays; from this
 * checkout, or from another one that is built.
 *
 * @param {Record<string, string>} [env]
 * @param {{ home?: string, port?: number, root?: string }} [place]
 */
export async function startServer(env = {}, place = {}) {
  const root = place.root ?? ownRoot;
  const home = place.home ?? mkdtempSync(join(tmpdir(), 'touchline-bench-'));
  const port = place.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...serverFlags, join(root, 'shell/dist/server/server.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      ...serverMemory,
      HOST: '127.0.0.1',
      PORT: String(port),
      TOUCHLINE_HOME: home,
      TEST_CONTROLS: '1',
      LOG_LEVEL: 'warn',
      WEB_VITALS_SHARE: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  for (let waited = 0; ; waited += 200) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (child.exitCode !== null || waited > 120_000) throw new Error(`The app did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    home,
    pid: child.pid,
    /** What it has said so far. */
    output: () => output,
    /** @param {NodeJS.Signals} [signal] */
    async stop(signal = 'SIGTERM') {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 12_000))]);
      child.kill('SIGKILL');
      if (place.home === undefined) rmSync(home, { recursive: true, force: true });
    },
  };
}
