import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { RemoteData } from '../remote-data';
import { useShell } from './shell';
import { selectOnline, type ShellRoot } from './shellState';
import { useLive } from './useLive';

/** `live`: every minute while the page is visible. `calm`: on return after five minutes. */
export type Pace = 'live' | 'calm';

const second = 1000;
const minute = 60 * second;
const pauses: Record<Pace, number> = { live: minute, calm: 5 * minute };
/** Pauses after the first, second and every later failure in a row. */
const pausesAfterFailure = [minute, 2 * minute, 5 * minute];
/** The stream may send many messages at one goal: they make one request. */
const settleMs = 2 * second;
/** Messages of the event stream after which live numbers are out of date. */
const movesPoints = new Set(['points', 'fixture']);

/**
 * Asks again by itself: after a pause, when the tab is seen again, when the connection is back, and for
 * `live` data when the event stream says that points moved. A hidden tab asks for nothing, nor one without a network.
 */
export function useFreshness(data: RemoteData<unknown>, refresh: () => void, pace: Pace): void {
  const shell = useShell();
  const mayAsk = useMayAsk();
  usePauses(data, refresh, pace, mayAsk);
  useEffect(() => shell.events.on('connectionRestored', refresh), [shell, refresh]);
  useLiveNudge(refresh, pace, mayAsk);
}

/** Whether the page is visible and online. Refreshes that are due meanwhile run when both are true again. */
function useMayAsk(): () => boolean {
  const store = useStore<ShellRoot>();
  return useCallback(() => document.visibilityState === 'visible' && selectOnline(store.getState()), [store]);
}

function usePauses(data: RemoteData<unknown>, refresh: () => void, pace: Pace, mayAsk: () => boolean) {
  const failuresInARow = useRef(0);
  useEffect(() => {
    if (data.status !== 'ready' && data.status !== 'failed') return undefined;
    failuresInARow.current = data.status === 'failed' ? failuresInARow.current + 1 : 0;
    const pause = pauseAfter(failuresInARow.current, pace);
    const due = Date.now() + pause;
    const refreshIfDue = () => {
      if (mayAsk() && Date.now() >= due) refresh();
    };
    const timer = pace === 'live' ? setTimeout(refreshIfDue, pause) : undefined;
    document.addEventListener('visibilitychange', refreshIfDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refreshIfDue);
    };
  }, [data, refresh, pace, mayAsk]);
}

function pauseAfter(failures: number, pace: Pace): number {
  if (failures === 0) return pauses[pace];
  return pausesAfterFailure[Math.min(failures, pausesAfterFailure.length) - 1] ?? pauses[pace];
}

function useLiveNudge(refresh: () => void, pace: Pace, mayAsk: () => boolean) {
  const shell = useShell();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refreshSoon = useCallback(() => {
    if (pace !== 'live' || !mayAsk()) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (mayAsk()) refresh();
    }, settleMs);
  }, [refresh, pace, mayAsk]);
  useEffect(() => shell.events.on('livePointsMoved', refreshSoon), [shell, refreshSoon]);
  useLive(({ type }) => {
    if (movesPoints.has(type)) refreshSoon();
  });
}
