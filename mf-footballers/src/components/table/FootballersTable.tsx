import { Box, Button, EmptyState } from '@touchline/design-system';
import {
  footballerColumns,
  footballerViewLabels,
  type CategoryFigure,
} from '@touchline/design-system/columns';
import { DataTable, useTableAddress, type Column } from '@touchline/design-system/data';
import { BadgeRow } from '@touchline/design-system/football';
import { usePassCardOpener, useFantasy, useLastGameweek } from '@touchline/shared/contract';
import type { FootballerRow, FootballersIndex, FootballerView } from '@touchline/shared/wire';
import { watchlistCategory, type Filters } from '../../domain/filters';
import { CompareTick } from '../compare/CompareTick';
import { ListedFootballer } from './ListedFootballer';
import { projectedColumns } from './projectedColumns';

interface FootballersTableProps {
  page: FootballersIndex;
  filters: Filters;
  onClear: () => void;
  /** For the Points view. */
  figure?: CategoryFigure;
}

const noBenchmarks = { footballer_transfers_balance_event_pos: 0, footballer_transfers_balance_event_neg: 0 };

const player: Column<FootballerRow> = {
  key: 'name',
  label: 'Player',
  meaning: 'Place in this order, player, club and position',
  sortValue: ({ name }) => name,
  cell: (row, index) => (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
      <CompareTick row={row} />
      <ListedFootballer footballer={row} index={index} />
    </Box>
  ),
};

const badges: Column<FootballerRow> = {
  key: 'badges',
  label: 'Badges',
  meaning: 'What he is known for',
  // Three badges and `+4` in one line: a wrapped row would be three times as high on a phone.
  minWidth: 140,
  cell: ({ badges: keys }) => <BadgeRow keys={keys} />,
};

/**
 * Views about points: without the pass a row is locked as a whole, in other views only its gated cells are.
 */
const pointsViews: ReadonlySet<FootballerView> = new Set([
  'total_points',
  'gameweek_points',
  'fixtures_points',
]);

/** One page of footballers, sorted and paginated by the server; order and page are in the address. */
export function FootballersTable({ page, filters, onClear, figure = 'points' }: FootballersTableProps) {
  const passCardOpener = usePassCardOpener();
  const openPass = (what: string) => passCardOpener('footballers', what);
  const { view, rows, paging } = page;
  const { onPage, onSort } = useTableAddress();
  const fantasy = useFantasy();
  const lastGameweek = useLastGameweek();
  const context = {
    rows,
    figure,
    benchmarks: fantasy?.benchmarks ?? noBenchmarks,
    nextGameweek: fantasy?.next_gameweek?.id ?? null,
    lastGameweek,
    viewLabel: fantasy?.rivals_config.label,
    openPass,
    isSortedByServer: true,
  };
  return (
    <DataTable
      caption={`Players: ${footballerViewLabels[view]}`}
      columns={[
        player,
        ...(page.projected === undefined
          ? footballerColumns(view, context)
          : projectedColumns(page.projected, openPass)),
        badges,
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      fromServer={{ total: paging.total, pageSize: paging.page_size }}
      // From the reply rather than the address: the server ignores a page or an order that does not exist.
      page={paging.page}
      sort={{ by: paging.order_by, order: paging.order }}
      onPage={onPage}
      onSort={onSort}
      isMine={({ mine }) => mine}
      isLocked={({ locked }) => locked === true && pointsViews.has(view)}
      onOpenPass={openPass(view)}
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
