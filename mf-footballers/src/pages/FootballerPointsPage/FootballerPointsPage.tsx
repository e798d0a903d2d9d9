import { EmptyState, KpiRow } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, type Column } from '@touchline/design-system/data';
import { StackedPoints } from '@touchline/design-system/match';
import { formatPoints } from '@touchline/shared/format';
import type { FootballerPoints } from '@touchline/shared/wire';
import { FootballerFrame } from '../../components/footballer/FootballerFrame';

type Row = FootballerPoints['rows'][number];

const columns: readonly Column<Row>[] = [
  { key: 'category', label: 'Category', cell: ({ label }) => label },
  numberColumn('count', 'Count', 'How often, or how many minutes'),
  numberColumn('points', 'Points', undefined, formatPoints),
];

/** Points by category, and points for the manager's team. Route: /footballer/:id/points */
export default function FootballerPointsPage() {
  return (
    <FootballerFrame part="footballerPoints" pace="calm" what="points">
      {({ points, rows }) => (
        <>
          <KpiRow
            items={[
              { label: 'His points', value: formatPoints(points.nominal) },
              { label: 'For my team', value: formatPoints(points.total) },
            ]}
          />
          {rows.length > 0 && <StackedPoints label="Points by category" parts={rows} />}
          <DataTable
            caption="Points by category"
            columns={columns}
            rows={rows}
            rowKey={({ category }) => category}
            pageSize="all"
            empty={<EmptyState art="bench" title="Not yet played" />}
          />
        </>
      )}
    </FootballerFrame>
  );
}
