import { EmptyState, Section } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { formatGameweekShort, formatPoints } from '@touchline/shared/format';
import type { TeamPoints } from '@touchline/shared/wire';
import { FootballerLink } from '../../components/FootballerLink';

type Contribution = TeamPoints['contributions'][number];

const columns: Column<Contribution>[] = [
  {
    key: 'name',
    label: 'Player',
    sortValue: ({ name }) => name,
    cell: ({ id, name }) => <FootballerLink id={id} name={name} />,
    minWidth: 120,
  },
  {
    key: 'starts',
    label: 'Starts',
    meaning: 'Gameweeks in which he counted for you',
    kind: 'number',
    sortValue: ({ starts }) => starts,
    cell: ({ starts }) => starts,
  },
  {
    key: 'points',
    label: 'Points for me',
    meaning: 'All he gave your team, armband included',
    kind: 'number',
    sortValue: ({ points }) => points,
    cell: ({ points }) => formatPoints(points),
  },
  {
    key: 'captain_extra',
    label: 'Captain extra',
    meaning: 'The part that came from the armband',
    kind: 'number',
    sortValue: ({ captain_extra }) => captain_extra,
    cell: ({ captain_extra }) => formatPoints(captain_extra),
  },
  {
    key: 'bench_points',
    label: 'Bench points lost',
    meaning: 'What he scored while on your bench',
    kind: 'number',
    sortValue: ({ bench_points }) => bench_points,
    cell: ({ bench_points }) => formatPoints(bench_points),
  },
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

/** What each footballer gave the own team, those who have left it or the league included. */
export function Contributions({ contributions }: { contributions: readonly Contribution[] }) {
  return (
    <Section title="Player contribution">
      {/* Its order is the table's own: the address belongs to the table above. */}
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
