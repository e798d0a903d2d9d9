import { useState } from 'react';

/** Whether something has ever been so: a sheet stays in the page to leave it with its movement. */
export function useWasTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
