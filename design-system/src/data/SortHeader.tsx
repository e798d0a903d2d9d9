import { Link } from '@touchline/shared/router';
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

/** A column's heading: a button that sorts by it, a link with such a button beside it, or plain words. */
export function SortHeader<Row>({ column, sort, onSort, onPressed, role, width }: SortHeaderProps<Row>) {
  const { label, meaning, kind = 'text', minWidth, sortValue, href } = column;
  const order = sort?.by === column.key ? sort.order : undefined;
  const name = meaning ? <abbr title={meaning}>{label}</abbr> : label;
  const arrow = order === 'asc' ? '▲' : order === 'desc' ? '▼' : '';
  return (
    <th
      role={role}
      scope="col"
      data-kind={kind}
      style={minWidth || width ? { minWidth, width } : undefined}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      {href ? (
        <span className="linked">
          <Link to={href}>{name}</Link>
          {sortValue && (
            <button
              type="button"
              className="sort"
              aria-label={`Sort by ${meaning ?? label}`}
              onPointerDown={onPressed}
              onClick={onSort}
            >
              <span aria-hidden>{arrow || '↕'}</span>
            </button>
          )}
        </span>
      ) : sortValue ? (
        <button type="button" className="heading" onPointerDown={onPressed} onClick={onSort}>
          {name}
          <span className="arrow" aria-hidden>
            {arrow}
          </span>
        </button>
      ) : (
        <span className="heading">{name}</span>
      )}
    </th>
  );
}
