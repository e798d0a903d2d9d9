// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildStale } from '../lib/builds.mjs';
import { root } from '../lib/run.mjs';
import { startServer } from '../lib/server.mjs';

/** Seconds to the first answer after the build, megabytes, milliseconds (issue of the game's data, point 4). */
const most = { firstSeconds: 20, secondSeconds: 5, peakMb: 700, stallMs: 200 };
/** How long we keep asking after the start: the season is worked out and read meanwhile. */
const watchedSeconds = 20;

const recorded = resolve(process.env.TOUCHLINE_RECORDED ?? join(root, '../shared/data/season-2023-24'));
/** Environment of each start. A recording that is started at an earlier instant than before is reset. */
const sources = {
  demo: { env: {}, again: {} },
  ...(existsSync(join(recorded, 'bootstrap-static.json')) && {
    replay: {
      env: { FPL_SOURCE: `replay:${recorded}`, CLOCK: '2024-02-10T15:40:00Z' },
      again: { CLOCK: '2024-02-10T16:20:00Z' },
    },
  }),
};

/** Peak resident memory of the process, where the system reports it. */
function peakMb(pid) {
  const file = `/proc/${pid}/status`;
  const held = existsSync(file) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return held === undefined ? undefined : Math.round(Number(held) / 1024);
}

/** The longest that anybody waited for the cheapest answer there is: so long nothing else was answered either. */
async function longestStall(url) {
  let longest = 0;
  for (const until = Date.now() + watchedSeconds * 1000; Date.now() < until;) {
    const asked = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    longest = Math.max(longest, performance.now() - asked);
    await new Promise((done) => setTimeout(done, 10));
  }
  return Math.round(longest);
}

async function startOnce(env, home) {
  const began = performance.now();
  const server = await startServer({ ...env, TOUCHLINE_HOME: home });
  try {
    const seconds = (performance.now() - began) / 1000;
    const stallMs = await longestStall(server.url);
    return { seconds, stallMs, peakMb: peakMb(server.pid) };
  } finally {
    await server.stop();
  }
}

function judge(name, which, { seconds, stallMs, peakMb: mb }) {
  const limit = which === 'first' ? most.firstSeconds : most.secondSeconds;
  return [
    seconds > limit && `${name}, ${which} start: ${seconds.toFixed(1)} of ${limit} s`,
    stallMs > most.stallMs &&
      `${name}, ${which} start: nothing was answered for ${stallMs} of ${most.stallMs} ms`,
    mb !== undefined && mb > most.peakMb && `${name}, ${which} start: ${mb} of ${most.peakMb} MB`,
  ].filter(Boolean);
}

const row = (name, { seconds, stallMs, peakMb: mb }) =>
  `  ${name.padEnd(24)}${seconds.toFixed(1).padStart(10)}${String(stallMs).padStart(14)}${String(mb ?? 'unknown').padStart(10)}\n`;

/**
 * First and second start on one data folder, until the first answer, and how the app answers while it works.
 *
 * @returns {Promise<string[]>} a sentence for each exceeded budget
 */
export async function benchStarts() {
  await buildStale();
  const missed = [];
  process.stdout.write('\nStarts after the build\n');
  process.stdout.write(
    `  ${''.padEnd(24)}${'seconds'.padStart(10)}${'longest stall'.padStart(14)}${'peak MB'.padStart(10)}\n`,
  );
  for (const [name, { env, again }] of Object.entries(sources)) {
    const home = mkdtempSync(join(tmpdir(), 'touchline-bench-start-'));
    try {
      const first = await startOnce(env, home);
      const second = await startOnce({ ...env, ...again }, home);
      process.stdout.write(row(`${name}, first`, first) + row(`${name}, second`, second));
      process.stdout.write(
        `  ${`${name}, second / first`.padEnd(24)}${(second.seconds / first.seconds).toFixed(2).padStart(10)}\n`,
      );
      missed.push(...judge(name, 'first', first), ...judge(name, 'second', second));
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  }
  if (!('replay' in sources))
    process.stdout.write('  replay: left out, there is no recorded season (TOUCHLINE_RECORDED)\n');
  return missed;
}
