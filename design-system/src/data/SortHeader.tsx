import { Link } from '@touchline/shared/router';
import type { Column, TableSort } from './column';

interface SortHeaderProps<Row> {
  column: Column<Row>;
  /** The current sort, by any column. */
  sort: TableSort | undefined;
  onSort: () => void;
}

/** A column's heading: a button that sorts by it, a link with such a button beside it, or plain text. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const { label, meaning, kind = 'text', minWidth, sortValue, href } = column;
  const order = sort?.by === column.key ? sort.order : undefined;
  const name = meaning ? <abbr title={meaning}>{label}</abbr> : label;
  const arrow = order === 'asc' ? '▲' : order === 'desc' ? '▼' : '';
  return (
    <th
      scope="col"
      data-kind={kind}
      style={minWidth ? { minWidth } : undefined}
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
              onClick={onSort}
            >
              <span aria-hidden>{arrow || '↕'}</span>
            </button>
          )}
        </span>
      ) : sortValue ? (
        <button type="button" className="heading" onClick={onSort}>
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
