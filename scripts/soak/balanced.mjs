// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBrowser } from '../lib/browser.mjs';
import { bin, root, run } from '../lib/run.mjs';

/** J1, J2, J4 and J10. Journeys that need the recorded season, or set the clock of one process, are left out. */
const journeys = ['sign-up.phone', 'live-points', 'rivals-limit.phone', 'season-pass.phone'];

/**
 * Journeys on two processes of the app behind nginx, on one PostgreSQL, while one process is killed every 20 seconds:
 * `e2e/support/balancedApp.ts`. Needs nginx and PostgreSQL on this machine.
 *
 * @param {string} times how often each journey is made
 */
export async function playBalanced(times) {
  const browser = await ensureBrowser();
  const home = mkdtempSync(join(tmpdir(), 'touchline-balanced-'));
  const database = spawn(bin('tsx'), ['api/test/support/postgresMain.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const url = await firstLine(database.stdout);
    const files = journeys.map((name) => `e2e/journeys/${name}.e2e.ts`);
    const flags = [
      '--project=phone',
      '--workers=1',
      `--repeat-each=${times}`,
      '--grep-invert',
      'on the recorded season|while the match goes on',
    ];
    await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...flags, ...files], {
      env: { BALANCED_DATABASE: url, BALANCED_HOME: home, CHROMIUM_PATH: browser },
    });
  } finally {
    database.stdin.end();
    rmSync(home, { recursive: true, force: true });
  }
}

/**
 * @param {import('node:stream').Readable} output
 * @returns {Promise<string>}
 */
const firstLine = (output) =>
  new Promise((resolve, reject) => {
    createInterface({ input: output })
      .once('line', (line) => resolve(line))
      .once('close', () => reject(new Error('No PostgreSQL could be started.')));
  });
