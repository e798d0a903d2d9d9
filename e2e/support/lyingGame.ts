import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, root } from './runningApp';

/** The demo season without leagues, as an official API of its own process, which lies on request. */
export interface LyingGame {
  readonly apiBase: string;
  /** A team that the game has. */
  readonly teamId: number;
  /** From now on documents below this path are lies of this kind. @param kind of `npm run upstream` */
  lie(kind: string, path: string): Promise<void>;
  tellTheTruth(): Promise<void>;
  moveClock(now: string): Promise<void>;
  stop(): void;
}

/** @param now at which the game's clock stands until it is moved */
export async function startLyingGame(now: string): Promise<LyingGame> {
  const home = mkdtempSync(join(tmpdir(), 'touchline-game-'));
  writeFileSync(join(home, 'demo-season.json'), JSON.stringify({ anchor: Date.parse(now) }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'api/test/upstream/main.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        FPL_SOURCE: 'demo',
        TOUCHLINE_HOME: home,
        CLOCK: `${now}@0`,
        UPSTREAM_PORT: `${port}`,
      },
    },
  );
  const order = async (method: string, path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  };
  // The app would read a thousand teams of the elite before each move of its clock is over.
  const tellTheTruth = async () => {
    await order('DELETE', '/faults');
    await order('POST', '/faults', { kind: 'not_found', path: 'leagues-classic/' });
  };
  const teamId = await firstTeam(`${url}/api`);
  await tellTheTruth();
  return {
    apiBase: `${url}/api`,
    teamId,
    lie: async (kind, path) => {
      await tellTheTruth();
      await order('POST', '/faults', { kind, path });
    },
    tellTheTruth,
    moveClock: (to) => order('POST', '/clock', { now: to }),
    stop: () => {
      child.kill('SIGTERM');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The team at the top, once the season is computed. */
async function firstTeam(apiBase: string): Promise<number> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${apiBase}/leagues-classic/314/standings/`).catch(() => undefined);
    if (answer?.ok) {
      const { standings } = (await answer.json()) as { standings: { results: { entry: number }[] } };
      return standings.results[0]?.entry ?? 0;
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The game did not answer within 90 seconds.');
}
