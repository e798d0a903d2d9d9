import { EmptyState, Typography } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { formatGameweekShort, formatPoints } from '@touchline/shared/format';
import type { H2hFixture } from '@touchline/shared/wire';
import { H2hTeam } from './H2hTeam';

interface H2hFixturesProps {
  caption: string;
  rows: readonly H2hFixture[];
  /** Whether the newest gameweek comes first, for results. */
  newestFirst?: boolean;
  /** Shown instead of an empty table. */
  emptyText: string;
}

/** Matches of the own team in a league or a cup. */
export function H2hFixtures({ caption, rows, newestFirst = false, emptyText }: H2hFixturesProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={newestFirst ? [...rows].reverse() : rows}
      rowKey={({ gameweek_id, round }) => `${gameweek_id} ${round}`}
      pageSize={10}
      density="comfortable"
      empty={<EmptyState headingLevel="h3" art="clipboard" title={emptyText} />}
    />
  );
}

const columns: readonly Column<H2hFixture>[] = [
  {
    key: 'gameweek',
    label: 'GW',
    meaning: 'Gameweek, and the round of a cup',
    cell: ({ gameweek_id, round }) => (
      <>
        {formatGameweekShort(gameweek_id)}
        {round !== null && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {round}
          </Typography>
        )}
      </>
    ),
  },
  {
    key: 'result',
    label: 'Result',
    meaning: 'Your net points and theirs',
    cell: (row) => (
      <>
        {words(row)}{' '}
        {row.opponent !== null && row.state !== 'to_come' && (
          <Typography variant="table" component="div">
            {score(row)}
          </Typography>
        )}
      </>
    ),
  },
  {
    key: 'opponent',
    label: 'Opponent',
    cell: ({ opponent }) => (opponent === null ? 'Bye: no opponent' : <H2hTeam team={opponent} />),
  },
];

const score = ({ mine, theirs }: H2hFixture) => `${formatPoints(mine)}–${formatPoints(theirs)}`;

const finalWords = { W: 'Won', D: 'Drew', L: 'Lost' } as const;
const liveWords = { W: 'Leading', D: 'Level', L: 'Behind' } as const;

function words({ state, outcome, opponent, mine, theirs }: H2hFixture): string {
  if (state === 'to_come' || outcome === null) return 'To come';
  if (opponent === null) return 'Through';
  if (state === 'live') return liveWords[outcome];
  // Only a cup has a winner on equal points.
  return mine === theirs && outcome !== 'D' ? `${finalWords[outcome]} on a tie-break` : finalWords[outcome];
}
