import type { LiveMessage } from '@touchline/shared/contract/host';
import { parseEvent } from './eventStream';
import { createLastGood } from './lastGood';
import { createLiveConnection } from './liveConnection';

describe('an event of the stream', () => {
  it.each([
    [
      'a name, an id and JSON',
      'event: points\nid: 7\ndata: {"gameweek":24}',
      { type: 'points', id: '7', data: { gameweek: 24 } },
    ],
    ['several lines of data', 'data: one\ndata: two', { type: 'message', data: 'one\ntwo' }],
    ['carriage returns', 'event: x\r\ndata: 1', { type: 'x', data: 1 }],
    ['a keep-alive', ': still here', undefined],
    ['nothing', '', undefined],
  ])('with %s', (_, block, message) => {
    expect(parseEvent(block)).toEqual(message);
  });
});

/** A server whose stream can be written to and cut. */
function streamServer() {
  const asked: { headers: Record<string, string> }[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const ask = ((_url: string, init: { headers: Record<string, string>; signal: AbortSignal }) => {
    asked.push({ headers: init.headers });
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
        init.signal.addEventListener('abort', () => given.error(new Error('aborted')));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  }) as unknown as typeof fetch;
  return {
    ask,
    asked,
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    cut: () => controller?.close(),
  };
}

const tick = () => jest.advanceTimersByTimeAsync(0);

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the live connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    hide(false);
    jest.useRealTimers();
  });

  it('is one for all listeners, and carries the session', async () => {
    const server = streamServer();
    const live = createLiveConnection({
      url: '/v1/stream',
      headers: () => ({ authorization: 'Bearer x' }),
      fetch: server.ask,
    });
    const received: LiveMessage[][] = [[], []];
    live.listen((message) => received[0]?.push(message));
    const leave = live.listen((message) => received[1]?.push(message));
    await tick();
    server.send('event: points\ndata: 1\n\n');
    await tick();
    leave();
    server.send('event: points\ndata: 2\n\nevent: po');
    server.send('ints\ndata: 3\n\n');
    await tick();
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.headers).toMatchObject({ authorization: 'Bearer x' });
    expect(received[0]?.map(({ data }) => data)).toEqual([1, 2, 3]);
    expect(received[1]?.map(({ data }) => data)).toEqual([1]);
    live.pause();
  });

  it('comes back after a cut and asks for what it missed', async () => {
    const server = streamServer();
    const live = createLiveConnection({ url: '/v1/stream', headers: () => ({}), fetch: server.ask });
    live.listen(() => {});
    await tick();
    server.send('id: 9\ndata: 1\n\n');
    await tick();
    server.cut();
    await jest.advanceTimersByTimeAsync(1000);
    expect(server.asked).toHaveLength(2);
    expect(server.asked[1]?.headers['last-event-id']).toBe('9');
    live.pause();
  });

  it('comes back when a server that shuts down wants it to', async () => {
    const server = streamServer();
    const live = createLiveConnection({ url: '/v1/stream', headers: () => ({}), fetch: server.ask });
    live.listen(() => {});
    await tick();
    server.send('retry: 3000\n\nretry: 4321\n\n');
    await tick();
    server.cut();
    await jest.advanceTimersByTimeAsync(4320);
    expect(server.asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(server.asked).toHaveLength(2);
    live.pause();
  });

  it('polls once a minute while the server has no stream, and asks for none again', async () => {
    const ask = jest.fn(() => Promise.resolve(new Response('', { status: 404 })));
    const live = createLiveConnection({
      url: '/v1/stream',
      headers: () => ({}),
      fetch: ask,
    });
    const received: string[] = [];
    live.listen(({ type }) => received.push(type));
    await jest.advanceTimersByTimeAsync(59_000);
    expect(received).toEqual([]);
    await jest.advanceTimersByTimeAsync(150_000);
    expect(received.length).toBeGreaterThanOrEqual(2);
    expect(new Set(received)).toEqual(new Set(['poll']));
    expect(ask).toHaveBeenCalledTimes(1);
    live.pause();
  });

  it('sends no request while it is held, whoever subscribes, and one when it restarts', async () => {
    const server = streamServer();
    const live = createLiveConnection({ url: '/v1/stream', headers: () => ({}), fetch: server.ask });
    live.listen(() => {});
    await tick();
    live.hold();
    live.listen(() => {});
    await jest.advanceTimersByTimeAsync(600_000);
    expect(server.asked).toHaveLength(1);
    live.restart();
    await tick();
    expect(server.asked).toHaveLength(2);
    live.pause();
  });

  it('contacts a server whose streams end at once at growing intervals, never in a loop', async () => {
    const ask = jest.fn(() =>
      Promise.resolve(new Response('', { headers: { 'content-type': 'text/event-stream' } })),
    );
    const live = createLiveConnection({ url: '/v1/stream', headers: () => ({}), fetch: ask });
    live.listen(() => {});
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    // At 0, 1, 6 and 21 seconds, then once a minute.
    expect(ask.mock.calls.length).toBeLessThanOrEqual(14);
    live.pause();
  });

  it('pauses in a hidden tab, and polls when the tab is visible again', async () => {
    const server = streamServer();
    const live = createLiveConnection({ url: '/v1/stream', headers: () => ({}), fetch: server.ask });
    const received: string[] = [];
    live.listen(({ type }) => received.push(type));
    await tick();
    hide(true);
    await jest.advanceTimersByTimeAsync(180_000);
    expect(server.asked).toHaveLength(1);
    expect(received).toEqual([]);
    hide(false);
    await tick();
    expect(server.asked).toHaveLength(2);
    expect(received).toEqual(['poll']);
    live.pause();
  });
});

