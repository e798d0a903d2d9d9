import type { SortOrder } from '@touchline/shared/domain';
import type { ReactNode } from 'react';

export type ColumnKind =
  /** Left-aligned; sorts from A. */
  | 'text'
  /** Right-aligned, tabular; sorts from the largest. */
  | 'number'
  /** A number where the smallest is best; sorts from the smallest. */
  | 'rank'
  /** Centred: chips, pills, icons; sorts from the largest. */
  | 'mark';

/** One column, as data. */
export interface Column<Row> {
  /** Also the word in the address: `?order_by=form`. */
  key: string;
  /** Short: "GW". */
  label: string;
  /** In full, with the unit: "Points this gameweek". */
  meaning?: string;
  kind?: ColumnKind;
  /** Sort value; without it the column cannot be sorted. Missing values are last in both orders. */
  sortValue?: (row: Row) => number | string | null | undefined;
  /** `index` counts over the whole sorted list, from 0. */
  cell: (row: Row, index: number) => ReactNode;
  /** Pixels it keeps at least. */
  minWidth?: number;
  /** Where the heading leads: its words are a link then, with the sort button beside them. */
  href?: string;
  /** Below all rows: a sum or a count. A table with one such column has a last row of them. */
  foot?: ReactNode;
}

export interface TableSort {
  by: string;
  order: SortOrder;
}

/** The order a column starts with: numbers with the largest, names and ranks with the smallest. */
export const firstOrder = (kind: ColumnKind = 'text'): SortOrder =>
  kind === 'number' || kind === 'mark' ? 'desc' : 'asc';

/** What a press on a header does: first order, then the other, then the table's own order. */
export function nextSort<Row>(
  { key, kind }: Column<Row>,
  sort: TableSort | undefined,
): TableSort | undefined {
  const first = firstOrder(kind);
  if (sort?.by !== key) return { by: key, order: first };
  if (sort.order === first) return { by: key, order: first === 'asc' ? 'desc' : 'asc' };
  return undefined;
}

/** Page size of every list. Ours: the specification names none. */
export const usualPageSize = 20;

/** The most rows that a table renders in one page; longer ones are paged. */
export const mostRowsAtOnce = 700;

/**
 * The columns with the sorted one right after the first, which stays in sight: for screens that show few columns.
 * Unchanged while the table is in its own order.
 */
export function sortedAfterFirst<Row>(
  columns: readonly Column<Row>[],
  sort: TableSort | undefined,
): readonly Column<Row>[] {
  const at = columns.findIndex(({ key }) => key === sort?.by);
  const sorted = columns[at];
  if (sorted === undefined || at < 2) return columns;
  const [first, ...others] = columns;
  return first === undefined ? columns : [first, sorted, ...others.filter((one) => one !== sorted)];
}
