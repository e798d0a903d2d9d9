import { useEffect, useRef } from 'react';
import { useShell, type LiveMessage } from './shell';

/** Hears the app's one event stream while the component is on screen. */
export function useLive(hear: (message: LiveMessage) => void): void {
  const shell = useShell();
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => shell.onLive((message) => latest.current(message)), [shell]);
}
