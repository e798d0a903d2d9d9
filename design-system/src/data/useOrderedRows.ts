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
  const data = useMemo(() => rows.map((value): { value: Row } => ({ value })), [rows]);
  const definitions = useMemo(
    () => columns.filter(({ sortValue }) => sortValue).map(toDefinition),
    [columns],
  );
  const sortable = sort && definitions.some(({ id }) => id === sort.by);
  const sorting = useMemo(
    () => (sort && sortable ? [{ id: sort.by, desc: sort.order === 'desc' }] : []),
    [sort, sortable],
  );
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

function toDefinition<Row>({ key, sortValue }: Column<Row>) {
  return {
    id: key,
    accessorFn: ({ value }: { value: Row }) => sortValue?.(value) ?? undefined,
    sortUndefined: 'last' as const,
    sortFn: compare,
  };
}

interface Sorted {
  getValue: (columnId: string) => unknown;
}

function compare(one: Sorted, other: Sorted, columnId: string): number {
  const [a, b] = [one.getValue(columnId), other.getValue(columnId)];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return names().compare(String(a), String(b));
}
