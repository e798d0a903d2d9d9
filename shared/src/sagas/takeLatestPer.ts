import type { Action } from 'redux';
import type { Task } from 'redux-saga';
import { cancel, fork, take } from 'typed-redux-saga';

interface ActionCreator<A extends Action> {
  (...args: never[]): A;
  match(action: Action): action is A;
}

/**
 * `takeLatest` for each key on its own: opening a second league does not cancel the loading of the first,
 * opening the same one twice does.
 */
export function* takeLatestPer<A extends Action, Key>(
  creator: ActionCreator<A>,
  keyOf: (payload: A extends { payload: infer P } ? P : undefined) => Key,
  worker: (action: A) => Generator,
) {
  const running = new Map<Key, Task>();
  while (true) {
    const action = (yield* take((candidate: Action) => creator.match(candidate))) as A & {
      payload?: unknown;
    };
    const key = keyOf(action.payload as never);
    const before = running.get(key);
    if (before?.isRunning()) yield* cancel(before);
    running.set(key, (yield* fork(worker, action)) as Task);
  }
}
