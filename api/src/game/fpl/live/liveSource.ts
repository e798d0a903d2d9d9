import type { EpochMs } from '@touchline/shared/domain';
import { abilities } from '../abilities';
import { seasonNameOf } from '../parseRules';
import { currentAsker } from '../../../platform/http/asker';
import type { FplFault, FplReply, DocumentSource, Patience } from '../source';
import { createDocumentParser } from './documentParser';
import { type Received, readReply } from './readReply';
import { createMissing } from './missing';
import { ownPace, defaultRate } from '../pace';
import { createTurns, type Turn } from './turns';

export interface LiveOptions {
  /** URL of the official API, without the trailing slash. */
  readonly base: string;
  /** `2026-27`; when absent it is derived from the game's deadlines, and at the start from the date. */
  readonly season?: string;
  /** The app's time at the start. */
  readonly now?: EpochMs;
  /** Requests per second, over all paths. */
  readonly perSecond?: number;
  /** Timeout of one whole response. */
  readonly timeoutMs?: number;
  /** Delay before a retry of a transient fault. */
  readonly retries?: number;
  /** Time without requests after repeated faults (circuit breaker). */
  readonly restMs?: number;
  readonly patience?: Patience;
  /** The thread's file, `documentThread.mjs`; without it documents are parsed in this thread. */
  readonly threadFile?: string | undefined;
}

const defaults = {
  perSecond: defaultRate,
  timeoutMs: 15_000,
  retries: 2,
  restMs: 30_000,
  patience: { withStored: 4_000, withoutStored: 8_000 },
};
/** Size limit: the largest official document has 2 MB. */
const mostBytes = 16 * 1024 * 1024;
/** Responses kept for conditional requests. */
const keptAnswers = 40;
/** Consecutive faults after which the source pauses. */
const faultsBeforeRest = 5;
const userAgent = 'Touchline/1.0 (companion app; one request at a time)';

/** Transient faults, which are retried. */
const passing: ReadonlySet<FplFault> = new Set(['timeout', 'unavailable', 'malformed']);

interface KeptAnswer {
  /** Headers of a conditional request. */
  readonly condition: Readonly<Record<string, string>>;
  readonly reply: FplReply;
}

/**
 * The official public API over HTTP, without login and throttled: few requests per second, conditional ones
 * when it sends an ETag or a date, pauses after faults, and a longer one after many. The reading loop and
 * clients share the requests (`turns.ts`).
 */
export function createLiveSource(options: LiveOptions): DocumentSource {
  const { base, perSecond, timeoutMs, retries, restMs, patience } = { ...defaults, ...options };
  let season = options.season ?? seasonAt(options.now ?? Date.now());
  let reserve = ownPace(perSecond);
  const turns = createTurns(() => reserve());
  const missing = createMissing();
  const parser = createDocumentParser({ file: options.threadFile });
  const kept = new Map<string, KeptAnswer>();
  let faults = 0;
  let restUntil = 0;
  let last: FplReply = { outcome: 'unavailable', detail: 'Not asked yet' };

  async function get(path: string): Promise<FplReply> {
    if (Date.now() < restUntil && last.outcome !== 'ok') return last;
    if (currentAsker() !== undefined && missing.has(path)) return notThere(path);
    const reply = await ask(path);
    if (reply.outcome === 'busy' || reply.outcome === 'too_many') return reply;
    missing.note(path, reply.outcome === 'not_found');
    note(reply);
    return reply;
  }

  async function ask(path: string, attempt = 0): Promise<FplReply> {
    const turn = await turns.take();
    if (turn !== 'go') return withoutTurn[turn];
    const reply = await askOnce(path).catch((thrown: unknown) => faultOf(thrown, path));
    if (reply.outcome === 'ok' || !passing.has(reply.outcome) || attempt >= retries) return reply;
    await pause(2 ** attempt * timeoutMs * 0.02 * (0.5 + Math.random()));
    return ask(path, attempt + 1);
  }

  async function askOnce(path: string): Promise<FplReply> {
    const before = kept.get(path);
    const response = await fetch(`${base}/${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'user-agent': userAgent,
        ...before?.condition,
      },
    });
    if (response.status === 304 && before !== undefined) return before.reply;
    if (response.status === 429 || response.status === 503) restAsAsked(response.headers.get('retry-after'));
    const reply = await readReply(await receive(response), path, parser);
    keep(path, conditionOf(response.headers), reply);
    return reply;
  }

  /** Upstream may send a Retry-After header. */
  function restAsAsked(retryAfter: string | null): void {
    const seconds = Number(retryAfter ?? '');
    if (seconds > 0) restUntil = Math.max(restUntil, Date.now() + Math.min(seconds * 1000, 10 * restMs));
  }

  function keep(path: string, condition: KeptAnswer['condition'] | undefined, reply: FplReply): void {
    kept.delete(path);
    if (condition === undefined || reply.outcome !== 'ok') return;
    kept.set(path, { condition, reply });
    const [oldest] = kept.keys();
    if (kept.size > keptAnswers && oldest !== undefined) kept.delete(oldest);
  }

  function note(reply: FplReply): void {
    last = reply;
    faults = reply.outcome === 'ok' || reply.outcome === 'not_found' ? 0 : faults + 1;
    if (faults >= faultsBeforeRest) {
      faults = 0;
      restUntil = Math.max(restUntil, Date.now() + restMs);
    }
  }

  return {
    name: 'live',
    can: abilities.live,
    get season() {
      return season;
    },
    ...(options.season === undefined ? { turnTo: (next: string) => void (season = next) } : {}),
    identity: `live ${base}`,
    get,
    perSecond,
    keepPace: (pace) => void (reserve = pace),
    close: () => parser.close(),
    patience,
  };
}

/** Validator of a conditional request: the ETag, or else the time of the last change. */
function conditionOf(headers: Headers): KeptAnswer['condition'] | undefined {
  const [etag, changed] = [headers.get('etag'), headers.get('last-modified')];
  if (etag !== null) return { 'if-none-match': etag };
  return changed === null ? undefined : { 'if-modified-since': changed };
}

/** July: the game opens its next season then. */
const firstMonth = 6;

/** The most likely season of a date, until deadlines have been read. */
function seasonAt(now: EpochMs): string {
  const day = new Date(now);
  const year = day.getUTCFullYear() - (day.getUTCMonth() < firstMonth ? 1 : 0);
  return seasonNameOf([Date.UTC(year, firstMonth)]);
}

/** The whole body, up to the limit of size. @throws when it exceeds it */
async function receive(response: Response): Promise<Received> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const body = response.body ?? [];
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error('The answer is too large.');
    chunks.push(chunk);
  }
  return { status: response.status, body: joined(chunks, bytes) };
}

/** In memory of its own, which can be handed to a thread; that of a `Buffer` may be shared. */
function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

function faultOf(thrown: unknown, path: string): FplReply {
  const { name = '', message = '' } = Object(thrown) as { name?: string; message?: string };
  const outcome = name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unavailable';
  return { outcome, detail: `${path}: ${message}` };
}

const notThere = (path: string): FplReply => ({ outcome: 'not_found', detail: `${path}: not there` });

const withoutTurn: Record<Exclude<Turn, 'go'>, FplReply> = {
  left: { outcome: 'busy', detail: 'The reader has left.' },
  busy: { outcome: 'busy', detail: 'Too many wait for the game. Try again in a moment.' },
  too_many: { outcome: 'too_many', detail: 'This account asks for too many teams.' },
  no_pace: { outcome: 'unavailable', detail: 'The pace of requests is not known: the database is away.' },
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
