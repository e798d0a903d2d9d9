import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { Failure } from '@touchline/shared/remote-data';
import { memo, useState, type ReactNode } from 'react';
import { PaywallRow } from '../components/paywall/Paywall';
import { EmptyState } from '../components/states/EmptyState';
import { ErrorState } from '../components/states/ErrorState';
import { SkeletonTable } from '../components/states/skeletons';
import { visuallyHidden } from '../components/states/visuallyHidden';
import { rowHeight } from '../theme/tokens';
import { nextSort, type Column, type TableSort } from './column';
import { Pager } from './Pager';
import { ScrollFrame } from './ScrollFrame';
import { SortHeader } from './SortHeader';
import { tableStyles } from './tableStyles';
import { useOrderedRows, type OrderedRow } from './useOrderedRows';

export interface DataTableProps<Row> {
  /** What the table is about; read out, not seen. */
  caption: string;
  columns: readonly Column<Row>[];
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

  isMine?: (row: Row) => boolean;
  /** Rows that stand on top in any order, of a table that is not paged; the same function every time. */
  isPinned?: (row: Row) => boolean;
  /** Rows that only pass holders see; `index` counts over the whole sorted list. */
  isLocked?: (row: Row, index: number) => boolean;
  onOpenPass?: () => void;
  /** More about a row, in a row of its own under it. */
  details?: (row: Row) => ReactNode;

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
  const changeSort = (column: Column<Row>) => {
    const next = nextSort(column, sort);
    (onSort ?? setOwnSort)(next);
    if (!onSort) setOwnPage(1);
  };
  return (
    <>
      <ScrollingTable
        {...props}
        ordered={isPinned ? pinnedFirst(ordered, isPinned) : ordered}
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
  const { caption, columns, ordered, virtual, sort, changeSort } = props;
  // State, not a ref: the rows are mounted before what they scroll in, and have to hear of it.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    <ScrollFrame label={caption} whole={ordered.length <= wholeUpTo} onRegion={setRegion}>
      <table aria-rowcount={ordered.length + 1}>
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={() => changeSort(column)} />
            ))}
          </tr>
        </thead>
        {virtual && ordered.length >= virtualFrom ? (
          <VirtualBody {...props} region={region} />
        ) : (
          <tbody>
            {ordered.map(({ key, value, index }) => (
              <BodyRow key={key} value={value} index={index} {...rowProps(props)} />
            ))}
          </tbody>
        )}
      </table>
    </ScrollFrame>
  );
}

interface RowProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'isMine' | 'isPinned' | 'isLocked' | 'onOpenPass' | 'details'
> {
  value: Row;
  /** Place in the whole sorted list, from 0. */
  index: number;
}

function DrawnRow<Row>(props: RowProps<Row>) {
  const { value, index, columns, isMine, isPinned, isLocked, onOpenPass, details } = props;
  const mine = isMine?.(value) ?? false;
  if (!mine && isLocked?.(value, index))
    return <LockedRow columns={columns.length} onOpenPass={onOpenPass} />;
  const more = details?.(value);
  return (
    <>
      <tr
        data-mine={mine || undefined}
        data-pinned={isPinned?.(value) || undefined}
        aria-rowindex={index + 2}
      >
        {columns.map(({ key, kind = 'text', cell }, at) => {
          const Cell = at === 0 ? 'th' : 'td';
          return (
            <Cell key={key} data-kind={kind} scope={at === 0 ? 'row' : undefined}>
              {cell(value, index)}
            </Cell>
          );
        })}
      </tr>
      {more && (
        <tr>
          <td colSpan={columns.length}>{more}</td>
        </tr>
      )}
    </>
  );
}

/** Scrolling and a new order draw what is new only: a row that stays where it is keeps what it has. */
const BodyRow = memo(DrawnRow) as typeof DrawnRow;

/** What a row needs of its table, and no more: any other change leaves the rows alone. */
const rowProps = <Row,>({
  columns,
  isMine,
  isPinned,
  isLocked,
  onOpenPass,
  details,
}: DataTableProps<Row>) => ({
  columns,
  isMine,
  isPinned,
  isLocked,
  onOpenPass,
  details,
});

function LockedRow({ columns, onOpenPass }: { columns: number; onOpenPass?: () => void }) {
  return (
    <tr>
      <td colSpan={columns} style={{ padding: 0 }}>
        <PaywallRow onOpenPass={onOpenPass} />
      </td>
    </tr>
  );
}

/** Pixels of what scrolls, until it has been measured. */
const usualHeight = 600;

function VirtualBody<Row>(props: TableParts<Row> & { region: HTMLElement | null }) {
  const { ordered, columns, region, density = 'compact' } = props;
  const touch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const rowPixels = rowHeight[touch ? 'comfortable' : density];
  const mostInSight = Math.ceil((region?.clientHeight ?? usualHeight) / rowPixels) + 1;
  const virtualizer = useVirtualizer({
    count: ordered.length,
    getScrollElement: () => region,
    estimateSize: () => rowPixels,
    overscan: 3,
    initialRect: { width: 800, height: usualHeight },
    rangeExtractor: (range) => alwaysAsMany(range, mostInSight),
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      <Spacer height={before} columns={columns.length} />
      {items.map(({ index }) => {
        const row = ordered[index];
        // A row that leaves at one end comes in at the other with something else to say, and so does every row in
        // a new order: to make rows anew takes twice as long.
        return (
          row && (
            <BodyRow key={index % items.length} value={row.value} index={row.index} {...rowProps(props)} />
          )
        );
      })}
      <Spacer height={after} columns={columns.length} />
    </tbody>
  );
}

/** The rows in sight and some around them: as many wherever one is, so that they can be used again. */
function alwaysAsMany({ startIndex, endIndex, overscan, count }: Range, mostInSight: number): number[] {
  const length = Math.min(count, Math.max(mostInSight, endIndex - startIndex + 1) + 2 * overscan);
  const first = Math.max(0, Math.min(startIndex - overscan, count - length));
  return Array.from({ length }, (_, at) => first + at);
}

/** Stands for the rows that are out of sight, so that the scroll bar is right. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className="spacer" aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
