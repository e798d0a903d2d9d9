import { Box, EmptyState, TextLink, Typography } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, type Column } from '@touchline/design-system/data';
import { RankText } from '@touchline/design-system/football';
import { buildLink } from '@touchline/shared/contract';
import { paywallTexts } from '@touchline/shared/domain';
import type { LeagueRow } from '@touchline/shared/wire';

/** Head-to-head leagues with the own rank in each; those that can be opened link to their page. */
export function H2hLeaguesTable({ leagues }: { leagues: readonly LeagueRow[] }) {
  return (
    <DataTable
      caption="Head-to-head leagues"
      columns={columns}
      rows={leagues}
      rowKey={({ id }) => id}
      pageSize="all"
      empty={
        <EmptyState
          headingLevel="h3"
          art="clipboard"
          title="No head-to-head leagues"
          text="Join a head-to-head league in the official game and it appears here."
        />
      }
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
  numberColumn('members', 'Teams'),
  {
    key: 'rank',
    label: 'Rank',
    meaning: 'Your rank as the game last counted it, and how it moved',
    kind: 'rank',
    sortValue: ({ rank }) => rank,
    cell: (league) => <RankText value={league.rank} move={moveOf(league)} />,
  },
];

/** The offer of the pass is shown once below the table, not in each row. */
function LeagueName({ league: { id, name, trackable, reason } }: { league: LeagueRow }) {
  return (
    <Box sx={{ maxWidth: { xs: 240, sm: 480 }, whiteSpace: 'normal', py: 1 }}>
      {trackable ? <TextLink to={buildLink('h2h', { params: { league: id } })}>{name}</TextLink> : name}
      {reason !== undefined && reason !== paywallTexts.leagues && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {reason}
        </Typography>
      )}
    </Box>
  );
}

/** Ranks gained; null without a last rank (0 before the first one). */
const moveOf = ({ rank, last_rank }: LeagueRow) => (rank && last_rank ? last_rank - rank : null);
