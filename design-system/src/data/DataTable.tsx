import Box from '@mui/material/Box';
import type { Failure } from '@touchline/shared/remote-data';
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { EmptyState } from '../components/states/EmptyState';
import { ErrorState } from '../components/states/ErrorState';
import { SkeletonTable } from '../components/states/skeletons';
import { visuallyHidden } from '../components/states/visuallyHidden';
import { BodyRow, rowsProps, type RowsProps } from './BodyRow';
import { nextSort, type Column, type TableSort } from './column';
import { Pager } from './Pager';
import { ScrollFrame } from './ScrollFrame';
import { SortHeader } from './SortHeader';
import { tableStyles } from './tableStyles';
import { useColumnWidths } from './useColumnWidths';
import { useOrderedRows, type OrderedRow } from './useOrderedRows';
import { VirtualBody } from './VirtualBody';

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

/** Page size of every list. Ours: the specification names none. */
export const usualPageSize = 20;

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

function FilledTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, onSort, onPage, fromServer, isPinned } = props;
  const [ownSort, setOwnSort] = useState(props.sort);
  const [ownPage, setOwnPage] = useState(1);
  const sort = onSort ? props.sort : ownSort;
  const page = onPage ? (props.page ?? 1) : ownPage;
  const pageSize = fromServer?.pageSize ?? props.pageSize ?? usualPageSize;
  const ordered = useOrderedRows({
    columns,
    rows,
    rowKey,
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
  return (
    <>
      <ScrollingTable
        {...props}
        ordered={placed}
        sort={sort}
        changeSort={changeSort}
        virtual={pageSize === 'all'}
      />
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

interface TableParts<Row> extends DataTableProps<Row> {
  ordered: OrderedRow<Row>[];
  changeSort: (column: Column<Row>) => void;
  virtual: boolean;
}

/** From this many rows on, only those in sight are drawn. */
const virtualFrom = 60;
/** A page of rows is read whole; only a longer table scrolls under its headings, inside the page that scrolls too. */
const wholeUpTo = usualPageSize;

function ScrollingTable<Row>(props: TableParts<Row>) {
  const { caption, columns, ordered, sort, changeSort } = props;
  // State, not a ref: the rows are mounted before what they scroll in, and have to hear of it.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const virtual = props.virtual && ordered.length >= virtualFrom;
  const widths = useColumnWidths({ region: virtual ? region : null, columns, rows: props.rows });
  return (
    <ScrollFrame label={caption} whole={ordered.length <= wholeUpTo} onRegion={setRegion}>
      <table aria-rowcount={ordered.length + 1} {...(widths && laidOut(widths))}>
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <thead role={widths && 'rowgroup'}>
          <tr role={widths && 'row'}>
            {columns.map((column) => (
              <SortHeader
                key={column.key}
                column={column}
                sort={sort}
                onSort={() => changeSort(column)}
                role={widths && 'columnheader'}
              />
            ))}
          </tr>
        </thead>
        {virtual ? (
          <VirtualBody {...props} region={region} widths={widths} />
        ) : (
          <tbody>
            {ordered.map(({ key, value, index }) => (
              <BodyRow key={key} value={value} index={index} {...rowsProps(props)} />
            ))}
          </tbody>
        )}
      </table>
    </ScrollFrame>
  );
}

/**
 * Rows of a grid with these columns, each laid out by itself (`tableStyles`): what comes in sight leaves all others as
 * they are. The roles are those that a table has anyway; browsers forget them where its parts are no table's boxes.
 */
const laidOut = (widths: readonly number[]) => ({
  role: 'table',
  'data-laid-out': true,
  style: {
    '--columns': widths.map((width) => `${width}px`).join(' '),
    width: widths.reduce((sum, width) => sum + width, 0),
  } as CSSProperties,
});
