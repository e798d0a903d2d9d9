import {
  Box,
  Card,
  CardContent,
  KpiRow,
  RemoteView,
  SkeletonCard,
  Stack,
  Typography,
  type KpiItem,
} from '@touchline/design-system';
import { ChipToken, Kit, kitFromFields, RankText } from '@touchline/design-system/football';
import { formatCount, formatPoints, formatRank } from '@touchline/shared/format';
import type { TeamOverview } from '@touchline/shared/wire';
import { pointsSoFar } from '../../domain/pointsSoFar';
import type { Fetched } from '../../state/useTeamPart';
import { LiveNumber } from '../LiveNumber';

/** Who the team is and where it stands, above each of its pages. */
export function TeamHeader({ overview }: { overview: Fetched<TeamOverview> }) {
  return (
    <RemoteView
      data={overview.data}
      what="team's figures"
      onRetry={overview.refresh}
      skeleton={<SkeletonCard what="team's figures" />}
    >
      {(known) => <TeamHeaderCard overview={known} />}
    </RemoteView>
  );
}

export function TeamHeaderCard({ overview }: { overview: TeamOverview }) {
  const { team } = overview;
  return (
    <Card>
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 3, sm: 4 } }}>
        <Box sx={{ '& svg': { width: { xs: 56, sm: 96 }, height: { xs: 56, sm: 96 } } }}>
          <Kit kit={team.kit && kitFromFields(team.kit)} />
        </Box>
        <Stack sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography variant="h2" noWrap title={team.name}>
            {team.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[team.fullname, team.country].filter(Boolean).join(' · ')}
          </Typography>
        </Stack>
        <Box sx={{ flex: '3 1 320px' }}>
          <KpiRow items={keyFigures(overview)} />
        </Box>
      </CardContent>
    </Card>
  );
}

function keyFigures(overview: TeamOverview): KpiItem[] {
  const { team, explained, active_chip } = overview;
  return [
    {
      label: 'GW points',
      value: <LiveNumber value={pointsSoFar(overview)} label="Gameweek points" isAnnounced />,
      note: bonusNote(overview),
    },
    { label: 'Total', value: formatCount(explained?.total ?? team.points) },
    { label: 'Overall rank', value: <RankText value={team.rank} move={overview.rank_move} /> },
    { label: 'GW rank', value: formatRank(overview.gameweek_rank) },
    { label: 'Transfers cost', value: formatPoints(overview.transfers_cost) },
    ...(active_chip ? [{ label: 'Chip', value: <ChipToken chip={active_chip} /> }] : []),
  ];
}

/** `+2 bonus`: the part of the points that is provisional. */
function bonusNote({ explained }: TeamOverview): string | undefined {
  const bonus = explained?.provisional_bonus ?? 0;
  return bonus > 0 ? `+${bonus} bonus` : undefined;
}
