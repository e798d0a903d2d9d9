import { Section } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, useTableAddress, type Column } from '@touchline/design-system/data';
import { BenchmarkCell, ChipToken } from '@touchline/design-system/football';
import { findBenchmark } from '@touchline/shared/domain';
import { formatDec1, formatGameweekShort, formatRank } from '@touchline/shared/format';
import type { GameweekHistoryRow } from '@touchline/shared/wire';
import { pointsColumn } from './pointsColumn';

const gameweekRank = findBenchmark('summary_event_rank');

const columns: Column<GameweekHistoryRow>[] = [
  {
    key: 'gameweek',
    label: 'GW',
    meaning: 'Gameweek',
    kind: 'number',
    sortValue: ({ gameweek_id }) => gameweek_id,
    cell: ({ gameweek_id }) => formatGameweekShort(gameweek_id),
  },
  pointsColumn(
    { key: 'nett_points', label: 'Net points', meaning: 'Points of the gameweek, hits taken off' },
    ({ nett_points }) => nett_points,
  ),
  pointsColumn(
    { key: 'transfers_cost', label: 'Transfers cost', meaning: 'Points paid for transfers' },
    ({ transfers_cost }) => transfers_cost,
  ),
  {
    key: 'active_chip',
    label: 'Chip',
    kind: 'mark',
    cell: ({ active_chip }) => active_chip && <ChipToken chip={active_chip} />,
  },
  numberColumn('view_average', 'View', 'Mean net points of the teams you compare with', formatDec1),
  pointsColumn(
    { key: 'bench_points', label: 'Bench', meaning: 'Points left on the bench' },
    ({ bench_points }) => bench_points,
  ),
  numberColumn('total_points', 'Total', 'Season total after this gameweek'),
  {
    key: 'rank',
    label: 'GW rank',
    kind: 'rank',
    sortValue: ({ rank }) => rank,
    cell: ({ rank }) =>
      gameweekRank ? <BenchmarkCell value={rank} benchmark={gameweekRank} /> : formatRank(rank),
  },
  {
    key: 'overall_rank',
    label: 'Overall rank',
    kind: 'rank',
    sortValue: ({ overall_rank }) => overall_rank,
    cell: ({ overall_rank }) => formatRank(overall_rank),
  },
];

/** Every gameweek of the season, the newest first unless the address has another order. */
export function GameweekHistory({ rows }: { rows: readonly GameweekHistoryRow[] }) {
  const { sort = { by: 'gameweek', order: 'desc' }, onSort } = useTableAddress();
  return (
    <Section title="By gameweek">
      <DataTable
        caption="Your points by gameweek"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
        pageSize="all"
      />
    </Section>
  );
}
