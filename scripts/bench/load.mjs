// @ts-check
import { request } from 'node:http';
import autocannon from 'autocannon';
import { buildStale } from '../lib/builds.mjs';
import { startServer } from '../lib/server.mjs';
import { step } from '../lib/terminal.mjs';

/**
 * What the built app answers on its built-in database, with the load generator beside it. Source: the backend's
 * design, section 9, R8.
 */
const budgets = { cachedPerSecond: 5_000, cachedP99Ms: 50, personalPerSecond: 800, loginsPerSecond: 40 };
const seconds = Number(process.env.LOAD_SECONDS ?? 10);
const warmSeconds = 3;
const streams = 2_000;
/** Moves of the game that are listened to. */
const moves = 8;

const key = { 'x-api-key': 'touchline-web' };
export const readers = ['free', 'pass', 'full', 'admin'].map((name) => `${name}@touchline.test`);
const password = 'kick-off-at-three';

/** Reports that are the same for everybody. */
export const cached = [
  '/v1/clubs/index/standings',
  '/v1/clubs/index/strength',
  '/v1/clubs/index/points',
  '/v1/clubs/index/season',
  '/v1/gameweeks/index',
  '/v1/season_ticker/club',
];
/** Requests of a user who opens the app and visits the pages of their team and rivals. */
export const personal = [
  '/v1/team/main',
  '/v1/team/overview',
  '/v1/team/gameweeks',
  '/v1/rivals/state',
  '/v1/rivals/list/rivals',
  '/v1/micro/status',
  '/v1/micro/rivals',
  '/v1/season_ticker/team',
  '/v1/season_pass',
];

const line = (name, value) => process.stdout.write(`  ${name.padEnd(52)}${value}\n`);
const whole = (number) => Math.round(number).toLocaleString('en-GB');

export async function logIn(url, email) {
  const reply = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!reply.ok) throw new Error(`${email} could not log in: ${await reply.text()}`);
  const { sessionToken } = await reply.json();
  return { ...key, authorization: `Bearer ${sessionToken}`, 'accept-encoding': 'br' };
}

/**
 * Warms up, then counts.
 *
 * @throws when anything but a success was answered: an error is quick to send
 */
async function load(url, connections, requests) {
  await autocannon({ url, connections, requests, duration: warmSeconds });
  const found = await autocannon({ url, connections, requests, duration: seconds });
  const failed = found.non2xx + found.errors + found.timeouts;
  if (failed > 0)
    throw new Error(`${failed} of ${found.requests.total} requests to ${requests[0].path} failed.`);
  return { perSecond: found.requests.average, p50: found.latency.p50, p99: found.latency.p99 };
}

export const gets = (paths, sessions) =>
  paths.flatMap((path) => sessions.map((headers) => ({ method: 'GET', path, headers })));

