import type { ApiClient, CallInput, CallReply, ClientCall } from '@touchline/shared/api';
import { rootOf } from '../store/shellStore';
import type { WaitingQueue, WaitingQueueParts } from './waitingQueue';
import { waitingStorage } from './waitingStorage';

/**
 * Milliseconds after which the app goes online even if sending has not ended: a frozen tab may hold the lock.
 */
const patienceMs = 10_000;

/**
 * Interface of the write queue for the rest of the shell. Its code is loaded when the page is idle, or with
 * the first write that may wait; if it cannot be loaded, such a write is sent like any other.
 */
export function createWaiting(parts: WaitingQueueParts) {
  let loading: Promise<WaitingQueue> | undefined;
  const load = () =>
    (loading ??= import(/* webpackChunkName: "waiting" */ './waitingQueue')
      .then(({ createWaitingQueue }) => createWaitingQueue(parts))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      }));
  const loaded = () => load().catch(() => undefined);

  return {
    loaded,
    /** Makes a call that declares `mayWait`. */
    async call<C>(api: ApiClient, definition: ClientCall<C>, input: CallInput<C>): Promise<CallReply<C>> {
      const queue = await loaded();
      return queue ? queue.call(api, definition, input) : api.call(definition, input);
    },
    /** Sends the queue in order; resolves when that is done, cannot be done now, or takes too long. */
    async send(): Promise<void> {
      const { user } = rootOf(parts.store).session;
      if (!user || waitingStorage.read(user.id).length === 0) return;
      const patience = new Promise<void>((end) => setTimeout(end, patienceMs));
      await Promise.race([loaded().then((queue) => queue?.send()), patience]);
    },
  };
}

export type Waiting = ReturnType<typeof createWaiting>;
