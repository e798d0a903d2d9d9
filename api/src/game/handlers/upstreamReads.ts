import { type Asker, askFor, currentAsker } from '../../platform/http/asker';
import { defaultRate } from '../fpl/pace';
import type { FplSource, SharedRead } from '../fpl/source';
import { type ApiProblem, unavailable } from '../../platform/http/problems';

/** Result of a read that is not finished when the request has to be answered. It goes on meanwhile. */
export const stillReading = 'still reading';
export type StillReading = typeof stillReading;

interface RequestedRead<T> {
  /** Reads with the same key are the same: one that is running is joined. */
  readonly key: string;
  /** Whether the request can be answered without it, from what is stored. */
  readonly hasStored: boolean;
  readonly read: () => Promise<T>;
}

/**
 * Reads from the official game on behalf of a request, which waits as long as the source's patience allows, counted
 * from the beginning of the request over all its reads. A read that takes longer goes on, so that the next request
 * finds its result stored. Once the time is up, no other read is started (docs/decisions/0072).
 */
export async function readForRequest<T>(
  fpl: FplSource,
  { key, hasStored, read }: RequestedRead<T>,
): Promise<T | StillReading> {
  const asker = currentAsker();
  if (asker === undefined) return read();
  const left = timeLeft(fpl, asker, hasStored);
  const running = join(fpl, key, asker) ?? (left > 0 ? start(fpl, key, asker, read) : undefined);
  if (running === undefined) return stillReading;
  return withinMs(running.read as Promise<T>, left);
}

function timeLeft({ patience }: FplSource, { since }: Asker, hasStored: boolean): number {
  if (patience === undefined) return Infinity;
  return since + (hasStored ? patience.withStored : patience.withoutStored) - performance.now();
}

function join(fpl: FplSource, key: string, asker: Asker): SharedRead | undefined {
  const running = fpl.state.reads.get(key);
  running?.askers.push(asker);
  return running;
}

function start<T>(fpl: FplSource, key: string, asker: Asker, read: () => Promise<T>): SharedRead {
  const { reads } = fpl.state;
  const askers = [asker];
  const together: Asker = { ...asker, hasLeft: () => askers.every(({ hasLeft }) => hasLeft()) };
  const running = { askers, read: askFor(together, read).finally(() => reads.delete(key)) };
  reads.set(key, running);
  return running;
}

/** The race subscribes to `read`, so that a failure after the time is up is not an unhandled rejection. */
async function withinMs<T>(read: Promise<T>, ms: number): Promise<T | StillReading> {
  if (ms === Infinity) return read;
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<StillReading>((resolve) => {
    timer = setTimeout(() => resolve(stillReading), Math.max(0, ms));
  });
  try {
    return await Promise.race([read, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** Seconds after which a client may ask again for what is still being read. */
const againInSeconds = 5;

/** Documents of a whole team: its card, history and transfers, and one squad. */
const documentsOfTeam = 4;

/**
 * @param what is being read, as the beginning of a sentence: `Team 12`
 * @param before how many teams are read before it; undefined where that is not known
 * @param perSecond documents that are read in a second
 */
export function askAgain(what: string, before = 0, perSecond = defaultRate): ApiProblem {
  const minutes = Math.ceil(((before + 1) * documentsOfTeam) / (60 * perSecond));
  if (minutes === 1)
    return unavailable(
      `${what} is still being read from the official game. Try again in a few seconds.`,
      againInSeconds,
    );
  return unavailable(
    `${what} will be read from the official game in about ${minutes} minutes: ${before} teams are before it.`,
    (minutes - 1) * 60,
  );
}
