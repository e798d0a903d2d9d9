import { selectReportSort } from '@touchline/shared/contract';
import { isPosition, type Position } from '@touchline/shared/domain';
import { editSearch, useSearchParams } from '@touchline/shared/router';
import { useSelector } from '@touchline/shared/store';

/** "Report sort must be one of overall, lineup, c, vc, in." Source: specification, section 5. */
export const reportSorts = ['overall', 'lineup', 'c', 'vc', 'in'] as const;
export type ReportSort = (typeof reportSorts)[number];

/** Ownership filter: everybody's, only those I have, only those I do not have. */
export const ownerships = ['all', 'mine', 'not_mine'] as const;
export type Ownership = (typeof ownerships)[number];

export interface ReportAddress {
  readonly sort: ReportSort;
  readonly whose: Ownership;
  readonly position?: Position;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Sort and filters of the address; an unknown sort is ignored, and without one the stored sort applies. */
export function useReportAddress(): ReportAddress {
  const [address] = useSearchParams();
  const stored = oneOf(reportSorts, useSelector(selectReportSort)) ?? 'overall';
  const position = address.get('pos') ?? '';
  return {
    sort: oneOf(reportSorts, address.get('order_by')) ?? stored,
    whose: oneOf(ownerships, address.get('whose')) ?? 'all',
    position: isPosition(position) ? position : undefined,
  };
}

export type ReportChange = Readonly<Record<string, string | undefined>>;

/** The address after a change; the list starts at its first page again. */
export const reportChange = (before: URLSearchParams, change: ReportChange): URLSearchParams =>
  editSearch(before, { ...change, page: undefined });
