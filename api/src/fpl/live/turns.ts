import { currentAsker, type Asker } from '../asker';

/** Result of queueing: a turn, or a rejection because the client left or a queue is full. */
export type Turn = 'go' | 'left' | 'busy' | 'too_many';

export interface Turns {
  /** Done when it is the caller's turn, or it is clear that there will be none. */
  take(): Promise<Turn>;
}

/** Limits of readers. They count for one process; `docs/limits.md` names them. */
export const readerLimits = {
  /** The most requests queued for all clients: at two a second the last one waits for half a minute. */
  waiting: 60,
  /** Of one account: a page asks for its documents one after another, so these are six pages. */
  waitingOfOne: 6,
  /** The most documents of one account in `windowMs`: the teams of sixty rivals at four documents each. */
  documentsOfOne: 240,
  windowMs: 10 * 60_000,
} as const;

interface Waiting {
  readonly asker: Asker;
  readonly end: (turn: Turn) => void;
}

/** Accounts that are counted at the same time; above it those whose window is over are forgotten. */
const mostCounted = 1_000;

/**
 * Lets so many requests through in a second and shares them out: the reading loop and the readers have every
 * other turn while both wait, so that neither stops the other; readers have theirs account by account.
 */
export function createTurns(perSecond: number): Turns {
  const nextSlot = createSlots(perSecond);
  const loop: ((turn: Turn) => void)[] = [];
  let readers: Waiting[] = [];
  const counts = new Map<string, { count: number; until: number }>();
  let wasLoop = false;
  let lastKey = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

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
    const known = counts.get(key);
    const counted =
      known !== undefined && known.until > now ? known : { count: 0, until: now + readerLimits.windowMs };
    counted.count += 1;
    counts.set(key, counted);
    return counted.count;
  }

  function dropThoseWhoLeft(): void {
    for (const { asker, end } of readers) if (asker.hasLeft()) end('left');
    readers = readers.filter(({ asker }) => !asker.hasLeft());
  }

  /** The oldest request of another account than the previous one's, if there is one. */
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

  function pump(): void {
    timer = undefined;
    while (loop.length + readers.length > 0) {
      const wait = nextSlot.wait();
      if (wait > 0) {
        timer = setTimeout(pump, wait);
        return;
      }
      const end = next();
      if (end === undefined) return;
      nextSlot.use();
      end('go');
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
        if (timer === undefined) pump();
      }),
  };
}

/** Earliest time of the next request. After a pause a second's quota may be sent in one burst. */
function createSlots(perSecond: number) {
  const gapMs = 1000 / perSecond;
  let nextAt = 0;
  return {
    wait: () => nextAt - Date.now(),
    use: () => {
      nextAt = Math.max(nextAt, Date.now() - 1000 + gapMs) + gapMs;
    },
  };
}
