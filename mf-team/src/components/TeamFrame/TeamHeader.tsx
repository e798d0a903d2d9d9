import {
  Card,
  CardContent,
  KpiRow,
  RemoteView,
  Stack,
  Typography,
  type KpiItem,
} from '@touchline/design-system';
import { chipName } from '@touchline/shared/domain';
import { formatCount, formatPoints, formatRank, formatSigned } from '@touchline/shared/format';
import type { TeamOverview } from '@touchline/shared/wire';
import type { Fetched } from '../../state/useTeamPart';

/** Who the team is and where it stands, above each of its pages. */
export function TeamHeader({ overview }: { overview: Fetched<TeamOverview> }) {
  return (
    <RemoteView data={overview.data} what="team's header" onRetry={overview.refresh}>
      {(team) => <TeamHeaderCard overview={team} />}
    </RemoteView>
  );
}

export function TeamHeaderCard({ overview }: { overview: TeamOverview }) {
  const { team } = overview;
  return (
    <Card>
      <CardContent>
        <Stack sx={{ gap: 3 }}>
          <Stack>
            <Typography variant="h2">{team.name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[team.fullname, team.country].filter(Boolean).join(' · ')}
            </Typography>
          </Stack>
          <KpiRow items={keyFigures(overview)} />
        </Stack>
      </CardContent>
    </Card>
  );
}

function keyFigures(overview: TeamOverview): KpiItem[] {
  const { explained, gameweek, team } = overview;
  const isPlayed = gameweek !== null && gameweek.state !== 'locked';
  return [
    { label: 'GW points', value: formatPoints(isPlayed ? explained?.nett : null) },
    { label: 'Total', value: formatCount(explained?.total ?? team.points) },
    { label: 'Overall rank', value: formatRank(team.rank), note: moved(overview.rank_move) },
    { label: 'GW rank', value: formatRank(overview.gameweek_rank) },
    { label: 'Transfers cost', value: formatPoints(-overview.transfers_cost + 0) },
    ...(overview.active_chip ? [{ label: 'Chip', value: chipName(overview.active_chip) }] : []),
  ];
}

/** `▲ 1,204` for places won, `▼ 88` for places lost. */
function moved(places: number | null): string | undefined {
  if (places === null || places === 0) return undefined;
  return `${places > 0 ? '▲' : '▼'} ${formatSigned(places)}`;
}
