import {
  Banner,
  Box,
  Button,
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
import type { Fetched } from '@touchline/shared/parts';
import { explain } from '@touchline/shared/remote-data';
import { formatCost, formatCount, formatPoints, formatRank } from '@touchline/shared/format';
import type { TeamOverview } from '@touchline/shared/wire';
import { pointsSoFar } from '../../domain/pointsSoFar';
import { LiveNumber } from '../LiveNumber';

/**
 * Who the team is and where it stands, above each of its pages. Without its answer a line says so: the page
 * below has its own, and two large errors would only be in each other's way.
 */
export function TeamHeader({ overview: { data, refresh } }: { overview: Fetched<TeamOverview> }) {
  if (data.status === 'failed' && !data.previous) {
    return (
      <Banner tone="warning" action={<Button onClick={refresh}>Try again</Button>}>
        {explain(data.failure, "the team's figures")}
      </Banner>
    );
  }
  return (
    <RemoteView data={data} what="team's figures" onRetry={refresh} skeleton={<HeaderSkeleton />}>
      {(known) => <TeamHeaderCard overview={known} />}
    </RemoteView>
  );
}

/** Height of the filled card on a narrow and on a wide screen: what stands below must not jump. */
const cardHeight = { xs: 190, sm: 136 };

function HeaderSkeleton() {
  return (
    <Card sx={{ minHeight: cardHeight }}>
      <SkeletonCard what="team's figures" />
    </Card>
  );
}

export function TeamHeaderCard({ overview }: { overview: TeamOverview }) {
  const { team } = overview;
  return (
    <Card sx={{ minHeight: cardHeight }}>
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
          <Money overview={overview} />
        </Stack>
        <Box sx={{ flex: '3 1 320px' }}>
          <KpiRow items={keyFigures(overview)} />
        </Box>
      </CardContent>
    </Card>
  );
}

/** What the squad is worth and what is left to spend. The game counts the money in the bank as worth too. */
function Money({ overview: { bank, value } }: { overview: TeamOverview }) {
  if (bank === null || value === null) return null;
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      Squad {formatCost(value - bank)} · Bank {formatCost(bank)}
    </Typography>
  );
}

function keyFigures(overview: TeamOverview): KpiItem[] {
  const { team, gameweek, explained, active_chip } = overview;
  return [
    {
      label: 'GW points',
      value: (
        <LiveNumber key={gameweek?.id} value={pointsSoFar(overview)} label="Gameweek points" isAnnounced />
      ),
      note: bonusNote(overview),
    },
    { label: 'Total', value: formatCount(explained?.total ?? team.points) },
    { label: 'Overall rank', value: <RankText value={team.rank} move={overview.rank_move} /> },
    // Before the first kick-off everybody is first.
    { label: 'GW rank', value: formatRank(pointsSoFar(overview) === null ? null : overview.gameweek_rank) },
    { label: 'Transfers cost', value: formatPoints(overview.transfers_cost) },
    ...(active_chip ? [{ label: 'Chip', value: <ChipToken chip={active_chip} /> }] : []),
  ];
}

/** `+2 bonus`: the part of the points that is provisional. */
function bonusNote(overview: TeamOverview): string | undefined {
  if (pointsSoFar(overview) === null) return undefined;
  const bonus = overview.explained?.provisional_bonus ?? 0;
  return bonus > 0 ? `+${bonus} bonus` : undefined;
}
