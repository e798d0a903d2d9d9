import { memo, useState, type ReactNode } from 'react';
import { PaywallRow } from '../components/paywall/Paywall';
import type { Column } from './column';
import type { OrderedRow } from './useOrderedRows';

/** What all rows of a table have in common. */
export interface RowsProps<Row> {
  columns: readonly Column<Row>[];
  isMine?: (row: Row) => boolean;
  /** Rows that stand on top in any order, of a table that is not paged; the same function every time. */
  isPinned?: (row: Row) => boolean;
  /** Rows that only pass holders see; `index` counts over the whole sorted list. */
  isLocked?: (row: Row, index: number) => boolean;
  onOpenPass?: () => void;
  /** More about a row, in a row of its own under it. */
  details?: (row: Row) => ReactNode;
}

interface RowProps<Row> extends RowsProps<Row> {
  value: Row;
  /** Place in the whole sorted list, from 0. */
  index: number;
  /** What stood here before, and stays in the columns out of sight for some frames. */
  before?: OrderedRow<Row>;
  columnsInSight?: Between;
  /** There for the width of its cells only. */
  collapsed?: boolean;
  /** Pixels from the top of the first row, of a row that is laid out by itself. */
  top?: number;
  /** Pixels of each cell, of such a row. */
  widths?: readonly number[];
}

/** A column's place is between them, the first included. */
export type Between = readonly [from: number, to: number];

function DrawnRow<Row>(props: RowProps<Row>) {
  const [cells] = useState(keptCells<Row>);
  const { value, index, columns, isMine, isPinned, isLocked, onOpenPass, details, collapsed, top, widths } =
    props;
  const { before, columnsInSight: [from, to] = [0, Infinity] } = props;
  const mine = isMine?.(value) ?? false;
  if (!mine && isLocked?.(value, index))
    return <LockedRow columns={columns.length} onOpenPass={onOpenPass} top={top} />;
  // Where a locked one stood there is nothing that could stay.
  const outOfSight = before && !isLocked?.(before.value, before.index) ? before : props;
  const more = details?.(value);
  return (
    <>
      <tr
        data-mine={mine || undefined}
        data-pinned={isPinned?.(value) || undefined}
        aria-rowindex={index + 2}
        aria-hidden={collapsed}
        role={widths && 'row'}
        style={collapsed ? { visibility: 'collapse' } : placedAt(top)}
      >
        {columns.map((column, at) => {
          const isInSight = at === 0 || (at >= from && at < to);
          return cells({ at, column, width: widths?.[at], ...(isInSight ? props : outOfSight) });
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

interface CellProps<Row> extends OrderedRow<Row> {
  /** Place of its column. */
  at: number;
  column: Column<Row>;
  /** Pixels, where its row is laid out by itself. */
  width: number | undefined;
}

/** The cells of one row. One that says what it did is the element it was, and React looks no further into it. */
function keptCells<Row>() {
  const kept: (CellProps<Row> & { element: ReactNode })[] = [];
  return ({ at, column, value, index, width }: CellProps<Row>): ReactNode => {
    const last = kept[at];
    const isSame =
      last?.column === column && last.value === value && last.index === index && last.width === width;
    if (isSame) return last.element;
    const element = drawnCell({ at, column, value, index, width });
    kept[at] = { at, column, value, index, width, element };
    return element;
  };
}

function drawnCell<Row>({ at, column, value, index, width }: CellProps<Row>) {
  const { key, kind = 'text', cell } = column;
  const isHead = at === 0;
  const isLaidOut = width !== undefined;
  const Cell = isHead ? 'th' : 'td';
  return (
    <Cell
      key={key}
      data-kind={kind}
      scope={isHead ? 'row' : undefined}
      role={isLaidOut ? (isHead ? 'rowheader' : 'cell') : undefined}
      style={isLaidOut ? { width } : undefined}
    >
      {cell(value, index)}
    </Cell>
  );
}

/** Scrolling and a new order draw what is new only: a row that stays where it is keeps what it has. */
export const BodyRow = memo(DrawnRow) as typeof DrawnRow;

/** What a row needs of its table, and no more: any other change leaves the rows alone. */
export const rowsProps = <Row,>({
  columns,
  isMine,
  isPinned,
  isLocked,
  onOpenPass,
  details,
}: RowsProps<Row>): RowsProps<Row> => ({ columns, isMine, isPinned, isLocked, onOpenPass, details });

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
      <td role={isLaidOut ? 'cell' : undefined} colSpan={columns} style={{ padding: 0, flex: 1 }}>
        <PaywallRow onOpenPass={onOpenPass} />
      </td>
    </tr>
  );
}
