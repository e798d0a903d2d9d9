import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import type { Failure } from '@touchline/shared/remote-data';
import { memo, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
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
import { useAfterPaint } from './useAfterPaint';
import { useColumnWidths, widestRows } from './useColumnWidths';
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
              <BodyRow key={key} value={value} index={index} {...rowProps(props)} />
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

interface RowProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'isMine' | 'isPinned' | 'isLocked' | 'onOpenPass' | 'details'
> {
  value: Row;
  /** Place in the whole sorted list, from 0. */
  index: number;
  /** In the first frame of a new order: what stood here before, and stays in the columns out of sight until it is painted. */
  before?: Row;
  columnsInSight?: Between;
  /** There for the width of its cells only. */
  collapsed?: boolean;
  /** Pixels from the top of the first row, of a row that is laid out by itself. */
  top?: number;
}

/** A column's place is between them, the first included. */
type Between = readonly [from: number, to: number];

function DrawnRow<Row>(props: RowProps<Row>) {
  const { value, index, columns, isMine, isPinned, isLocked, onOpenPass, details, collapsed, top } = props;
  const { before = value, columnsInSight: [from, to] = [0, Infinity] } = props;
  const mine = isMine?.(value) ?? false;
  if (!mine && isLocked?.(value, index))
    return <LockedRow columns={columns.length} onOpenPass={onOpenPass} top={top} />;
  const isLaidOut = top !== undefined;
  const more = details?.(value);
  return (
    <>
      <tr
        data-mine={mine || undefined}
        data-pinned={isPinned?.(value) || undefined}
        aria-rowindex={index + 2}
        aria-hidden={collapsed}
        role={isLaidOut ? 'row' : undefined}
        style={collapsed ? { visibility: 'collapse' } : placedAt(top)}
      >
        {columns.map(({ key, kind = 'text', cell }, at) => {
          const Cell = at === 0 ? 'th' : 'td';
          return (
            <Cell
              key={key}
              data-kind={kind}
              scope={at === 0 ? 'row' : undefined}
              role={isLaidOut ? (at === 0 ? 'rowheader' : 'cell') : undefined}
            >
              <CellContent
                cell={cell}
                value={at === 0 || (at >= from && at < to) ? value : before}
                index={index}
              />
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

interface CellContentProps<Row> extends Pick<RowProps<Row>, 'value' | 'index'> {
  cell: Column<Row>['cell'];
}

/** Of its own, so that a row draws those of its cells only that say something else. */
const CellContent = memo(function CellContent<Row>({ cell, value, index }: CellContentProps<Row>) {
  return cell(value, index);
}) as <Row>(props: CellContentProps<Row>) => ReactNode;

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

/** Moved, not laid out: a row that is used again only gets other cells. */
const placedAt = (top: number | undefined) =>
  top === undefined ? undefined : { transform: `translateY(${top}px)` };

interface LockedRowProps {
  columns: number;
  onOpenPass?: () => void;
  top?: number;
}

function LockedRow({ columns, onOpenPass, top }: LockedRowProps) {
  const isLaidOut = top !== undefined;
  return (
    <tr role={isLaidOut ? 'row' : undefined} style={placedAt(top)}>
      <td
        role={isLaidOut ? 'cell' : undefined}
        colSpan={columns}
        style={{ padding: 0, gridColumn: '1 / -1' }}
      >
        <PaywallRow onOpenPass={onOpenPass} />
      </td>
    </tr>
  );
}

/** Pixels of what scrolls, until it has been measured. */
const usualHeight = 600;

interface VirtualBodyProps<Row> extends TableParts<Row> {
  region: HTMLElement | null;
  /** Undefined while the browser finds them, with the widest rows there too. */
  widths: readonly number[] | undefined;
}

function VirtualBody<Row>(props: VirtualBodyProps<Row>) {
  const { ordered, columns, region, widths, density = 'compact' } = props;
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
  // A row that leaves at one end comes in at the other with something else to say, and so does every row in a new order:
  // to make rows anew takes twice as long.
  const placeOf = ({ index }: VirtualItem) => index % items.length;
  // A new order is drawn where it is seen, and a frame later all around: rows and columns out of sight are most of them.
  const painted = useAfterPaint(ordered);
  const isNew = widths !== undefined && painted !== ordered;
  const columnsInSight = isNew && region ? columnsSeen(region, widths) : undefined;
  const row = (item: VirtualItem, top?: number) => {
    const found = ordered[item.index];
    const before = isNew ? (painted[item.index] ?? found) : found;
    const isSeen = isBetween(item.index, virtualizer.range);
    const shown = isSeen ? found : before;
    return (
      shown && (
        <BodyRow
          key={placeOf(item)}
          value={shown.value}
          index={shown.index}
          top={top}
          before={before?.value}
          columnsInSight={isSeen ? columnsInSight : undefined}
          {...rowProps(props)}
        />
      )
    );
  };
  const pixels = virtualizer.getTotalSize();
  if (!widths)
    return (
      <tbody>
        <Spacer height={items[0]?.start ?? 0} columns={columns.length} />
        {items.map((item) => row(item))}
        <Spacer height={pixels - (items.at(-1)?.end ?? 0)} columns={columns.length} />
        {widestRows(columns, props.rows).map((value, at) => (
          <BodyRow key={`widest ${at}`} value={value} index={0} {...rowProps(props)} collapsed />
        ))}
      </tbody>
    );
  // Moved in the document too once the scrolling is over: a reader goes by that order.
  const placed = virtualizer.isScrolling ? [...items].sort((a, b) => placeOf(a) - placeOf(b)) : items;
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- it is no table's box here, and browsers then forget the role
    <tbody role="rowgroup" style={{ height: pixels }}>
      {placed.map((item) => row(item, item.start))}
    </tbody>
  );
}

const isBetween = (index: number, seen: { startIndex: number; endIndex: number } | null) =>
  seen !== null && index >= seen.startIndex && index <= seen.endIndex;

/** The columns beside the first, which is always in sight, that show at least in part. */
function columnsSeen({ scrollLeft, clientWidth }: HTMLElement, widths: readonly number[]): Between {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width));
  const from = ends.findIndex((end) => end > scrollLeft + (widths[0] ?? 0));
  const to = ends.findIndex((end) => end >= scrollLeft + clientWidth);
  return [from, to < 0 ? Infinity : to + 1];
}

/** The rows in sight and some around them: as many wherever one is, so that they can be used again. */
function alwaysAsMany({ startIndex, endIndex, overscan, count }: Range, mostInSight: number): number[] {
  const length = Math.min(count, Math.max(mostInSight, endIndex - startIndex + 1) + 2 * overscan);
  const first = Math.max(0, Math.min(startIndex - overscan, count - length));
  return Array.from({ length }, (_, at) => first + at);
}

/** Stands for the rows that are out of sight, so that one stays where one has scrolled to. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className="spacer" aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
