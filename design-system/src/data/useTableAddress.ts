import { editSearch, useSearchParams } from '@touchline/shared/router';
import { parseSortParams } from '@touchline/shared/domain';
import { useCallback, useMemo } from 'react';
import type { TableSort } from './column';

interface TableAddress {
  page: number;
  onPage: (page: number) => void;
  sort: TableSort | undefined;
  onSort: (sort: TableSort | undefined) => void;
  /** A filter by its query parameter: `pos`, `club`, `q`. */
  filter: (name: string) => string | undefined;
  /** Changes filters and returns to the first page; an empty value removes the parameter. */
  onFilter: (changes: Readonly<Record<string, string | undefined>>) => void;
}

/**
 * State of a table in the address (`?page=2&order_by=form&order=desc`), so that Back, a bookmark and a shared
 * link give the same table. Defaults are omitted.
 */
export function useTableAddress(): TableAddress {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Record<string, string | undefined>>, replace = false) =>
      setParams((before) => editSearch(before, changes), { replace, preventScrollReset: true }),
    [setParams],
  );
  return useMemo(() => {
    const { page = 1, order_by: by, order = 'desc' } = parseSortParams(Object.fromEntries(params));
    return {
      page: Math.max(1, page),
      onPage: (to) => change({ page: to > 1 ? String(to) : undefined }),
      sort: by ? { by, order } : undefined,
      onSort: (sort) => change({ order_by: sort?.by, order: sort?.order, page: undefined }),
      filter: (name) => params.get(name) ?? undefined,
      onFilter: (changes) => change({ ...changes, page: undefined }, true),
    };
  }, [params, change]);
}
