import { lastReady, type Ready, type RemoteData } from '@touchline/shared/remote-data';
import { useState } from 'react';

/**
 * Keeps the last data on screen, marked as busy, while the next page or filter loads. A failure is shown as
 * such: old rows would look like results of the new filter.
 */
export function useHeld<T>(data: RemoteData<T>): RemoteData<T> {
  const [held, setHeld] = useState<Ready<T>>();
  const latest = lastReady(data);
  if (latest && latest !== held) setHeld(latest);
  if (latest || data.status === 'failed' || !held) return data;
  return { status: 'loading', previous: held };
}
