import type { LiveMessage } from '@touchline/shared/contract/host';
import type { Deliver } from './liveConnection';

/** Width in milliseconds over which the server wants its readers' requests spread; 0 for a message without it. */
function spreadOf({ data }: LiveMessage): number {
  const { spread_ms: wanted } = Object(data) as { spread_ms?: unknown };
  return typeof wanted === 'number' && wanted > 0 ? wanted : 0;
}

/**
 * Delays each message that has a `spread_ms` by a random part of it, so that the tabs of all readers do not request the
 * same data in the same moment. Messages that follow while one is delayed get the same part, which keeps their order
 * and keeps the tabs evenly spread. Messages of this reader alone are not delayed.
 */
export function spreadDelivery(deliver: Deliver, random: () => number = Math.random): Deliver {
  let part = 0;
  let busyUntil = 0;
  return (message) => {
    const spread = spreadOf(message);
    if (spread === 0) return deliver(message);
    const now = Date.now();
    if (busyUntil <= now) part = random();
    // Not before an earlier message that had a wider spread.
    busyUntil = Math.max(busyUntil, now + part * spread);
    setTimeout(() => whenSeen(() => deliver(message)), busyUntil - now);
  };
}

/** A hidden tab requests nothing. The message may not be dropped: the stream does not repeat it when the tab is seen. */
function whenSeen(act: () => void): void {
  if (!document.hidden) return act();
  document.addEventListener('visibilitychange', () => whenSeen(act), { once: true });
}
