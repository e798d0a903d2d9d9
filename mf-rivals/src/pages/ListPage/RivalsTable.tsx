import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { usePassCardOpener } from '@touchline/shared/contract';
import type { RivalRow, RivalsList } from '@touchline/shared/wire';
import { useRivalChange } from '../../components/useRivalChange';
import { listColumns } from '../../components/listColumns';

/** The teams of a view, the best first unless the address says otherwise. */
export function RivalsTable({ list: { config, rows } }: { list: RivalsList }) {
  const passCardOpener = usePassCardOpener();
  const { page, onPage, sort = { by: 'total', order: 'desc' }, onSort } = useTableAddress();
  const following = useFollowing();
  return (
    <DataTable
      caption={`Teams of the view ${config.label}`}
      columns={listColumns(config.type === 'rivals' ? following : undefined)}
      rows={rows}
      rowKey={({ place }) => place}
      sort={sort}
      onSort={onSort}
      page={page}
      onPage={onPage}
      isMine={({ mine }) => mine === true}
      isLocked={({ locked }) => locked === true}
      onOpenPass={passCardOpener('rivals', 'list')}
      density="comfortable"
    />
  );
}

function useFollowing() {
  const { isBusy, change } = useRivalChange();
  return {
    isSettled: ({ id }: RivalRow) => id === undefined || !isBusy(id),
    onToggle: ({ id }: RivalRow) => {
      if (id !== undefined) void change(id);
    },
  };
}
