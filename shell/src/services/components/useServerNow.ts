import { useServerClock } from '@touchline/shared/contract';
import type { EpochMs } from '@touchline/shared/domain';
import { useEffect, useState } from 'react';

/** The server's current time, every second: countdowns never use the device's clock. */
export function useServerNow(): EpochMs {
  const read = useServerClock();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return read();
}
