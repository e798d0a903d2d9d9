import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountId } from '@touchline/shared/domain';
import { sessionChannel, type Sessions } from '../accounts/sessions';
import type { Db } from '../../platform/db/db';
import type { Game } from '../../game/season/game';
import { gameChannel } from '../../game/season/gameState.queries';
import type { Season } from '../../game/season/season';
import { liveEvents } from './liveEvents';

/** Session of a stream's client. */
export interface StreamReader {
  readonly id: AccountId;
  readonly sessionId: string;
}

/** All open event streams of this process. */
export interface StreamHub {
  /** @param after the client's `Last-Event-ID` */
  open(response: ServerResponse, who: StreamReader | undefined, after: string | undefined): void;
  readonly size: number;
  /** Checks for changes: called by a notification and, because notifications can be lost, by a timer. */
  check(): Promise<void>;
  /**
   * Ends the streams of ended sessions: called by a timer, because notifications can be lost and sessions can
   * expire.
   */
  closeEndedSessions(): Promise<void>;
  /** Ends every stream; clients reconnect spread over some seconds. */
  close(): Promise<void>;
}

/** An account's own state has changed: its open tabs load it again. The message is the account's id. */
export const accountChannel = 'account';

interface Reader {
  readonly response: ServerResponse;
  readonly who: StreamReader | undefined;
}

/** A sent event with its sequence number. */
interface SentEvent {
  readonly epoch: number;
  readonly index: number;
  readonly bytes: Buffer;
}

/** Maximum number of events replayed to a client that reconnects. */
const kept = 500;
const pollEveryMs = 5_000;
const keepAliveMs = 20_000;
const endedSessionsEveryMs = 30_000;
/** Buffered bytes after which a client counts as dead. */
const mostWaiting = 256 * 1024;
/**
 * Milliseconds for each open stream over which clients spread the requests that an event causes: a thousand a second in
 * each process. A random part of the width is the delay of each client (`shell/src/services/live/spreadDelivery.ts`).
 */
const spreadMsPerReader = 1;
/** Clients reconnect within this many milliseconds after a shutdown, not all at the same time. */
const comeBackMs = 5_000;

interface HubParts {
  readonly db: Db;
  readonly game: Game;
  readonly sessions: Pick<Sessions, 'findLive'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createStreamHub({ db, game, sessions, log }: HubParts): StreamHub {
  // The next look, some seconds later, does the same again.
  const reportAs = (message: string) => (err: unknown) => log.warn({ err }, message);
  const readers = new Set<Reader>();
  let history: SentEvent[] = [];
  let season: Season | undefined;
  /** The game is down or in doubt, and the last good state is served. */
  let isStale = false;
  let checking: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const stopListening = Promise.all([
    db.listen(gameChannel, () => void check()),
    db.listen(accountChannel, (account) => tellAccount(account as AccountId)),
    db.listen(sessionChannel, (session) => endStreamsOf((one) => one === session)),
  ]);
  const timers = [
    setInterval(() => void check(), pollEveryMs),
    setInterval(
      () => void closeEndedSessions().catch(reportAs('Ended sessions could not be looked for.')),
      endedSessionsEveryMs,
    ),
    setInterval(() => send(Buffer.from(': still here\n\n')), keepAliveMs),
  ];
  for (const timer of timers) timer.unref();

  function send(bytes: Buffer, to: Iterable<Reader> = readers): void {
    for (const reader of to) {
      if (reader.response.writableLength > mostWaiting) drop(reader);
      else reader.response.write(bytes);
    }
  }

  /** Data of an event that all readers get in the same moment. */
  const spread = (data: object) => ({ ...data, spread_ms: readers.size * spreadMsPerReader });

  function drop(reader: Reader): void {
    readers.delete(reader);
    reader.response.destroy();
  }

  async function readNews(): Promise<void> {
    const found = await game.find();
    const after = found?.season;
    const [before, wasStale] = [season, isStale];
    season = after;
    isStale = found !== undefined && found.state.outcome !== 'ok';
    if (after === undefined || before === undefined) return;
    if (after.epoch === before.epoch) {
      // Without an id: it is no part of the history, and a client's last one stays.
      if (isStale !== wasStale) send(message('points', spread(pointsOf(after))));
      return;
    }
    const events = liveEvents(before, after).map(({ type, data }, index) => {
      const bytes = message(type, spread(data), `${after.epoch}.${index}`);
      return { epoch: after.epoch, index, bytes };
    });
    history = [...history, ...events].slice(-kept);
    // One buffer shared by all clients.
    send(Buffer.concat(events.map(({ bytes }) => bytes)));
  }

  /**
   * One check at a time. A request during a check triggers another one after it, because the running one may
   * have read too early.
   */
  function check(): Promise<void> {
    waiting ??= (checking ?? Promise.resolve()).then(() => {
      waiting = undefined;
      checking = readNews().catch(reportAs('The game could not be looked at for the event streams.'));
      return checking;
    });
    return waiting;
  }

  function tellAccount(account: AccountId): void {
    const own = [...readers].filter((reader) => reader.who?.id === account);
    send(Buffer.from('event: state\ndata: {}\n\n'), own);
  }

  function endStreamsOf(isOver: (sessionId: string) => boolean): void {
    for (const reader of readers) {
      if (reader.who === undefined || !isOver(reader.who.sessionId)) continue;
      readers.delete(reader);
      reader.response.end();
    }
  }

  async function closeEndedSessions(): Promise<void> {
    const asked = new Set([...readers].flatMap(({ who }) => who?.sessionId ?? []));
    const live = await sessions.findLive([...asked]);
    // A session that subscribed in the meantime is not part of this check.
    endStreamsOf((session) => asked.has(session) && !live.has(session));
  }

  /** Events after the client's last one; a single `points` event if too many were missed. */
  function missed(after: string | undefined): Buffer {
    const [epoch, index] = (/^(\d{1,15})\.(\d{1,6})$/.exec(after ?? '') ?? []).slice(1).map(Number);
    if (epoch === undefined || index === undefined || season === undefined) return Buffer.alloc(0);
    const oldest = history[0]?.epoch ?? season.epoch + 1;
    if (epoch + 1 < oldest && epoch < season.epoch) return pointsMoved(season);
    const later = history.filter(
      (event) => event.epoch > epoch || (event.epoch === epoch && event.index > index),
    );
    return Buffer.concat(later.map(({ bytes }) => bytes));
  }

  return {
    get size() {
      return readers.size;
    },
    check,
    closeEndedSessions,
    open: (response, who, after) => {
      const reader: Reader = { response, who };
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.write('retry: 3000\n\n');
      response.write(missed(after));
      response.on('close', () => readers.delete(reader));
      response.on('error', () => readers.delete(reader));
      readers.add(reader);
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      for (const stop of await stopListening) await stop();
      for (const { response } of readers) {
        response.end(`retry: ${500 + Math.floor(Math.random() * comeBackMs)}\n\n`);
      }
      readers.clear();
    },
  };
}

const pointsOf = ({ epoch, current }: Season) => ({ epoch, gameweek_id: current?.id ?? null });
const pointsMoved = (season: Season) => message('points', pointsOf(season), `${season.epoch}.0`);

function message(type: string, data: object, id?: string): Buffer {
  const named = id === undefined ? '' : `id: ${id}\n`;
  return Buffer.from(`${named}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
}