const logins = readers.map((email) => ({
  method: 'POST',
  path: '/v1/auth/login',
  headers: { ...key, 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
}));

/** Until nothing of what a start does behind its first answers is left, or for twenty seconds at most. */
export async function untilQuiet(url) {
  const until = performance.now() + 20_000;
  for (let quiet = 0; quiet < 40 && performance.now() < until;) {
    const began = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    quiet = performance.now() - began < 10 ? quiet + 1 : 0;
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function measureRequests() {
  const server = await startServer({ TEST_CONTROLS: '0' });
  try {
    const { url } = server;
    const sessions = [];
    for (const email of readers) sessions.push(await logIn(url, email));
    await untilQuiet(url);
    return {
      cached: await load(url, 50, gets(cached, sessions)),
      personal: await load(url, 20, gets(personal, sessions)),
      login: await load(url, 4, logins),
    };
  } finally {
    await server.stop();
  }
}

/** One open stream. `ids` are those of the events it heard, in their order, `times` when it heard them. */
function openStream(url) {
  const reader = { ids: [], times: [], left: false, response: undefined };
  const opened = new Promise((resolve, reject) => {
    const asked = request(`${url}/v1/stream`, { headers: key, agent: false }, (response) => {
      reader.response = response;
      let rest = '';
      response.setEncoding('utf8').on('data', (text) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const one of lines) {
          if (!one.startsWith('id: ')) continue;
          reader.ids.push(one.slice(4));
          reader.times.push(performance.now());
        }
      });
      response.on('close', () => (reader.left = true));
      response.on('error', () => (reader.left = true));
      resolve(reader);
    });
    asked.on('error', reject);
    asked.end();
  });
  return opened;
}

async function openStreams(url, count) {
  const open = [];
  while (open.length < count)
    open.push(...(await Promise.all(Array.from({ length: 100 }, () => openStream(url)))));
  return open;
}

const waitUntil = async (isSo, longestMs) => {
  for (const began = performance.now(); !isSo() && performance.now() - began < longestMs;)
    await new Promise((done) => setTimeout(done, 50));
};
const epochsOf = (ids) => new Set(ids.map((id) => id.split('.')[0])).size;

/** Milliseconds from the first reader that heard an event to each reader, over all events. */
function delaysOf(open, events) {
  const delays = events.flatMap((id) => {
    const receivedAt = open.flatMap(({ ids, times }) => (ids.includes(id) ? [times[ids.indexOf(id)]] : []));
    const first = receivedAt.reduce((least, one) => Math.min(least, one), Infinity);
    return receivedAt.map((one) => one - first);
  });
  const sorted = Float64Array.from(delays).sort();
  const share = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: share(0.5), p99: share(0.99) };
}

/**
 * A game that runs sixty times as fast: something moves every second.
 *
 * @param {number} [count] of readers, each with a stream of its own
 */
export async function measureStreams(count = streams) {
  const server = await startServer({ TEST_CONTROLS: '0', CLOCK: `${new Date().toISOString()}@60` });
  try {
    const open = await openStreams(server.url, count);
    const [first] = open;
    const from = first.ids.length;
    await waitUntil(() => epochsOf(first.ids.slice(from)) >= moves, 60_000);
    const events = first.ids.slice(from);
    const hasAll = ({ ids }) => events.every((id) => ids.includes(id));
    await waitUntil(() => open.every(hasAll), 10_000);
    const arrived = open.reduce((sum, { ids }) => sum + events.filter((id) => ids.includes(id)).length, 0);
    for (const { response } of open) response?.destroy();
    return {
      ...{ events: events.length, arrived, wanted: events.length * count, epochs: epochsOf(events) },
      ...delaysOf(open, events),
    };
  } finally {
    await server.stop();
  }
}

function judge({ cached: shared, personal: own, login }, { arrived, wanted, epochs }) {
  const { cachedPerSecond, cachedP99Ms, personalPerSecond, loginsPerSecond } = budgets;
  return [
    shared.perSecond < cachedPerSecond &&
      `cached reports: ${whole(shared.perSecond)} of ${cachedPerSecond} requests a second`,
    shared.p99 >= cachedP99Ms && `cached reports: p99 ${shared.p99} of ${cachedP99Ms} ms`,
    own.perSecond < personalPerSecond &&
      `personal reports: ${whole(own.perSecond)} of ${personalPerSecond} requests a second`,
    login.perSecond < loginsPerSecond && `logins: ${whole(login.perSecond)} of ${loginsPerSecond} a second`,
    arrived < wanted && `streams: ${arrived} of ${wanted} events arrived`,
    epochs < moves && `streams: the game moved ${epochs} of ${moves} times`,
  ].filter(Boolean);
}

/** @returns {Promise<string[]>} a sentence for each figure under its budget */
export async function benchLoad() {
  await buildStale();
  const requests = await step('Asking as fast as it answers', measureRequests);
  const events = await step(`Listening on ${whole(streams)} streams`, () => measureStreams());
  process.stdout.write(`\nLoad, ${seconds} s each, with the load generator on the same machine\n`);
  for (const [name, { perSecond, p50, p99 }] of Object.entries(requests))
    line(`${name}, requests a second`, `${whole(perSecond)} (p50 ${p50} ms, p99 ${p99} ms)`);
  line(`events that ${whole(streams)} streams heard`, `${whole(events.arrived)} of ${whole(events.wanted)}`);
  return judge(requests, events);
}
