import { useEffect, useState } from 'react';
import { afterWrongCode, openLock, secondsLeft } from './attemptLock';

/** Counts wrong codes, and the seconds of the lock down. The counter starts anew after a lock. */
export function useAttemptLock() {
  const [lock, setLock] = useState(openLock);
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsLeft(lock, now);

  useEffect(() => {
    if (lock.lockedUntil === 0) return undefined;
    const timer = setInterval(() => {
      const current = Date.now();
      setNow(current);
      if (current >= lock.lockedUntil) setLock(openLock);
    }, 250);
    return () => clearInterval(timer);
  }, [lock]);

  return {
    /** 0 while the form is open. */
    seconds,
    countWrongCode: (serverSeconds?: number) => {
      const current = Date.now();
      setNow(current);
      setLock((before) => afterWrongCode(before, current, serverSeconds));
    },
  };
}
