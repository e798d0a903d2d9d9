import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serverFlags, serverMemory } from '../../scripts/lib/serverFlags.mjs';

/** The whole app as people start it, on a data folder of its own. */
export interface RunningApp {
  readonly url: string;
  /** Data folder: its release folder is where faults are put. */
  readonly home: string;
  stop(): Promise<void>;
}

export const root = resolve(import.meta.dirname, '../..');

export async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

/** @throws Error with the process's output when it ends first, or is not ready within 90 seconds */
export async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The app ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 150));
  }
  throw new Error(`The app was not ready within 90 seconds:\n${output()}`);
}

/** Folder of the recorded season, if it is beside the project. */
export const recordedSeason = resolve(
  process.env.TOUCHLINE_RECORDED ?? join(root, '../shared/data/season-2023-24'),
);

/** @param environment settings as in docs/configuration.md, over what all journeys have */
export const serverEnvironment = (port: number, home: string, environment: Record<string, string>) => ({
  ...process.env,
  ...serverMemory,
  PORT: String(port),
  HOST: '127.0.0.1',
  TOUCHLINE_HOME: home,
  TEST_CONTROLS: '1',
  LOG_LEVEL: 'warn',
  // Apps at the same instant have the same demo season: it is computed once.
  DEMO_SEASONS: join(root, '.cache/demo-seasons-built'),
  // Pages come from the server, as in production, however busy the machine is.
  RENDER: 'server',
  RENDER_LIMIT: '5000',
  // A random report of a page's speed is no request that a journey expects.
  WEB_VITALS_SHARE: '0',
  ...environment,
});

/** The demo season lies around the instant of an app's first start: to the millisecond the clock's, not some time after. */
function beginSeasonAt(clock: string | undefined, home: string): void {
  if (clock === undefined) return;
  const anchor = Date.parse(clock.split('@')[0] ?? clock);
  writeFileSync(join(home, 'demo-season.json'), JSON.stringify({ anchor }), { mode: 0o600 });
}

/** @param environment settings as in docs/configuration.md; the data folder and port are chosen here */
export async function startApp(environment: Record<string, string> = {}): Promise<RunningApp> {
  const home = mkdtempSync(join(tmpdir(), 'touchline-e2e-'));
  beginSeasonAt(environment['CLOCK'], home);
  const port = await freePort();
  const child = spawn(process.execPath, [...serverFlags, join(root, 'shell/dist/server/server.mjs')], {
    cwd: root,
    env: serverEnvironment(port, home, environment),
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, () => output);
  return {
    url,
    home,
    async stop() {
      if (child.exitCode === null) {
        const ended = new Promise((done) => child.once('exit', done));
        child.kill('SIGTERM');
        await Promise.race([ended, new Promise((done) => setTimeout(done, 12_000))]);
        child.kill('SIGKILL');
      }
      rmSync(home, { recursive: true, force: true });
    },
  };
}
