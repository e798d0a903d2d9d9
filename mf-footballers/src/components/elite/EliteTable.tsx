import { DataTable, useTableAddress, type Column } from '@touchline/design-system/data';
import { usePassCardOpener } from '@touchline/shared/contract';
import type { PlacedFootballer } from '../table/placedFootballer';

interface EliteTableProps<Row extends PlacedFootballer> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Default sort column, descending. */
  sortedBy: string;
  location: string;
}

/** Footballers of the best teams; locked rows keep the server's position. */
export function EliteTable<Row extends PlacedFootballer>(props: EliteTableProps<Row>) {
  const passCardOpener = usePassCardOpener();
  const { caption, columns, rows, sortedBy, location } = props;
  const { page, onPage, sort = { by: sortedBy, order: 'desc' }, onSort } = useTableAddress();
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ place }) => place}
      sort={sort}
      onSort={onSort}
      page={page}
      onPage={onPage}
      isMine={({ mine }) => mine === true}
      isLocked={({ locked }) => locked === true}
      onOpenPass={passCardOpener(location, caption)}
      density="comfortable"
    />
  );
}
