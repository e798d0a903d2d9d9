import { EmptyState } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, useTableAddress, type Column } from '@touchline/design-system/data';
import { categoryLabel, PointsPill, TintCell } from '@touchline/design-system/football';
import { pointCategories } from '@touchline/shared/domain';
import { formatCost, formatGameweekShort, formatOpponent } from '@touchline/shared/format';
import type { FootballerGameweeks } from '@touchline/shared/wire';
import { FootballerFrame } from '../../components/footballer/FootballerFrame';

type Row = FootballerGameweeks['rows'][number];

/** Minutes have a column of their own, and bonus is counted once, official or not. */
const counted: readonly string[] = pointCategories.filter(
  (key) => key !== 'minutes' && key !== 'bonus_provisional',
);

/** Categories that this season has in addition to the common ones. */
function othersIn(rows: readonly Row[]): string[] {
  const common: readonly string[] = pointCategories;
  const keys = rows.flatMap(({ counts }) => Object.keys(counts));
  return [...new Set(keys)].filter((key) => !common.includes(key)).sort();
}

const countColumn = (key: string): Column<Row> => ({
  key,
  label: categoryLabel(key),
  kind: 'number',
  sortValue: ({ counts }) => counts[key] ?? 0,
  cell: ({ counts }) => counts[key] ?? 0,
});

const columnsOf = (rows: readonly Row[]): readonly Column<Row>[] => [
  {
    key: 'gameweek',
    label: 'GW',
    meaning: 'Gameweek and opponent, upper case at home',
    sortValue: ({ gameweek_id }) => gameweek_id,
    cell: (row) => `${formatGameweekShort(row.gameweek_id)} ${formatOpponent(row)}`,
  },
  {
    key: 'points',
    label: 'Points',
    kind: 'mark',
    sortValue: ({ points }) => points,
    cell: ({ points, bonus_provisional }) => <PointsPill value={points} provisional={bonus_provisional} />,
  },
  numberColumn('minutes', 'Min', 'Minutes played', (minutes) => <TintCell kind="minutes" value={minutes} />),
  ...[...counted, ...othersIn(rows)].map(countColumn),
  numberColumn('bps', 'BPS', 'Bonus points system score', (bps) => bps),
  numberColumn('cost', 'Cost', undefined, formatCost),
  numberColumn('selected', 'Selected', 'Managers who had him'),
];

/** Statistics fixture by fixture. Route: /footballer/:id/gameweeks */
export default function FootballerGameweeksPage() {
  const { sort, onSort } = useTableAddress();
  return (
    <FootballerFrame part="footballerGameweeks" pace="live" what="gameweeks">
      {({ rows }) => (
        <DataTable
          caption="Gameweeks"
          columns={columnsOf(rows)}
          rows={rows}
          rowKey={({ fixture_id }) => fixture_id}
          pageSize="all"
          sort={sort}
          onSort={onSort}
          empty={<EmptyState art="bench" title="Not yet played" />}
        />
      )}
    </FootballerFrame>
  );
}
