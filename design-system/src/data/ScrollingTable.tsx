import type { ReactNode } from 'react';
import { usualPageSize } from './column';
import type { Column, TableSort } from './column';
import { ScrollFrame } from './ScrollFrame';
import { SortHeader } from './SortHeader';
import type { OrderedRow } from './useOrderedRows';

/** What any table has, however its rows are drawn. */
export interface TableParts<Row> {
  /** What the table is about; read out, not seen. */
  caption: string;
  columns: readonly Column<Row>[];
  ordered: readonly OrderedRow<Row>[];
  sort?: TableSort;
  changeSort: (column: Column<Row>) => void;
  /** Hears of a press that is not let go yet. */
  prepareChange: (column: Column<Row>) => void;
}

interface ScrollingTableProps<Row> extends TableParts<Row> {
  /** Hears which element scrolls; the same function every time. */
  onRegion?: (region: HTMLElement | null) => void;
  /** Pixels of each column, where rows are laid out one by one. */
  widths?: readonly number[];
  /** The table's body. */
  children: ReactNode;
}

/** A page of rows is read whole; only a longer table scrolls under its headings, inside the page that scrolls too. */
const wholeUpTo = usualPageSize;

/** Headings, and the rows that scroll under them. */
export function ScrollingTable<Row>(props: ScrollingTableProps<Row>) {
  const { caption, columns, ordered, sort, changeSort, prepareChange, onRegion, widths, children } = props;
  return (
    <ScrollFrame
      label={caption}
      whole={ordered.length <= wholeUpTo}
      hasWidths={widths !== undefined}
      onRegion={onRegion}
    >
      <table aria-rowcount={ordered.length + 1} {...(widths && laidOut(widths))}>
        <caption>{caption}</caption>
        <thead role={widths && 'rowgroup'}>
          <tr role={widths && 'row'}>
            {columns.map((column, at) => (
              <SortHeader
                key={column.key}
                column={column}
                sort={sort}
                onSort={() => changeSort(column)}
                onPressed={() => prepareChange(column)}
                role={widths && 'columnheader'}
                width={widths?.[at]}
              />
            ))}
          </tr>
        </thead>
        {children}
        {!widths && <FootRow columns={columns} />}
      </table>
    </ScrollFrame>
  );
}

/** The last row, of a table whose columns have something to say below all others. */
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

/**
 * Rows with cells of these widths, each laid out by itself (`tableStyles`): what comes in sight leaves all others as
 * they are. The roles are those that a table has anyway; browsers forget them where its parts are no table's boxes.
 */
const laidOut = (widths: readonly number[]) => ({
  role: 'table',
  'data-laid-out': true,
  style: { width: widths.reduce((sum, width) => sum + width, 0) },
});
