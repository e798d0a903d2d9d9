import { Box, EmptyState, QueryView, SkeletonTable } from '@touchline/design-system';
import { ShareBarChart } from '@touchline/design-system/charts';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { positions } from '@touchline/shared/domain';
import { ClubsFrame } from '../../components/ClubsFrame';
import { useClubsQuery, type ClubsResults } from '../../state/clubs.queries';
import { clubPointsColumns } from './clubPointsColumns';

type Rows = ClubsResults['points']['rows'];

/** The fantasy points of each club's footballers, by position. Route: /clubs/points */
export default function ClubPointsPage() {
  const points = useClubsQuery({ name: 'points' }, 'live');
  return (
    <ClubsFrame shown={points}>
      <QueryView
        query={points}
        what="points of the clubs"
        skeleton={<SkeletonTable rows={20} columns={6} what="points of the clubs" />}
        isEmpty={({ rows }) => rows.every(({ per_match }) => per_match === null)}
        empty={<EmptyState title="Nothing here" text="No points yet" />}
      >
        {({ rows }) => <ClubPoints rows={rows} />}
      </QueryView>
    </ClubsFrame>
  );
}

export function ClubPoints({ rows }: { rows: Rows }) {
  const { sort, onSort } = useTableAddress();
  const best = [...rows].sort((a, b) => b.total - a.total);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 6 } }}>
      <ShareBarChart
        title="Points by position"
        summary={`${best[0]?.name ?? 'Nobody'} has the most points: ${best[0]?.total ?? 0}.`}
        nameLabel="Club"
        parts={positions}
        rows={best.map(({ id, positions: points }) => ({
          key: id,
          label: id.toUpperCase(),
          values: positions.map((position) => points[position] ?? 0),
        }))}
      />
      <DataTable
        caption="Points of the clubs"
        columns={clubPointsColumns}
        rows={best}
        rowKey={({ id }) => id}
        pageSize="all"
        sort={sort}
        onSort={onSort}
      />
    </Box>
  );
}
