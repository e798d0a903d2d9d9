import { useEffect, useState } from 'react';
import { whenIdle } from '../app/whenIdle';
import { useRemotes } from '../remotes/RemotesProvider';
import { startWidget } from '../remotes/startAhead';

/** Milliseconds after which the rest of the page waits no longer for what stands first on it. */
const patienceMs = 1500;

let wasDrawn = false;

/**
 * Whether the widget that stands first is on screen, or has had its time. On a slow phone the code of the others would
 * come in between, and what the reader came for last. Once per visit: afterwards all of it is there.
 */
export function useFirstDrawn(slot: string): boolean {
  const { loader } = useRemotes();
  const [isDrawn, setDrawn] = useState(wasDrawn);
  useEffect(() => {
    if (wasDrawn) return undefined;
    const goOn = () => {
      wasDrawn = true;
      setDrawn(true);
    };
    const timer = setTimeout(goOn, patienceMs);
    void startWidget(loader, slot).then(() => whenIdle(goOn));
    return () => clearTimeout(timer);
  }, [loader, slot]);
  return isDrawn;
}
