import { Button, EmptyState } from '@touchline/design-system';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { useFantasy } from '@touchline/shared/contract';
import type { FootballersIndex, FootballerView } from '@touchline/shared/wire';
import { watchlistCategory, type Filters } from '../../domain/filters';
import { passCardOpener } from '../openPassCard';
import { footballerColumns, type CategoryFigure } from './footballerColumns';

interface FootballersTableProps {
  page: FootballersIndex;
  filters: Filters;
  onClear: () => void;
  /** Of the Points view. */
  figure?: CategoryFigure;
}

const noBenchmarks = { footballer_transfers_balance_event_pos: 0, footballer_transfers_balance_event_neg: 0 };

export const viewLabels: Record<FootballerView, string> = {
  default: 'List',
  total_points: 'Points',
  gameweek_points: 'GW points',
  fixtures_points: 'Fixture points',
  gameweek_transfers: 'Transfers',
  predictions: 'Predictions',
  season_ticker: 'Season',
};

/** Views that are about points: a row without pass is locked whole, in the others only its gated cells are. */
const pointsViews: ReadonlySet<FootballerView> = new Set([
  'total_points',
  'gameweek_points',
  'fixtures_points',
]);

/** One page of footballers, sorted and cut by the server; order and page stand in the address. */
export function FootballersTable({ page, filters, onClear, figure = 'points' }: FootballersTableProps) {
  const { view, rows, paging } = page;
  const { onPage, onSort } = useTableAddress();
  const benchmarks = useFantasy()?.benchmarks ?? noBenchmarks;
  return (
    <DataTable
      caption={`Players: ${viewLabels[view]}`}
      columns={footballerColumns(view, { rows, figure, benchmarks })}
      rows={rows}
      rowKey={({ id }) => id}
      fromServer={{ total: paging.total, pageSize: paging.page_size }}
      // What the server did, not what the address asks for: it drops a page or an order that does not exist.
      page={paging.page}
      sort={{ by: paging.order_by, order: paging.order }}
      onPage={onPage}
      onSort={onSort}
      isMine={({ mine }) => mine}
      isLocked={({ locked }) => locked === true && pointsViews.has(view)}
      onOpenPass={passCardOpener('footballers', view)}
      density="comfortable"
      empty={<NobodyMatches filters={filters} onClear={onClear} />}
    />
  );
}

function NobodyMatches({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const clear = (
    <Button variant="contained" onClick={onClear}>
      Clear
    </Button>
  );
  if (filters.category === watchlistCategory)
    return (
      <EmptyState
        art="stand"
        title="Nobody on your watchlist here"
        text="Tap the star on any player to follow him here."
        action={clear}
      />
    );
  return <EmptyState art="clipboard" title="No players match." action={clear} />;
}
