import { createQueries } from '@touchline/shared/queries';
import type { StoreSlice } from '@touchline/shared/store';
import { useEffect } from 'react';
import { useShell } from './ShellContext';

/**
 * `createQueries` for pages and popups of the shell. These are loaded on demand, so `useQuery` also registers
 * the slice; it stays registered for the life of the tab.
 */
export const createShellQueries: typeof createQueries = (key, createLoaders, options) => {
  const queries = createQueries(key, createLoaders, options);
  const useQuery: typeof queries.useQuery = (query, pace) => {
    // Effects run in order: the slice is registered before the query is requested.
    useRegistered(queries.slice);
    return queries.useQuery(query, pace);
  };
  return { ...queries, useQuery };
};

function useRegistered(slice: StoreSlice) {
  const { store } = useShell();
  useEffect(() => store.keepSlice(slice), [store, slice]);
}
