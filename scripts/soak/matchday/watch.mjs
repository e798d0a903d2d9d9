// @ts-check
import { Agent, request } from 'node:http';

/** What eight readers open while a match is on. */
const paths = [
  '/v1/dashboard',
  '/v1/team/overview',
  '/v1/team/points',
  '/v1/rivals/list',
  '/v1/micro/status',
  '/v1/gameweeks/index',
];
const tabsOfReader = 2;
/** Between two calls of a tab, on average. */
const tabWaitMs = 250;
const logInEveryMs = 240_000;
const probeEveryMs = 250;
/** More are refused: 30 of an address in a quarter of an hour. */
const codeEveryMs = 31_000;
const patienceMs = 30_000;
const key = { 'x-api-key': 'touchline-web' };

const agent = new Agent({ keepAlive: true });

/** Watchers come from addresses of this machine, twenty from each: more streams and calls of one address are refused. */
const addressOf = (index) => `127.1.${Math.floor(index / 20 / 250)}.${1 + (Math.floor(index / 20) % 250)}`;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One request, to the end of its answer.
 *
 * @returns {Promise<{ status: number, text: string }>} status 0 when there was none
 */
function ask(url, { method = 'GET', headers = {}, body = '', localAddress = undefined } = {}) {
  return new Promise((resolve) => {
    const json =
      body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, {
      method,
      agent,
      localAddress,
      timeout: patienceMs,
      headers: { ...key, ...json, ...headers },
    });
    sent.on('response', (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part) => (text += part));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      reply.on('error', () => resolve({ status: 0, text }));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve({ status: 0, text: '' }));
    sent.end(body);
  });
}

/**
 * Readers, probes, streams and codes by mail, until `stop`. Times are of `performance.now()`.
 *
 * @param {{ url: string, ports: readonly number[], readers: readonly string[], password: string }} site
 * @param {number} streams open event streams
 */
export function watch({ url, ports, readers, password }, streams) {
  /** @type {{ what: string, began: number, ended: number, status: number }[]} */
  const calls = [];
  /** @type {{ port: number, at: number, ms: number, status: number }[]} */
  const probes = [];
  /** @type {number[][]} when each stream heard of new points, and of which epoch */
  const deliveries = Array.from({ length: streams }, () => []);
  const epochs = Array.from({ length: streams }, () => 0);
  /** @type {{ epoch: number, heard: number, ended: number, isRight: boolean }[]} what each watcher requested after an event */
  const returns = [];
  /** @type {Record<string, string>[]} of each reader */
  const sessions = [];
  /** @type {Map<string, { asked: number, ms?: number }>} */
  const codes = new Map();
  let stopped = false;

  async function timed(what, path, options) {
    const began = performance.now();
    const reply = await ask(url + path, options);
    calls.push({ what, began, ended: performance.now(), status: reply.status });
    return reply;
  }

  async function logIn(email) {
    const body = JSON.stringify({ email, password });
    const { status, text } = await timed('log in', '/v1/auth/login', { method: 'POST', body });
    return status === 200 ? { authorization: `Bearer ${JSON.parse(text).sessionToken}` } : undefined;
  }

  async function read(email, number) {
    let session = await logIn(email);
    sessions[number] = session ?? {};
    let until = performance.now() + logInEveryMs;
    const tab = async () => {
      while (!stopped) {
        await wait(tabWaitMs * 2 * Math.random());
        const path = paths[Math.floor(Math.random() * paths.length)] ?? '';
        await timed(path, path, { headers: session });
        if (performance.now() < until && session !== undefined) continue;
        until = performance.now() + logInEveryMs;
        session = (await logIn(email)) ?? session;
        sessions[number] = session ?? {};
      }
    };
    await Promise.all(Array.from({ length: tabsOfReader }, tab));
  }

  async function probe(port) {
    while (!stopped) {
      const at = performance.now();
      const { status } = await ask(`http://127.0.0.1:${port}/healthz`);
      probes.push({ port, at, ms: performance.now() - at, status });
      await wait(probeEveryMs);
    }
  }

  function listen(index) {
    const sent = request(`${url}/v1/stream`, {
      headers: key,
      agent: false,
      localAddress: addressOf(index),
    });
    const again = () => !stopped && setTimeout(() => listen(index), 1_000 * Math.random());
    sent.on('error', again);
    sent.on('response', (reply) => {
      let rest = '';
      reply.setEncoding('utf8').on('data', (text) => {
        const parts = (rest + text).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) note(index, part);
      });
      reply.on('error', () => undefined).on('close', again);
    });
    sent.end();
    open[index] = sent;
  }
  const open = [];

  function note(index, part) {
    if (!/^event: points$/m.test(part)) return;
    const epoch = Number(/"epoch":(\d+)/.exec(part)?.[1] ?? 0);
    if (epoch <= (epochs[index] ?? 0)) return;
    epochs[index] = epoch;
    deliveries[index]?.push(performance.now());
    void comeBack(index, epoch, Number(/"spread_ms":(\d+)/.exec(part)?.[1] ?? 0));
  }

  /** What a tab does after an event: it waits a random part of the time that the event names, and requests what it shows. */
  async function comeBack(index, epoch, spreadMs) {
    const heard = performance.now();
    await wait(Math.random() * spreadMs);
    if (stopped) return;
    const headers = sessions[index % readers.length] ?? {};
    const { status, text } = await timed('a watcher comes back', '/v1/team/overview', {
      headers,
      localAddress: addressOf(index),
    });
    const shown = Number(/"epoch":(\d+)/.exec(text)?.[1] ?? 0);
    returns.push({ epoch, heard, ended: performance.now(), isRight: status !== 200 || shown >= epoch });
  }

  async function requestCodes() {
    for (let number = 1; !stopped; number += 1) {
      const email = `growth${number}@example.test`;
      codes.set(email, { asked: performance.now() });
      const body = JSON.stringify({ email });
      await timed('code by mail', '/v1/auth/forgot_password', { method: 'POST', body });
      await wait(codeEveryMs);
    }
  }

  const working = [...readers.map(read), ...ports.map(probe), requestCodes()];
  for (let index = 0; index < streams; index += 1) listen(index);
  return {
    ...{ calls, probes, deliveries, epochs, returns, codes },
    onMail(to) {
      const code = codes.get(to);
      if (code !== undefined) code.ms ??= performance.now() - code.asked;
    },
    async stop() {
      stopped = true;
      for (const one of open) one?.destroy();
      await Promise.all(working);
    },
  };
}
