import { memo, type ReactNode } from 'react';
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
}

/** A column's place is between them, the first included. */
export type Between = readonly [from: number, to: number];

function DrawnRow<Row>(props: RowProps<Row>) {
  const { value, index, columns, isMine, isPinned, isLocked, onOpenPass, details, collapsed, top } = props;
  const { before, columnsInSight: [from, to] = [0, Infinity] } = props;
  const mine = isMine?.(value) ?? false;
  if (!mine && isLocked?.(value, index))
    return <LockedRow columns={columns.length} onOpenPass={onOpenPass} top={top} />;
  // Where a locked one stood there is nothing that could stay.
  const outOfSight = before && !isLocked?.(before.value, before.index) ? before : props;
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
        {partsOf(columns.length).map((part) => {
          const isInSight = part[0] === 0 || (part[0] < to && part[1] > from);
          const shown = isInSight ? props : outOfSight;
          return (
            <Cells
              key={part[0]}
              columns={columns}
              first={part[0]}
              end={part[1]}
              value={shown.value}
              index={shown.index}
              isLaidOut={isLaidOut}
            />
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

/** Columns of a part: with more, too many are drawn that are out of sight; with fewer, each row is more to compare. */
const columnsPerPart = 3;

/** The first column by itself, which is always in sight, and the others some at a time. */
function partsOf(columns: number): Between[] {
  const others = Array.from({ length: Math.ceil((columns - 1) / columnsPerPart) }, (_, at): Between => {
    const first = 1 + at * columnsPerPart;
    return [first, Math.min(columns, first + columnsPerPart)];
  });
  return [[0, 1], ...others];
}

interface CellsProps<Row> extends Pick<RowProps<Row>, 'columns' | 'value' | 'index'> {
  /** Place of the first column in this part. */
  first: number;
  /** Place of the first one that is not. */
  end: number;
  isLaidOut: boolean;
}

/** A component of its own, so that a row draws those parts only that say something else. */
const Cells = memo(function Cells<Row>({ columns, first, end, value, index, isLaidOut }: CellsProps<Row>) {
  return columns.slice(first, end).map(({ key, kind = 'text', cell }) => {
    const isHead = first === 0;
    const Cell = isHead ? 'th' : 'td';
    return (
      <Cell
        key={key}
        data-kind={kind}
        scope={isHead ? 'row' : undefined}
        role={isLaidOut ? (isHead ? 'rowheader' : 'cell') : undefined}
      >
        {cell(value, index)}
      </Cell>
    );
  });
}) as <Row>(props: CellsProps<Row>) => ReactNode;

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
