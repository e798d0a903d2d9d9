import { useEffect, useState } from 'react';
import { whenIdle } from '../app/whenIdle';
import { useRemotes } from '../remotes/RemotesProvider';
import { startWidget } from '../remotes/startAhead';

/** Milliseconds after which nothing waits any longer for the widget that stands first. */
const patienceMs = 1500;

/** Whether the widget that stands first is on screen, or has had its time. */
export function useFirstDrawn(slot: string): boolean {
  const { loader } = useRemotes();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const goOn = () => setDrawn(true);
    const timer = setTimeout(goOn, patienceMs);
    void startWidget(loader, slot).then(() => whenIdle(goOn));
    return () => clearTimeout(timer);
  }, [loader, slot]);
  return isDrawn;
}
