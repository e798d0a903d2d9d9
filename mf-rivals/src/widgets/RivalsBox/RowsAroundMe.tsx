import { DataTable } from '@touchline/design-system/data';
import { usePassCardOpener } from '@touchline/shared/contract';
import type { RivalRow } from '@touchline/shared/wire';
import { listColumns } from '../../components/listColumns';

/** Five rows of the view with the own one among them. */
export function RowsAroundMe({ rows }: { rows: readonly RivalRow[] }) {
  const passCardOpener = usePassCardOpener();
  return (
    <DataTable
      caption="Your place among these teams"
      columns={fixedColumns}
      rows={rows}
      rowKey={({ place }) => place}
      pageSize="all"
      isMine={({ mine }) => mine === true}
      isLocked={({ locked }) => locked === true}
      onOpenPass={passCardOpener('home', 'rivals')}
    />
  );
}

/** Not sortable: after sorting, the five rows would no longer surround the own one. */
const fixedColumns = listColumns().map((column) => ({ ...column, sortValue: undefined }));
