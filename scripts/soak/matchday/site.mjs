// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { startNginx } from '../../lib/nginx.mjs';
import { bin, root } from '../../lib/run.mjs';
import { freePort, startServer } from '../../lib/server.mjs';

/** In the second half of the first match of the tiny season's second Saturday, `api/test/support/tinySeason.ts`: its goals fall at 15:41 and 15:44. */
const beginsAt = Date.parse('2023-08-19T15:15:00Z');
/** Until its final whistle, `api/src/game/fpl/replay/matchTime.ts`. From then on the game is read each five minutes of its time. */
const lastsMs = 38 * 60_000;
/** While a match is on the game is read this often, in its time: `api/src/game/season/goodFor.ts`. */
const readEveryMs = 60_000;

/**
 * PostgreSQL with so many accounts, the push service and the mail server: `api/test/growth/matchdayMain.ts`.
 *
 * @param {number} accounts
 * @param {(to: string) => void} onMail called for each mail that arrives
 */
export async function fillSite(accounts, onMail) {
  const child = spawn(bin('tsx'), ['api/test/growth/matchdayMain.ts'], {
    cwd: root,
    env: { ...process.env, MATCHDAY_ACCOUNTS: String(accounts) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const site = await new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const said = JSON.parse(line);
      if ('to' in said) onMail(String(said.to));
      else resolve(said);
    });
    lines.once('close', () => reject(new Error('The database was not filled.')));
  });
  const database = new pg.Client({ connectionString: site.database });
  await database.connect();
  return {
    ...site,
    query: async (text, values) => (await database.query(text, values)).rows,
    countPushes: async () => (await fetch(site.pushes)).json(),
    async stop() {
      await database.end();
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

/**
 * Two processes of the built app on it behind nginx, while the rest of the match is played within so many seconds.
 *
 * @param {{ database: string, game: string, secret: string, mail: string }} site
 * @param {number} seconds
 */
export async function startProcesses({ database, game, secret, mail }, seconds) {
  const home = mkdtempSync(join(tmpdir(), 'touchline-matchday-'));
  const ports = [await freePort(), await freePort()];
  const rate = lastsMs / 1000 / seconds;
  const began = Date.now();
  const matchEnds = performance.now() + seconds * 1000;
  const appNow = () => beginsAt + (Date.now() - began) * rate;
  await fetch(new URL('/clock', game), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: new Date(appNow()).toISOString(), rate }),
  });
  const start = (port) =>
    startServer(
      {
        DATABASE_URL: database,
        SECRET: secret,
        SMTP_URL: mail,
        FPL_SOURCE: 'live',
        FPL_API_BASE: game,
        // One that starts later has the time of the others.
        CLOCK: `${new Date(appNow()).toISOString()}@${rate}`,
        TRUSTED_PROXIES: '1',
        TEST_CONTROLS: '0',
      },
      { home, port },
    );
  // One after the other: the first is the reader of the game.
  const first = await start(ports[0]);
  const second = await start(ports[1]).catch(async (thrown) => {
    await first.stop();
    throw thrown;
  });
  const processes = [first, second];
  const balancer = startNginx(home, await freePort(), ports);
  return {
    url: balancer.url,
    ports,
    appNow,
    /** By `performance.now()`: the match goes on while the processes start. */
    matchEnds,
    readEveryMs: readEveryMs / rate,
    /** Ends the first, which reads the game, at once, and starts it again after a pause, as a platform does. @returns when it was ended */
    killFirst(pauseMs, onReady) {
      const at = performance.now();
      void processes[0]
        .stop('SIGKILL')
        .then(() => new Promise((resolve) => setTimeout(resolve, pauseMs)))
        .then(async () => {
          processes[0] = await start(ports[0]);
          onReady();
        });
      return at;
    },
    async stop() {
      await Promise.all(processes.map((one) => one.stop()));
      balancer.child.kill('SIGTERM');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
