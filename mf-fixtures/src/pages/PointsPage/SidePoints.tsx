import { categoryLabel } from '@touchline/design-system/football';
import { Box } from '@touchline/design-system';
import { ShareBarChart } from '@touchline/design-system/charts';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { useMemo } from 'react';
import { categoriesOf, opponentIn } from '../../domain/sidePoints';
import { sideColumns, type SideRow } from './sideColumns';

/** A bar for each side of each fixture, in parts by category, and the same as a table. */
export function SidePoints({ rows }: { rows: readonly SideRow[] }) {
  const { sort, onSort } = useTableAddress();
  const categories = useMemo(() => categoriesOf(rows), [rows]);
  const columns = useMemo(() => sideColumns(categories), [categories]);
  const best = [...rows].sort((a, b) => b.total - a.total)[0];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 6 } }}>
      <ShareBarChart
        title="Points by category"
        summary={best ? `${best.club_id.toUpperCase()} have the most points: ${best.total}.` : ''}
        nameLabel="Club"
        parts={categories.map((category) => categoryLabel(category))}
        rows={rows.map((row) => ({
          key: `${row.fixture_id} ${row.club_id}`,
          label: `${row.club_id.toUpperCase()} v ${opponentIn(row).toUpperCase()}`,
          values: categories.map((category) => row.categories[category] ?? 0),
        }))}
      />
      <DataTable
        caption="Points of each side by category"
        columns={columns}
        rows={rows}
        rowKey={({ fixture_id, club_id }) => `${fixture_id} ${club_id}`}
        pageSize="all"
        sort={sort}
        onSort={onSort}
      />
    </Box>
  );
}
