import { lastReady, type Ready, type RemoteData } from '@touchline/shared/remote-data';
import { useState } from 'react';

/**
 * While the next page or filter is fetched, what was on screen stays there, marked as busy. A failure is shown
 * as one: old rows would claim to be what the new filter found.
 */
export function useHeld<T>(data: RemoteData<T>): RemoteData<T> {
  const [held, setHeld] = useState<Ready<T>>();
  const known = lastReady(data);
  if (known && known !== held) setHeld(known);
  if (known || data.status === 'failed' || !held) return data;
  return { status: 'loading', previous: held };
}
