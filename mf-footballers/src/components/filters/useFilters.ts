import { editSearch, useSearchParams } from '@touchline/shared/router';
import { useMemo } from 'react';
import { noFilters, readFilters, type FilterChange, type Filters } from '../../domain/filters';

export interface FilterAddress {
  readonly filters: Filters;
  /** Each change is a step that Back takes away again; the list starts at its first page. */
  readonly change: (changes: FilterChange) => void;
  /** Typing is no step: Back would go letter by letter. */
  readonly search: (text: string) => void;
  readonly clear: () => void;
}

/** The filters of a list: they live in the address, so that reload, Back and a shared link keep them. */
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
