import { lockSeconds } from '@touchline/shared/domain';

/** Number of wrong codes, and the end of the form's lock. */
export interface AttemptLock {
  readonly attempts: number;
  /** An instant of this device's clock; 0 when not locked. */
  readonly lockedUntil: number;
}

export const openLock: AttemptLock = { attempts: 0, lockedUntil: 0 };

/**
 * State after another wrong code: from the fourth on the form locks for (attempts × 20 − 40) seconds.
 *
 * @param serverSeconds the server's lock, which may include attempts in other tabs
 */
export function afterWrongCode(lock: AttemptLock, now: number, serverSeconds = 0): AttemptLock {
  const attempts = lock.attempts + 1;
  const seconds = Math.max(lockSeconds(attempts), serverSeconds);
  return { attempts, lockedUntil: seconds > 0 ? now + seconds * 1000 : 0 };
}

/** Whole seconds left, rounded up; 0 when not locked. */
export const secondsLeft = ({ lockedUntil }: AttemptLock, now: number) =>
  Math.max(0, Math.ceil((lockedUntil - now) / 1000));
