import type { RivalRow, RivalsList } from '@touchline/shared/wire';
import { useRivalChange } from '../../components/useRivalChange';
import { listColumns } from '../../components/listColumns';
import { TeamsTable } from '../../components/TeamsTable';

/** The teams of a view, the best first unless the address says otherwise. */
export function RivalsTable({ list: { config, rows } }: { list: RivalsList }) {
  const following = useFollowing();
  return (
    <TeamsTable
      caption={`Teams of the view ${config.label}`}
      columns={listColumns(config.type === 'rivals' ? following : undefined)}
      rows={rows}
      sortedBy="total"
      step="list"
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
