import { EmptyState, Section } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, type Column } from '@touchline/design-system/data';
import { FootballerLink } from '@touchline/design-system/links';
import { formatGameweekShort, formatPoints } from '@touchline/shared/format';
import type { TeamPoints } from '@touchline/shared/wire';
import { pointsColumn } from './pointsColumn';

type Contribution = TeamPoints['contributions'][number];

const columns: Column<Contribution>[] = [
  {
    key: 'name',
    label: 'Player',
    sortValue: ({ name }) => name,
    cell: ({ id, name }) => <FootballerLink id={id} name={name} />,
    minWidth: 120,
  },
  numberColumn('starts', 'Starts', 'Gameweeks in which he counted for you'),
  pointsColumn(
    { key: 'points', label: 'Points for me', meaning: 'All he gave your team, armband included' },
    ({ points }) => points,
  ),
  pointsColumn(
    { key: 'captain_extra', label: 'Captain extra', meaning: 'The part that came from the armband' },
    ({ captain_extra }) => captain_extra,
  ),
  pointsColumn(
    { key: 'bench_points', label: 'Bench points lost', meaning: 'What he scored while on your bench' },
    ({ bench_points }) => bench_points,
  ),
  {
    key: 'best',
    label: 'Best GW',
    meaning: 'His best gameweek for you',
    kind: 'number',
    sortValue: ({ best }) => best?.points,
    cell: ({ best }) =>
      best ? `${formatPoints(best.points)} in ${formatGameweekShort(best.gameweek_id)}` : '–',
  },
];

/** Points of each player for the team, including those who have left it or the league. */
export function Contributions({ contributions }: { contributions: readonly Contribution[] }) {
  return (
    <Section title="Player contribution">
      {/* Sort order in local state: the one in the address belongs to the table above. */}
      <DataTable
        caption="What each player gave your team"
        columns={columns}
        rows={contributions}
        rowKey={({ id }) => id}
        sort={{ by: 'points', order: 'desc' }}
        empty={<EmptyState art="bench" headingLevel="h3" title="Nobody has counted yet" />}
      />
    </Section>
  );
}
