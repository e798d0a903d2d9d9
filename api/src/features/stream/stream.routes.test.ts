import { testDemo } from '@touchline/demo-game/testing';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { createSessions } from '../accounts/sessions';
import { createTokens } from '../accounts/tokens';
import { createClock } from '../../platform/clock';
import { createSecrets, readSecret } from '../../platform/home/secrets';
import { ingestSeason } from '../../game/ingest/ingestSeason';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';
import { listenToStream } from '../../../test/support/listenToStream';
import { accountChannel, createStreamHub } from './streamHub';
import { withState } from '../../game/fpl/sourceState';
import { noteFault } from '../../game/season/gameState.queries';

const start = Date.parse('2024-01-20T15:00:00Z');
const clock = createClock(start, 0);
const fpl = testDemo(clock, { anchor: start });
const minute = 60_000;

let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await buildTestApp({ fpl });
  await readGame(0);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(() => test.close(), 30_000);

/** Reads the game some minutes later: matches are running, so points have changed. */
async function readGame(minutes: number) {
  clock.set(clock.now() + minutes * minute);
  await ingestSeason({ db: test.db, clock, fpl: withState(fpl) });
}

const listen = (headers: Record<string, string> = {}, at = base) =>
  listenToStream(at, { 'x-api-key': test.config.apiKey, ...headers });
const lastId = (received: string) =>
  received
    .match(/id: (\S+)/g)
    ?.at(-1)
    ?.slice(4) ?? '';

it('wants the key', async () => {
  expect((await fetch(`${base}/v1/stream`)).status).toBe(401);
});

