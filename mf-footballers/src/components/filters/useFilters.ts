import { editSearch, useSearchParams } from '@touchline/shared/router';
import { useMemo } from 'react';
import { noFilters, readFilters, type FilterChange, type Filters } from '../../domain/filters';

export interface FilterAddress {
  readonly filters: Filters;
  /** Adds a history entry, so that Back undoes the change; the list starts at its first page. */
  readonly change: (changes: FilterChange) => void;
  /** Replaces the history entry: otherwise Back would go letter by letter. */
  readonly search: (text: string) => void;
  readonly clear: () => void;
}

/** The filters of a list: they are in the address, so that they survive a reload, Back and a shared link. */
export function useFilters(): FilterAddress {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readFilters(address), [address]);
  const change = (changes: FilterChange, replace = false) =>
    setAddress((before) => editSearch(before, { ...changes, page: undefined }), {
      replace,
      preventScrollReset: true,
    });
  return {
    filters,
    change: (changes) => change(changes),
    search: (text) => change({ q: text || undefined }, true),
    clear: () => change(noFilters),
  };
}
