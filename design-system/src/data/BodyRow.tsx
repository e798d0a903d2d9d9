import type { ReactNode } from 'react';
import { PaywallRow } from '../components/paywall/Paywall';
import type { Column } from './column';

/** Props that all rows of a table share. */
export interface RowsProps<Row> {
  columns: readonly Column<Row>[];
  isMine?: (row: Row) => boolean;
  /** Rows that stay on top in any order, for a table without pages. */
  isPinned?: (row: Row) => boolean;
  /** Rows for pass holders only; `index` counts over the whole sorted list. */
  isLocked?: (row: Row, index: number) => boolean;
  onOpenPass?: () => void;
  /** Details of a row, in an extra row below it. */
  details?: (row: Row) => ReactNode;
}

interface BodyRowProps<Row> extends RowsProps<Row> {
  value: Row;
  /** Index in the whole sorted list, from 0. */
  index: number;
}

/** A row with its cells, or the paywall in its place. The manager's own row is never locked. */
export function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { value, index, columns, isMine, isPinned, isLocked, onOpenPass, details } = props;
  const mine = isMine?.(value) ?? false;
  if (!mine && isLocked?.(value, index))
    return (
      <tr>
        <td colSpan={columns.length} style={{ padding: 0 }}>
          <PaywallRow onOpenPass={onOpenPass} />
        </td>
      </tr>
    );
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
