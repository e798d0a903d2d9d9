import { buildLink } from '@touchline/shared/contract';
import { useSearchParams } from '@touchline/shared/router';
import { filtersOf } from '../../domain/filters';

/**
 * The address of another list with the same filters: managers compare the same footballers by points, then by
 * fixtures. Page and order are dropped, because they belong to the columns of one list.
 */
export function useListLink(): (x: string) => string {
  const [address] = useSearchParams();
  const query = filtersOf(address);
  return (x) => buildLink('footballers', { params: { x }, query });
}
