import { Box, TextLink, Typography } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { RankText } from '@touchline/design-system/football';
import { buildLink } from '@touchline/shared/contract';
import { formatCount } from '@touchline/shared/format';
import type { LeagueRow } from '@touchline/shared/wire';

/** Leagues with the team's place in each; those that can be followed lead to their page. */
export function LeaguesTable({ leagues }: { leagues: readonly LeagueRow[] }) {
  return (
    <DataTable
      caption="Leagues"
      columns={columns}
      rows={leagues}
      rowKey={({ id }) => id}
      pageSize={leagues.length > 10 ? 10 : 'all'}
    />
  );
}

const columns: readonly Column<LeagueRow>[] = [
  {
    key: 'name',
    label: 'League',
    sortValue: ({ name }) => name,
    cell: (league) => <LeagueName league={league} />,
  },
  {
    key: 'members',
    label: 'Members',
    kind: 'number',
    sortValue: ({ members }) => members,
    cell: ({ members }) => formatCount(members),
  },
  {
    key: 'rank',
    label: 'Rank',
    meaning: 'Your rank in the league, and how it moved',
    kind: 'rank',
    sortValue: ({ rank }) => rank,
    cell: (league) => <RankText value={league.rank} move={moveOf(league)} />,
  },
];

function LeagueName({ league: { id, name, trackable, reason } }: { league: LeagueRow }) {
  return (
    <Box sx={{ maxWidth: 240, whiteSpace: 'normal', py: 1 }}>
      {trackable ? <TextLink to={buildLink('rivals', { params: { view: id } })}>{name}</TextLink> : name}
      {reason && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {reason}
        </Typography>
      )}
    </Box>
  );
}

/** Places won; null where the last rank is not known (0 before the first one). */
const moveOf = ({ rank, last_rank }: LeagueRow) => (rank && last_rank ? last_rank - rank : null);
