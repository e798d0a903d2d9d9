import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { startNginx } from '../../scripts/lib/nginx.mjs';
import { freePort, root, serverEnvironment, untilReady, type RunningApp } from './runningApp';

/** What the processes of a site share: a PostgreSQL and the data folder with the published releases. */
export interface Site {
  readonly database: string;
  readonly home: string;
}

const killEveryMs = 20_000;

/**
 * Two processes of the app on one PostgreSQL behind nginx, with the configuration of `deploy/nginx.conf`. Every 20
 * seconds one of the two is killed, in turn, and started again. The clock stands, so that a restarted process has the
 * same time as the other. For `npm run soak -- balanced 3`.
 *
 * @param site stays when the app is started again: Playwright starts anew after a journey that failed
 * @param environment as for `startApp`
 */
export async function startBalancedApp(
  { database, home }: Site,
  environment: Record<string, string>,
): Promise<RunningApp> {
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    spawn(process.execPath, [join(root, 'shell/dist/server/server.mjs')], {
      cwd: root,
      stdio: 'ignore',
      env: serverEnvironment(port, home, {
        DATABASE_URL: database,
        TRUSTED_PROXIES: '1',
        ...environment,
        CLOCK: `${environment['CLOCK']}@0`,
      }),
    });
  const processes: ChildProcess[] = [];
  const restart = async (index: number) => {
    const port = ports[index] ?? 0;
    const child = start(port);
    processes[index] = child;
    await untilReady(`http://127.0.0.1:${port}`, child, () => 'its output is not kept');
  };
  await Promise.all(ports.map((_, index) => restart(index)));
  const balancer = startNginx(home, await freePort(), ports);
  await untilReady(balancer.url, balancer.child, balancer.log);
  const killer = killInTurn(processes, restart);
  return {
    url: balancer.url,
    home,
    async stop() {
      const kills = killer.stop();
      process.stdout.write(`\n${kills} times one of the two processes was killed.\n`);
      for (const child of [...processes, balancer.child]) await ended(child);
    },
  };
}

/** One process after the other, each as soon as the one before is ready again: a site has one at least. */
function killInTurn(processes: ChildProcess[], restart: (index: number) => Promise<void>) {
  let kills = 0;
  let isRestarting = false;
  const timer = setInterval(() => {
    if (isRestarting) return;
    isRestarting = true;
    const index = kills % processes.length;
    kills += 1;
    processes[index]?.kill('SIGKILL');
    void restart(index).finally(() => (isRestarting = false));
  }, killEveryMs);
  return {
    stop() {
      clearInterval(timer);
      return kills;
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await Promise.race([exit, new Promise((done) => setTimeout(done, 12_000))]);
  child.kill('SIGKILL');
}
