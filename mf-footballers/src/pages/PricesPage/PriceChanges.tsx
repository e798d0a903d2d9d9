import { EmptyState } from '@touchline/design-system';
import { type Column, DataTable, useTableAddress } from '@touchline/design-system/data';
import { formatCost, formatDay, formatDec1, noValue } from '@touchline/shared/format';
import type { PriceChange, PriceList } from '@touchline/shared/wire';
import { ListedFootballer } from '../../components/table/ListedFootballer';

/** Past changes of prices; whether they were announced only where the season's game announces them. */
export function PriceChanges({ prices: { from, changes } }: { prices: PriceList }) {
  const { sort, onSort } = useTableAddress();
  return (
    <DataTable
      caption="Changes"
      columns={changeColumns(from === 'forecast')}
      rows={changes}
      rowKey={({ id, at }) => `${id} ${at}`}
      pageSize="all"
      sort={sort}
      onSort={onSort}
      isMine={({ mine }) => mine}
      density="comfortable"
      empty={
        <EmptyState
          art="clipboard"
          title="No price has changed yet."
          text="Changes appear here after the first night."
        />
      }
    />
  );
}

function changeColumns(hasForecast: boolean): Column<PriceChange>[] {
  return [
    {
      key: 'player',
      label: 'Player',
      meaning: 'Player, club and position',
      cell: (row) => <ListedFootballer footballer={row} />,
    },
    {
      key: 'change',
      label: 'Change',
      meaning: 'Cost in millions, before and after',
      kind: 'number',
      sortValue: ({ from, to }) => to - from,
      cell: ({ from, to }) => `${formatDec1(from)} → ${formatCost(to)}`,
    },
    {
      key: 'at',
      label: 'When',
      meaning: 'Day of the change, or when it was first seen',
      sortValue: ({ at }) => Date.parse(at),
      cell: ({ at }) => formatDay(at),
    },
    ...(hasForecast ? [announcedColumn] : []),
  ];
}

const announcedColumn: Column<PriceChange> = {
  key: 'announced',
  label: 'Announced',
  meaning: 'Whether the last forecast before it announced the change',
  cell: ({ announced }) => (announced === null ? noValue : announced ? 'Yes' : 'No'),
};
