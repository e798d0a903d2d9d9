import type { ApiClient, ListChange } from '@touchline/shared/api';
import type { EventBus } from '@touchline/shared/contract/host';
import type { FootballerId, TeamId } from '@touchline/shared/domain';
import { explain, toFailure, type Failure } from '@touchline/shared/remote-data';
import {
  fantasyArrived,
  sessionEnded,
  sessionStarted,
  statePatched,
  takeEvery,
} from '@touchline/shared/shell-store';
import { call, cancel, delay, fork, put, select, take } from '@touchline/shared/store';
import type { Task } from '@touchline/shared/shell-store';
import type { HostRoot } from '../store/shellStore';
import type { Notices } from '../notifications/notices';
import { sendingEnded, sendRequested, writesChanged, type WaitingRoot } from './waiting.slice';
import { waitingStorage, type WaitingWrite } from './waitingStorage';

export interface WaitingParts {
  /** Client whose requests are not shown in the loading bar. */
  readonly quiet: ApiClient;
  readonly events: EventBus;
  readonly notices: Pick<Notices, 'notify'>;
}

/** Milliseconds until the next attempt while the browser reports to be online; the last one is repeated. */
const pauses = [5_000, 15_000, 30_000, 60_000];

type Outcome =
  | { readonly kind: 'sent'; readonly reply: unknown }
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** No connection, an overloaded server or an ended session: tried again later. */
  | { readonly kind: 'later' };

const userIdOf = ({ session }: HostRoot) => session.user?.id;
const isOnline = ({ ui }: HostRoot) => ui.online;

/** Sends the queue in order, and shows the user's lists as they will be afterwards. */
export function* waitingSaga(parts: WaitingParts): Generator {
  yield* takeEvery([fantasyArrived, statePatched, writesChanged], showWaiting);
  yield* takeEvery(sessionStarted, openQueue);
  yield* takeEvery(sessionEnded, function* () {
    yield* put(writesChanged([]));
  });
  yield* fork(openQueue);
  yield* call(sendOnRequest, parts);
}

/** Reads the queue of the signed-in user. Queues of other users are removed. */
function* openQueue() {
  const userId = yield* select(userIdOf);
  if (userId === undefined) return;
  waitingStorage.wipe(userId);
  const writes = waitingStorage.read(userId);
  yield* put(writesChanged(writes));
  // Otherwise the restored connection sends it (shell/src/app/connection.ts).
  if (writes.length > 0 && (yield* select(isOnline))) yield* put(sendRequested());
}

function* sendOnRequest(parts: WaitingParts) {
  let retry: Task | undefined;
  let failures = 0;
  while (true) {
    // Send requests made while sending are handled by the same run.
    if (!(yield* select(({ waiting }: WaitingRoot) => waiting?.isSending ?? false)))
      yield* take(sendRequested);
    if (retry) yield* cancel(retry);
    const hadWrites = yield* select(({ waiting }: WaitingRoot) => (waiting?.writes.length ?? 0) > 0);
    const isEmpty = hadWrites ? yield* call(sendAll, parts) : true;
    yield* put(sendingEnded());
    failures = isEmpty ? 0 : failures + 1;
    if (!isEmpty) retry = (yield* fork(requestLater, failures)) as Task;
  }
}

function* requestLater(failures: number) {
  yield* delay(pauses[Math.min(failures, pauses.length) - 1] as number);
  if (yield* select(isOnline)) yield* put(sendRequested());
}

/** @returns whether the queue is empty */
function* sendAll(parts: WaitingParts) {
  const userId = yield* select(userIdOf);
  if (userId === undefined) return true;
  const release = yield* call(lockQueue);
  let settled = 0;
  try {
    while ((yield* select(userIdOf)) === userId) {
      const [first] = waitingStorage.read(userId);
      if (!first) return true;
      // Only in storage: the banner shows the same count.
      markTried(userId, first);
      const outcome = yield* call(send, parts.quiet, first);
      if (outcome.kind === 'later' || (yield* select(userIdOf)) !== userId) return false;
      // Read again: this tab or another one may have added writes meanwhile.
      const rest = waitingStorage.read(userId).filter(({ id }) => id !== first.id);
      // A write that cannot be removed would be sent again without a pause.
      const isRemoved = waitingStorage.write(userId, rest);
      yield* put(writesChanged(rest));
      settled += 1;
      yield* call(settle, parts, first, outcome);
      if (!isRemoved) return false;
    }
    return true;
  } finally {
    release();
    // Pages reload the data that the writes have changed. Offline, the restored connection triggers this.
    if (settled > 0 && (yield* select(isOnline))) parts.events.emit('connectionRestored', { at: Date.now() });
  }
}

