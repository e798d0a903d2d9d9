import { useFantasy } from '@touchline/shared/contract';
import { useEffect } from 'react';
import { useShell } from '../services/context/ShellContext';
import { lazyModuleLoaders } from '../services/remotes/lazyModules';
import { useRemotes } from '../services/remotes/RemotesProvider';
import { navigationPlaces } from '../features/navigation/places';
import { redirectFor } from '../features/navigation/redirects';
import { prefetchPage } from '../services/prefetch/onIntent';
import { loadWhenIdle } from '../services/loading/whenIdle';

/** Delay in milliseconds, after idle, for this page's own chunks; chunks of other pages load after them. */
const settleMs = 3000;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nothing is prefetched offline, on a slow connection or when data saving is on. */
function lineIsGood(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (!navigator.onLine) return false;
  return !connection || (!connection.saveData && connection.effectiveType === '4g');
}

/**
 * Prefetches the code of a page on intent (its link is hovered, touched or focused), and of the main places
 * when idle.
 */
export function usePrefetch(): void {
  const { loader } = useRemotes();
  const { prerendered, idle } = useShell();
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
    const prefetchPlaces = () => {
      if (left.signal.aborted || !lineIsGood()) return;
      for (const { to } of navigationPlaces(loader.registry(), state).primary)
        prefetchPage(loader.registry(), to);
      void loadWhenIdle(Object.values(lazyModuleLoaders), left.signal);
    };
    void idle.reached.then(() => setTimeout(prefetchPlaces, settleMs));
    return () => left.abort();
    // Once per visit: the places rarely change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [loader, idle]);
}
