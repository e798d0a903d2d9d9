import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Failure } from '@touchline/shared/remote-data';
import { useMemo, useState, type ReactNode } from 'react';
import { later } from '../components/later/later';
import { EmptyState } from '../components/states/EmptyState';
import { ErrorState } from '../components/states/ErrorState';
import { SkeletonTable } from '../components/states/skeletons';
import { BodyRow, rowsProps, type RowsProps } from './BodyRow';
import { nextSort, sortedAfterFirst, usualPageSize, type Column, type TableSort } from './column';
import type { LongTableProps } from './LongTable';
import { Pager } from './Pager';
import { ScrollingTable } from './ScrollingTable';
import { tableStyles } from './tableStyles';
import { useOrderedRows, type OrderedRow } from './useOrderedRows';

export interface DataTableProps<Row> extends RowsProps<Row> {
  /** What the table is about; read out, not seen. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;

  /** The order in force; with `onSort` the page owns it (the address), without it the table does. */
  sort?: TableSort;
  onSort?: (sort: TableSort | undefined) => void;
  /** The rows come sorted, and `total` says how many there are in all: the server did both. */
  fromServer?: { total: number; pageSize: number };

  /** From 1; with `onPage` the page owns it. */
  page?: number;
  onPage?: (page: number) => void;
  /** Rows of a page; `all` scrolls instead, and draws only what is in sight. */
  pageSize?: number | 'all';

  density?: 'compact' | 'comfortable';
  /** Filters left, refresh right. */
  toolbar?: ReactNode;
  loading?: boolean;
  failure?: Failure;
  onRetry?: () => void;
  /** In place of an empty table. */
  empty?: ReactNode;
}

/** From this many rows on, only those in sight are drawn. */
const longFrom = 60;

/** What draws so few of them is a third of all that tables take, and hardly a table is so long. */
const LongTable = later<LongTableProps<unknown>>({
  load: () => import(/* webpackChunkName: "long-table" */ './LongTable'),
  what: 'table',
  waiting: <SkeletonTable columns={6} />,
}) as <Row>(props: LongTableProps<Row>) => ReactNode;

/** The one table: sorted, paged, with its own and its locked rows, and every state it can be in. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, toolbar, density = 'compact', loading = false, failure } = props;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {toolbar}
      {failure ? (
        <ErrorState failure={failure} what={lowerFirst(caption)} onRetry={props.onRetry} />
      ) : loading && rows.length === 0 ? (
        <SkeletonTable columns={Math.min(6, props.columns.length)} what={caption} />
      ) : rows.length === 0 ? (
        (props.empty ?? <EmptyState title="Nothing here" art="clipboard" />)
      ) : (
        <Box sx={tableStyles} data-density={density} aria-busy={loading}>
          <FilledTable {...props} />
        </Box>
      )}
    </Box>
  );
}

/** A caption as it reads inside a sentence: "the footballers by points". */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function FilledTable<Row>(given: DataTableProps<Row>) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [ownSort, setOwnSort] = useState(given.sort);
  const [ownPage, setOwnPage] = useState(1);
  const sort = given.onSort ? given.sort : ownSort;
  // A long table keeps its order: the widths of its columns are measured once.
  const isLong = given.pageSize === 'all' && given.rows.length >= longFrom;
  const columns = useMemo(
    () => (isPhone && !isLong ? sortedAfterFirst(given.columns, sort) : given.columns),
    [isPhone, isLong, given.columns, sort],
  );
  const props = { ...given, columns };
  const { caption, rows, rowKey, onSort, onPage, fromServer, isPinned } = props;
  const page = onPage ? (props.page ?? 1) : ownPage;
  const pageSize = fromServer?.pageSize ?? props.pageSize ?? usualPageSize;
  const { ordered, prepareSort } = useOrderedRows({
    columns,
    rows,
    sort,
    page,
    pageSize,
    fromServer: fromServer !== undefined,
  });
  const placed = useMemo(() => (isPinned ? pinnedFirst(ordered, isPinned) : ordered), [ordered, isPinned]);
  const changeSort = (column: Column<Row>) => {
    const next = nextSort(column, sort);
    (onSort ?? setOwnSort)(next);
    if (!onSort) setOwnPage(1);
  };
  const prepareChange = (column: Column<Row>) => prepareSort(nextSort(column, sort));
  const parts = { caption, columns, ordered: placed, sort, changeSort, prepareChange };
  return (
    <>
      {isLong ? (
        <LongTable {...props} {...parts} />
      ) : (
        <ScrollingTable {...parts}>
          <tbody>
            {placed.map(({ value, index }) => (
              <BodyRow key={rowKey(value)} value={value} index={index} {...rowsProps(props)} />
            ))}
          </tbody>
        </ScrollingTable>
      )}
      {pageSize !== 'all' && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={fromServer?.total ?? rows.length}
          onPage={onPage ?? setOwnPage}
        />
      )}
    </>
  );
}

function pinnedFirst<Row>(ordered: OrderedRow<Row>[], isPinned: (row: Row) => boolean) {
  const pinned = ordered.filter(({ value }) => isPinned(value));
  const others = ordered.filter(({ value }) => !isPinned(value));
  return [...pinned, ...others].map((row, index) => ({ ...row, index }));
}
