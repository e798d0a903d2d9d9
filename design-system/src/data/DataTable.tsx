import { Box } from '../components/base/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Failure } from '@touchline/shared/remote-data';
import { useMemo, useState, type ReactNode } from 'react';
import { EmptyState } from '../components/states/EmptyState';
import { ErrorState } from '../components/states/ErrorState';
import { SkeletonTable } from '../components/states/skeletons';
import { BodyRow, type RowsProps } from './BodyRow';
import {
  mostRowsAtOnce,
  nextSort,
  sortedAfterFirst,
  usualPageSize,
  type Column,
  type TableSort,
} from './column';
import { Pager } from './Pager';
import { ScrollingTable } from './ScrollingTable';
import { sortRows } from './sortRows';
import { tableStyles } from './tableStyles';

export interface DataTableProps<Row> extends RowsProps<Row> {
  /** Caption for screen readers only. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;

  /** The current sort; with `onSort` the page controls it (in the address), without it the table does. */
  sort?: TableSort;
  onSort?: (sort: TableSort | undefined) => void;
  /** The server sorts and paginates: `rows` are one page, `total` is the number of all rows. */
  fromServer?: { total: number; pageSize: number };

  /** From 1; with `onPage` the page controls it. */
  page?: number;
  onPage?: (page: number) => void;
  /** Rows per page; `all` has no pages, up to 700 rows. */
  pageSize?: number | 'all';

  density?: 'compact' | 'comfortable';
  /** A narrow table beside other content: the sorted column follows the first, as on a phone. */
  narrow?: boolean;
  /** Left-aligned filters, right-aligned refresh. */
  toolbar?: ReactNode;
  loading?: boolean;
  failure?: Failure;
  onRetry?: () => void;
  /** Shown instead of an empty table. */
  empty?: ReactNode;
}

/** The table of the app: sorting, pagination, own and locked rows, and all loading states. */
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

/** A caption for use inside a sentence: "the footballers by points". */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function FilledTable<Row>(props: DataTableProps<Row>) {
  const { caption, rowKey, onSort, isPinned, isMine, isLocked, onOpenPass, details, narrow } = props;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [ownSort, setOwnSort] = useState(props.sort);
  const sort = onSort ? props.sort : ownSort;
  const columns = useMemo(
    () => (isPhone || narrow ? sortedAfterFirst(props.columns, sort) : props.columns),
    [isPhone, narrow, props.columns, sort],
  );
  const { shown, first, pager, toFirstPage } = usePages(props, sort);
  const placed = isPinned ? pinnedFirst(shown, isPinned) : shown;
  const changeSort = (column: Column<Row>) => {
    (onSort ?? setOwnSort)(nextSort(column, sort));
    if (!onSort) toFirstPage();
  };
  const rowProps = { columns, isMine, isPinned, isLocked, onOpenPass, details };
  return (
    <>
      <ScrollingTable
        caption={caption}
        columns={columns}
        rowCount={placed.length}
        sort={sort}
        changeSort={changeSort}
      >
        <tbody>
          {placed.map((value, at) => (
            <BodyRow key={rowKey(value)} value={value} index={first + at} {...rowProps} />
          ))}
        </tbody>
      </ScrollingTable>
      {pager && <Pager {...pager} />}
    </>
  );
}

/**
 * The sorted rows of one page, or all of them, and the props of the pager; no pager for a table without
 * pages.
 */
function usePages<Row>(props: DataTableProps<Row>, sort: TableSort | undefined) {
  const { rows, columns, fromServer, onPage } = props;
  const [ownPage, setOwnPage] = useState(1);
  const [wantsAll, setWantsAll] = useState(false);
  const sorted = useMemo(
    () => (fromServer ? rows : sortRows(rows, columns, sort)),
    [rows, columns, sort, fromServer],
  );
  const total = fromServer?.total ?? rows.length;
  const canShowAll = !fromServer && total <= mostRowsAtOnce;
  const hasPages = props.pageSize !== 'all' || !canShowAll;
  const page = onPage ? (props.page ?? 1) : ownPage;
  const pageSize =
    fromServer?.pageSize ?? (typeof props.pageSize === 'number' ? props.pageSize : usualPageSize);
  const showsAll = canShowAll && (wantsAll || !hasPages);
  const first = showsAll ? 0 : (page - 1) * pageSize;
  const shown = fromServer || showsAll ? sorted : sorted.slice(first, first + pageSize);
  const onShowAll = canShowAll && total > pageSize ? setWantsAll : undefined;
  const pager = hasPages && { page, pageSize, total, onPage: onPage ?? setOwnPage, showsAll, onShowAll };
  return { shown, first, pager, toFirstPage: () => setOwnPage(1) };
}

function pinnedFirst<Row>(rows: readonly Row[], isPinned: (row: Row) => boolean): readonly Row[] {
  return [...rows.filter(isPinned), ...rows.filter((row) => !isPinned(row))];
}
