import { EmptyState, SkeletonChart, later } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, useTableAddress, type Column } from '@touchline/design-system/data';
import { formatCount, formatDec1 } from '@touchline/shared/format';
import type { FootballerStats } from '@touchline/shared/wire';
import { FootballerFrame } from '../../components/footballer/FootballerFrame';
import { statLabel } from '../../domain/statLabels';

/** The chart's library is larger than the rest of the page: it loads after the content. */
const Radar = later({
  load: () => import(/* webpackChunkName: "Radar" */ './Radar'),
  what: 'comparison',
  waiting: <SkeletonChart what="comparison" />,
});

type Row = FootballerStats['per_90'][number];

const columns: readonly Column<Row>[] = [
  { key: 'stat', label: 'Figure', sortValue: ({ key }) => statLabel(key), cell: ({ key }) => statLabel(key) },
  numberColumn('per_90', 'Per 90', 'Per 90 minutes played', (per_90) => per_90.toFixed(2)),
  numberColumn('total', 'Total', 'This season', (total) =>
    Number.isInteger(total) ? formatCount(total) : formatDec1(total),
  ),
];

/** Percentiles within the position, and figures per 90 minutes. Route: /footballer/:id/stats */
export default function FootballerStatsPage() {
  const { sort, onSort } = useTableAddress();
  return (
    <FootballerFrame part="footballerStats" pace="calm" what="stats">
      {(stats) =>
        stats.minutes < stats.minutes_needed ? (
          <EmptyState
            art="bench"
            title={`Needs ${stats.minutes_needed} minutes`}
            text={`He has played ${formatCount(stats.minutes)} so far; shares of less say nothing.`}
          />
        ) : (
          <>
            <Radar stats={stats} />
            <DataTable
              caption="Figures per 90 minutes"
              columns={columns}
              rows={stats.per_90}
              rowKey={({ key }) => key}
              pageSize="all"
              sort={sort}
              onSort={onSort}
            />
          </>
        )
      }
    </FootballerFrame>
  );
}
