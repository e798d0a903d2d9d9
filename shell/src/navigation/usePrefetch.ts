import { useFantasy } from '@touchline/shared/contract';
import { useEffect } from 'react';
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

/** Fetches the code of a page when a link to it is hovered, touched or focused; of the main places when idle. */
export function usePrefetch(): void {
  const { loader } = useRemotes();
  const state = useFantasy();

  useEffect(() => {
    const fetchFor = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== window.location.origin || !navigator.onLine) return;
      prefetchPage(loader.registry(), redirectFor(link.pathname, state) ?? link.pathname);
    };
    const kinds = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const kind of kinds) document.addEventListener(kind, fetchFor, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, fetchFor);
    };
  }, [loader, state]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!lineIsGood()) return;
      for (const { to } of primaryPlaces(state)) prefetchPage(loader.registry(), to);
      // What pages take from the shell when they need it; a failure here is found out by who needs it.
      for (const load of Object.values(lazyModuleLoaders)) load().catch(() => undefined);
    }, idleAfterMs);
    return () => clearTimeout(timer);
    // Once per visit: the places hardly move.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [loader]);
}
