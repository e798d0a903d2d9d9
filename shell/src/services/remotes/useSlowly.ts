import { useEffect, useState } from 'react';

/**
 * True once the component has been mounted for `ms`: then a message tells that the remote is slow, while
 * loading goes on.
 */
export function useSlowly(ms: number): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return slow;
}
