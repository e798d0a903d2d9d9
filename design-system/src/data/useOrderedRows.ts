import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, TableSort } from './column';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

export interface OrderedRow<Row> {
  key: string;
  /** Place in the whole sorted list, from 0: what the paywall counts by, never the place on the page. */
  index: number;
  value: Row;
}

interface Order<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort: TableSort | undefined;
  page: number;
  pageSize: number | 'all';
  /** They come sorted and cut already. */
  fromServer: boolean;
}

/** The rows of one page in the order asked for. */
export function useOrderedRows<Row>(order: Order<Row>): OrderedRow<Row>[] {
  const { columns, rows, rowKey, sort, page, pageSize, fromServer } = order;
  const size = pageSize === 'all' ? Math.max(1, rows.length) : pageSize;
  // The rows come anew with the columns too: for the same ones the library keeps the order it has.
  const { data, definitions } = useMemo(
    () => ({
      data: rows.map((value): { value: Row } => ({ value })),
      definitions: columns
        .filter(({ sortValue }) => sortValue)
        .flatMap((column) => toDefinitions(column, rows)),
    }),
    [columns, rows],
  );
  const id = sort && idOf(sort);
  const sortable = definitions.some((definition) => definition.id === id);
  const sorting = useMemo(() => (id && sortable ? [{ id, desc: false }] : []), [id, sortable]);
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize: size }), [page, size]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ value }) => String(rowKey(value)),
    state: { sorting, pagination },
    manualSorting: fromServer,
    manualPagination: fromServer,
    autoResetPageIndex: false,
  });
  const before = (page - 1) * size;
  const { rows: ordered } = table.getRowModel();
  return useMemo(
    () => ordered.map((row, at) => ({ key: row.id, index: before + at, value: row.original.value })),
    [ordered, before],
  );
}

let collator: Intl.Collator | undefined;

/** Made when the first names are ordered: making one takes a slow phone a tenth of a second. */
const names = () => (collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true }));

const idOf = ({ by, order }: TableSort) => `${by} ${order}`;

type SortValue = number | string | undefined;

/**
 * A column in either order, each a column of its own for the library: asked for one order and its reverse, it reads four
 * values for each pair it compares, to have the missing ones last in both. That was most of what ordering took.
 */
function toDefinitions<Row>({ key, sortValue }: Column<Row>, rows: readonly Row[]) {
  let values: SortValue[] | undefined;
  const valueAt = (at: number) => (values ??= rows.map((row) => sortValue?.(row) ?? undefined))[at];
  return (['asc', 'desc'] as const).map((order) => ({
    id: idOf({ by: key, order }),
    accessorFn: (_: unknown, at: number) => valueAt(at),
    sortUndefined: false as const,
    sortFn: ({ index: one }: Placed, { index: other }: Placed) =>
      compare(valueAt(one), valueAt(other), order === 'asc' ? 1 : -1),
  }));
}

/** A row with its place in what came. */
interface Placed {
  index: number;
}

function compare(one: SortValue, other: SortValue, direction: 1 | -1): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * direction;
  return names().compare(String(one), String(other)) * direction;
}
