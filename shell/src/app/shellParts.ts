import { createParts } from '@touchline/shared/parts';
import type { StoreSlice } from '@touchline/shared/store';
import { useEffect } from 'react';
import { useShell } from './ShellContext';
import type { ShellStore } from './shellStore';

/**
 * What a page or popup of the shell fetches, by `createParts`. Those come when they are opened, and so do their
 * slices; they stay for the life of the tab.
 */
export const createShellParts: typeof createParts = (key, fetchers, options) => {
  const parts = createParts(key, fetchers, options);
  const usePart: typeof parts.usePart = (part, pace) => {
    // Before the part is asked for: effects run in the order in which they stand.
    useRegistered(parts.slice);
    return parts.usePart(part, pace);
  };
  return { ...parts, usePart };
};

const registered = new Map<StoreSlice, ShellStore>();

function useRegistered(slice: StoreSlice) {
  const { store } = useShell();
  useEffect(() => {
    if (registered.get(slice) === store) return;
    registered.set(slice, store);
    store.registerSlice(slice);
  }, [store, slice]);
}
