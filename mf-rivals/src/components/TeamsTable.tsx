import { DataTable, useTableAddress, type Column } from '@touchline/design-system/data';
import { usePassCardOpener } from '@touchline/shared/contract';
import type { ReactNode } from 'react';
import type { PlacedRow } from './placedTeam';

interface TeamsTableProps<Row extends PlacedRow> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Default sort column, the best first. */
  sortedBy: string;
  /** Name of the page, for the report of a click on a lock. */
  step: string;
  details?: (row: Row) => ReactNode;
}

/** A table of teams: the own row marked, locked rows locked, order and page in the address. */
export function TeamsTable<Row extends PlacedRow>(props: TeamsTableProps<Row>) {
  const passCardOpener = usePassCardOpener();
  const { caption, columns, rows, sortedBy, step, details } = props;
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
      onOpenPass={passCardOpener('rivals', step)}
      details={details}
      density="comfortable"
    />
  );
}
