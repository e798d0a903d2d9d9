import { useEffect, useState } from 'react';

/**
 * True once the component has been on screen for `ms`: a remote that takes so long is spoken of, while its
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
