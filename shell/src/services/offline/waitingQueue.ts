import {
  fillPath,
  queryString,
  type ApiClient,
  type CallInput,
  type ClientCall,
} from '@touchline/shared/api';
import { FailureError, toFailure } from '@touchline/shared/remote-data';
import { rootOf, type ShellStore } from '../store/shellStore';
import type { LastGood } from '../live/lastGood';
import { waitingSaga, type WaitingParts } from './waiting.saga';
import { sendRequested, waitingReducer, withWrite, writesChanged, type WaitingRoot } from './waiting.slice';
import { waitingStorage, type WaitingWrite } from './waitingStorage';

export interface WaitingQueueParts extends WaitingParts {
  readonly store: ShellStore;
  readonly lastGood: Pick<LastGood, 'change'>;
}

/**
 * Queue of writes without a connection: stored, shown as done, and sent later. Loaded when the page is idle.
 */
export function createWaitingQueue({ store, lastGood, ...parts }: WaitingQueueParts) {
  const waitingRoot = () => rootOf(store) as WaitingRoot;
  const userId = () => rootOf(store).session.user?.id;
  store.registerSlice({ key: 'waiting', reducer: waitingReducer, saga: () => waitingSaga(parts) });
  // The event is dispatched in the other tabs only.
  window.addEventListener('storage', ({ key }) => {
    const id = userId();
    if (id !== undefined && key === waitingStorage.keyOf(id))
      store.dispatch(writesChanged(waitingStorage.read(id)));
  });

  /**
   * @throws FailureError when nobody is signed in or nothing can be stored: the call fails as it would
   *   without a queue
   */
  function hold<C>(definition: ClientCall<C>, input: CallInput<C>) {
    const id = userId();
    const { mayWait } = input;
    if (id === undefined || !mayWait) throw new FailureError({ kind: 'offline' });
    const writes = withWrite(waitingStorage.read(id), writeOf(definition, input));
    if (!waitingStorage.write(id, writes)) throw new FailureError({ kind: 'offline' });
    if (mayWait.shows) lastGood.change(mayWait.shows.url, mayWait.shows.reply);
    store.dispatch(writesChanged(writes));
    return mayWait.reply;
  }

  /** While the queue is not empty, new writes join it, so that the order stays. */
  const hasToWait = () => {
    const { ui, session, waiting } = waitingRoot();
    return session.user !== null && (!ui.online || (waiting?.writes.length ?? 0) > 0);
  };

  return {
    /** Makes the call; without a connection it is queued and answered with the declared reply. */
    async call<C>(api: ApiClient, definition: ClientCall<C>, input: CallInput<C>) {
      try {
        if (!hasToWait()) return await api.call(definition, input);
      } catch (thrown) {
        if (toFailure(thrown).kind !== 'offline') throw thrown;
      }
      const reply = hold(definition, input);
      if (rootOf(store).ui.online) void send();
      return reply;
    },
    send,
  };

  /** Resolves when all is sent, or when it cannot be sent now. */
  function send(): Promise<void> {
    store.dispatch(sendRequested());
    return new Promise((resolve) => {
      const isSending = () => waitingRoot().waiting?.isSending ?? false;
      if (!isSending()) return resolve();
      const stop = store.subscribe(() => {
        if (isSending()) return;
        stop();
        resolve();
      });
    });
  }
}

export type WaitingQueue = ReturnType<typeof createWaitingQueue>;

function writeOf<C>({ method, path }: ClientCall<C>, input: CallInput<C>): WaitingWrite {
  const { params, query, body, mayWait } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    mayWait: NonNullable<CallInput<C>['mayWait']>;
  };
  const { thing, refused, list } = mayWait;
  return {
    // `crypto.randomUUID` needs https, which a server in a local network may not have.
    id: `${Date.now()}-${Math.random()}`,
    thing,
    method: method as WaitingWrite['method'],
    url: fillPath(path, params) + queryString(query),
    refused,
    ...(body !== undefined && { body }),
    ...(list && { list }),
  };
}
