// @ts-check
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildStale } from '../lib/builds.mjs';
import { root } from '../lib/run.mjs';
import { startServer } from '../lib/server.mjs';
import { row } from './slowPhone.mjs';

/** Milliseconds of `/healthz` at p99 while a publish runs. */
const mostAtP99 = 100;
/** One request each so many milliseconds, whether or not the ones before were answered: a server that stands still is late for all. */
const everyMs = 10;
const settleMs = 10_000;
/** Of a publish's request, which has its files in base64. */
const mostOfBody = 64 * 1024 * 1024;
const mostOfFiles = Math.floor((mostOfBody * 3) / 4) - 256 * 1024;

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Text of code, which compresses neither at once nor not at all. */
function textOf(bytes) {
  const words = Buffer.from(randomBytes(Math.ceil(bytes / 3)).toString('hex'));
  const code = readFileSync(join(root, 'shell/dist/server/server.mjs'));
  const text = Buffer.alloc(bytes);
  for (let at = 0; at < bytes; at += 4096)
    (at % 8192 === 0 ? code : words).copy(
      text,
      at,
      at % 1_000_000,
      (at % 1_000_000) + Math.min(4096, bytes - at),
    );
  return text;
}

/** mf-fixtures with further files that no page loads. @returns the request's body */
function aLargeBuild(version, sizes) {
  const folder = join(root, 'mf-fixtures/dist');
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = new Map(
    names.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), readFileSync(path)];
    }),
  );
  const manifest = JSON.parse(files.get('release.json')?.toString() ?? '');
  sizes.forEach((bytes, index) => {
    const content = textOf(bytes);
    files.set(`large${index}.js`, content);
    manifest.integrity[`large${index}.js`] = integrityOf(content);
  });
  manifest.version = version;
  manifest.hash = createHash('sha256').update(JSON.stringify(manifest.integrity)).digest('hex').slice(0, 10);
  files.set('release.json', Buffer.from(JSON.stringify(manifest)));
  const content = Object.fromEntries([...files].map(([file, bytes]) => [file, bytes.toString('base64')]));
  return Buffer.from(JSON.stringify({ files: content, preview: true }));
}

/** @returns {Promise<{ status: number, text: string }>} */
const send = (url, options, body) =>
  new Promise((resolve, reject) => {
    const asked = request(url, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Asks until `work` is over. @returns {Promise<number[]>} milliseconds of each answer, ascending */
async function timesDuring(url, work) {
  const agent = new Agent({ keepAlive: true });
  const answers = [];
  let isOver = false;
  const ended = work.finally(() => (isOver = true));
  const since = performance.now();
  for (let turn = 1; !isOver; turn += 1) {
    const asked = performance.now();
    answers.push(send(`${url}/healthz`, { agent }).then(() => performance.now() - asked));
    await wait(Math.max(0, since + turn * everyMs - performance.now()));
  }
  await ended;
  const times = await Promise.all(answers);
  agent.destroy();
  return times.sort((one, other) => one - other);
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * How long `/healthz` takes while a build of 64 MB, the most that a request may have, is published: with files of 6 MB, and with one
 * that has all of it.
 *
 * @returns {Promise<string[]>} a sentence for each exceeded limit
 */
export async function benchPublishing() {
  await buildStale();
  const server = await startServer({ RENDER: 'browser' });
  const token = readFileSync(join(server.home, 'deploy-token'), 'utf8').trim();
  process.stdout.write(
    `\n/healthz while 64 MB are published, ms (load of the machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors)\n`,
  );
  const missed = [];
  try {
    // A server that has just started has work of its own.
    await wait(settleMs);
    const quiet = await timesDuring(server.url, wait(5000));
    process.stdout.write(
      row(['no publish', at(quiet, 0.5).toFixed(1), at(quiet, 0.99).toFixed(1), at(quiet, 1).toFixed(1)]),
    );
    const large = 6 * 1024 * 1024;
    const kinds = {
      'files of 6 MB': Array.from({ length: Math.floor(mostOfFiles / large) }, () => large),
      'one file': [mostOfFiles - 1024 * 1024],
    };
    for (const [index, [kind, sizes]] of Object.entries(kinds).entries()) {
      const body = aLargeBuild(`9.0.${index}`, sizes);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const since = performance.now();
      let seconds = 0;
      const publishing = send(`${server.url}/releases`, { method: 'POST', headers }, body).then((answer) => {
        seconds = (performance.now() - since) / 1000;
        if (answer.status !== 200)
          throw new Error(`The publish was answered ${answer.status}: ${answer.text}`);
      });
      const times = await timesDuring(server.url, publishing);
      const p99 = at(times, 0.99);
      process.stdout.write(
        row([
          kind,
          at(times, 0.5).toFixed(1),
          p99.toFixed(1),
          at(times, 1).toFixed(1),
          `  ${(body.length / 1024 / 1024).toFixed(0)} MB in ${seconds.toFixed(1)} s, ${times.length} requests`,
        ]),
      );
      if (p99 > mostAtP99)
        missed.push(`/healthz while ${kind} are published: ${p99.toFixed(0)} of ${mostAtP99} ms at p99`);
    }
    return missed;
  } finally {
    await server.stop();
  }
}
