import type { ReactNode } from 'react';
import { usualPageSize } from './column';
import type { Column, TableSort } from './column';
import { ScrollFrame } from './ScrollFrame';
import { SortHeader } from './SortHeader';

interface ScrollingTableProps<Row> {
  /** Caption for screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rowCount: number;
  sort?: TableSort;
  changeSort: (column: Column<Row>) => void;
  /** The table's body. */
  children: ReactNode;
}

/** Headings and rows. A page of rows has its full height; more rows scroll below sticky headings. */
export function ScrollingTable<Row>(props: ScrollingTableProps<Row>) {
  const { caption, columns, rowCount, sort, changeSort, children } = props;
  const isLong = rowCount > usualPageSize;
  return (
    <ScrollFrame label={caption} whole={!isLong}>
      <table aria-rowcount={rowCount + 1} data-long={isLong || undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={() => changeSort(column)} />
            ))}
          </tr>
        </thead>
        {children}
        <FootRow columns={columns} />
      </table>
    </ScrollFrame>
  );
}

/** The footer row, if a column has a `foot`. */
function FootRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  if (columns.every(({ foot }) => foot === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {columns.map(({ key, kind = 'text', foot }, at) =>
          at === 0 ? (
            <th key={key} scope="row" data-kind={kind}>
              {foot}
            </th>
          ) : (
            <td key={key} data-kind={kind}>
              {foot}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
