import { useMemo } from 'react';
import type { Column, TableSort } from './column';
import { ordersOf } from './orders';

export interface OrderedRow<Row> {
  /** Place in the whole sorted list, from 0: what the paywall counts by, never the place on the page. */
  index: number;
  value: Row;
}

interface Order<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort: TableSort | undefined;
  page: number;
  pageSize: number | 'all';
  /** They come sorted and cut already. */
  fromServer: boolean;
}

interface OrderedRows<Row> {
  /** The rows of one page in the order asked for. */
  ordered: OrderedRow<Row>[];
  /** Finds an order before it is asked for. */
  prepareSort: (sort: TableSort | undefined) => void;
}

/** The rows as they stand. */
export function useOrderedRows<Row>(order: Order<Row>): OrderedRows<Row> {
  const { columns, rows, sort, page, pageSize, fromServer } = order;
  const rowsBy = useMemo(() => ordersOf(fromServer ? [] : columns, rows), [columns, rows, fromServer]);
  const sorted = rowsBy(sort);
  const size = pageSize === 'all' ? sorted.length : pageSize;
  const before = (page - 1) * size;
  const ordered = useMemo(() => {
    const shown = fromServer ? sorted : sorted.slice(before, before + size);
    return shown.map((value, at) => ({ index: before + at, value }));
  }, [sorted, before, size, fromServer]);
  return { ordered, prepareSort: rowsBy };
}
