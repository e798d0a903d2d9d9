import { useCallback, useEffect, useState, type RefCallback } from 'react';
import type { Shell } from '../app/createShell';
import { useShell } from '../app/ShellContext';
import { prefetchWidgets } from '../remotes/prefetch';
import type { HomeOrder } from './homeOrder';
import { useFirstDrawn } from './useFirstDrawn';

/** Shells in whose Home all of it was wanted before. */
const wantedIn = new WeakSet<Shell>();

/**
 * Whether the widgets behind the first one may come: at the reader's first move, and where one of them is in sight, once
 * the first is drawn. On a slow phone their code would come in between, and what the reader came for last. Once per
 * visit: afterwards all of it is there.
 *
 * @returns the answer, and the ref of whatever holds a widget's place until then
 */
export function useRestWanted(
  order: HomeOrder,
): readonly [isWanted: boolean, place: RefCallback<HTMLElement>] {
  const shell = useShell();
  const isFirstDrawn = useFirstDrawn(order[0]);
  const [isWanted, setWanted] = useState(wantedIn.has(shell));
  const want = useCallback(() => {
    if (!wantedIn.has(shell)) prefetchWidgets(shell.registry(), order.slice(1));
    wantedIn.add(shell);
    setWanted(true);
  }, [shell, order]);
  useEffect(() => void shell.moved().then(want), [shell, want]);
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isFirstDrawn) return undefined;
      const sight = new IntersectionObserver((places) => {
        if (places.some(({ isIntersecting }) => isIntersecting)) want();
      });
      sight.observe(element);
      return () => sight.disconnect();
    },
    [isFirstDrawn, want],
  );
  return [isWanted, place];
}
