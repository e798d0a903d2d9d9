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
        {columns.map(({ key, kind = 'text', cell }, at) => {
          const Cell = at === 0 ? 'th' : 'td';
          const shown = at === 0 || (at >= from && at < to) ? props : outOfSight;
          return (
            <Cell
              key={key}
              data-kind={kind}
              scope={at === 0 ? 'row' : undefined}
              role={isLaidOut ? (at === 0 ? 'rowheader' : 'cell') : undefined}
            >
              <CellContent cell={cell} value={shown.value} index={shown.index} />
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
