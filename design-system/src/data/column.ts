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
  /** Also the value in the address: `?order_by=form`. */
  key: string;
  /** Short heading: "GW". */
  label: string;
  /** Full heading with the unit: "Points this gameweek". */
  meaning?: string;
  kind?: ColumnKind;
  /** Sort value; without it the column cannot be sorted. Missing values are last in both orders. */
  sortValue?: (row: Row) => number | string | null | undefined;
  /** `index` counts over the whole sorted list, from 0. */
  cell: (row: Row, index: number) => ReactNode;
  /** Minimum width in pixels. */
  minWidth?: number;
  /** Link of the heading's text; the sort button is then beside it. */
  href?: string;
  /** Footer: a sum or a count. If any column has one, the table has a footer row. */
  foot?: ReactNode;
}

export interface TableSort {
  by: string;
  order: SortOrder;
}

/** Initial sort order of a column: numbers from the largest, names and ranks from the smallest. */
export const firstOrder = (kind: ColumnKind = 'text'): SortOrder =>
  kind === 'number' || kind === 'mark' ? 'desc' : 'asc';

/** Next sort after a click on a heading: initial order, reverse order, then the table's default. */
export function nextSort<Row>(
  { key, kind }: Column<Row>,
  sort: TableSort | undefined,
): TableSort | undefined {
  const first = firstOrder(kind);
  if (sort?.by !== key) return { by: key, order: first };
  if (sort.order === first) return { by: key, order: first === 'asc' ? 'desc' : 'asc' };
  return undefined;
}

/** Page size of every list. Our choice: the specification has none. */
export const usualPageSize = 20;

/** Maximum number of rows rendered on one page; longer tables are paginated. */
export const mostRowsAtOnce = 700;

/**
 * Moves the sorted column right after the first, which is always visible: for screens that show few columns.
 * Unchanged while the table is in its default order.
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