it('tells every reader of every move once, and gives one who was away what he missed', async () => {
  const readers = await Promise.all(Array.from({ length: 100 }, () => listen()));
  expect(readers[0]?.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  await readGame(5);
  await Promise.all(readers.map((reader) => reader.until('event: points')));
  const [first] = readers;
  const id = lastId(first?.received() ?? '');
  for (const reader of readers) reader.leave();

  await readGame(10);
  const back = await listen({ 'last-event-id': id });
  await back.until('event: points');
  expect(back.received().match(/event: points/g)).toHaveLength(1);
  expect(back.received()).toContain('event: fixture');
  expect(back.received()).not.toContain(`id: ${id}\n`);
  back.leave();
});

describe('the width over which readers spread what an event makes them request', () => {
  /** What the events of the next reading say to a hub that has so many streams. */
  async function spreadsWith(streams: number): Promise<number[]> {
    const hub = createStreamHub({
      db: test.db,
      game: test.games.of(fpl.season),
      sessions: { findLive: async () => new Set() },
      log: test.app.log,
    });
    await hub.check();
    const received: string[] = [];
    for (let number = 0; number < streams; number += 1) {
      const write = number === 0 ? (bytes: Buffer) => received.push(bytes.toString()) : () => true;
      const response = { writeHead: () => {}, on: () => {}, end: () => {}, write, writableLength: 0 };
      hub.open(response as never as ServerResponse, undefined, undefined);
    }
    await readGame(5);
    await hub.check();
    await hub.close();
    return [...received.join('').matchAll(/^data: (.*)$/gm)].map(
      ([, data]) => (JSON.parse(data ?? '') as { spread_ms: number }).spread_ms,
    );
  }

  it('is not to be noticed with 50 streams', async () => {
    const spreads = await spreadsWith(50);
    expect(spreads.length).toBeGreaterThan(0);
    expect(Math.max(...spreads)).toBeLessThanOrEqual(300);
  });

  it('is two seconds with 2,000', async () => {
    const spreads = await spreadsWith(2_000);
    expect(spreads.length).toBeGreaterThan(0);
    expect(new Set(spreads)).toEqual(new Set([2_000]));
  });
});

it('tells open pages once that the game is down or in doubt, so that they say so', async () => {
  const { season } = withState(fpl);
  const reader = await listen();
  const fault = { outcome: 'doubtful', detail: 'In doubt.', at: clock.now() } as const;
  await noteFault(test.db, season, fault);
  await reader.until('event: points');
  expect(reader.received()).not.toContain('id: ');
  await noteFault(test.db, season, { ...fault, at: clock.now() + minute });
  await readGame(2);
  await reader.until('id: ');
  expect(reader.received().match(/event: points/g)).toHaveLength(2);
  reader.leave();
});

it('gives one word to a reader who was away for too long', async () => {
  const back = await listen({ 'last-event-id': '0.0' });
  await back.until('event: points');
  expect(back.received()).not.toContain('event: fixture');
  back.leave();
});

it('tells an account’s tabs, and nobody else’s, that its state changed', async () => {
  const body = {
    email: 'tabs@example.org',
    password: 'correct horse battery',
    username: 'Bo',
    birthday: '1990-02-09',
  };
  const { sessionToken, user } = (await test.ask('POST', '/v1/auth/register', body)).json();
  const own = await listen({ authorization: `Bearer ${sessionToken}` });
  const other = await listen();
  await test.db.notify(accountChannel, user.id);
  await own.until('event: state');
  expect(other.received()).not.toContain('event: state');
  own.leave();
  other.leave();
});

describe('the stream of a session', () => {
  let number = 0;
  async function signUp() {
    const email = `listener${(number += 1)}@example.org`;
    const body = { email, password: 'correct horse battery', username: 'Bo', birthday: '1990-02-09' };
    return (await test.ask('POST', '/v1/auth/register', body)).json<{ sessionToken: string }>().sessionToken;
  }
  const listenAs = (token: string) => listen({ authorization: `Bearer ${token}` });
  /** Which of the two ended it. */
  const firstOf = (ended: Promise<unknown>) =>
    Promise.race([
      ended.then(() => 'ended'),
      new Promise((resolve) => setTimeout(resolve, 3_000).unref()).then(() => 'still open'),
    ]);

  it('ends with the logout, and nobody else’s does', async () => {
    const [token, otherToken] = [await signUp(), await signUp()];
    const [own, other, visitor] = [await listenAs(token), await listenAs(otherToken), await listen()];
    await test.ask('POST', '/v1/auth/logout', {}, { token });
    expect(await firstOf(own.done)).toBe('ended');
    expect(await Promise.race([other.done, visitor.done, Promise.resolve('open')])).toBe('open');
    other.leave();
    visitor.leave();
  });

  it('ends when the session is ended from another device', async () => {
    const token = await signUp();
    const stream = await listenAs(token);
    const { payload } = (await test.ask('GET', '/v1/auth/sessions', undefined, { token })).json();
    await test.ask('DELETE', `/v1/auth/sessions/${payload.sessions[0].id}`, undefined, { token });
    expect(await firstOf(stream.done)).toBe('ended');
  });

  it('ends when the session ran out or its account is gone, which no notice tells', async () => {
    const sessions = createSessions({
      db: test.db,
      wall: test.wall,
      tokens: createTokens({ secrets: createSecrets(readSecret(test.config)), wall: test.wall }),
      demoMode: false,
      log: test.app.log,
    });
    const hub = createStreamHub({
      db: test.db,
      game: { find: async () => undefined } as never,
      sessions,
      log: test.app.log,
    });
    const [live, over] = [await signUp(), await signUp()];
    const ids = await Promise.all(
      [live, over].map(
        async (token) =>
          (await test.ask('GET', '/v1/auth/sessions', undefined, { token })).json().payload.sessions[0].id,
      ),
    );
    const open = ids.map((sessionId) => {
      const response = new PassThrough() as never as ServerResponse;
      Object.assign(response, { writeHead: () => response });
      hub.open(response, { id: sessionId, sessionId }, undefined);
      return response;
    });
    await test.db.run(
      sql`delete from account where id = (select account_id from session where id = ${ids[1]})`,
    );
    await hub.closeEndedSessions();
    expect(open.map(({ writableEnded }) => writableEnded)).toEqual([false, true]);
    expect(hub.size).toBe(1);
    await hub.close();
  });
});

describe('in a shutdown', () => {
  async function openAnother() {
    const other = await buildTestApp({ db: test.db });
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    return { other, at: `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}` };
  }

  it('sends readers away, to come back spread over seconds', async () => {
    const { other, at } = await openAnother();
    const reader = await listen({}, at);
    await other.app.close();
    await reader.done;
    expect(reader.received().match(/retry: \d+/g)).toHaveLength(2);
  });

  it('waits for no reader who has left', async () => {
    const { other, at } = await openAnother();
    const reader = await listen({}, at);
    const open = async () => /live_streams (\d+)/.exec(await (await fetch(`${at}/metrics`)).text())?.[1];
    expect(await open()).toBe('1');
    reader.leave();
    while ((await open()) !== '0') await new Promise((resolve) => setTimeout(resolve, 20));
    // A pending request is waited for much longer than this.
    const held = new Promise((resolve) => setTimeout(() => resolve('held up'), 5_000).unref());
    expect(await Promise.race([other.app.close().then(() => 'closed'), held])).toBe('closed');
  }, 30_000);
});

it('a look that fails is logged, and the next one looks again', async () => {
  const lines: unknown[] = [];
  let isAway = true;
  const find = async () => {
    if (isAway) throw new Error('database away');
    return undefined;
  };
  const hub = createStreamHub({
    db: test.db,
    game: { seasonId: fpl.season, find },
    sessions: { findLive: async () => new Set() },
    log: { warn: (...line: unknown[]) => void lines.push(line) },
  });
  await hub.check();
  isAway = false;
  await hub.check();
  await hub.close();
  expect(lines).toEqual([[{ err: new Error('database away') }, expect.stringContaining('event streams')]]);
});
