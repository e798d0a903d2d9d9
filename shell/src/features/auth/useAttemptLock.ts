import { useEffect, useState } from 'react';
import { afterWrongCode, openLock, secondsLeft } from './attemptLock';

/** Counts wrong codes and the remaining seconds of the lock. The count starts anew after a lock. */
export function useAttemptLock() {
  const [lock, setLock] = useState(openLock);
  const [wasLocked, setWasLocked] = useState(false);
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsLeft(lock, now);

  useEffect(() => {
    if (lock.lockedUntil === 0) return undefined;
    const timer = setInterval(() => {
      const current = Date.now();
      setNow(current);
      if (current < lock.lockedUntil) return;
      setLock(openLock);
      setWasLocked(true);
    }, 250);
    return () => clearInterval(timer);
  }, [lock]);

  return {
    /** 0 while the form is not locked. */
    seconds,
    /** A lock has ended: without the right code the user needs a new one. */
    wasLocked,
    countWrongCode: (serverSeconds?: number) => {
      const current = Date.now();
      setNow(current);
      setLock((before) => afterWrongCode(before, current, serverSeconds));
    },
  };
}