function markTried(userId: string, { id }: WaitingWrite) {
  const writes = waitingStorage.read(userId);
  // If storage is full there is no mark: sending is more important.
  waitingStorage.write(
    userId,
    writes.map((write) => (write.id === id ? { ...write, isTried: true } : write)),
  );
}

/** One tab sends at a time, where the browser has locks. The next one then finds an empty queue. */
const lockQueue = (): Promise<() => void> =>
  new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(() => {});
    const held = () => new Promise<void>((release) => resolve(release));
    navigator.locks.request('tl-waiting', held).catch(() => resolve(() => {}));
  });

async function send(api: ApiClient, { method, url, body }: WaitingWrite): Promise<Outcome> {
  try {
    // The write may come from an earlier build: the reply is only checked for being an object.
    const definition = { method, path: url, reply: { type: 'object' } } as const;
    const input: object = body === undefined ? {} : { body };
    return { kind: 'sent', reply: await api.call(definition, input) };
  } catch (thrown) {
    const failure = toFailure(thrown);
    return isFinal(failure) ? { kind: 'refused', failure } : { kind: 'later' };
  }
}

function isFinal(failure: Failure): boolean {
  if (failure.kind === 'refused') return ![408, 425, 429].includes(failure.status);
  // 502 to 504: the server is not reached. 500 is its answer to this write, which would block all others.
  if (failure.kind === 'serverFault') return failure.status === 500;
  return failure.kind === 'notFound' || failure.kind === 'programmingError';
}

function* settle(
  { events, notices }: WaitingParts,
  { thing, refused, list }: WaitingWrite,
  outcome: Exclude<Outcome, { kind: 'later' }>,
) {
  if (outcome.kind === 'sent') {
    events.emit('waitingWriteSettled', { thing, reply: outcome.reply });
    return;
  }
  const { failure } = outcome;
  if (list) yield* call(takeBack, events, list);
  // Stays until it is closed: the change was made some time ago.
  notices.notify({ type: 'error', message: `${refused} ${explain(failure)}`, timeout: 0 });
  events.emit('waitingWriteSettled', { thing, failure });
}

function* takeBack(events: EventBus, list: ListChange) {
  const state = yield* select(({ fantasy }: HostRoot) => fantasy.state);
  if (!state) return;
  const opposite = { ...list, isIn: !list.isIn };
  const ids = withChange(state[list.name], opposite);
  yield* put(statePatched({ [list.name]: ids }));
  if (list.name === 'watchlist')
    events.emit('watchlistChanged', { footballerIds: ids as readonly FootballerId[] });
  else events.emit(list.isIn ? 'rivalUnfollowed' : 'rivalFollowed', { teamId: list.id as TeamId });
}

/** Applies queued writes to the lists: replies have the server's lists, which lack them. */
function* showWaiting() {
  const state = yield* select(({ fantasy }: HostRoot) => fantasy.state);
  const writes = yield* select(({ waiting }: WaitingRoot) => waiting?.writes ?? []);
  if (!state) return;
  for (const name of ['watchlist', 'rivals'] as const) {
    const changes = writes.flatMap(({ list }) => (list?.name === name ? [list] : []));
    const ids = changes.reduce(withChange, state[name]);
    // Compared by content: two writes can undo each other, and each patch triggers this again.
    if (ids.join() !== state[name].join()) yield* put(statePatched({ [name]: [...ids] }));
  }
}

function withChange(ids: readonly number[], { id, isIn }: ListChange): readonly number[] {
  if (ids.includes(id) === isIn) return ids;
  return isIn ? [...ids, id] : ids.filter((one) => one !== id);
}
