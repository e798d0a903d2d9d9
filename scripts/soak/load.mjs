// @ts-check
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { cached, gets, logIn, personal, readers, untilQuiet } from '../bench/load.mjs';
import { startServer } from '../lib/server.mjs';

const units = { s: 1, m: 60, h: 3600 };
/** Requests a second: what some hundred readers ask for, and the machine stays able to answer. */
const perSecond = 100;
const sampleSeconds = 20;
/** The process is flat when its second half needs no more than this beyond its first. */
const growthMb = 64;

const mb = (bytes) => Math.round(bytes / 1024 / 1024);

/** Resident memory of a process, as Linux counts it; elsewhere unknown. */
function residentMb(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

/** What the process says of its own heap. */
async function heapMb(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return mb(Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]));
}

/**
 * Readers for so long, while the season goes on in real time; resident memory and heap are read all along.
 *
 * @param {string} time `30m`
 */
export async function loadFor(time) {
  const seconds = Number(time.slice(0, -1)) * units[/** @type {'s' | 'm' | 'h'} */ (time.slice(-1))];
  const server = await startServer({ TEST_CONTROLS: '0' });
  const samples = [];
  try {
    const sessions = [];
    for (const name of readers) sessions.push(await logIn(server.url, name));
    await untilQuiet(server.url);
    const sample = async () => samples.push({ rss: residentMb(server.pid), heap: await heapMb(server.url) });
    await sample();
    const timer = setInterval(() => void sample().catch(() => undefined), sampleSeconds * 1000);
    // A session lives for ten minutes; readers refresh theirs, and here they log in again.
    let answered = 0;
    let failed = 0;
    const until = performance.now() + seconds * 1000;
    while (performance.now() < until) {
      const duration = Math.max(1, Math.min(300, Math.round((until - performance.now()) / 1000)));
      for (const [at, name] of readers.entries()) sessions[at] = await logIn(server.url, name);
      const found = await autocannon({
        url: server.url,
        connections: 10,
        overallRate: perSecond,
        requests: gets([...cached, ...personal], sessions),
        duration,
      });
      answered += found['2xx'];
      failed += found.non2xx + found.errors + found.timeouts;
    }
    clearInterval(timer);
    await sample();
    if (failed > 0) throw new Error(`${failed} requests failed, ${answered} were answered`);
    return judge(samples, answered);
  } finally {
    await server.stop();
  }
}

function judge(samples, answered) {
  const least = (part) => Math.min(...part.map(({ heap }) => heap));
  const half = Math.ceil(samples.length / 2);
  // Minimum of each half: the heap directly after a garbage collection.
  const [before, after] = [least(samples.slice(0, half)), least(samples.slice(half))];
  const rss = samples.map((one) => one.rss);
  const said =
    `${answered} requests answered; resident ${rss[0]} MB at the start, at most ${Math.max(...rss)}, ` +
    `${rss.at(-1)} in the end; heap after collections ${before} MB in the first half, ${after} in the second`;
  if (samples.length > 6 && after > before + growthMb) throw new Error(`the heap grows: ${said}`);
  return said;
}
