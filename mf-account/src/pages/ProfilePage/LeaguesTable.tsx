import { Box, TextLink, Typography } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, type Column } from '@touchline/design-system/data';
import { RankText } from '@touchline/design-system/football';
import { buildLink } from '@touchline/shared/contract';
import type { LeagueRow } from '@touchline/shared/wire';
import { useMemo } from 'react';

/** Leagues with the team's rank in each; trackable ones link to their page. */
export function LeaguesTable({ leagues }: { leagues: readonly LeagueRow[] }) {
  const common = commonReason(leagues);
  const columns = useMemo(() => leagueColumns(common === undefined), [common]);
  return (
    <>
      <DataTable
        caption="Leagues"
        columns={columns}
        rows={leagues}
        rowKey={({ id }) => id}
        pageSize={leagues.length > mostInSight ? mostInSight : 'all'}
      />
      {common && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
          {common}
        </Typography>
      )}
    </>
  );
}

const mostInSight = 10;

/** The reason when no league can be tracked for the same reason: shown once instead of in each row. */
function commonReason(leagues: readonly LeagueRow[]): string | undefined {
  const [first, ...others] = new Set(leagues.map(({ reason }) => reason));
  return leagues.length > 1 && others.length === 0 ? first : undefined;
}

const leagueColumns = (withReasons: boolean): Column<LeagueRow>[] => [
  {
    key: 'name',
    label: 'League',
    sortValue: ({ name }) => name,
    cell: (league) => <LeagueName league={league} withReason={withReasons} />,
  },
  numberColumn('members', 'Members'),
  {
    key: 'rank',
    label: 'Rank',
    meaning: 'Your rank in the league, and how it moved',
    kind: 'rank',
    sortValue: ({ rank }) => rank,
    cell: (league) => <RankText value={league.rank} move={moveOf(league)} />,
  },
];

interface LeagueNameProps {
  league: LeagueRow;
  withReason: boolean;
}

function LeagueName({ league: { id, name, trackable, reason }, withReason }: LeagueNameProps) {
  return (
    <Box sx={{ maxWidth: { xs: 240, sm: 480 }, whiteSpace: 'normal', py: 1 }}>
      {trackable ? <TextLink to={buildLink('rivals', { params: { view: id } })}>{name}</TextLink> : name}
      {withReason && reason && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {reason}
        </Typography>
      )}
    </Box>
  );
}

/** Ranks gained; null without a last rank (0 before the first one). */
const moveOf = ({ rank, last_rank }: LeagueRow) => (rank && last_rank ? last_rank - rank : null);
