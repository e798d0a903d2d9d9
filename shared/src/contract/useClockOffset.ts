import { useServerClock } from './shellState';

const second = 1000;

/** What countdowns add to this device's clock to get the server's: milliseconds, in whole seconds. */
export function useClockOffset(): number {
  const serverNow = useServerClock();
  return Math.round((serverNow() - Date.now()) / second) * second;
}
