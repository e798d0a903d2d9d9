import { call, delay } from 'typed-redux-saga';

export interface Supervision {
  /** Name in reports: the slice's key. */
  readonly name: string;
  /** Told each time the saga throws. */
  readonly onCrash: (error: unknown, restarts: number) => void;
  /** Told once, when it will not be started again. */
  readonly onGivenUp: () => void;
  /** How often it is started again before it is left out. */
  readonly restarts?: number;
  /** First pause before a restart, doubled each time. */
  readonly backoffMs?: number;
}

/**
 * Runs a root saga so that its faults stay its own: a crash is reported, the saga restarted after a growing
 * pause, and at last left out. The sagas of other parts never notice.
 */
export function* superviseSaga(saga: () => Generator, supervision: Supervision) {
  const { onCrash, onGivenUp, restarts = 4, backoffMs = 250 } = supervision;
  for (let crashes = 1; ; crashes += 1) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      onCrash(error, crashes);
      if (crashes > restarts) {
        onGivenUp();
        return;
      }
      yield* delay(backoffMs * 2 ** (crashes - 1));
    }
  }
}