describe('the last good replies', () => {
  beforeEach(() => localStorage.clear());

  it('are found by their address, for their own account only', () => {
    let user: string | undefined = 'one';
    const lastGood = createLastGood(() => user);
    lastGood.keep('/v1/team/main', { points: 62 }, 1000);
    expect(lastGood.find('/v1/team/main')).toEqual({ at: 1000, reply: { points: 62 } });
    user = 'two';
    expect(lastGood.find('/v1/team/main')).toBeUndefined();
    user = undefined;
    expect(lastGood.find('/v1/team/main')).toBeUndefined();
  });

  it('have nothing of the admin area or of sessions, which name people and devices', () => {
    const lastGood = createLastGood(() => 'one');
    lastGood.keep('/v1/admin/users?page=1', { email: 'ada@example.org' });
    lastGood.keep('/v1/auth/sessions', {});
    expect(Object.keys(localStorage).filter((key) => /admin|auth/.test(key))).toEqual([]);
  });

  it('are wiped, and leave what is not theirs', () => {
    localStorage.setItem('tl-scheme', 'dark');
    const lastGood = createLastGood(() => 'one');
    lastGood.keep('/v1/team/main', {});
    lastGood.wipe();
    expect(lastGood.find('/v1/team/main')).toBeUndefined();
    expect(localStorage.getItem('tl-scheme')).toBe('dark');
  });

  it('make room by forgetting the oldest', () => {
    const lastGood = createLastGood(() => 'one');
    for (let page = 0; page < 30; page += 1) lastGood.keep(`/v1/page/${page}`, {}, page);
    expect(lastGood.find('/v1/page/0')).toBeUndefined();
    expect(lastGood.find('/v1/page/29')).toBeDefined();
    expect(lastGood.shownAt()).toBe(29);
  });

  it('take the age of a page from the oldest reply shown on it', () => {
    const lastGood = createLastGood(() => 'one');
    lastGood.keep('/v1/team/main', {}, 1000);
    lastGood.keep('/v1/team/overview', {}, 2000);
    lastGood.keep('/v1/dashboard', {}, 9000);
    lastGood.find('/v1/team/overview');
    lastGood.find('/v1/team/main');
    expect(lastGood.shownAt()).toBe(1000);
    lastGood.turnPage();
    lastGood.find('/v1/dashboard');
    expect(lastGood.shownAt()).toBe(9000);
  });

  it('give no age for a page without data', () => {
    const lastGood = createLastGood(() => 'one');
    lastGood.keep('/v1/dashboard', {}, 9000);
    lastGood.turnPage();
    expect(lastGood.find('/v1/team/main')).toBeUndefined();
    expect(lastGood.shownAt()).toBeUndefined();
  });

  it('survive a broken entry', () => {
    localStorage.setItem('tl-last:one:/v1/x', '{broken');
    expect(createLastGood(() => 'one').find('/v1/x')).toBeUndefined();
  });
});
