import type { LiveMessage } from '@touchline/shared/contract/host';
import { createLiveConnection } from './liveConnection';
import { spreadDelivery } from './spreadDelivery';

const points = (spread_ms: number, epoch = 1): LiveMessage => ({
  type: 'points',
  data: { epoch, spread_ms },
});

/** Milliseconds after which each of the tabs delivers an event that all of them got at once. */
async function delaysOf(tabs: number, message: LiveMessage): Promise<number[]> {
  const began = Date.now();
  const delays: number[] = [];
  for (let tab = 0; tab < tabs; tab += 1)
    spreadDelivery(
      () => delays.push(Date.now() - began),
      () => tab / tabs,
    )(message);
  await jest.advanceTimersByTimeAsync(60_000);
  return delays;
}

describe('an event with a spread', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    jest.useRealTimers();
  });

  it('reaches 2,000 tabs evenly over two seconds', async () => {
    const delays = await delaysOf(2000, points(2000));
    const inHalfSeconds = [0, 500, 1000, 1500].map(
      (from) => delays.filter((delay) => delay >= from && delay < from + 500).length,
    );
    expect(inHalfSeconds).toEqual([500, 500, 500, 500]);
  });

  it('reaches 50 tabs within 300 ms', async () => {
    const delays = await delaysOf(50, points(50));
    expect(delays).toHaveLength(50);
    expect(Math.max(...delays)).toBeLessThanOrEqual(300);
  });

  it.each([
    ['from a server without the hint', { type: 'points', data: { epoch: 1 } }],
    ['about the account alone', { type: 'state', data: {} }],
    ['of a poll', { type: 'poll', data: null }],
    ['whose hint is no number', { type: 'points', data: { spread_ms: 'soon' } }],
  ])('is delivered at once %s', (_, message) => {
    const delivered: LiveMessage[] = [];
    spreadDelivery((one) => delivered.push(one))(message);
    expect(delivered).toEqual([message]);
  });

  it('keeps its place in the order, also when the next one has a narrower spread', async () => {
    const delivered: unknown[] = [];
    const deliver = spreadDelivery(
      ({ data }) => delivered.push((data as { epoch: number }).epoch),
      () => 0.5,
    );
    deliver(points(4000, 1));
    deliver(points(10, 2));
    await jest.advanceTimersByTimeAsync(1999);
    expect(delivered).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(delivered).toEqual([1, 2]);
  });

  it('takes another part once the earlier ones are delivered, so that no tab is always the last', async () => {
    const parts = [0.1, 0.9];
    let delivered = 0;
    const deliver = spreadDelivery(
      () => (delivered += 1),
      () => parts.shift() ?? 1,
    );
    deliver(points(1000));
    deliver(points(1000));
    await jest.advanceTimersByTimeAsync(100);
    expect(delivered).toBe(2);
    deliver(points(1000));
    await jest.advanceTimersByTimeAsync(899);
    expect(delivered).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(delivered).toBe(3);
  });

  it('waits in a tab that was hidden meanwhile until it is seen again', async () => {
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const deliver = jest.fn();
    spreadDelivery(deliver, () => 0.5)(points(1000));
    hide(true);
    await jest.advanceTimersByTimeAsync(1000);
    expect(deliver).not.toHaveBeenCalled();
    hide(false);
    expect(deliver).toHaveBeenCalledTimes(1);
    hide(true);
    hide(false);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('is delayed on the app’s connection, for listeners that subscribed before the code was there', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) =>
        stream.enqueue(new TextEncoder().encode('event: points\ndata: {"spread_ms":1000}\n\n')),
    });
    const answer = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    const live = createLiveConnection({
      url: '/v1/stream',
      headers: () => ({}),
      fetch: () => Promise.resolve(answer),
    });
    const received: string[] = [];
    live.listen(({ type }) => received.push(type));
    live.via((deliver) => spreadDelivery(deliver, () => 0.5));
    await jest.advanceTimersByTimeAsync(499);
    expect(received).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(received).toEqual(['points']);
    live.pause();
  });
});
