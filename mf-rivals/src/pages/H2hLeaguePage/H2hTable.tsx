import { Section, Typography } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { formatCount } from '@touchline/shared/format';
import type { H2hTableRow } from '@touchline/shared/wire';
import { H2hTeam } from '../../components/H2hTeam';

interface H2hTableProps {
  readonly rows: readonly H2hTableRow[];
  readonly isLive: boolean;
  /** The match against the average is left out. */
  readonly isAverageOut?: boolean;
}

/** The table of a head-to-head league, including running matches. */
export function H2hTable({ rows, isLive, isAverageOut = false }: H2hTableProps) {
  return (
    <Section title="Table">
      <DataTable
        caption="Table"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id ?? 'average'}
        pageSize="all"
        density="comfortable"
        isMine={({ mine }) => mine}
      />
      {isLive && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
          Counts the matches of this gameweek as they stand
          {isAverageOut ? ', without that against the average.' : '.'}
        </Typography>
      )}
    </Section>
  );
}

const count = (
  key: 'played' | 'won' | 'drawn' | 'lost',
  label: string,
  meaning: string,
): Column<H2hTableRow> => ({
  key,
  label,
  meaning,
  kind: 'number',
  sortValue: (row) => row[key],
  cell: (row) => row[key],
});

const columns: readonly Column<H2hTableRow>[] = [
  {
    key: 'rank',
    label: '#',
    meaning: 'Rank',
    kind: 'rank',
    sortValue: ({ rank }) => rank ?? Infinity,
    cell: ({ rank }) => rank ?? '–',
  },
  {
    key: 'team',
    label: 'Team',
    sortValue: ({ name }) => name,
    cell: ({ mine, move, ...team }) => <H2hTeam team={team} mine={mine} move={move} />,
  },
  {
    key: 'total',
    label: 'Pts',
    meaning: 'Points: 3 for a win, 1 for a draw',
    kind: 'number',
    sortValue: ({ total }) => total,
    cell: ({ total }) => <b>{total}</b>,
  },
  count('played', 'P', 'Matches played'),
  count('won', 'W', 'Matches won'),
  count('drawn', 'D', 'Matches drawn'),
  count('lost', 'L', 'Matches lost'),
  {
    key: 'points_for',
    label: 'Scored',
    meaning: 'Net points scored in all matches: of teams with the same points the higher one is first',
    kind: 'number',
    sortValue: ({ points_for }) => points_for,
    cell: ({ points_for }) => formatCount(points_for),
  },
];
