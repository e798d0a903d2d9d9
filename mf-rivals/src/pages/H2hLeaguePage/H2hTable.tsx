import { Section, Typography } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, type Column } from '@touchline/design-system/data';
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
  numberColumn('total', 'Pts', 'Points: 3 for a win, 1 for a draw', (total) => <b>{total}</b>),
  numberColumn('played', 'P', 'Matches played'),
  numberColumn('won', 'W', 'Matches won'),
  numberColumn('drawn', 'D', 'Matches drawn'),
  numberColumn('lost', 'L', 'Matches lost'),
  numberColumn(
    'points_for',
    'Scored',
    'Net points scored in all matches: of teams with the same points the higher one is first',
  ),
];
