import type { Column, TableSort } from './column';

interface SortHeaderProps<Row> {
  column: Column<Row>;
  /** The order in force, whichever column it is by. */
  sort: TableSort | undefined;
  onSort: () => void;
  /** A finger or a button is down, and not up yet. */
  onPressed?: () => void;
  /** Said where the heading is no table's box. */
  role?: 'columnheader';
  /** Pixels, where it is laid out by itself. */
  width?: number;
}

/** A column's heading: a button that sorts by it, or plain words where nothing can be sorted. */
export function SortHeader<Row>({ column, sort, onSort, onPressed, role, width }: SortHeaderProps<Row>) {
  const { label, meaning, kind = 'text', minWidth, sortValue } = column;
  const order = sort?.by === column.key ? sort.order : undefined;
  const name = meaning ? <abbr title={meaning}>{label}</abbr> : label;
  return (
    <th
      role={role}
      scope="col"
      data-kind={kind}
      style={minWidth || width ? { minWidth, width } : undefined}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      {sortValue ? (
        <button type="button" className="heading" onPointerDown={onPressed} onClick={onSort}>
          {name}
          <span className="arrow" aria-hidden>
            {order === 'asc' ? '▲' : order === 'desc' ? '▼' : ''}
          </span>
        </button>
      ) : (
        <span className="heading">{name}</span>
      )}
    </th>
  );
}
