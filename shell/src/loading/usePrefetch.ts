import { useFantasy } from '@touchline/shared/contract';
import { useEffect } from 'react';
import { useShell } from '../app/ShellContext';
import { whenIdle } from '../app/whenIdle';
import { prefetchPage } from '../remotes/prefetch';
import { lazyModuleLoaders } from '../remotes/lazyModules';
import { useRemotes } from '../remotes/RemotesProvider';
import { primaryPlaces } from './places';
import { redirectFor } from './redirects';

/** Milliseconds after which the main places may be fetched, when nothing else goes on. */
const idleAfterMs = 4000;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** On no, a slow or a metered line nothing is fetched that nobody asked for. */
function lineIsGood(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (!navigator.onLine) return false;
  return !connection || (!connection.saveData && connection.effectiveType === '4g');
}

/**
 * What pages take from the shell when they need it, one after the other: run together they hold up a press for half a
 * second on a slow phone. A failure here is found out by who needs it.
 */
export async function loadLazyModules(
  left: AbortSignal,
  loaders: readonly (() => Promise<unknown>)[] = Object.values(lazyModuleLoaders),
): Promise<void> {
  for (const load of loaders) {
    await new Promise<void>(whenIdle);
    if (left.aborted) return;
    await load().catch(() => undefined);
  }
}

/** Fetches the code of a page when a link to it is hovered, touched or focused; of the main places when idle. */
export function usePrefetch(): void {
  const { loader } = useRemotes();
  const { prerendered } = useShell();
  const state = useFantasy();

  useEffect(() => {
    const fetchFor = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== window.location.origin || !navigator.onLine) return;
      prefetchPage(loader.registry(), redirectFor(link.pathname, state) ?? link.pathname);
      void prerendered.warm(link.pathname);
    };
    const kinds = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const kind of kinds) document.addEventListener(kind, fetchFor, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, fetchFor);
    };
  }, [loader, prerendered, state]);

  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(() => {
      if (!lineIsGood()) return;
      for (const { to } of primaryPlaces(state)) prefetchPage(loader.registry(), to);
      void loadLazyModules(left.signal);
    }, idleAfterMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
    // Once per visit: the places hardly move.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [loader]);
}
