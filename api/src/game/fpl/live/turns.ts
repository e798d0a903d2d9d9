import { currentAsker, type Asker } from '../../../platform/http/asker';
import type { Pace } from '../pace';

/**
 * Result of queueing: a turn, or a rejection because the client left, a queue is full, or the pace is not known: the
 * database that holds it is away.
 */
export type Turn = 'go' | 'left' | 'busy' | 'too_many' | 'no_pace';

export interface Turns {
  /** Resolves when it is the caller's turn, or when there will be none. */
  take(): Promise<Turn>;
}

/** Limits of clients. They count per process; `docs/limits.md` lists them. */
export const readerLimits = {
  /**
   * Maximum number of queued requests of all clients: at two per second the last one waits for half a minute.
   */
  waiting: 60,
  /** Per account: a page requests its documents one after another, so these are six pages. */
  waitingOfOne: 6,
  /**
   * Maximum number of documents per account in `windowMs`: the teams of sixty rivals at four documents each.
   */
  documentsOfOne: 240,
  windowMs: 10 * 60_000,
} as const;

interface Waiting {
  readonly asker: Asker;
  readonly end: (turn: Turn) => void;
}

/** Maximum number of counted accounts; above it expired windows are removed. */
const mostCounted = 1_000;

/**
 * Rate limiter with fair queues: the reading loop and clients alternate while both wait, so that neither
 * blocks the other; clients take turns account by account.
 */
export function createTurns(reserve: Pace): Turns {
  const loop: ((turn: Turn) => void)[] = [];
  let readers: Waiting[] = [];
  const counts = new Map<string, { count: number; until: number }>();
  let wasLoop = false;
  let lastKey = '';
  let isPumping = false;

  function refusal({ key }: Asker): Turn | undefined {
    dropThoseWhoLeft();
    if (readers.filter(({ asker }) => asker.key === key).length >= readerLimits.waitingOfOne)
      return 'too_many';
    if (readers.length >= readerLimits.waiting) return 'busy';
    return countOf(key) > readerLimits.documentsOfOne ? 'too_many' : undefined;
  }

  function countOf(key: string): number {
    const now = Date.now();
    if (counts.size > mostCounted)
      for (const [one, { until }] of counts) if (until <= now) counts.delete(one);
    const entry = counts.get(key);
    const counted =
      entry !== undefined && entry.until > now ? entry : { count: 0, until: now + readerLimits.windowMs };
    counted.count += 1;
    counts.set(key, counted);
    return counted.count;
  }

  function dropThoseWhoLeft(): void {
    for (const { asker, end } of readers) if (asker.hasLeft()) end('left');
    readers = readers.filter(({ asker }) => !asker.hasLeft());
  }

  /** The oldest request of another account than the previous one's, if any. */
  function nextReader(): ((turn: Turn) => void) | undefined {
    dropThoseWhoLeft();
    const other = readers.findIndex(({ asker }) => asker.key !== lastKey);
    const [next] = readers.splice(Math.max(0, other), 1);
    lastKey = next?.asker.key ?? '';
    return next?.end;
  }

  function next(): ((turn: Turn) => void) | undefined {
    const first = wasLoop ? nextReader() : loop.shift();
    if (first !== undefined) wasLoop = !wasLoop;
    return first ?? (wasLoop ? loop.shift() : nextReader());
  }

  const isAnyWaiting = () => {
    dropThoseWhoLeft();
    return loop.length + readers.length > 0;
  };

  async function pump(): Promise<void> {
    isPumping = true;
    try {
      while (isAnyWaiting()) {
        const wait = await reserve();
        if (wait > 0) await pause(wait);
        next()?.('go');
      }
    } catch {
      // The source reports it as its outcome, like a game that is away.
      for (const end of [...loop.splice(0), ...readers.splice(0).map(({ end }) => end)]) end('no_pace');
    } finally {
      isPumping = false;
    }
  }

  return {
    take: () =>
      new Promise((resolve) => {
        const asker = currentAsker();
        if (asker === undefined) loop.push(resolve);
        else {
          const refused = refusal(asker);
          if (refused !== undefined) return resolve(refused);
          readers.push({ asker, end: resolve });
        }
        if (!isPumping) void pump();
      }),
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
