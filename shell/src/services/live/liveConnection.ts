import type { LiveMessage } from '@touchline/shared/contract/host';
import { readEvents } from './eventStream';

export interface LiveOptions {
  readonly url: string;
  /** Headers of a call: key and session. */
  readonly headers: () => Record<string, string>;
  readonly fetch?: typeof fetch;
}

export type Deliver = (message: LiveMessage) => void;

/** Delays in milliseconds before the stream reconnects; the last one is repeated. */
const retryPauses = [1000, 5000, 15_000, 60_000];
/** Milliseconds between polls while there is no stream. */
export const pollEveryMs = 60_000;

/**
 * The one live connection of the app, shared by all listeners.
 *
 * While the stream is unavailable, listeners get `{ type: 'poll' }` once a minute and fetch their data again.
 * Nothing runs without listeners or in a hidden tab; when the tab becomes visible, one poll is sent first.
 */
export function createLiveConnection({ url, headers, fetch: ask = fetch }: LiveOptions) {
  const listeners = new Set<(message: LiveMessage) => void>();
  let stop: AbortController | undefined;
  let lastId: string | undefined;
  let wasHidden = false;
  /** Offline: no requests until `restart`. */
  let isHeld = false;
  /** The server has no stream (an older one, or a proxy that closes streams): polling only. */
  let hasNoStream = false;

  let tell: Deliver = (message) => {
    for (const hear of [...listeners]) hear(message);
  };

  /** @returns the delay in milliseconds that the server asked for, if any */
  async function readOnce(signal: AbortSignal): Promise<number | undefined> {
    const response = await ask(url, {
      headers: { ...headers(), accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) },
      signal,
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (response.status === 404) hasNoStream = true;
    if (!response.ok || !isStream || !response.body) throw new Error(`${url} answered ${response.status}`);
    let wanted: number | undefined;
    await readEvents(
      response.body,
      ({ id, ...message }) => {
        lastId = id ?? lastId;
        tell(message);
      },
      (ms) => (wanted = ms),
    );
    return wanted;
  }

  /** Keeps the stream, or the poll in its place, until it is aborted. */
  async function run(signal: AbortSignal): Promise<void> {
    let sinceLastPoll = 0;
    for (let failures = 0; !signal.aborted; failures += 1) {
      const startedAt = Date.now();
      const wanted = hasNoStream ? undefined : await readOnce(signal).catch(() => undefined);
      if (signal.aborted) return;
      if (Date.now() - startedAt > pollEveryMs) failures = 0;
      const retry = retryPauses[Math.min(failures, retryPauses.length - 1)] ?? pollEveryMs;
      // A server that shuts down sends clients different delays, so that they do not all reconnect at the
      // same time.
      const pause = hasNoStream ? pollEveryMs : Math.max(retry, wanted ?? 0);
      await wait(pause, signal);
      sinceLastPoll += pause;
      if (sinceLastPoll >= pollEveryMs && !signal.aborted) {
        sinceLastPoll = 0;
        tell({ type: 'poll', data: null });
      }
    }
  }

  function start() {
    if (stop || isHeld || listeners.size === 0 || document.hidden) return;
    stop = new AbortController();
    void run(stop.signal);
    if (wasHidden) tell({ type: 'poll', data: null });
    wasHidden = false;
  }

  function pause() {
    stop?.abort();
    stop = undefined;
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      wasHidden = true;
      pause();
    } else start();
  });

  return {
    /** Replaces how messages reach the listeners: code that is loaded later delays them (`spreadDelivery`). */
    via(wrap: (deliver: Deliver) => Deliver) {
      tell = wrap(tell);
    },
    listen(hear: (message: LiveMessage) => void) {
      listeners.add(hear);
      start();
      return () => {
        listeners.delete(hear);
        if (listeners.size === 0) pause();
      };
    },
    /** After a login, a logout or a restored connection: reconnects with the current headers. */
    restart() {
      isHeld = false;
      pause();
      start();
    },
    /** Applies until `restart`, also to listeners that subscribe in the meantime. */
    hold() {
      isHeld = true;
      pause();
    },
    pause,
  };
}

export type LiveConnection = ReturnType<typeof createLiveConnection>;

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
